import AtriumControls

/// A mistake of a program in view-controller containment, in words (IN-20, IN-21).
public struct InspectorProblem: Hashable, Sendable, Identifiable {
  /// The kinds of mistakes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `will` call without its `did` call, although no change is in progress.
    case unfinished
    /// A call that begins or ends an appearance did not match the phase, and was ignored.
    case unbalanced
    /// `didMove(toParent:)` has not been sent, although nothing is moving.
    case forgottenDidMove
    /// A controller was removed without `willMove(toParent: nil)`.
    case forgottenWillMove
    /// A child in a container without automatic forwarding is visible, but has received no appearance calls.
    case forgottenForwarding
    /// A controller's view was added to another controller's view, but the controller was not added as a child.
    case foreign
    /// A removed controller is still alive.
    case stillAlive
  }

  /// The kind.
  public let kind: Kind
  /// The number that identifies the controller.
  public let controller: Int
  /// The description of the mistake.
  public let sentence: String
  /// The suggested correction.
  public let remedy: String
  /// The identifier of the rule in `Documentation/Rules`.
  public let rule: String

  /// The identifier of the problem, which is unique among the problems of a tree.
  public var id: String { "\(kind.rawValue) \(controller)" }

  /// The broken rule as text in parentheses.
  package var reference: String { String(localized: "(rule %@)", rule) }

  /// The problem in one line of text.
  public var text: String { "\(kind.rawValue): \(sentence) \(remedy) [\(rule)]" }
}
