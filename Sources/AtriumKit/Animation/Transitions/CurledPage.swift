import AtriumGeometry
import AtriumGraphics

/// A page that is rolled up from its bottom right corner, and uncovers the content below it.
@MainActor
final class CurledPage {
  /// The angle between the fold line and the horizontal, in radians.
  ///
  /// Because of this angle, the corner lifts first.
  private static let tilt = 0.3
  /// The colour of the page's blank back.
  private static let paper = Color(red: 0.96, green: 0.96, blue: 0.95)

  private let renderer = PageCurlRenderer()
  private var page: Bitmap?
  private var version = 0
  private var back: Bitmap?

  /// Draws the page in front of the content below it.
  ///
  /// - Parameters:
  ///   - page: The front of the page.
  ///   - version: A number that changes whenever the pixels of the front change.
  ///   - below: The content below the page; nil if the canvas already contains it.
  ///   - lifted: The fraction of the page that is rolled up, from 0 to 1.
  ///   - bounds: The rectangle of the page, in points.
  ///   - canvas: A canvas in the coordinates of `bounds`.
  func draw(
    _ page: Bitmap, version: Int, over below: Bitmap?, lifted: Double, in bounds: Rect,
    _ canvas: borrowing Canvas
  ) {
    guard lifted > 0, lifted < 1, prepareBack(of: page, version: version, size: bounds.size),
      let back
    else {
      if let shown = lifted < 1 ? page : below { canvas.draw(shown, in: bounds, quality: .fast) }
      return
    }
    if let below { canvas.draw(below, in: bounds, quality: .fast) }
    canvas.withSavedState { canvas in
      canvas.clip(to: bounds)
      canvas.translate(x: bounds.minX, y: bounds.minY)
      renderer.draw(
        CurledPage.shape(of: bounds.size, lifted: lifted), of: bounds.size, front: page, back: back,
        in: canvas)
    }
  }

  private func prepareBack(of page: Bitmap, version: Int, size: Size) -> Bool {
    if back == nil || self.page !== page || self.version != version {
      (self.page, self.version) = (page, version)
      back = PageCurlRenderer.blankSide(
        of: page, size: size, scale: page.scale, paper: CurledPage.paper)
    }
    return back != nil
  }

  /// Returns the shape of the page.
  ///
  /// The fold line moves from the bottom right corner to the top left corner, where the roll becomes flat.
  private static func shape(of size: Size, lifted: Double) -> PageCurlShape {
    let direction = Direction(tilt)
    let normal = Point(x: direction.sine, y: direction.cosine)
    let line = (1 - lifted) * (normal.x * size.width + normal.y * size.height)
    return PageCurlShape(
      radius: min(PageCurlShape.radius(of: size), line), normal: normal, line: line)
  }
}
