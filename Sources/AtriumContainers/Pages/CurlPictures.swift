import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The images of both sides of a turning leaf, in the leaf's coordinates.
///
/// The same point of the paper has the same `x` in both images, so the image of the back is mirrored.
@MainActor
final class CurlPictures {
  /// The maximum number of pixels of an image.
  ///
  /// Larger leaves are drawn less sharply during a page turn.
  private static let mostPixels = 6e6

  private struct Key: Equatable {
    let size: Size
    let scale: Double
    let style: UserInterfaceStyle
  }

  private var key: Key?
  private(set) var front: Bitmap?
  private(set) var back: Bitmap?

  /// Draws both images again if the size, the scale or the interface style has changed since the last call.
  ///
  /// - Parameters:
  ///   - leaf: The turning leaf.
  ///   - host: The view that draws the leaf, with the size of the content view.
  func update(_ leaf: PageLeaf, in host: View) {
    let size = leaf.size(in: host.bounds.size)
    let area = max(1, size.width * size.height)
    let scale = min(host.window?.scale ?? 1, (CurlPictures.mostPixels / area).squareRoot())
    let key = Key(
      size: host.bounds.size, scale: scale, style: host.traitCollection.userInterfaceStyle)
    guard key != self.key else { return }
    self.key = key
    let toContent = leaf.transform(in: host.bounds.size)
    let paper = host.paperColor
    func picture(_ page: ViewController, isBack: Bool) -> Bitmap? {
      guard let bitmap = CurlPictures.bitmap(size, scale: scale) else { return nil }
      let side = Rect(x: isBack ? -size.width : 0, y: 0, width: size.width, height: size.height)
      let (place, picture) = (side.applying(toContent), page.view.snapshotAsPlaced(scale: scale))
      bitmap.draw { canvas in
        if isBack { canvas.scale(x: -1, y: 1) }
        canvas.concatenate(toContent.inverted())
        canvas.fill(place, with: paper)
        if let picture { canvas.draw(picture, in: place, quality: .fast) }
      }
      return bitmap
    }
    front = leaf.front.flatMap { picture($0, isBack: false) }
    back = leaf.back.flatMap { picture($0, isBack: true) }
    let color = (leaf.front ?? leaf.back)?.view.backgroundColor
    let tone = CurlPictures.tone(color.flatMap { $0.alpha >= 1 ? $0 : nil } ?? paper)
    func blankSide(of page: Bitmap?) -> Bitmap? {
      PageCurlRenderer.blankSide(of: page, size: size, scale: scale, paper: tone)
    }
    if front == nil { front = blankSide(of: back) }
    if back == nil { back = blankSide(of: front) }
  }

  /// Returns the colour of the blank side: slightly lighter than a dark page, and nearly white for a light page.
  private static func tone(_ paper: Color) -> Color {
    let luminance = paper.relativeLuminance
    return luminance < 0.5
      ? paper.mixed(with: .white, by: 0.16)
      : paper.mixed(with: Color(red: 0.93, green: 0.92, blue: 0.89), by: 0.5)
  }

  private static func bitmap(_ size: Size, scale: Double) -> Bitmap? {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    return try? Bitmap(
      size: PixelSize(width: pixels.width, height: pixels.height), scale: scale, isOpaque: true)
  }
}
