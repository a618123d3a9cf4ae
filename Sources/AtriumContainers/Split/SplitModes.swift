/// Decides about the display mode: by the program's preferences, the user's choice and the width.
struct SplitModes {
  typealias Column = SplitViewController.Column
  typealias DisplayMode = SplitViewController.DisplayMode
  typealias SplitBehavior = SplitViewController.SplitBehavior

  /// The columns that can be shown, and the room for them.
  struct Place {
    /// The width of the view, in points.
    var total: Double
    /// The columns on the primary side that there are, the outermost first.
    var leading: [Column]
    var widths: SplitWidths
  }

  let style: SplitViewController.Style
  var preferred = DisplayMode.automatic
  var preferredBehavior = SplitBehavior.automatic
  /// How many columns the user or the program has asked for; nil for the default.
  var chosenCount: Int?
  /// How many columns there were before they were hidden.
  var lastCount: Int?

  init(style: SplitViewController.Style) {
    self.style = style
  }

  /// The mode for a place (S-8).
  func mode(in place: Place) -> DisplayMode {
    if let chosenCount {
      let count = min(max(0, chosenCount), place.leading.count)
      return DisplayMode(count, behavior(of: count, in: place))
    }
    guard preferred == .automatic else { return normal(preferred) }
    let count = automaticCount(in: place)
    return DisplayMode(count, behavior(of: count, in: place))
  }

  /// A mode with no more columns than the style has.
  func normal(_ mode: DisplayMode) -> DisplayMode {
    style == .tripleColumn ? mode : DisplayMode(min(1, mode.leadingCount), mode.behavior)
  }

  /// The behaviour of a number of columns.
  func behavior(of count: Int, in place: Place) -> SplitBehavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    let asked = normal(preferred).behavior
    if asked == .overlay || asked == .displace { return asked }
    if fits(count, in: place) { return .tile }
    return count > 1 ? .displace : .overlay
  }

  /// How many columns are shown without a choice.
  func automaticCount(in place: Place) -> Int {
    let all = place.leading.count
    if all > 1, fits(all, in: place) { return all }
    return all > 0 && fits(1, in: place) ? 1 : 0
  }

  /// Whether columns fit beside the secondary one.
  func fits(_ count: Int, in place: Place) -> Bool {
    let width = place.leading.suffix(count).reduce(0) { sum, column in
      let wanted = place.widths.width(of: column, in: place.total)
      // A single column shrinks before it is hidden.
      return sum
        + (count > 1
          ? min(wanted, place.widths.standard(column))
          : place.widths.least(column, in: place.total))
    }
    return place.total - width >= place.widths.leastSecondary
  }
}
