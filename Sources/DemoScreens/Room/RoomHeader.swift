import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The header of every room: the button for the list of rooms, the title, the modes, and the tools.
///
/// The title is always visible. Modes without space beside the title are in a second row. Modes that are too wide
/// for that row are in the menu of a button. In a small window, tools without space are hidden, beginning with the
/// settings.
final class RoomHeader: View {
  /// The space between the title and the modes, in points.
  private static let gap = 20.0

  /// The title of the room.
  var title: String {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  /// Whether the header offers the tool that shows the side part.
  var isSideOffered = false {
    didSet { if isSideOffered != oldValue { setNeedsLayout() } }
  }
  /// Whether the room has a guide.
  var hasGuide = false {
    didSet { if hasGuide != oldValue { setNeedsLayout() } }
  }
  /// Whether the room has an explanation that can be collapsed.
  var hasExplanation = true
  /// Called when ``tip`` may have changed.
  var onTip: () -> Void = {}

  private let label: Label
  private let allModes: Control?
  /// The button that replaces the modes in a narrow window; nil if the modes are not a segmented control.
  private let modesButton: RoomModesButton?
  /// Whether the modes are in the menu of a button.
  private(set) var areModesInMenu = false
  /// The accessible name of the modes; nil if there are none.
  var modesName: String? { allModes?.accessibilityLabel }
  private let buttons: [RoomToolButton]
  /// Whether the modes were beside the title; nil before the first layout.
  private var wereModesBeside: Bool?

  init(modes: Control?) {
    allModes = modes
    modesButton = (modes as? SegmentedControl).map { RoomModesButton($0) }
    label = Label(font: RoomMetrics(.zero).titleFont)
    buttons = RoomTool.allCases.map { RoomToolButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    contentMode = .redraw
    label.accessibilityTraits = [.staticText, .header]
    addSubview(self[.rooms])
    addSubview(label)
    for view in [allModes, modesButton] { if let view { addSubview(view) } }
    modesButton?.isHidden = true
    for tool in RoomTool.trailing { addSubview(self[tool]) }
    for button in buttons { button.onTip = { [weak self] in self?.onTip() } }
  }

  /// The button of a tool.
  subscript(tool: RoomTool) -> RoomToolButton {
    buttons[RoomTool.allCases.firstIndex(of: tool) ?? 0]
  }

  /// The note for the tool that is hovered or focused; nil if there is no such tool.
  ///
  /// The note has the name of the tool, and the horizontal centre of its button in points.
  var tip: (text: String, middle: Double)? {
    buttons.first { $0.showsTip && !$0.isHidden }.map { ($0.tip, $0.frame.midX) }
  }

  // MARK: Layout

  /// The layout sizes for the current window size.
  var metrics = RoomMetrics(.zero) {
    didSet {
      guard metrics != oldValue else { return }
      label.font = metrics.titleFont
      setNeedsLayout()
    }
  }

  /// The visible control for the modes; nil if there is none.
  private var modes: Control? { areModesInMenu ? modesButton : allModes }

  /// Shows the modes or the button that replaces them, depending on the width.
  private func chooseModes(forWidth width: Double) {
    let isNeeded = modesButton?.isNeeded(forWidth: width - 2 * metrics.margin) ?? false
    guard isNeeded != areModesInMenu else { return }
    areModesInMenu = isNeeded
    modesButton?.update()
    modesButton?.isHidden = !isNeeded
    allModes?.isHidden = isNeeded
  }

  /// Returns the height of the header for a width, in points.
  func height(forWidth width: Double) -> Double {
    chooseModes(forWidth: width)
    guard let modes, !areModesBeside(width) else { return rowHeight }
    return rowHeight + modes.sizeThatFits(.zero).height + 8
  }

  private var rowHeight: Double {
    max(metrics.headerHeight, label.sizeThatFits(.zero).height + 16)
  }

  /// The left edge of the title, in points.
  ///
  /// A tool button extends 4 points beyond its drawing.
  private var leading: Double { metrics.margin - 4 + metrics.toolSide + 6 }

  /// Returns whether the room can use a tool.
  func offers(_ tool: RoomTool) -> Bool {
    switch tool {
    case .side: isSideOffered
    case .explanation: hasExplanation
    case .guide: hasGuide
    case .inspect, .rooms, .settings, .ring, .shortcuts: true
    }
  }

  /// Returns the tools that fit after the title, for a width in points; the last two tools always remain.
  private func tools(in width: Double) -> [RoomTool] {
    var tools = RoomTool.trailing.filter(offers)
    let room = width - leading - label.sizeThatFits(.zero).width - 8
    while tools.count > 2, toolsWidth(tools) + metrics.margin > room,
      let least = [RoomTool.settings, .inspect, .explanation, .guide, .side].first(
        where: tools.contains)
    {
      tools.removeAll { $0 == least }
    }
    return tools
  }

  /// Returns the width of tools without titles, with the space between them, in points.
  private func toolsWidth(_ tools: [RoomTool]) -> Double {
    Double(tools.count) * (metrics.toolSide + 2)
  }

  /// Returns the width of the guide's title, in points.
  ///
  /// The width is 0 if the title would move the modes to another row or hide a tool.
  private func guideTitleWidth(_ width: Double) -> Double {
    guard hasGuide, metrics.isRegular else { return 0 }
    let title = self[.guide].widthWithTitle(side: metrics.toolSide) - metrics.toolSide
    let others = RoomTool.trailing.filter(offers)
    let modes = allModes.map { $0.sizeThatFits(.zero).width + 2 * RoomHeader.gap } ?? RoomHeader.gap
    let needed =
      leading + label.sizeThatFits(.zero).width + modes + toolsWidth(others) + title
      + metrics.margin
    return needed <= width ? title : 0
  }

  private func trailing(_ width: Double) -> Double {
    width - metrics.margin + 4 - toolsWidth(tools(in: width)) - guideTitleWidth(width)
  }

  private func areModesBeside(_ width: Double) -> Bool {
    guard let modes else { return true }
    // Before the modes move to another row, their segments may shrink to the widths of their titles.
    let least = areModesInMenu ? nil : modesButton?.leastWidth
    return min(least ?? .infinity, modes.sizeThatFits(.zero).width) <= roomBesideTitle(width)
  }

  /// Returns the width that remains between the title and the tools, in points, without the gaps.
  private func roomBesideTitle(_ width: Double) -> Double {
    trailing(width) - leading - label.sizeThatFits(.zero).width - 2 * RoomHeader.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (row, side) = (rowHeight, metrics.toolSide)
    let y = ((row - side) / 2).rounded()
    place(self[.rooms], Rect(x: metrics.margin - 4, y: y, width: side, height: side))
    let end = trailing(bounds.width)
    let shown = tools(in: bounds.width)
    let guideTitle = guideTitleWidth(bounds.width)
    self[.guide].showsTitle = guideTitle > 0
    for tool in RoomTool.trailing { self[tool].isHidden = !shown.contains(tool) }
    let isBeside = areModesBeside(bounds.width)
    // The modes and the tools fade when the modes move to another row. On straight paths they would cross.
    let turns = modes != nil && (wereModesBeside.map { $0 != isBeside } ?? false)
    wereModesBeside = isBeside
    let start = leading
    var titleEnd = end - 6
    if let modes, isBeside {
      let width = min(modes.sizeThatFits(.zero).width, roomBesideTitle(bounds.width))
      titleEnd = end - 2 * RoomHeader.gap - width
    }
    View.relocate(turns ? [modes].compactMap { $0 } + shown.map { self[$0] } : []) {
      var x = end + 2
      for tool in shown {
        let width = side + (tool == .guide ? guideTitle : 0)
        place(self[tool], Rect(x: x, y: y, width: width, height: side))
        x += width + 2
      }
      placeModes(isBeside: isBeside, end: end)
    }
    let title = min(label.sizeThatFits(.zero).width, max(0, titleEnd - start))
    place(label, Rect(x: start, y: 0, width: title, height: row))
  }

  private func placeModes(isBeside: Bool, end: Double) {
    guard let modes else { return }
    let wish = modes.sizeThatFits(.zero)
    let room = isBeside ? roomBesideTitle(bounds.width) : bounds.width - 2 * metrics.margin
    let width = max(0, min(wish.width, room))
    place(
      modes,
      Rect(
        x: isBeside ? end - RoomHeader.gap - width : metrics.margin,
        y: isBeside ? ((rowHeight - wish.height) / 2).rounded() : rowHeight, width: width,
        height: wish.height))
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = mirrored(rect)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(rect.intersection(bounds), with: theme.surface)
    canvas.fill(
      Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), with: theme.separator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    setNeedsDisplay()
  }
}
