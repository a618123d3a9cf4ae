/// A group of animation blocks with a common completion, for ported code.
///
/// A block belongs to the innermost transaction that is open when the block starts.
@MainActor
package final class AnimationTransaction {
  private static var open: [AnimationTransaction] = []

  /// The innermost open transaction; nil if none is open.
  package static var current: AnimationTransaction? { open.last }

  /// Called when the transaction is closed and all its animations have ended.
  package var completion: (@MainActor () -> Void)?
  /// The number of running animations, plus one while the transaction is open.
  private var remaining = 1

  private init() {}

  /// Opens a transaction inside the current transaction.
  package static func begin() { open.append(AnimationTransaction()) }

  /// Closes the current transaction; does nothing if none is open.
  package static func commit() { open.popLast()?.leave() }

  /// Records the start of an animation, which must call ``leave()`` when it ends.
  package func enter() { remaining += 1 }

  /// Records that an animation has ended.
  package func leave() {
    remaining -= 1
    guard remaining == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
  }
}
