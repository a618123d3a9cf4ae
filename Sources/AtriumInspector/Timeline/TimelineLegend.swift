import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// The legend of the timeline's marks, in one line below the lanes.
///
/// The legend is omitted if the lanes need its space.
@MainActor
struct TimelineLegend {
  /// A mark with its name.
  struct Item {
    let group: InspectedCall.Group
    let part: InspectedCall.Part
    let layout: TextLayout
    /// The centre of the mark.
    let mark: Point
    /// The upper left corner of the name.
    let place: Point
  }

  private static let height = 22.0
  private static var names: [(InspectedCall.Group, InspectedCall.Part, String)] {
    [
      (.loading, .did, String(localized: "loads")), (.moving, .did, String(localized: "moves")),
      (.appearing, .did, String(localized: "appears")),
      (.disappearing, .did, String(localized: "disappears")),
      (.resizing, .did, String(localized: "resizes")), (.appearing, .will, "will"),
      (.appearing, .during, "is"), (.appearing, .did, "did"),
    ]
  }

  /// The items that have space, from left to right; empty if the lanes need the line.
  let items: [Item]

  /// Places the legend.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the timeline.
  ///   - lowest: The lower edge of the last lane, in points, in the timeline's coordinates.
  ///   - texts: The laid-out text of the timeline.
  init(in bounds: Rect, below lowest: Double, texts: TimelineTexts) {
    let top = bounds.height - TimelineLegend.height
    guard top >= lowest + 4 else {
      items = []
      return
    }
    var items: [Item] = []
    var x = 16.0
    for (group, part, name) in TimelineLegend.names {
      let layout = texts.layout(name)
      let left = x + CallMark.side / 2 + 5
      guard left + layout.size.width <= bounds.width - 8 else { break }
      let y = top + TimelineLegend.height / 2
      items.append(
        Item(
          group: group, part: part, layout: layout, mark: Point(x: x, y: y),
          place: Point(x: left, y: (y - layout.size.height / 2).rounded())))
      x = left + layout.size.width + 10
    }
    self.items = items
  }

  func draw(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    for item in items {
      CallMark.draw(
        item.group, item.part, at: item.mark, color: look.palette.color(of: item.group),
        ground: look.theme.surface, canvas: canvas)
      canvas.draw(item.layout, at: item.place, color: look.theme.secondaryLabel)
    }
  }
}
