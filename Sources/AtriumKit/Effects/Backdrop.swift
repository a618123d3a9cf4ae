import AtriumGeometry
import AtriumGraphics

/// A small blurred snapshot of the views behind an effect view.
@MainActor
final class Backdrop {
  /// The standard deviation of the blur, in points.
  static let radius = 20.0
  /// The number of pixels per point of the snapshot, which is low because a blurred snapshot needs few pixels.
  static let scale = 0.125

  /// A snapshot and its rectangle, in the coordinates of the effect view.
  struct Picture {
    let bitmap: Bitmap
    let rect: Rect
  }

  /// Whether a view behind the effect view has been drawn since the snapshot was made.
  private(set) var isStale = true
  private var kept: Picture?
  /// The rectangle of the effect view for which the snapshot was made, in the window's coordinates.
  private var place = Rect.null

  /// Marks the snapshot as stale.
  func invalidate() { isStale = true }

  /// Returns the snapshot of the views behind a view.
  ///
  /// The result is nil if the view has no window, is outside the window, or is scaled, rotated or mirrored. It is also
  /// nil if the bitmap cannot be made.
  func picture(behind view: View) -> Picture? {
    guard let window = view.window, view !== window else { return nil }
    let corner = view.convert(view.bounds.origin, to: nil)
    let opposite = view.convert(Point(x: view.bounds.maxX, y: view.bounds.maxY), to: nil)
    let place = Rect(
      x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
    guard abs(place.width - view.bounds.width) < 0.5, abs(place.height - view.bounds.height) < 0.5
    else { return nil }
    if !isStale, place == self.place { return kept }
    // The blur also uses pixels beyond the view's edges, but none beyond the window.
    let area = place.insetBy(dx: -2 * Backdrop.radius, dy: -2 * Backdrop.radius)
      .intersection(window.bounds)
    let pixels = PixelSize(
      width: Int((area.width * Backdrop.scale).rounded(.up)),
      height: Int((area.height * Backdrop.scale).rounded(.up)))
    guard pixels.width > 0, pixels.height > 0, pixels.width * pixels.height <= 3840 * 2160,
      let bitmap = try? Bitmap(size: pixels, scale: Backdrop.scale, isOpaque: true)
    else { return nil }
    bitmap.draw { canvas in
      // The last row and column of pixels may extend beyond the area.
      canvas.fill(canvas.clipBounds, with: window.backgroundColor ?? .white)
      canvas.translate(x: -area.minX, y: -area.minY)
      window.paintBehind(view, in: canvas)
    }
    bitmap.blurColors(radius: Backdrop.radius * Backdrop.scale)
    window.work.backdropCount += 1
    isStale = false
    self.place = place
    let rect = Rect(
      x: view.bounds.minX + area.minX - place.minX, y: view.bounds.minY + area.minY - place.minY,
      width: Double(pixels.width) / Backdrop.scale, height: Double(pixels.height) / Backdrop.scale)
    kept = Picture(bitmap: bitmap, rect: rect)
    return kept
  }
}

extension Window {
  /// Registers a view whose backdrop is updated while the view is in the window.
  func addBackdrop(of view: VisualEffectView) {
    backdropViews.removeAll { $0.view?.window !== self || $0.view === view }
    backdropViews.append(WeakView(view))
  }

  /// Marks the backdrops over a damaged rectangle as stale, and damages their views.
  ///
  /// - Returns: The union of the rectangle and the rectangles of those views.
  func damagingBackdrops(_ rect: Rect) -> Rect {
    guard !backdropViews.isEmpty else { return rect }
    var result = rect
    for entry in backdropViews {
      guard let view = entry.view as? VisualEffectView, view.window === self,
        !view.backdrop.isStale
      else { continue }
      let place = view.convert(view.bounds, to: nil)
      let reach = place.insetBy(dx: -2 * Backdrop.radius, dy: -2 * Backdrop.radius)
      guard reach.intersects(rect) else { continue }
      view.backdrop.invalidate()
      result = result.union(place)
    }
    return result
  }
}
