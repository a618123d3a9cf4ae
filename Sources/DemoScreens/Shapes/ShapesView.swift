import AtriumGeometry
import AtriumKit

/// The view of the drawings.
///
/// During a change of size that is not interactive, the window animates the frames. On straight paths between the
/// wide and the high layout, the drawings would cross each other. They therefore move through a keyframe.
final class ShapesView: ScreenView {
  private let cards = Drawing.all.map { ShapeCard($0) }
  private var shown: (isWide: Bool, size: Size)?

  override init() {
    super.init()
    for card in cards { addSubview(card) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = margin
    let gap = max(8, (inset / 2).rounded())
    let layout = MosaicLayout(area: area(margin: inset), gap: gap)
    let old = shown
    shown = (layout.isWide, bounds.size)
    guard let old, old.isWide != layout.isWide, View.inheritedAnimationDuration > 0 else {
      place(layout.frames)
      return
    }
    // The drawings move inside the area that is common to the window's old and new bounds.
    let both = bounds.intersection(Rect(origin: bounds.origin, size: old.size))
    let corners = MosaicLayout.turning(in: both.shrunkBy(dx: inset, dy: inset), gap: gap)
    View.animateKeyframes(withDuration: View.inheritedAnimationDuration, delay: 0) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { place(corners) }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { place(layout.frames) }
    }
  }

  private func place(_ frames: [Rect]) {
    for (card, frame) in zip(cards, frames) { card.frame = mirrored(frame) }
  }
}
