/// An object that arranges views by constraints, and rebuilds the constraints when a view changes.
@MainActor
package protocol ViewArranging: AnyObject {
  /// Notifies the object of a change of a view on which its constraints may depend.
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
  /// The object that arranges the view; the reference is weak.
  package final var arranger: (any ViewArranging)? {
    get { layoutState?.arranger }
    set { if arranger !== newValue { madeLayoutState.arranger = newValue } }
  }

  /// Sets an arranged view's rank among equal priorities on one axis; a view with a higher rank
  /// shrinks or grows later.
  ///
  /// A rank increases the strength by less than the distance between two neighbouring `Float`
  /// priorities.
  package final func setContentOrder(_ order: Int?, for axis: LayoutConstraint.Axis) {
    let strength = Double(order ?? 0) * 1e-8
    let old = layoutState?.contentOrder ?? (0, 0)
    let new = axis == .horizontal ? (strength, 0) : (0, strength)
    guard old != new else { return }
    let state = madeLayoutState
    state.contentOrder = new
    state.engine?.noteChange(of: self)
  }

  /// Returns the strength of a content priority on one axis, with the view's rank added.
  func contentStrength(of priority: LayoutPriority, _ axis: LayoutConstraint.Axis) -> Double {
    let strength = Double(priority.rawValue)
    guard priority < .required, let order = layoutState?.contentOrder else { return strength }
    return strength + (axis == .horizontal ? order.horizontal : order.vertical)
  }
}
