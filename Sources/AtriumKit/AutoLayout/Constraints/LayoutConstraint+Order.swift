extension Dictionary where Key == ObjectIdentifier, Value == LayoutConstraint {
  /// The constraints in the order of activation.
  ///
  /// The order of a dictionary is not the same in all processes, and the solver's result may depend on the order in
  /// which constraints are added. Pass constraints to the solver in this order.
  @MainActor
  var inOrder: [LayoutConstraint] {
    count > 1 ? values.sorted { $0.order < $1.order } : Array(values)
  }
}
