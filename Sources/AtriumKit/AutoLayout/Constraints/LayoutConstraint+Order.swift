extension Dictionary where Key == ObjectIdentifier, Value == LayoutConstraint {
  /// The constraints in the order of their activation.
  ///
  /// A dictionary's own order is another one in each process, and what the solver finds may depend on
  /// the order of its steps: whoever hands it constraints takes them from here.
  @MainActor
  var inOrder: [LayoutConstraint] {
    count > 1 ? values.sorted { $0.order < $1.order } : Array(values)
  }
}
