import AtriumGeometry

/// The frames of all columns in a view of the given size.
struct SplitArrangement {
  typealias Column = SplitViewController.Column

  /// The columns to arrange.
  struct Request {
    var size: Size
    var mode: SplitViewController.DisplayMode
    /// The existing columns on the primary side, the outermost first.
    var leading: [Column]
    var showsInspector: Bool
    var widths: SplitWidths
    /// Whether the primary side is at the right edge.
    var isMirrored: Bool
  }

  /// The frames in the coordinates of the view; the frames of hidden columns are beyond the edge.
  private(set) var frames: [Column: Rect] = [:]
  /// The visible columns.
  private(set) var visible: Set<Column> = [.secondary]
  /// The visible columns that cover the secondary column or move the secondary column aside.
  private(set) var overlays: Set<Column> = []
  /// The maximum width for which each visible column has space, in points.
  private(set) var mostWidths: [Column: Double] = [:]
  let isMirrored: Bool

  init(_ request: Request) {
    isMirrored = request.isMirrored
    let (total, height) = (max(0, request.size.width), max(0, request.size.height))
    let widths = request.widths
    let shown = Array(request.leading.suffix(request.mode.leadingCount))
    let behavior = shown.isEmpty ? .tile : request.mode.behavior
    let inspector = min(widths.width(of: .inspector, in: total), total)
    let wanted = shown.reduce(0) { $0 + widths.width(of: $1, in: total) }
    let beside = behavior == .tile ? wanted : 0
    let tilesInspector =
      request.showsInspector && total - beside - inspector >= widths.leastSecondary
    let room = total - (tilesInspector ? inspector : 0)

    let most = behavior == .tile ? room - widths.leastSecondary : total - SplitWidths.strip
    let fitted = SplitArrangement.fit(shown, into: most, limit: room, total: total, widths)
    let sum = fitted.reduce(0, +)
    var x = 0.0
    for (column, width) in zip(shown, fitted) {
      frames[column] = Rect(x: x, y: 0, width: width, height: height)
      mostWidths[column] = max(width, most - (sum - width))
      x += width
    }
    var parked = 0.0
    for column in request.leading.dropLast(shown.count).reversed() {
      let width = min(widths.width(of: column, in: total), total)
      parked -= width
      frames[column] = Rect(x: parked, y: 0, width: width, height: height)
    }
    let secondary: (x: Double, width: Double)
    switch behavior {
    case .overlay: secondary = (0, room)
    case .displace: secondary = (sum, max(0, room - (fitted.last ?? 0)))
    case .tile, .automatic: secondary = (sum, max(0, room - sum))
    }
    frames[.secondary] = Rect(x: secondary.x, y: 0, width: secondary.width, height: height)
    frames[.inspector] = Rect(
      x: request.showsInspector ? total - inspector : total, y: 0, width: inspector, height: height)
    visible.formUnion(shown)
    if behavior != .tile { overlays.formUnion(shown) }
    if request.showsInspector {
      visible.insert(.inspector)
      if !tilesInspector { overlays.insert(.inspector) }
      mostWidths[.inspector] =
        tilesInspector
        ? max(inspector, total - beside - widths.leastSecondary) : total - SplitWidths.strip
    }
    if isMirrored {
      for (column, frame) in frames { frames[column]?.origin.x = total - frame.maxX }
    }
  }

  /// Returns the widths of columns, reduced if too little space would remain beside them.
  ///
  /// The columns shrink to their minimum widths, and further if the view is too narrow for the minimum widths.
  private static func fit(
    _ columns: [Column], into most: Double, limit: Double, total: Double, _ widths: SplitWidths
  ) -> [Double] {
    let wanted = columns.map { widths.width(of: $0, in: total) }
    let least = columns.map { widths.least($0, in: total) }
    let sum = wanted.reduce(0, +)
    let slack = sum - least.reduce(0, +)
    var fitted = wanted
    if sum > most, slack > 0 {
      let part = min(1, (sum - most) / slack)
      fitted = zip(wanted, least).map { ($0 - ($0 - $1) * part).rounded() }
    }
    let rest = fitted.reduce(0, +)
    guard rest > limit, rest > 0 else { return fitted }
    return fitted.map { ($0 * max(0, limit) / rest).rounded(.down) }
  }

  /// Whether the secondary column is dimmed, because other columns cover it or move it aside.
  var isDimmed: Bool { !overlays.isEmpty }

  /// Returns the x coordinate of a column's inner edge, where its divider is.
  func innerEdge(of column: Column, at frame: Rect) -> Double {
    growsRightwards(column) ? frame.maxX : frame.minX
  }

  /// Returns whether a column becomes wider when its divider moves to the right.
  func growsRightwards(_ column: Column) -> Bool { (column == .inspector) == isMirrored }
}
