import AtriumControls

/// The reason why the playground does not run an operation.
package struct PlayRefusal: Hashable, Sendable {
  /// The kinds of reasons.
  package enum Kind: Hashable, Sendable {
    /// A controller does not exist, or the operation does not fit its kind or its state.
    case misplaced
    /// The operation exceeds the playground's limits for depth, number or size.
    case limit
    /// The operation would make the toolkit trap; the reason is the message of the trap.
    case trap
  }

  /// The kind of the reason.
  package let kind: Kind
  /// The reason, in one line.
  package let reason: String
  /// The identifier of the rule in `Documentation/Rules`; nil if the reason is no rule of the toolkit.
  package let rule: String?

  init(_ kind: Kind, _ reason: String, rule: String? = nil) {
    (self.kind, self.reason, self.rule) = (kind, reason, rule)
  }

  /// The reason as a line of text that the room shows.
  package var text: String {
    let rule = rule.map { " " + String(localized: "(rule %@)", $0) } ?? ""
    return kind == .trap
      ? String(localized: "The toolkit would stop here: %@", "\(reason)\(rule)")
      : "\(reason)\(rule)"
  }
}
