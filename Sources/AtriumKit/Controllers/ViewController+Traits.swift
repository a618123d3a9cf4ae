extension ViewController {
  /// The number of controllers with trait overrides; while it is 0, no search for overrides is made.
  static var traitOverrideCount = 0

  /// Overrides the traits of this container for a child and for all controllers and views inside it.
  ///
  /// The child receives `traitCollectionDidChange(_:)` if its traits change while it is in a window.
  /// The overrides are removed when the child leaves. Traps if the controller is not a child of this
  /// container.
  ///
  /// - Parameters:
  ///   - overrides: The overrides; nil removes them.
  ///   - child: The child.
  public func setOverrideTraitCollection(
    _ overrides: TraitOverrides?, forChild child: ViewController
  ) {
    checkIsParent(of: child, to: "override the traits of")
    let old = child.traitCollection
    child.storeTraitOverrides(overrides)
    guard let view = child.viewIfLoaded, view.window != nil else { return }
    view.tellTraits(
      from: old, to: child.inheriting(traitCollection, turn: child.quarterTurn), isOverridden: true)
    view.setNeedsLayout()
  }

  /// Returns the overrides of this container for a child; nil if there are none.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitOverrides? {
    child.parent === self ? child.traitOverrides : nil
  }

  /// Returns the traits with the overrides of this controller's containers applied, the outermost
  /// first.
  func overriding(_ traits: TraitCollection) -> TraitCollection {
    guard ViewController.traitOverrideCount > 0 else { return traits }
    let inherited = parent?.overriding(traits) ?? traits
    return inheriting(inherited, turn: quarterTurn)
  }

  /// Removes the overrides when the child leaves its container.
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
  /// Notifies a subtree of new traits from the top down, each controller before its view.
  ///
  /// A subtree is not notified if its overrides hide the difference.
  ///
  /// - Parameters:
  ///   - old: The traits that this view inherited before.
  ///   - new: The traits that this view inherits now.
  ///   - isOverridden: Whether `old` and `new` already include the overrides for this view's own
  ///     controller.
  func tellTraits(from old: TraitCollection, to new: TraitCollection, isOverridden: Bool = false) {
    descend(handing: (old, new)) { view, traits in
      var (old, new) = traits
      if !isOverridden || view !== self, let controller = view.viewController {
        old = controller.inheriting(old, turn: controller.turnBefore ?? controller.quarterTurn)
        new = controller.inheriting(new, turn: controller.quarterTurn)
        controller.turnBefore = nil
      }
      guard old != new else { return nil }
      if old.layoutDirection != new.layoutDirection { view.layoutState?.engine?.noteDirection() }
      view.viewController?.sendTraitCollectionDidChange(from: old)
      view.traitCollectionDidChange(old)
      return (old, new)
    }
  }
}
