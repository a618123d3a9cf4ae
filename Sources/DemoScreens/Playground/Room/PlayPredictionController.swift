import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the cards of a prediction: the user clicks the cards in order, and then sees which positions are right.
final class PlayPredictionController: SheetController {
  private let prediction: PlayPrediction
  private let run: @MainActor () -> Void
  private var answer: [Int] = []
  private var verdicts: [PlayPrediction.Verdict]?
  private let table = TableView(style: .insetGrouped)
  private var rows = StaticTableDataSource(sections: [])

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - prediction: The prediction.
  ///   - run: Runs the operation; called after the user's answer.
  init(_ prediction: PlayPrediction, run: @escaping @MainActor () -> Void) {
    (self.prediction, self.run) = (prediction, run)
    super.init(title: String(localized: "Predict"), width: 480)
  }

  override var heading: String { String(localized: "Predict: %@", prediction.operation.text) }

  override func makeContent() -> any SheetContent {
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = String(localized: "Cards")
    show()
    return table
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.becomeFirstResponder()
  }

  /// The indices of the cards that are not in the answer.
  private var left: [Int] { prediction.cards.indices.filter { !answer.contains($0) } }

  private func show() {
    func cell(_ title: String, _ detail: String = "") -> TableViewCell {
      let cell = TableViewCell(style: .subtitle)
      cell.textLabel.text = title
      cell.textLabel.numberOfLines = 0
      cell.detailTextLabel?.text = detail
      cell.detailTextLabel?.numberOfLines = 0
      return cell
    }
    var sections: [StaticTableDataSource.Section] = []
    if let verdicts {
      let cells = verdicts.enumerated().map { index, verdict in
        switch verdict {
        case .right: cell("✓ \(index + 1). \(prediction.cards[answer[index]])")
        case .wrong(let expected, let reason): cell("\(index + 1). \(expected)", reason)
        }
      }
      sections.append(.init(header: String(localized: "The calls, in their order"), cells: cells))
    } else {
      if !answer.isEmpty {
        sections.append(
          .init(
            header: String(localized: "Your order; choose one to take it back"),
            cells: answer.enumerated().map { cell("\($0 + 1). \(prediction.cards[$1])") }))
      }
      if !left.isEmpty {
        sections.append(
          .init(
            header: String(localized: "Which call is next?"),
            cells: left.map { cell(prediction.cards[$0]) }))
      }
      sections.append(.init(cells: [cell(String(localized: "Run"))]))
    }
    rows.sections = sections
    table.reloadData()
    if isViewLoaded { contentDidChange() }
  }
}

extension PlayPredictionController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard verdicts == nil else { return }
    var section = indexPath.section
    if !answer.isEmpty {
      if section == 0 {
        answer.remove(at: indexPath.row)
        return show()
      }
      section -= 1
    }
    if !left.isEmpty, section == 0 {
      answer.append(left[indexPath.row])
    } else {
      verdicts = prediction.check(answer.map { prediction.cards[$0] })
      run()
    }
    show()
  }
}
