extension ViewController {
  /// The number of trait overrides of controllers, including rotations that swap the size classes.
  ///
  /// Overrides are searched for only if the number is not 0.
  static var traitOverrideCount = 0

  /// Overrides the traits of this container for a child and for all controllers and views inside it.
  ///
  /// The child receives `traitCollectionDidChange(_:)` if its traits change while it is in a window. The overrides
  /// are removed when the child leaves this container. Traps if the controller is not a child of this container.
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
    view.tellTraits(from: old, to: child.traitCollection, below: .controller)
    view.setNeedsLayout()
  }

  /// The trait overrides that this controller sets for itself and for all controllers and views inside it.
  ///
  /// These overrides take precedence over the overrides of the container. They do not apply to presented
  /// controllers. The controller receives `traitCollectionDidChange(_:)` if its traits change while it is in a window.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set {
      guard newValue != ownTraitOverrides else { return }
      let old = traitCollection
      ViewController.traitOverrideCount +=
        (newValue.isEmpty ? 0 : 1) - (ownTraitOverrides.isEmpty ? 0 : 1)
      ownTraitOverrides = newValue
      guard let view = viewIfLoaded, view.window != nil else { return }
      view.tellTraits(from: old, to: traitCollection, below: .controller)
      view.setNeedsLayout()
    }
  }

  /// Returns the overrides of this container for a child; nil if there are none.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitOverrides? {
    child.parent === self ? child.containerTraitOverrides : nil
  }

  /// Returns traits with the overrides of this controller's containers; the outermost overrides are applied first.
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
    if containerTraitOverrides != nil { ViewController.traitOverrideCount -= 1 }
    if overrides != nil { ViewController.traitOverrideCount += 1 }
    containerTraitOverrides = overrides
  }
}

/// The part of the topmost view's overrides that the arguments of ``View/tellTraits(from:to:below:)`` include.
enum ToldOverrides {
  /// None: the traits do not include the overrides of the view or of its controller.
  case none
  /// The overrides of the view's controller.
  case controller
  /// The overrides of the view's controller and of the view itself; the controller is not notified.
  case view
}

extension View {
  /// Notifies a subtree of new traits from the top down; each controller is notified before its view.
  ///
  /// A subtree is not notified if its overrides hide the change.
  ///
  /// - Parameters:
  ///   - old: The previous traits.
  ///   - new: The new traits.
  ///   - included: The overrides at this view that are already included in both traits.
  func tellTraits(
    from old: TraitCollection, to new: TraitCollection, below included: ToldOverrides = .none
  ) {
    descend(handing: (old, new)) { view, traits in
      var (old, new) = traits
      let included = view === self ? included : .none
      if included != .view, let controller = view.viewController {
        if included == .none {
          old = controller.inheriting(old, turn: controller.turnBefore ?? controller.quarterTurn)
          new = controller.inheriting(new, turn: controller.quarterTurn)
          controller.turnBefore = nil
        }
        if old != new { controller.sendTraitCollectionDidChange(from: old) }
      }
      if included != .view, let style = view.ownStyle {
        (old.userInterfaceStyle, new.userInterfaceStyle) = (style, style)
      }
      guard old != new else { return nil }
      if old.layoutDirection != new.layoutDirection { view.layoutState?.engine?.noteDirection() }
      view.sendTraitCollectionDidChange(from: old)
      return (old, new)
    }
  }
}
