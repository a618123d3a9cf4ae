import AtriumGeometry

/// The bitmap caches of a view: one for the running movement, and one kept from the last movement.
@MainActor
struct MovementCaches {
  /// The cache while the view moves.
  fileprivate var running: CompositingCache? {
    didSet {
      guard running !== oldValue, let oldValue else { return }
      oldValue.end()
      resting = oldValue
    }
  }
  /// The cache of the last movement, whose bitmap may be kept for the next movement of the view.
  fileprivate var resting: CompositingCache?
}

extension View {
  /// The bitmap of the whole view while the view moves, rotates or fades.
  var compositingCache: CompositingCache? {
    get { movement.running }
    set { movement.running = newValue }
  }

  /// Whether the complete bitmap of the last movement is still kept.
  var hasRestingPicture: Bool { movement.resting?.isComplete == true }

  /// Makes the cache for a movement, with the bitmap of the last movement if that is still kept.
  func beginCompositing() -> CompositingCache {
    let cache = movement.resting ?? CompositingCache()
    movement.resting = nil
    cache.resume(for: self)
    movement.running = cache
    return cache
  }

  /// Marks a rectangle of the view's bitmaps as changed, in the view's coordinates.
  func invalidatePictures(_ rect: Rect) {
    movement.running?.invalidate(rect)
    movement.resting?.invalidate(rect)
  }

  /// Discards the view's bitmaps.
  func discardPictures() {
    movement.running = nil
    movement.resting = nil
  }
}
