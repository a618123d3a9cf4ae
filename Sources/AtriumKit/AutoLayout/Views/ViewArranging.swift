/// Places views by constraints that it derives from them, and rebuilds when the views change.
@MainActor
package protocol ViewArranging: AnyObject {
  /// Something that the constraints may depend on is another one.
  func arrangedViewDidChange(_ view: View, _ change: ArrangedViewChange)
}

/// What changed about an arranged view.
package enum ArrangedViewChange: Sendable {
  /// Whether it is hidden.
  case visibility
  /// The size of its content, or a baseline.
  case content
}

extension View {
  /// What arranges the view; not kept alive.
  package final var arranger: (any ViewArranging)? {
    get { layoutState?.arranger }
    set { if arranger !== newValue { madeLayoutState.arranger = newValue } }
  }

  /// Says how late an arranged view gives way among those of the same priority, on one axis.
  ///
  /// Priorities are numbers of type `Float`, whose neighbours are farther apart than any order is.
  package final func setContentOrder(_ order: Int?, for axis: LayoutConstraint.Axis) {
    let strength = Double(order ?? 0) * 1e-8
    let old = layoutState?.contentOrder ?? (0, 0)
    let new = axis == .horizontal ? (strength, 0) : (0, strength)
    guard old != new else { return }
    let state = madeLayoutState
    state.contentOrder = new
    state.engine?.noteChange(of: self)
  }

  /// How strongly a side of the content size counts.
  func contentStrength(of priority: LayoutPriority, _ axis: LayoutConstraint.Axis) -> Double {
    let strength = Double(priority.rawValue)
    guard priority < .required, let order = layoutState?.contentOrder else { return strength }
    return strength + (axis == .horizontal ? order.horizontal : order.vertical)
  }
}
