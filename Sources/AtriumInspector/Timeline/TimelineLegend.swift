import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// The legend of the timeline's marks, below the lanes.
///
/// The first line names the marks of all calls. After a resize, two more lines name the calls of the resize in their
/// order, and say whether the resize is a rotation. Lines for which the lanes leave no space are omitted.
@MainActor
struct TimelineLegend {
  /// A name in the legend, with or without a mark.
  struct Item {
    let group: InspectedCall.Group
    /// Whether the mark is that of a call before, during or after the change; nil for a name without a mark.
    let part: InspectedCall.Part?
    let layout: TextLayout
    /// The centre of the mark.
    let mark: Point
    /// The upper left corner of the name.
    let place: Point
  }

  private typealias Name = (group: InspectedCall.Group, part: InspectedCall.Part?, title: String)

  private static let lineHeight = 22.0

  /// The items for which there is space, from left to right and from top to bottom; empty if the lanes leave none.
  let items: [Item]
  /// The frame of all lines, in points, in the timeline's coordinates.
  let frame: Rect

  /// Places the legend.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the timeline.
  ///   - lowest: The lower edge of the last lane, in points, in the timeline's coordinates.
  ///   - resize: The calls of the resize that the legend explains; empty for none.
  ///   - texts: The laid-out text of the timeline.
  init(in bounds: Rect, below lowest: Double, resize: [InspectedCall], texts: TimelineTexts) {
    let all = [TimelineLegend.names] + TimelineLegend.names(of: resize)
    let lines = [all, [all[0]]].first {
      bounds.height - Double($0.count) * TimelineLegend.lineHeight >= lowest + 4
    }
    let height = Double(lines?.count ?? 0) * TimelineLegend.lineHeight
    frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let top = frame.minY
    items = (lines ?? []).enumerated().flatMap { line, names in
      TimelineLegend.place(
        names, middle: top + (Double(line) + 0.5) * TimelineLegend.lineHeight,
        width: bounds.width, texts: texts)
    }
  }

  private static var names: [Name] {
    [
      (.loading, .did, String(localized: "loads")), (.moving, .did, String(localized: "moves")),
      (.appearing, .did, String(localized: "appears")),
      (.disappearing, .did, String(localized: "disappears")),
      (.resizing, .did, String(localized: "resizes")),
      (.rotating, .did, String(localized: "rotates")), (.appearing, .will, "will"),
      (.appearing, .during, "is"), (.appearing, .did, "did"),
    ]
  }

  /// Returns two lines with the names of the calls of a resize, in their order; no lines without calls.
  private static func names(of resize: [InspectedCall]) -> [[Name]] {
    let sent = Set(resize.map(\.event))
    guard !sent.isEmpty else { return [] }
    // The explanations are in the order of a controller's life cycle, which is not the order of a resize.
    func marks(_ events: [String]) -> [Name] {
      events.filter(sent.contains).map {
        let explanation = CallExplanation.of($0)
        return (explanation.group, explanation.part, $0)
      }
    }
    let sizes: [Name] =
      [(.resizing, nil, String(localized: "Resize, before the bounds change:"))]
      + marks(["willTransition", "viewWillTransition"])
    let turns = marks(["willRotate", "willAnimateRotation", "didRotate"])
    return [
      sizes,
      turns.isEmpty
        ? [
          (
            .resizing, nil,
            String(localized: "No rotation, since a wide area stays wide, or a tall one tall.")
          )
        ]
        : [(.resizing, nil, String(localized: "Then the rotation (wide ↔ tall):"))]
          + turns,
    ]
  }

  private static func place(
    _ names: [Name], middle y: Double, width: Double, texts: TimelineTexts
  ) -> [Item] {
    var items: [Item] = []
    var x = 16.0
    for (group, part, name) in names {
      let layout = texts.layout(name)
      let left = part == nil ? x - 4 : x + CallMark.side / 2 + 5
      guard left + layout.size.width <= width - 8 else { break }
      items.append(
        Item(
          group: group, part: part, layout: layout, mark: Point(x: x, y: y),
          place: Point(x: left, y: (y - layout.size.height / 2).rounded())))
      x = left + layout.size.width + 10
    }
    return items
  }

  func draw(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    guard !items.isEmpty else { return }
    canvas.fill(frame, with: look.theme.surface)
    for item in items {
      if let part = item.part {
        CallMark.draw(
          item.group, part, at: item.mark, color: look.palette.color(of: item.group),
          ground: look.theme.surface, canvas: canvas)
      }
      canvas.draw(item.layout, at: item.place, color: look.theme.secondaryLabel)
    }
  }
}
