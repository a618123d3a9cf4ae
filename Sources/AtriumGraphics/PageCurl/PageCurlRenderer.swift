public import AtriumGeometry

/// Draws a curled leaf from images of its two sides, with the shadows that it casts.
///
/// A renderer keeps bitmaps for the next display frame, so each leaf needs a separate renderer.
public final class PageCurlRenderer {
  /// The opacity of the paper that covers the image of the other side.
  private static let wash = 0.84

  private let roll = PageCurlRoll()

  /// Makes a renderer without bitmaps.
  public init() {}

  /// Draws the leaf and its shadows over the existing content of the canvas.
  ///
  /// - Parameters:
  ///   - shape: The shape of the leaf.
  ///   - size: The size of the leaf, in points.
  ///   - front: The image of the front.
  ///   - back: The image of the back, as if it were seen through the front.
  ///   - canvas: A canvas in the coordinates of the leaf.
  public func draw(
    _ shape: PageCurlShape, of size: Size, front: Bitmap, back: Bitmap, in canvas: borrowing Canvas
  ) {
    let area = Rect(origin: .zero, size: size)
    let shadows = PageCurlShadows(shape: shape, size: size)
    shadows.drawBelow(in: canvas)
    canvas.withSavedState { canvas in
      canvas.clip(to: PageCurlRenderer.flatPart(of: area, shape))
      canvas.draw(front, in: area, quality: .fast)
    }
    shadows.drawAroundFlap(in: canvas)
    roll.draw(shape, of: size, front: front, back: back, in: canvas)
    shadows.drawEdges(in: canvas)
  }

  /// Returns the flat part of the leaf.
  private static func flatPart(of area: Rect, _ shape: PageCurlShape) -> Path {
    let corners = [
      Point(x: 0, y: 0), Point(x: area.width, y: 0), Point(x: area.width, y: area.height),
      Point(x: 0, y: area.height),
    ]
    let normal = Point(x: -shape.normal.x, y: -shape.normal.y)
    // Half a point of the leaf is also drawn under the roll, so that no seam appears.
    let points = PageCurlShadows.part(of: corners, beyond: -shape.line - 0.5, along: normal)
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Returns an image of the blank side of a leaf, through which its other side is faintly visible.
  ///
  /// - Parameters:
  ///   - page: The image of the other side; nil if that side is blank too. A transparent image gives a
  ///     transparent back.
  ///   - size: The size of the leaf, in points.
  ///   - scale: Pixels per point.
  ///   - paper: The colour of the paper.
  /// - Returns: The image; nil if there is no memory for it.
  public static func blankSide(
    of page: Bitmap?, size: Size, scale: Double, paper: Color
  ) -> Bitmap? {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let bitmap = try? Bitmap(
      size: PixelSize(width: pixels.width, height: pixels.height), scale: scale,
      isOpaque: page?.isOpaque ?? true)
    guard let bitmap else { return nil }
    let place = Rect(origin: .zero, size: size)
    bitmap.draw { canvas in
      guard let page else { return canvas.fill(place, with: paper) }
      if page.isOpaque {
        canvas.fill(place, with: paper)
        canvas.draw(page, in: place, alpha: 1 - wash, quality: .fast)
      } else {
        canvas.draw(page, in: place, quality: .fast)
        canvas.fill(paper.withAlphaComponent(wash), through: page, in: place)
      }
    }
    return bitmap
  }
}
