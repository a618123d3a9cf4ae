import AtriumControls
import AtriumInspector

/// The lines of text below the scene.
///
/// These are the code of the operations that have run, the operations of a replay that have not run yet, and the
/// problems.
@MainActor
struct PlayLines {
  private let playground: Playground

  init(_ playground: Playground) {
    self.playground = playground
  }

  /// The note on the last operation; if it has none, the sentence about the scene.
  ///
  /// If the scene has no notes, its sentence describes the result. The scene's title is then shown until the last
  /// operation has run.
  private var note: String {
    let scene = playground.scene
    if let note = scene.note(at: scene.operations.count - 1) { return note }
    return playground.upcoming.isEmpty || scene.isStepped ? scene.sentence : scene.title
  }

  /// The lines, with a mark at the last operation that has run.
  var lines: [PlayTextView.Line] {
    let run = playground.run
    let kinds = playground.scene.kinds
    var lines: [PlayTextView.Line] = []
    for (index, operation) in playground.scene.operations.enumerated() {
      let isLast = index == playground.scene.operations.count - 1
      lines += PlayCode.lines(of: operation, kinds: kinds, isAnimated: run.isAnimated).map {
        .init(text: $0, style: isLast ? .present : .code)
      }
    }
    // The text is scrolled to its end, so a sentence at the end is visible for a scene of any length.
    let note = note
    if !note.isEmpty { lines.append(.init(text: PlayScene.words(note), style: .note)) }
    if let next = playground.upcoming.first {
      let count = playground.upcoming.count
      lines.append(
        .init(
          text: count == 1
            ? String(localized: "1 operation is still to come: %@", next.text)
            : String(localized: "%@ operations are still to come: %@", "\(count)", next.text),
          style: .note))
    } else if playground.hasRunAsShown, playground.refusal == nil {
      lines.append(
        .init(
          text: String(localized: "All operations have run. Replay shows them from the start."),
          style: .note))
    }
    if let refusal = playground.refusal {
      lines.append(.init(text: refusal.text, style: .problem))
    }
    // A later operation may correct a problem, so problems are listed only after the last operation.
    guard playground.upcoming.isEmpty else { return lines }
    for problem in run.session.problems {
      lines.append(
        .init(
          text: "\(problem.sentence) \(problem.remedy) \(problem.reference)", style: .problem))
    }
    return lines
  }
}
