import AtriumGeometry
import AtriumKit

/// The wall on which the pictures hang.
///
/// In a change of size that is not made by hand, the places are animated by the window: each
/// picture travels to where the new layout puts it.
final class ShapesView: ScreenView {
  private let cards = Drawing.all.map { ShapeCard($0) }

  override init() {
    super.init()
    for card in cards { addSubview(card) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(margin, 40)
    let layout = MosaicLayout(
      area: bounds.insetBy(dx: inset, dy: inset), gap: max(8, (inset / 2).rounded()))
    for (card, frame) in zip(cards, layout.frames) { card.frame = frame }
  }
}
