/// Arranges views by constraints, and rebuilds these when a view changes.
@MainActor
package protocol ViewArranging: AnyObject {
  /// Called when a property on which the constraints may depend has changed.
  func arrangedViewDidChange(_ view: View, _ change: ArrangedViewChange)
}

/// The changes of an arranged view.
package enum ArrangedViewChange: Sendable {
  /// Its `isHidden`.
  case visibility
  /// Its content size or a baseline.
  case content
}

extension View {
  /// The object that arranges the view; a weak reference.
  package final var arranger: (any ViewArranging)? {
    get { layoutState?.arranger }
    set { if arranger !== newValue { madeLayoutState.arranger = newValue } }
  }

  /// Sets an arranged view's rank among equal priorities on one axis; a view of higher rank shrinks
  /// or grows later.
  ///
  /// A rank adds to the strength less than the distance between two neighbouring `Float`
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

  /// The strength of one side of the content size.
  func contentStrength(of priority: LayoutPriority, _ axis: LayoutConstraint.Axis) -> Double {
    let strength = Double(priority.rawValue)
    guard priority < .required, let order = layoutState?.contentOrder else { return strength }
    return strength + (axis == .horizontal ? order.horizontal : order.vertical)
  }
}
