internal import Logging

/// Completions that are called at once and start the next animation without duration, and so on.
///
/// A chain without end would never give the turn back: after a while the rest waits for the next
/// round of the commit, of which a turn has ten.
@MainActor
enum CompletionChain {
  /// How many completions may stand inside one another.
  static let longest = 32
  private static var depth = 0

  /// Calls a completion; later, if it stands inside too many others.
  static func run(_ completion: @escaping () -> Void) {
    if depth >= longest, postpone(completion) { return }
    depth += 1
    completion()
    depth -= 1
  }

  /// Leaves a completion to the commit of the turn that is being run.
  ///
  /// - Returns: Whether there is one.
  private static func postpone(_ completion: @escaping () -> Void) -> Bool {
    guard let window = Window.inTurn else {
      guard depth < 10 * longest else {
        programmerError(
          "\(depth) completions of animations without duration stand inside one another; give the "
            + "animations a duration, or something that they change, or start the next one later.")
      }
      return false
    }
    Window.logger.warning(
      """
      \(depth) completions of animations without duration stand inside one another; the next one \
      waits. Give the animations a duration or something to change, or do not start the next one in \
      the completion.
      """)
    window.commitQueue.addUnit { run(completion) }
    window.setNeedsTurn()
    return true
  }
}
