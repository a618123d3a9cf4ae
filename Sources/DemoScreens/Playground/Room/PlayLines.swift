import AtriumInspector

/// The lines below the scene: the code of the operations, what is still to come, and the problems.
@MainActor
struct PlayLines {
  private let playground: Playground

  init(_ playground: Playground) {
    self.playground = playground
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
    // The text stays at its end, so the sentence is visible below any scene.
    let scene = playground.scene
    let note = scene.operations.last.flatMap { scene.notes[$0] } ?? scene.sentence
    if !note.isEmpty { lines.append(.init(text: note, style: .note)) }
    if let next = playground.upcoming.first {
      let count = playground.upcoming.count
      lines.append(
        .init(
          text: "\(count == 1 ? "1 operation is" : "\(count) operations are") still to come: "
            + next.text, style: .note))
    }
    if let refusal = playground.refusal {
      lines.append(.init(text: refusal.text, style: .problem))
    }
    // The operations that are still to come may correct a problem.
    guard playground.upcoming.isEmpty else { return lines }
    for problem in run.session.problems {
      lines.append(
        .init(
          text: "\(problem.sentence) \(problem.remedy) (\(problem.rule))", style: .problem))
    }
    return lines
  }
}
