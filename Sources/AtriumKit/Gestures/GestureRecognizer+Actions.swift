extension GestureRecognizer {
  /// Removes the closures of an owner; nil removes all closures of the recogniser.
  public func removeActions(of owner: AnyObject?) {
    guard let owner else { return actions = [] }
    actions.removeAll { $0.belongs(to: owner) }
  }
}

extension GestureRecognizer: Hashable {
  /// Returns whether two references are to the same recogniser.
  public nonisolated static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the identity of the recogniser.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
