import AtriumGeometry

extension View {
  /// The value of ``intrinsicContentSize`` on an axis on which the content has no natural size.
  public static let noIntrinsicMetric = -1.0

  /// Whether the ``frame`` and the ``autoresizingMask`` act as constraints (V-15); true by default.
  ///
  /// By default, code that sets frames therefore needs no constraints. Set the property to false for a view whose
  /// frame is set by constraints. The mask of the view is then ignored. A mask is converted to constraints only
  /// when a constraint refers to the position or size of its view.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let state = madeLayoutState
      state.translatesMask = newValue
      if !newValue { noteFirstConstraint() }
      guard superview != nil else { return }
      if let engine = state.engine {
        engine.noteTranslation(of: self)
      } else if !newValue {
        topmostView.madeLayoutEngine.enqueueTree(self)
      }
    }
  }

  /// The active constraints that this view holds, in the order of activation.
  ///
  /// A view holds those constraints for which it is the nearest view that contains both items.
  public var constraints: [LayoutConstraint] {
    layoutState?.constraints.inOrder ?? []
  }

  /// Activates a constraint on this view and its descendants.
  ///
  /// Traps if an item is outside this view.
  public func addConstraint(_ constraint: LayoutConstraint) {
    for owner in constraint.owners where !owner.isDescendant(of: self) {
      programmerError(
        "\(constraintName) cannot keep the constraint \(constraint): \(owner.constraintName) is not "
          + "inside it. Call addSubview first, or activate the constraint by isActive.")
    }
    constraint.activate()
  }

  /// Activates constraints on this view and its descendants, in the order of the array.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints do not fully determine the view's position or size.
  ///
  /// A value that is not determined becomes zero or a limit of the range that the constraints allow. The same
  /// constraints in the same order always give the same values.
  public var hasAmbiguousLayout: Bool {
    topmostView.layoutState?.ownEngine?.isAmbiguous(self) ?? false
  }

  // MARK: Content
  /// Implements ``invalidateIntrinsicContentSize()``.
  func noteContentSizeChange() {
    layoutState?.arranger?.arrangedViewDidChange(self, .content)
    guard let engine = layoutState?.engine else { return }
    engine.noteChange(of: self)
    engine.touch(self)
  }

  /// Returns the priority with which the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentPriorities(axis).hugging
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check("The content hugging of \(constraintName)")
    changeContentPriorities(axis) { $0.hugging = priority }
  }

  /// Returns the priority with which the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    contentPriorities(axis).compressionResistance
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check("The compression resistance of \(constraintName)")
    changeContentPriorities(axis) { $0.compressionResistance = priority }
  }

  private func contentPriorities(
    _ axis: LayoutConstraint.Axis
  ) -> ViewLayoutState.ContentPriorities {
    guard let layoutState else { return ViewLayoutState.ContentPriorities() }
    return axis == .horizontal ? layoutState.horizontal : layoutState.vertical
  }

  private func changeContentPriorities(
    _ axis: LayoutConstraint.Axis, _ change: (inout ViewLayoutState.ContentPriorities) -> Void
  ) {
    let state = madeLayoutState
    if axis == .horizontal { change(&state.horizontal) } else { change(&state.vertical) }
    state.engine?.noteChange(of: self)
  }
}
