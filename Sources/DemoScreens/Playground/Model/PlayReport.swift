import AtriumInspector

/// A text report of a scene, for runs without a display.
///
/// The report lists each cause with its calls and their senders, then the tree and the problems.
@MainActor
package struct PlayReport {
  /// The report.
  package let text: String

  /// Runs a scene.
  package init(_ scene: PlayScene) {
    let run = PlayRun(isAnimated: scene.isAnimated)
    var refusals: [String] = []
    for operation in scene.operations {
      if let refusal = run.perform(operation) {
        refusals.append("\(operation.text): \(refusal.text)")
      }
    }
    run.settle()
    text = ([run.session.story, run.session.text] + refusals).joined(separator: "\n")
  }
}
