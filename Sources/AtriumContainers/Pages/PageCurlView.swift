import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that draws a turning leaf over the flat pages.
final class PageCurlView: View {
  let leaf: PageLeaf
  private let grip: PageGrip
  private let pictures = CurlPictures()
  private let renderer = PageCurlRenderer()

  init(leaf: PageLeaf, grip: PageGrip) {
    (self.leaf, self.grip) = (leaf, grip)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentMode = .redraw
    isUserInteractionEnabled = false
    progress = 0
  }

  /// The progress of the page turn, 0 … 1; animatable.
  ///
  /// The progress is stored in an invisible colour, so that animation blocks animate it.
  var progress: Double {
    get { backgroundColor?.red ?? 0 }
    set { backgroundColor = Color(red: newValue, green: 0, blue: 0, alpha: 0) }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    pictures.update(leaf, in: self)
    guard let front = pictures.front, let back = pictures.back else { return }
    let progress = min(max(presentation.backgroundColor?.red ?? 0, 0), 1)
    let place = leaf.isReversed ? 1 - progress : progress
    let size = leaf.size(in: bounds.size)
    let area = Rect(origin: .zero, size: size)
    canvas.concatenate(leaf.transform(in: bounds.size))
    guard place > 1e-6, place < 1 - 1e-6 else {
      if place > 0.5 { canvas.scale(x: -1, y: 1) }
      return canvas.draw(place > 0.5 ? back : front, in: area, quality: .fast)
    }
    renderer.draw(
      grip.shape(at: place, of: size), of: size, front: front, back: back, in: canvas)
  }
}
