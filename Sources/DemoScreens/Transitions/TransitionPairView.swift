import AtriumContainers
import AtriumControls
import AtriumGeometry
package import AtriumKit

/// Two painted pages at a moment of a transition from the one to the other.
package final class TransitionPairView: View {
  private let group = View()
  private let old = PaintedPageView(.day)
  private let new = PaintedPageView(.night)
  private var scrubber: StepTransitionScrubber?

  /// The transition.
  var transition: StepTransition {
    didSet { if transition !== oldValue { record() } }
  }
  /// The moment, a part of the duration: 0 is the day alone, 1 the night alone.
  package var position: Double {
    didSet { if position != oldValue { show() } }
  }

  init(_ transition: StepTransition, position: Double = 0) {
    (self.transition, self.position) = (transition, position)
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for page in [old, new] { group.addSubview(page) }
    addSubview(group)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.groove
    guard group.bounds.size != bounds.size || scrubber == nil else { return }
    scrubber?.end()
    group.frame = bounds
    for page in [old, new] { page.frame = group.bounds }
    record()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    backgroundColor = theme.groove
  }

  /// Records the transition for the present size.
  private func record() {
    scrubber?.end()
    scrubber = StepTransitionScrubber(transition, appearing: new, disappearing: old, in: group)
    show()
  }

  private func show() {
    scrubber?.show(position)
    // A transition without motion changes the page at its end.
    new.isHidden = transition.defaultDuration == 0 && position < 1
  }
}
