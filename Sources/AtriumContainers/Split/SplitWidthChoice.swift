import AtriumGeometry
import AtriumKit

extension SplitViewController {
  /// Returns the width of a column, in points: the current width, or for a hidden column, the width that it would have.
  func columnWidth(_ column: Column) -> Double {
    let total = viewIfLoaded?.bounds.width ?? 0
    guard total > 0, !isCollapsed, let frame = interface.arrangement.frames[column] else {
      return widths.width(of: column, in: total)
    }
    return frame.width
  }

  /// Returns the width that the user has chosen for a column; nil for the program's width.
  func chosenWidth(_ column: Column) -> Double? { widths[column].chosen }

  /// Sets the width that the user chooses for a column, within the limits; nil resets the width.
  func choose(_ width: Double?, for column: Column) {
    guard let width else { return widths[column].chosen = nil }
    guard !width.isNaN else { return }
    let limits = widths.limits(column, in: viewIfLoaded?.bounds.width ?? 0)
    let most = min(limits.most, interface.arrangement.mostWidths[column] ?? limits.most)
    widths[column].chosen = max(limits.least, min(width, most)).rounded()
  }

  /// Returns whether a column becomes wider when its divider moves to the right.
  func growsRightwards(_ column: Column) -> Bool {
    interface.arrangement.growsRightwards(column)
  }

  /// Returns the column whose divider is within the given distance of an x coordinate.
  func column(withDividerWithin reach: Double, of x: Double) -> Column? {
    guard interface.hasBegun, !isCollapsed else { return nil }
    let arrangement = interface.arrangement
    return Column.allCases.first { column in
      guard column != .secondary, arrangement.visible.contains(column),
        let frame = arrangement.frames[column]
      else { return false }
      return abs(arrangement.innerEdge(of: column, at: frame) - x) <= reach
    }
  }
}
