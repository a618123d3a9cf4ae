import AtriumKit

/// A push or a pop, from its first call to its last call.
@MainActor
final class StackChange {
  /// The direction of a change.
  enum Kind { case push, pop }

  let kind: Kind
  /// The content that is pushed or popped.
  let content: StackContent
  /// The controller that the push covers or the pop reveals.
  let other: ViewController?
  let isAnimated: Bool
  /// The contents that the push removes, in a stack with the behaviour `removing`.
  var expelled: [StackContent] = []
  /// Whether the final calls are being sent, so that changes requested during these calls are made after this change.
  var isEnding = false
  /// Whether the `will` calls have been sent.
  var hasBegun = false

  init(_ kind: Kind, of content: StackContent, other: ViewController?, isAnimated: Bool) {
    self.kind = kind
    self.content = content
    self.other = other
    self.isAnimated = isAnimated
  }
}
