import AtriumControls
import AtriumGeometry

/// The frames of the inspector's panes for a given size of the inspector.
package struct InspectorLayout: Hashable {
  /// The panes.
  package enum Pane: Int, Hashable, CaseIterable {
    case tree
    case details
    case timeline
    case problems
    case layers

    /// The title of the pane's tab.
    var name: String {
      switch self {
      case .tree: String(localized: "Tree")
      case .details: String(localized: "Details")
      case .timeline: String(localized: "Timeline")
      case .problems: String(localized: "Problems")
      case .layers: String(localized: "Layers")
      }
    }
  }

  /// The heights of the status text, in points, for the preferred text size.
  ///
  /// The status text has one line in a low inspector, and otherwise two lines.
  private static var statusHeights: (low: Double, usual: Double) {
    let metrics = FontMetrics(forTextStyle: .caption)
    return (metrics.scaledValue(for: 26).rounded(), metrics.scaledValue(for: 42).rounded())
  }
  private static let tabsHeight = 44.0
  /// The minimum height of the panes, in points, at which the tree is always shown above the tabs.
  private static let leastForTree = 340.0

  /// The panes that share one area as tabs.
  ///
  /// Only the selected pane is shown in this area.
  let tabs: [Pane]
  /// The frame of the tabs.
  let tabsFrame: Rect
  /// The frame of the status text.
  let statusFrame: Rect
  /// The number of lines of the status text.
  let statusLineCount: Int
  private let area: Rect
  private let tabbed: Rect
  private let fixed: [Pane: Rect]

  /// Lays out the panes below a toolbar.
  init(size: Size, toolbarHeight: Double) {
    let heights = InspectorLayout.statusHeights
    statusLineCount = size.height < 480 ? 1 : 2
    let status = statusLineCount == 1 ? min(heights.low, size.height) : heights.usual
    statusFrame = Rect(x: 0, y: size.height - status, width: size.width, height: status)
    let area = Rect(
      x: 0, y: toolbarHeight, width: size.width,
      height: max(0, size.height - toolbarHeight - status))
    self.area = area
    var rest = area
    var fixed: [Pane: Rect] = [:]
    if area.width >= 680, area.height >= 400 {
      let height = min(340, max(150, (area.height * 0.38).rounded()))
      fixed[.timeline] = Rect(x: 0, y: area.maxY - height, width: area.width, height: height)
      rest.size.height = max(0, rest.height - height - 1)
    }
    if area.width >= 680 {
      let width = (area.width * 0.5).rounded()
      fixed[.tree] = Rect(x: 0, y: rest.minY, width: width, height: rest.height)
      rest = Rect(x: width + 1, y: rest.minY, width: area.width - width - 1, height: rest.height)
    } else if area.height >= InspectorLayout.leastForTree {
      let height = (area.height * 0.36).rounded()
      fixed[.tree] = Rect(x: 0, y: rest.minY, width: area.width, height: height)
      rest = Rect(
        x: 0, y: rest.minY + height + 1, width: area.width, height: rest.height - height - 1)
    }
    tabs = Pane.allCases.filter { fixed[$0] == nil }
    tabsFrame = Rect(
      x: rest.minX, y: rest.minY, width: rest.width,
      height: min(InspectorLayout.tabsHeight, rest.height))
    tabbed = Rect(
      x: rest.minX, y: tabsFrame.maxY, width: rest.width,
      height: max(0, rest.height - tabsFrame.height))
    self.fixed = fixed
  }

  /// Returns a rectangle inset on all sides, whose width and height are never negative.
  static func inside(_ rect: Rect, dx: Double, dy: Double) -> Rect {
    Rect(
      x: rect.minX + dx, y: rect.minY + dy, width: max(0, rect.width - 2 * dx),
      height: max(0, rect.height - 2 * dy))
  }

  /// Returns the frame of a pane.
  func frame(of pane: Pane) -> Rect { fixed[pane] ?? tabbed }

  /// Returns the panes that are shown while a given tab is selected.
  func shown(selected: Pane) -> [Pane] {
    Pane.allCases.filter { fixed[$0] != nil || $0 == selected }
  }
}
