import AtriumGeometry

extension View {
  /// Stands for no length of the content of its own, on an axis of ``intrinsicContentSize``.
  public static let noIntrinsicMetric = -1.0

  /// Whether the view's ``frame`` and ``autoresizingMask`` are constraints of their own (V-15, V-19).
  ///
  /// True by default: who sets frames need not know of constraints. Set false for a view that is
  /// placed by constraints; its mask does not count then. The translation only exists while another
  /// view's constraints need it.
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

  /// The active constraints that this view keeps: those about it and what is inside it whose items
  /// have no nearer view in common; in the order of activation.
  public var constraints: [LayoutConstraint] {
    layoutState?.constraints.inOrder ?? []
  }

  /// Activates a constraint about this view and what is inside it.
  ///
  /// Traps if an item is neither.
  public func addConstraint(_ constraint: LayoutConstraint) {
    for owner in constraint.owners where !owner.isDescendant(of: self) {
      programmerError(
        "\(constraintName) cannot keep the constraint \(constraint): \(owner.constraintName) is not "
          + "inside it. Call addSubview first, or activate the constraint by isActive.")
    }
    constraint.activate()
  }

  /// Activates constraints, in their order.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view keeps.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that this view keeps.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether constraints leave a choice where this view is or how large.
  ///
  /// What they leave open is zero, or at an end of the room there is; the same constraints always give
  /// the same.
  public var hasAmbiguousLayout: Bool {
    topmostView.layoutState?.ownEngine?.isAmbiguous(self) ?? false
  }

  // MARK: Content

  /// Tells that ``intrinsicContentSize``, or a baseline, is another one.
  public func invalidateIntrinsicContentSize() {
    layoutState?.arranger?.arrangedViewDidChange(self, .content)
    guard let engine = layoutState?.engine else { return }
    engine.noteChange(of: self)
    if !FittingRequest.watchedViews.isEmpty { engine.touchedViews.append(self) }
  }

  /// How strongly the view resists being larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentPriorities(axis).hugging
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check("The content hugging of \(constraintName)")
    changeContentPriorities(axis) { $0.hugging = priority }
  }

  /// How strongly the view resists being smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    contentPriorities(axis).compressionResistance
  }

  /// Sets how strongly the view resists being smaller than its content.
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
