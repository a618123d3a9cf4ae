/// Chooses the display mode from the program's preferences, the user's choice and the width.
struct SplitModes {
  typealias Column = SplitViewController.Column
  typealias DisplayMode = SplitViewController.DisplayMode
  typealias SplitBehavior = SplitViewController.SplitBehavior

  /// The columns that can be shown, and the space for them.
  struct Place {
    /// The width of the view, in points.
    var total: Double
    /// The existing columns on the primary side, the outermost first.
    var leading: [Column]
    var widths: SplitWidths
  }

  let style: SplitViewController.Style
  var preferred = DisplayMode.automatic
  var preferredBehavior = SplitBehavior.automatic
  /// The number of columns that the user or the program has requested; nil for the default.
  var chosenCount: Int?
  /// The number of visible leading columns before they were last hidden; the same number is shown again.
  var lastCount: Int?

  init(style: SplitViewController.Style) {
    self.style = style
  }

  /// Returns the display mode for the available columns and space (S-8).
  func mode(in place: Place) -> DisplayMode {
    if let chosenCount {
      let count = min(max(0, chosenCount), place.leading.count)
      return DisplayMode(count, behavior(of: count, in: place))
    }
    guard preferred == .automatic else { return normal(preferred) }
    let count = automaticCount(in: place)
    return DisplayMode(count, behavior(of: count, in: place))
  }

  /// Returns the given mode, reduced to the number of columns that the style has.
  func normal(_ mode: DisplayMode) -> DisplayMode {
    style == .tripleColumn ? mode : DisplayMode(min(1, mode.leadingCount), mode.behavior)
  }

  /// Returns the behaviour for a number of columns.
  func behavior(of count: Int, in place: Place) -> SplitBehavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    let asked = normal(preferred).behavior
    if asked == .overlay || asked == .displace { return asked }
    if fits(count, in: place) { return .tile }
    return count > 1 ? .displace : .overlay
  }

  /// Returns the number of columns that are shown by default.
  func automaticCount(in place: Place) -> Int {
    let all = place.leading.count
    if all > 1, fits(all, in: place) { return all }
    return all > 0 && fits(1, in: place) ? 1 : 0
  }

  /// Returns whether the given number of columns fits beside the secondary column.
  func fits(_ count: Int, in place: Place) -> Bool {
    let width = place.leading.suffix(count).reduce(0) { sum, column in
      let wanted = place.widths.width(of: column, in: place.total)
      // A single column may become narrower, down to its least width, so its least width counts here.
      return sum
        + (count > 1
          ? min(wanted, place.widths.standard(column))
          : place.widths.least(column, in: place.total))
    }
    return place.total - width >= place.widths.leastSecondary
  }
}
