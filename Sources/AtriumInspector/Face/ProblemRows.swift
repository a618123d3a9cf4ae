import AtriumControls

/// The rows of the problems.
enum ProblemRows {
  static func row(_ problem: InspectorProblem) -> InspectorRow {
    InspectorRow(
      id: "problem \(problem.id)", style: .problem, title: problem.sentence,
      detail: "\(problem.remedy)  \(problem.reference)", isProblem: true)
  }

  /// Returns the rows for a window without problems.
  ///
  /// A cancelled change has a `will` call without its `did` call. This is not a problem.
  static func none(after calls: [InspectedCall]) -> [InspectorRow] {
    func text(_ id: String, _ title: String) -> InspectorRow {
      InspectorRow(id: id, style: .text, title: title, isSelectable: false)
    }
    let rows = [
      text(
        "none",
        String(
          localized:
            "No problems: each change that began has ended, and each child was added and removed in full."
        ))
    ]
    let cancelled = CancelledChanges.names(in: calls)
    guard !cancelled.isEmpty else { return rows }
    return rows + [
      text(
        "cancelled",
        String(
          localized:
            "Cancelled: %@. A cancelled change has no did call: the opposite will call follows, for example "
            + "viewWillDisappear after viewWillAppear.", cancelled.joined(separator: ", ")))
    ]
  }
}
