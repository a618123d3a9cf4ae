/// The widths of the columns: the widths that the program prefers and the widths that the user has chosen.
struct SplitWidths {
  typealias Column = SplitViewController.Column

  /// The preferences for one column, which are ``SplitViewController/automaticDimension`` if they are not set.
  struct Preference {
    var width = SplitViewController.automaticDimension
    var fraction = SplitViewController.automaticDimension
    var minimum = SplitViewController.automaticDimension
    var maximum = SplitViewController.automaticDimension
    /// The width that the user has chosen with the divider, in points; nil if the user has not chosen a width.
    var chosen: Double?
  }

  /// The default minimum width to which a column shrinks, in points.
  static let floor = 160.0
  /// The default minimum width of the secondary column beside other columns, in points.
  static let leastSecondary = 280.0
  /// The minimum width that columns over the secondary column leave visible, in points.
  static let strip = 48.0
  /// The default maximum width that the divider can give a column, as a fraction of the view's width.
  private static let mostPart = 0.6

  private let style: SplitViewController.Style
  private var preferences: [Column: Preference] = [:]

  init(style: SplitViewController.Style) {
    self.style = style
  }

  subscript(column: Column) -> Preference {
    get { preferences[column] ?? Preference() }
    set { preferences[column] = newValue }
  }

  /// Returns whether a preference is set to a number that can be a width.
  static func isSet(_ value: Double) -> Bool { value.isFinite && value >= 0 }

  /// Returns the width of a column without preferences (S-3).
  func standard(_ column: Column) -> Double {
    switch column {
    case .primary: style == .tripleColumn ? 280 : 320
    case .inspector: 280
    case .supplementary, .secondary, .compact: 320
    }
  }

  /// Returns the width of a column (S-10): the user's or the program's width, within the limits.
  func width(of column: Column, in total: Double) -> Double {
    let preference = self[column]
    var width = standard(column)
    if let chosen = preference.chosen {
      width = chosen
    } else if SplitWidths.isSet(preference.width), style != .unspecified {
      width = preference.width
    } else if SplitWidths.isSet(preference.fraction) {
      width = preference.fraction * total
    }
    if SplitWidths.isSet(preference.maximum) { width = min(width, preference.maximum) }
    if SplitWidths.isSet(preference.minimum) { width = max(width, preference.minimum) }
    let limit = total > 0 ? total : .greatestFiniteMagnitude
    return min(max(0, width.isFinite ? width : 0), limit).rounded()
  }

  /// Returns the minimum width to which a column shrinks if there is not enough space.
  func least(_ column: Column, in total: Double) -> Double {
    let minimum = self[column].minimum
    return min(
      SplitWidths.isSet(minimum) ? minimum : SplitWidths.floor, width(of: column, in: total))
  }

  /// The minimum width of the secondary column beside other columns.
  var leastSecondary: Double {
    let minimum = self[.secondary].minimum
    return SplitWidths.isSet(minimum) ? minimum : SplitWidths.leastSecondary
  }

  /// Returns the limits of a column's divider, regardless of the other columns.
  func limits(_ column: Column, in total: Double) -> (least: Double, most: Double) {
    let preference = self[column]
    let least = SplitWidths.isSet(preference.minimum) ? preference.minimum : SplitWidths.floor
    let most =
      SplitWidths.isSet(preference.maximum) ? preference.maximum : SplitWidths.mostPart * total
    return (least, max(least, most))
  }
}
