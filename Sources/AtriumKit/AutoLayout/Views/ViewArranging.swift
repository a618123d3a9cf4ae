/// An object that arranges views by constraints, and rebuilds the constraints when a view changes.
@MainActor
package protocol ViewArranging: AnyObject {
  /// Called after a change of an arranged view on which the object's constraints may depend.
  func arrangedViewDidChange(_ view: View, _ change: ArrangedViewChange)
}

/// The kinds of change of an arranged view.
package enum ArrangedViewChange: Sendable {
  /// A change of the view's `isHidden`.
  case visibility
  /// A change of the view's content size or of a baseline.
  case content
}

extension View {
  /// The object that arranges the view; not retained; nil if there is none.
  package final var arranger: (any ViewArranging)? {
    get { layoutState?.arranger }
    set { if arranger !== newValue { madeLayoutState.arranger = newValue } }
  }

  /// Sets the rank of an arranged view, which decides between views of equal content priority on one axis.
  ///
  /// Views with a lower rank shrink or grow first. The rank changes the strength of the priorities so little that a
  /// usual difference between two priorities prevails. A rank of nil counts as 0. The call sets the rank on the other
  /// axis to 0.
  package final func setContentOrder(_ order: Int?, for axis: LayoutConstraint.Axis) {
    let strength = Double(order ?? 0) * 1e-8
    let old = layoutState?.contentOrder ?? (0, 0)
    let new = axis == .horizontal ? (strength, 0) : (0, strength)
    guard old != new else { return }
    let state = madeLayoutState
    state.contentOrder = new
    state.engine?.noteChange(of: self)
  }

  /// Returns the strength of a content priority on one axis, including the view's rank.
  func contentStrength(of priority: LayoutPriority, _ axis: LayoutConstraint.Axis) -> Double {
    let strength = Double(priority.rawValue)
    guard priority < .required, let order = layoutState?.contentOrder else { return strength }
    return strength + (axis == .horizontal ? order.horizontal : order.vertical)
  }
}
