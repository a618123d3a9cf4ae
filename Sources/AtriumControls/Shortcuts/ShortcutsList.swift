import AtriumGeometry
import AtriumKit

/// The scrolling lines of a list of shortcuts: headings and rows.
///
/// Screen readers read the lines as a list. While a screen reader runs, the arrow keys move through the lines.
final class ShortcutsList: ScrollView {
  private let lines: [View]
  private var readingCursor = ReadingCursor()

  /// Makes a list of lines in reading order.
  init(_ lines: [View]) {
    self.lines = lines
    super.init(frame: .zero)
    accessibilityRole = .list
    for line in lines { addSubview(line) }
    // The lines may be in two columns, which are read one after the other.
    accessibilityElements = lines
  }

  override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder || Accessibility.isVoiceOverRunning
  }

  override var accessibilityFocusedElement: AccessibleObject? {
    readingCursor.line.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let others = presses.filter { press in
      guard let line = readingCursor.move(by: press.key, among: lines.count) else { return true }
      scrollRectToVisible(lines[line].frame, animated: false)
      return false
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
}

extension ShortcutsList: AccessibilityListProviding {
  /// Returns the position of a row among the rows of all sections.
  func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)? {
    let rows = lines.filter { $0 is ShortcutsRow }
    return rows.firstIndex { $0 === item }.map { ($0 + 1, rows.count) }
  }
}
