/// An object with traits: a view or a view controller.
@MainActor
public protocol TraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: TraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// An object that calls closures when some of its traits change: a view or a view controller.
@MainActor
public protocol TraitChangeObservable: TraitEnvironment {
  /// The closures of the object.
  var traitChangeRegistrations: TraitChangeRegistrations { get }
}

extension TraitChangeObservable {
  /// Calls a closure whenever one of the given traits has changed.
  ///
  /// The closure is called after the call of `traitCollectionDidChange(_:)` for the change. Closures are called in the
  /// order of registration. The object keeps the closure until the object is released, or until
  /// ``unregisterForTraitChanges(_:)`` is called.
  ///
  /// - Parameters:
  ///   - traits: The traits, for example `[TraitUserInterfaceStyle.self]`.
  ///   - handler: Receives this object and its previous traits.
  /// - Returns: The registration, with which the closure can be removed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping @MainActor (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    traitChangeRegistrations.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Removes a closure; does nothing if it is not registered with this object.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    traitChangeRegistrations.remove(registration)
  }
}

extension View: TraitChangeObservable {
  /// The closures that ``TraitChangeObservable/registerForTraitChanges(_:handler:)`` has added to this view.
  public var traitChangeRegistrations: TraitChangeRegistrations {
    let decoration = neededDecoration
    if let registrations = decoration.traitChangeRegistrations { return registrations }
    let made = TraitChangeRegistrations()
    decoration.traitChangeRegistrations = made
    return made
  }

  /// Notifies the view and its closures of new traits.
  func sendTraitCollectionDidChange(from old: TraitCollection) {
    traitCollectionDidChange(old)
    decoration?.traitChangeRegistrations?.send(from: old, to: traitCollection)
  }
}

extension ViewController: TraitChangeObservable {
  /// The closures that ``TraitChangeObservable/registerForTraitChanges(_:handler:)`` has added to this controller.
  public var traitChangeRegistrations: TraitChangeRegistrations {
    if let registeredTraitChanges { return registeredTraitChanges }
    let made = TraitChangeRegistrations()
    registeredTraitChanges = made
    return made
  }
}
