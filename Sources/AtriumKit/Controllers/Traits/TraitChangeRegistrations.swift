/// A closure that was added by ``TraitChangeObservable/registerForTraitChanges(_:handler:)``.
@MainActor
public protocol TraitChangeRegistration: AnyObject {}

/// The closures that a view or a controller calls when its traits change.
@MainActor
public final class TraitChangeRegistrations {
  private final class Entry: TraitChangeRegistration {
    let traits: [any TraitDefinition.Type]
    let handler: @MainActor (TraitCollection) -> Void

    init(
      traits: [any TraitDefinition.Type], handler: @escaping @MainActor (TraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var entries: [Entry] = []

  init() {}

  func add(
    _ traits: [any TraitDefinition.Type], handler: @escaping @MainActor (TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let entry = Entry(traits: traits, handler: handler)
    entries.append(entry)
    return entry
  }

  func remove(_ registration: any TraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  /// Calls the closures that were registered for at least one of the changed traits.
  ///
  /// If an earlier closure removes a later one, the later one is not called.
  func send(from old: TraitCollection, to new: TraitCollection) {
    for entry in entries where entries.contains(where: { $0 === entry }) {
      guard entry.traits.contains(where: { $0.differs(between: old, and: new) }) else { continue }
      entry.handler(old)
    }
  }
}
