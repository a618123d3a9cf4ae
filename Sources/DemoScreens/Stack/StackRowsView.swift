import AtriumControls
import AtriumGeometry
import AtriumKit

/// The inspector of *Stack*: a row for each controller, with the lowest controller at the bottom.
final class StackRowsView: View {
  private static let gap = 6.0

  /// Called with the index of the row that the user clicks, counted from 0 for the lowest row.
  var pop: (Int) -> Void = { _ in }
  /// Called with the index of the row below which the user inserts a controller.
  var insert: (Int) -> Void = { _ in }
  /// Called with the index of the row whose controller the user removes.
  var remove: (Int) -> Void = { _ in }

  private let heading = Label(
    text: "viewControllers", font: .preferredFont(forTextStyle: .headline))
  private let scroll = ScrollView()
  private var contents: [StackRow.Content] = []
  /// The rows, with the lowest one first; unused rows are hidden.
  private var rows: [StackRow] = []

  init() {
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "Stack")
    heading.textRole = \.secondaryLabel
    addSubview(heading)
    addSubview(scroll)
  }

  /// Shows the controllers, with the lowest one first.
  ///
  /// - Parameters:
  ///   - contents: The contents of the rows.
  ///   - isFixed: Whether the lowest controller cannot be removed, and nothing can be inserted below it.
  func show(_ contents: [StackRow.Content], isFixed: Bool) {
    defer {
      for button in [rows.first?.insertion, rows.first?.removal] { button?.isEnabled = !isFixed }
    }
    guard contents != self.contents else { return }
    let hasGrown = contents.count > self.contents.count
    self.contents = contents
    while rows.count < contents.count { addRow() }
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= contents.count
      if index < contents.count { row.show(contents[index]) }
    }
    setNeedsLayout()
    if hasGrown { scroll.contentOffset.y = 0 }
  }

  private func addRow() {
    let (index, row) = (rows.count, StackRow())
    row.body.addAction(for: .primaryActionTriggered) { [weak self] in self?.pop(index) }
    row.insertion.addAction(for: .primaryActionTriggered) { [weak self] in self?.insert(index) }
    row.removal.addAction(for: .primaryActionTriggered) { [weak self] in self?.remove(index) }
    rows.append(row)
    // The order of the subviews makes the Tab key move from the top of the stack to the bottom.
    scroll.insertSubview(row, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = heading.sizeThatFits(.zero).height
    heading.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.frame = Rect(
      x: 0, y: height + 8, width: bounds.width, height: max(0, bounds.height - height - 8))
    let step = StackRow.height + StackRowsView.gap
    scroll.contentSize = Size(
      width: bounds.width, height: Double(contents.count) * step - StackRowsView.gap)
    for (index, row) in rows.enumerated() where index < contents.count {
      row.frame = Rect(
        x: 0, y: Double(contents.count - 1 - index) * step, width: bounds.width,
        height: StackRow.height)
    }
  }
}
