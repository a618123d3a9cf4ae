import AtriumControls
import AtriumInspector

/// A prediction of the calls of an operation.
///
/// The prediction has cards in alphabetical order, which the user arranges in the order of the calls.
///
/// The cards come from a real run, so the solution is the order in which the toolkit makes the calls.
@MainActor
package struct PlayPrediction {
  /// The verdict on one position of an answer.
  package enum Verdict: Hashable, Sendable {
    /// The card is at the right position.
    case right
    /// Another card belongs at the position; `reason` explains that card's call and names its rule.
    case wrong(expected: String, reason: String)
  }

  /// The operation.
  package let operation: PlayOperation
  /// The cards, such as `red.viewWillAppear`, in alphabetical order.
  package let cards: [String]
  private let solution: [(card: String, event: String)]

  /// Makes the prediction for an operation that would follow the operations of a scene.
  ///
  /// - Returns: The prediction; nil if the operation would be refused or would make no calls.
  package init?(of operation: PlayOperation, after scene: PlayScene) {
    let run = PlayRun(scene)
    run.settle()
    let before = run.session.calls.last?.number ?? -1
    guard run.perform(operation) == nil else { return nil }
    run.settle()
    let calls = run.session.calls.filter { $0.number > before }
    guard !calls.isEmpty else { return nil }
    self.operation = operation
    solution = calls.map { ("\($0.name).\($0.event)", $0.event) }
    cards = solution.map(\.card).sorted()
  }

  /// Compares an answer with the calls of the run.
  ///
  /// - Parameter answer: The cards in the order that the user expects. Missing cards count as wrong.
  /// - Returns: A verdict for each position.
  package func check(_ answer: [String]) -> [Verdict] {
    solution.enumerated().map { index, expected in
      guard !(answer.indices.contains(index) && answer[index] == expected.card) else {
        return .right
      }
      let explanation = CallExplanation.of(expected.event)
      return .wrong(
        expected: expected.card,
        reason: String(localized: explanation.sentence) + " "
          + String(localized: "(rule %@)", explanation.rule))
    }
  }
}
