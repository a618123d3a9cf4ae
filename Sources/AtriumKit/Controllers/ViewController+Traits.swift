extension ViewController {
  /// How many controllers have overrides: as long as it is none, nobody looks for them.
  static var traitOverrideCount = 0

  /// Sets traits that a child, and all inside it, has instead of those of this container (C-20).
  ///
  /// The child hears `traitCollectionDidChange(_:)` if that makes a difference while it is in a
  /// window. Overrides end when the child leaves. Traps for a controller that is not a child.
  ///
  /// - Parameters:
  ///   - overrides: What differs; nil for nothing any more.
  ///   - child: The child.
  public func setOverrideTraitCollection(
    _ overrides: TraitOverrides?, forChild child: ViewController
  ) {
    guard child.parent === self else {
      programmerError(
        "\(debugName) cannot override the traits of \(child.debugName), which is not its child; "
          + "call \(debugName).addChild(\(child.debugName)) first.")
    }
    let old = child.traitCollection
    child.storeTraitOverrides(overrides)
    guard let view = child.viewIfLoaded, view.window != nil else { return }
    let inherited = traitCollection
    view.tellTraits(
      from: old, to: overrides?.applied(to: inherited) ?? inherited, isOverridden: true)
    view.setNeedsLayout()
  }

  /// The traits that this container overrides for a child; nil if it does not.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitOverrides? {
    child.parent === self ? child.traitOverrides : nil
  }

  /// The traits with what this controller's containers override: the outermost first.
  func overriding(_ traits: TraitCollection) -> TraitCollection {
    guard ViewController.traitOverrideCount > 0 else { return traits }
    let inherited = parent?.overriding(traits) ?? traits
    return traitOverrides?.applied(to: inherited) ?? inherited
  }

  /// The child has left its container.
  func removeTraitOverrides() {
    storeTraitOverrides(nil)
  }

  private func storeTraitOverrides(_ overrides: TraitOverrides?) {
    if traitOverrides != nil { ViewController.traitOverrideCount -= 1 }
    if overrides != nil { ViewController.traitOverrideCount += 1 }
    traitOverrides = overrides
  }
}

extension View {
  /// Tells a subtree of new traits, top-down, a controller before its view.
  ///
  /// Where overrides leave no difference, nobody hears of it.
  ///
  /// - Parameters:
  ///   - old: The old traits of what holds this view.
  ///   - new: The new ones.
  ///   - isOverridden: Whether the overrides of this view's own controller are in both already.
  func tellTraits(from old: TraitCollection, to new: TraitCollection, isOverridden: Bool = false) {
    descend(handing: (old, new)) { view, traits in
      var (old, new) = traits
      if !isOverridden || view !== self, let overrides = view.viewController?.traitOverrides {
        (old, new) = (overrides.applied(to: old), overrides.applied(to: new))
      }
      guard old != new else { return nil }
      if old.layoutDirection != new.layoutDirection { view.layoutState?.engine?.noteDirection() }
      view.viewController?.sendTraitCollectionDidChange(from: old)
      view.traitCollectionDidChange(old)
      return (old, new)
    }
  }
}
