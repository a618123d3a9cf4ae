import AtriumGeometry
import AtriumGraphics

/// A bitmap into which a view is drawn once.
///
/// Moving the view then costs only one copy per display frame (step 4 of a turn).
@MainActor
final class CompositingCache {
  private var bitmap: Bitmap?
  private var extent = Rect.zero
  private var scale = 0.0
  private var stale = Rect.null
  /// A number that changes with each change of the bitmap's pixels.
  private(set) var version = 0
  /// The inherited properties with which the view was last drawn.
  private var look: Look?

  /// The properties that a view inherits and on which its drawing may depend.
  private struct Look: Equatable {
    let traits: TraitCollection
    let tint: View.TintState

    @MainActor
    init(of view: View) {
      (traits, tint) = (view.traitCollection, view.tintState)
    }
  }

  /// Whether the bitmap contains a complete picture.
  var isComplete: Bool { bitmap != nil && stale.isEmpty }

  /// Marks a rectangle of the view as changed, in the view's coordinates.
  func invalidate(_ rect: Rect) {
    stale = stale.union(rect)
  }

  /// Ends the movement; the bitmap is kept for the next movement of this view or another one.
  func end() {
    // Other drawing code, such as a page curl, may still refer to the bitmap. The bitmap cannot be reused then.
    if isKnownUniquelyReferenced(&bitmap) {
      SpareBitmaps.keep(self)
    } else {
      bitmap = nil
    }
  }

  /// Begins the next movement of a view.
  ///
  /// If the inherited properties of the view have changed since, the view is drawn again.
  func resume(for view: View) {
    SpareBitmaps.takeBack(self)
    if look != Look(of: view) { stale = extent }
  }

  /// Returns whether the bitmap has the given properties.
  func hasBitmap(size: PixelSize, scale: Double, isOpaque: Bool) -> Bool {
    bitmap.map { $0.size == size && $0.scale == scale && $0.isOpaque == isOpaque } ?? false
  }

  /// Removes the bitmap from the cache and returns it; nil if there is none.
  @discardableResult
  func releaseBitmap() -> Bitmap? {
    defer { bitmap = nil }
    return bitmap
  }

  /// Updates the bitmap and draws the view from it.
  ///
  /// - Returns: Whether the view was drawn; false if the bitmap cannot be made, as in `update`.
  func draw(
    _ view: View, in canvas: borrowing Canvas, scale: Double, alpha: Double, pass: PaintPass
  ) -> Bool {
    let wanted = view.paintExtent
    guard
      let bitmap = update(
        of: view, extent: wanted, scale: scale,
        isOpaque: CompositingCache.covers(wanted, view: view, scale: scale), pass: pass,
        paint: { canvas, inner, place in
          view.paintContents(in: canvas, pass: inner, place: place)
        })
    else { return false }
    canvas.draw(bitmap, at: extent.origin, alpha: alpha)
    return true
  }

  /// Updates the bitmap.
  ///
  /// - Parameters:
  ///   - view: The view that is drawn into the bitmap; nil if other content is drawn.
  ///   - wanted: The area of the view that the bitmap contains.
  ///   - scale: The number of pixels per point.
  ///   - isOpaque: Whether `paint` covers that area completely with opaque colours.
  ///   - pass: The pass that counts the painted views.
  ///   - paint: Draws the view, in the view's coordinates.
  /// - Returns: The bitmap; nil if the area is empty or too large, or if there is not enough memory.
  func update(
    of view: View? = nil, extent wanted: Rect, scale: Double, isOpaque: Bool = false,
    pass: PaintPass,
    paint: (borrowing Canvas, PaintPass, DevicePlace) -> Void
  ) -> Bitmap? {
    if bitmap?.isOpaque != isOpaque || wanted != extent || scale != self.scale {
      guard
        let fresh = CompositingCache.makeBitmap(for: wanted, scale: scale, isOpaque: isOpaque)
      else { return nil }
      bitmap = fresh
      extent = wanted
      self.scale = scale
      stale = wanted
    }
    guard let bitmap, !stale.isEmpty else { return bitmap }
    version += 1
    let look = view.map { Look(of: $0) }
    if look != self.look { stale = extent }
    self.look = look
    let rect = wholePixels(of: stale.intersection(extent))
    stale = .null
    bitmap.draw { canvas in
      canvas.translate(x: -extent.minX, y: -extent.minY)
      canvas.clip(to: rect)
      // The background of an opaque view covers the old pixels, so these need not be cleared.
      if !isOpaque { canvas.clear(rect) }
      let inner = PaintPass(damage: nil, composites: false)
      paint(canvas, inner, DevicePlace(scale: scale))
      pass.paintedViewCount += inner.paintedViewCount
    }
    return bitmap
  }

  /// Returns the smallest rectangle of whole pixels that contains a rectangle.
  ///
  /// A clip through a pixel would keep some of its old colour, which would be visible as a seam.
  private func wholePixels(of rect: Rect) -> Rect {
    let left = ((rect.minX - extent.minX) * scale).rounded(.down)
    let top = ((rect.minY - extent.minY) * scale).rounded(.down)
    let right = ((rect.maxX - extent.minX) * scale).rounded(.up)
    let bottom = ((rect.maxY - extent.minY) * scale).rounded(.up)
    return Rect(
      x: extent.minX + left / scale, y: extent.minY + top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  /// Draws a view within its bounds into a new bitmap; nil if the bitmap cannot be made, as in `update`.
  static func picture(of view: View, scale: Double) -> Bitmap? {
    CompositingCache().update(
      extent: view.drawn.bounds, scale: scale,
      isOpaque: covers(view.drawn.bounds, view: view, scale: scale),
      pass: PaintPass(damage: nil),
      paint: { canvas, inner, place in
        view.paintContents(in: canvas, pass: inner, place: place)
      })
  }

  /// Returns whether a view certainly paints every pixel of an area opaquely.
  ///
  /// An opaque bitmap is copied faster.
  static func covers(_ extent: Rect, view: View, scale: Double) -> Bool {
    let (width, height) = (extent.width * scale, extent.height * scale)
    return view.drawn.backgroundColor?.alpha == 1 && view.transitionEffect == nil
      && view.roundedShape == nil && view.decoration?.mask == nil && extent == view.drawn.bounds
      && width == width.rounded() && height == height.rounded()
  }

  /// Makes a bitmap for an area.
  ///
  /// - Returns: The bitmap; nil if the area is empty or larger than four 4K screens, or if there is not enough memory.
  private static func makeBitmap(for extent: Rect, scale: Double, isOpaque: Bool) -> Bitmap? {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: extent.size), scale: scale)
    guard pixels.count > 0, pixels.count <= 4 * 3840 * 2160 else { return nil }
    let size = PixelSize(width: pixels.width, height: pixels.height)
    return SpareBitmaps.take(size: size, scale: scale, isOpaque: isOpaque)
      ?? (try? Bitmap(size: size, scale: scale, isOpaque: isOpaque))
  }
}
