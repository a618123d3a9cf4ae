import AtriumContainers
import AtriumControls
import AtriumGeometry
package import AtriumKit

/// Two painted pages, shown at a position in a transition between them.
package final class TransitionPairView: View {
  private let group = View()
  private let old = PaintedPageView(.day)
  private let new = PaintedPageView(.night)
  private var scrubber: StepTransitionScrubber?

  /// The transition.
  var transition: StepTransition {
    didSet { if transition !== oldValue { record() } }
  }
  /// The position as a fraction of the duration.
  ///
  /// At 0 only the old page (day) is visible, and at 1 only the new page (night).
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

  /// Records the transition for the current size.
  private func record() {
    scrubber?.end()
    scrubber = StepTransitionScrubber(transition, appearing: new, disappearing: old, in: group)
    show()
  }

  private func show() {
    scrubber?.show(position)
    // A transition without a duration shows the new page only at its end.
    new.isHidden = transition.defaultDuration == 0 && position < 1
  }
}
