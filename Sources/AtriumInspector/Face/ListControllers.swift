import AtriumControls
import AtriumGeometry
import AtriumKit

/// A pane of the inspector that lists rows of a session.
class RowsController: ViewController {
  let session: InspectorSession
  let list: RowsView

  init(_ session: InspectorSession, title: String) {
    self.session = session
    list = RowsView(label: title)
    super.init()
    self.title = title
  }

  override func loadView() { view = list }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Shows the current rows of the session.
  func reload() {}
}

/// The pane with the tree of controllers (IN-4).
final class TreeController: RowsController {
  private var folded: Set<Int> = []
  /// The search string; empty if there is none.
  private(set) var search = ""

  init(_ session: InspectorSession) {
    super.init(session, title: String(localized: "Controllers"))
    list.onSelect = { [weak session] row in
      guard let id = Self.number(of: row) else { return }
      session?.selectedCall = nil
      session?.selection = id
      session?.outlined = id
    }
    list.onHover = { [weak session] row in
      guard session?.isPicking == false else { return }
      session?.outlined = row.flatMap(Self.number)
    }
    list.onFold = { [weak self] row, opens in
      guard let self, let id = Self.number(of: row) else { return }
      if opens { folded.remove(id) } else { folded.insert(id) }
      reload()
    }
    list.onOpen = { [weak self] row in
      if let isOpen = row.branch.isOpen { self?.list.onFold?(row, !isOpen) }
    }
  }

  private static func number(of row: InspectorRow) -> Int? {
    row.id.hasPrefix("node ") ? Int(row.id.dropFirst(5)) : nil
  }

  private var treeRows: TreeRows {
    let tree = session.reviewedPhases.map { session.tree?.with($0) } ?? session.tree
    return TreeRows(
      tree: session.showsParts ? tree : tree?.withoutParts, folded: folded,
      search: search, differences: session.differences)
  }

  override func reload() {
    list.show(treeRows.rows)
    list.select(session.selection.map(TreeRows.id), scrolls: false)
  }

  /// Shows the row of the selected or outlined controller, and unfolds the rows that hide this row.
  func reveal(_ id: Int?) {
    guard let id, let tree = session.tree else { return list.select(nil) }
    let hidden = folded.filter { $0 != id && tree.node($0)?.node(id) != nil }
    if !hidden.isEmpty { folded.subtract(hidden) }
    reload()
    list.select(TreeRows.id(id))
  }

  // MARK: Search

  /// Searches for a string.
  ///
  /// An empty string shows all rows.
  ///
  /// - Returns: The number of controllers found.
  @discardableResult
  func search(_ text: String) -> Int {
    search = text
    if !text.isEmpty { folded = [] }
    reload()
    return treeRows.matches.count
  }

  /// Selects the next controller found by the search, or the previous controller.
  ///
  /// - Returns: The position of the selected controller among the found controllers, counted from 1, and the number
  ///   of found controllers; nil if no controller is found.
  func selectMatch(forward: Bool) -> (place: Int, count: Int)? {
    let matches = treeRows.matches
    guard !matches.isEmpty else { return nil }
    let present = session.selection.flatMap(matches.firstIndex(of:))
    let next =
      present.map { ($0 + (forward ? 1 : matches.count - 1)) % matches.count }
      ?? (forward ? 0 : matches.count - 1)
    session.selection = matches[next]
    session.outlined = matches[next]
    return (next + 1, matches.count)
  }
}

/// The pane with the details of the selected controller and call (IN-13).
final class DetailController: RowsController {
  /// The height below which a pane counts as low, in points.
  private static let lowHeight = 300.0

  /// Called after a change of a property, with the line of Swift that makes the change.
  var onChange: ((_ line: String) -> Void)?

  init(_ session: InspectorSession) {
    super.init(session, title: String(localized: "Details"))
    list.onSelect = { [weak session] row in
      if row.id.hasPrefix("call ") { session?.selectedCall = Int(row.id.dropFirst(5)) }
      if row.id.hasPrefix("cause ") { session?.selectedCause = Int(row.id.dropFirst(6)) }
    }
    list.onOpen = { [weak self] row in
      guard let self, row.id.hasPrefix("setting "), let id = self.session.selection else { return }
      let title = String(row.id.dropFirst(8))
      if let line = self.session.change(title, of: id) { onChange?(line) }
    }
  }

  private var isLow: Bool { list.bounds.height < DetailController.lowHeight }
  private var wasLow = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isLow != wasLow { reload() }
  }

  override func reload() {
    wasLow = isLow
    list.show(DetailRows(session: session, isLow: isLow).rows)
    list.select(
      session.selectedCall.map(DetailRows.id) ?? session.selectedCause.map { "cause \($0)" },
      scrolls: false)
  }
}

/// The pane with the list of problems (IN-20).
final class ProblemsController: RowsController {
  init(_ session: InspectorSession) {
    super.init(session, title: String(localized: "Problems"))
    list.onSelect = { [weak session] row in
      guard let session,
        let problem = session.problems.first(where: { "problem \($0.id)" == row.id })
      else { return }
      session.selection = problem.controller
      session.outlined = problem.controller
    }
  }

  override func reload() {
    let problems = session.problems.map(ProblemRows.row)
    list.show(problems.isEmpty ? ProblemRows.none(after: session.calls) : problems)
  }
}
