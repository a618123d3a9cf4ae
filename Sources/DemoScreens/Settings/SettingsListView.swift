import AtriumControls
import AtriumGeometry
import AtriumKit

/// A scroll view with the groups of settings.
final class SettingsListView: ScrollView, SheetContent {
  private static let gap = 24.0

  private let groups: [SettingsGroupView]

  /// Makes a list of groups.
  init(_ groups: [SettingsGroupView]) {
    self.groups = groups
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "All settings")
    for group in groups { addSubview(group) }
    // The controls of all rows have the same width.
    let rows = groups.flatMap(\.rows)
    let width = rows.map(\.neededWidth).max() ?? 0
    for row in rows { row.controlWidth = width }
  }

  /// Scrolls to a vertical position in points, limited to the scrollable range.
  func scroll(to offset: Double) {
    let end = max(0, contentSize.height - bounds.height)
    contentOffset.y = min(max(0, offset), end)
  }

  func fittingHeight(forWidth width: Double) -> Double {
    let room = max(0, width - 2 * margin(width))
    arrangeRows(room)
    return groups.reduce(4) {
      $0 + $1.sizeThatFits(Size(width: room, height: 0)).height + SettingsListView.gap
    }
  }

  /// Places the segments of all rows beside their titles, or the segments of all rows below them.
  private func arrangeRows(_ width: Double) {
    let rows = groups.flatMap(\.rows)
    let isStacked = !rows.allSatisfy { $0.fitsSegments(in: width) }
    for row in rows { row.isStacked = isStacked }
  }

  private func margin(_ width: Double) -> Double { width < 360 ? 12 : 20 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = margin(bounds.width)
    let width = max(0, bounds.width - 2 * margin)
    arrangeRows(width)
    var y = 4.0
    for group in groups {
      let height = group.sizeThatFits(Size(width: width, height: 0)).height
      group.frame = Rect(x: margin, y: y, width: width, height: height)
      y += height + SettingsListView.gap
    }
    contentSize = Size(width: bounds.width, height: y)
  }
}
