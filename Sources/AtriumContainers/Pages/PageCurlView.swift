import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that draws a turning leaf over the flat pages.
final class PageCurlView: View {
  let leaf: PageLeaf
  private let grip: PageGrip
  private let pictures = CurlPictures()
  private let roll = CurlRoll()

  init(leaf: PageLeaf, grip: PageGrip) {
    (self.leaf, self.grip) = (leaf, grip)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentMode = .redraw
    isUserInteractionEnabled = false
    progress = 0
  }

  /// The progress of the page turn, 0…1; animatable.
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
    let shape = grip.shape(at: place, of: size)
    let area = Rect(origin: .zero, size: size)
    canvas.concatenate(leaf.transform(in: bounds.size))
    guard place > 1e-6, place < 1 - 1e-6 else {
      if place > 0.5 { canvas.scale(x: -1, y: 1) }
      return canvas.draw(place > 0.5 ? back : front, in: area, quality: .fast)
    }
    let shadows = CurlShadows(shape: shape, size: size)
    shadows.drawBelow(in: canvas)
    canvas.withSavedState { canvas in
      canvas.clip(to: flatPart(of: area, shape))
      canvas.draw(front, in: area, quality: .fast)
    }
    shadows.drawAroundFlap(in: canvas)
    roll.draw(shape, of: size, front: front, back: back, in: canvas)
    shadows.drawEdges(in: canvas)
  }

  /// Returns the flat part of the leaf.
  private func flatPart(of area: Rect, _ shape: CurlShape) -> Path {
    let corners = [
      Point(x: 0, y: 0), Point(x: area.width, y: 0), Point(x: area.width, y: area.height),
      Point(x: 0, y: area.height),
    ]
    let normal = Point(x: -shape.normal.x, y: -shape.normal.y)
    // Half a point of the leaf is also drawn under the roll, so that no seam appears.
    let points = CurlShadows.part(of: corners, beyond: -shape.line - 0.5, along: normal)
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
