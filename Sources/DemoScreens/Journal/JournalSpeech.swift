import AtriumGeometry
import AtriumKit

/// The rows of the journal for assistive technologies.
///
/// A row keeps its element while it is visible.
@MainActor
final class JournalSpeech {
  private var elements: [String: AccessibilityElement] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Returns the elements of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, with the y coordinates of their top edges in the list, in points.
  ///   - list: The list.
  /// - Returns: One element for each row.
  func elements(
    of rows: [(row: JournalRows.Row, top: Double)], in list: View
  ) -> [AccessibilityElement] {
    var kept: [String: AccessibilityElement] = [:]
    let result = rows.map { row, top in
      let (key, text, isHeading) = JournalSpeech.words(of: row)
      let element = elements[key] ?? AccessibilityElement(accessibilityContainer: list)
      element.accessibilityLabel = text
      element.accessibilityTraits = isHeading ? [.staticText, .header] : .staticText
      element.accessibilityRole = isHeading ? nil : .cell
      element.accessibilityFrameInContainerSpace = Rect(
        x: 0, y: top, width: list.bounds.width, height: JournalListView.rowHeight)
      kept[key] = element
      return element
    }
    elements = kept
    numbers = [:]
    for (element, row) in zip(result, rows) {
      if case .entry(let entry) = row.row { numbers[ObjectIdentifier(element)] = entry.number }
    }
    return result
  }

  /// Returns the element of a row; nil if the row is not visible.
  func element(of row: JournalRows.Row) -> AccessibilityElement? {
    elements[JournalSpeech.words(of: row).key]
  }

  /// Returns the number that identifies the entry of an element; nil for a heading.
  func number(of element: AccessibleObject) -> Int? { numbers[ObjectIdentifier(element)] }

  private static func words(
    of row: JournalRows.Row
  ) -> (key: String, text: String, isHeading: Bool) {
    switch row {
    case .heading(let group): return ("group \(group.number)", group.title, true)
    case .entry(let entry):
      let words = [entry.controller, entry.event, entry.detail].filter { !$0.isEmpty }
      return ("entry \(entry.number)", words.joined(separator: " "), false)
    }
  }
}
