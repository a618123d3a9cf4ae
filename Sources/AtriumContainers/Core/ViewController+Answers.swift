import AtriumKit

extension ViewController {
  /// Asks the program a question that a change of this container depends on.
  ///
  /// The program may change the container while it answers. The answer then no longer matters.
  ///
  /// - Parameters:
  ///   - state: The part of the container's state that the answer is about.
  ///   - question: Calls a delegate or an overridable method.
  /// - Returns: The answer; nil if the state changed during the call.
  func answer<State: Equatable, Answer>(
    about state: @autoclosure () -> State, _ question: () -> Answer
  ) -> Answer? {
    let before = state()
    let answer = question()
    return state() == before ? answer : nil
  }
}
