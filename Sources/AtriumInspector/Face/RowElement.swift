import AtriumControls
import AtriumGeometry
import AtriumKit

/// A row of an inspector's list, for assistive technologies.
final class RowElement: AccessibilityElement {
  private unowned let list: RowsView
  var row: InspectorRow

  init(_ row: InspectorRow, in list: RowsView) {
    (self.row, self.list) = (row, list)
    super.init(accessibilityContainer: list)
  }

  override var accessibilityLabel: String? {
    get { row.text }
    set {}
  }

  override var accessibilityRole: AccessibilityRole? {
    get { row.isSelectable ? .cell : nil }
    set {}
  }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      guard row.isSelectable else { return row.style == .heading ? .header : .staticText }
      return row.id == list.selected ? .selected : []
    }
    set {}
  }

  override var accessibilityValue: String? {
    get {
      row.branch.isOpen.map { String(localized: $0 ? "expanded" : "collapsed") }
    }
    set {}
  }

  override var accessibilityFrameInContainerSpace: Rect? {
    get { list.frame(of: row.id) }
    set {}
  }

  override func accessibilityActivate() -> Bool { list.choose(row.id) }
}
