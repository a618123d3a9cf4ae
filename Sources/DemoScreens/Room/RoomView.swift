import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of a room: the header, the explanation, the stage and the side part, in the same layout for all rooms.
final class RoomView: ScreenView {
  /// The area that the stage may fill.
  enum Extent: Equatable {
    /// The column of all rooms, which ``RoomMetrics/column(in:)`` returns, up to the maximum width of a stage.
    case column
    /// The whole column of all rooms, for stages with columns and for pictures that limit their own size.
    case wholeColumn
    /// The column up to the maximum width of a stage, extended by its margins and down to the lower edge.
    ///
    /// The stage itself keeps ``RoomMetrics/margin`` at the sides.
    case edges
    /// The column extended by its margins, below the header; the stage itself keeps ``RoomMetrics/margin``.
    case window
  }

  /// The explanation: a sentence about containment, what the user can do, and the path of the source file.
  struct Explanation {
    var sentence: String
    var byHand: String
    var source: String
    /// Whether the guide is beside the room from the start, until the user closes it.
    var opensGuide = true
  }

  let header: RoomHeader
  /// The main part.
  let stage: View
  private let side: RoomSide?
  private let extent: Extent
  private let hint: Label?
  private let source: Label?
  /// The path of the source file that the explanation names; nil without an explanation.
  let sourcePath: String?
  /// Called for a click on the path of the source file.
  var onSource: () -> Void = {}
  /// The area below the header.
  ///
  /// A change of rooms moves this view, and the header's lower edge clips it.
  let body = View()
  private let bodyClip = View()
  private let note = RoomNoteView()
  private let spotlight = RoomSpotlight()
  private let opensGuide: Bool
  /// The sentence about containment; empty if the room has no explanation.
  let sentence: String
  /// The text about what the user can do; empty if the room has no explanation.
  let byHand: String
  private var guide: View?
  /// Makes the guide beside or below the room; nil for a room without a guide.
  var makeGuide: (() -> View)? {
    didSet { header.hasGuide = makeGuide != nil }
  }
  /// Whether the user wants the guide beside or below the room; nil until the user makes a choice.
  var wantsGuide: Bool? {
    didSet { if wantsGuide != oldValue { setNeedsLayout() } }
  }
  private var message = ""
  private var parts: RoomBody?

  /// Whether the explanation is expanded if it fits; nil expands it in a high window.
  var isExplained: Bool? {
    didSet { if isExplained != oldValue { setNeedsLayout() } }
  }
  /// Whether the side part is shown rather than the stage, if there is space for only one of them.
  var prefersSide = false {
    didSet { if prefersSide != oldValue { setNeedsLayout() } }
  }

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - explanation: The explanation, which can be collapsed; nil if there is none.
  ///   - modes: The control that chooses one of the room's modes; nil if there is none.
  ///   - stage: The main part.
  ///   - side: The side part; nil if there is none.
  ///   - extent: The area that the stage may fill.
  init(
    _ explanation: Explanation?, modes: Control? = nil, stage: View, side: RoomSide? = nil,
    extent: Extent = .column
  ) {
    (self.stage, self.side, self.extent) = (stage, side, extent)
    header = RoomHeader(modes: modes)
    (sentence, byHand) = (explanation?.sentence ?? "", explanation?.byHand ?? "")
    opensGuide = explanation?.opensGuide ?? false
    hint = explanation.map { Label(text: $0.sentence, font: .preferredFont(forTextStyle: .body)) }
    source = explanation.map {
      Label(text: $0.source, font: .preferredFont(forTextStyle: .caption))
    }
    sourcePath = explanation?.source
    super.init()
    hint?.numberOfLines = 0
    source?.isUserInteractionEnabled = true
    source?.addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.onSource() })
    for label in [hint, source] { label?.textRole = \.secondaryLabel }
    for view in [hint, source, stage, side?.view] { if let view { body.addSubview(view) } }
    bodyClip.clipsToBounds = true
    bodyClip.addSubview(body)
    for view in [header, bodyClip, spotlight, note] { addSubview(view) }
    header.hasExplanation = hint != nil
    header[.side].name = String(localized: "Show the " + (side?.name ?? "other part"))
    header.onTip = { [weak self] in self?.updateNote() }
    note.onLayout = { [weak self] in self?.placeNote() }
  }

  /// The views of the stage and the side part, in the order in which the Tab key looks for a focusable view.
  var focusEnvironments: [Responder] {
    var (found, open) = ([View](), [side?.view, stage].compactMap { $0 })
    while let view = open.popLast() {
      guard !view.isHidden else { continue }
      found.append(view)
      open += view.subviews.reversed()
    }
    return found
  }

  /// Marks the room and all views in it as needing layout.
  func layOutAgain() {
    var open: [View] = [self]
    while let view = open.popLast() {
      view.setNeedsLayout()
      open += view.subviews
    }
  }

  /// Shows a message over the room; an empty string hides the message.
  func show(message: String) {
    self.message = message
    updateNote()
  }

  /// Outlines a rectangle, in points, in the window's coordinates, for a short time.
  func light(_ rect: Rect) { spotlight.light(rect) }

  private func updateNote() {
    let text = message.isEmpty ? header.tip?.text ?? "" : message
    guard text != note.text else { return }
    note.text = text
    placeNote()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    spotlight.frame = bounds
    let metrics = RoomMetrics(bounds.size)
    var parts = layOut(metrics, offersSide: false)
    // If only one part fits, the header needs a tool for the side part, which takes space from the modes.
    if parts.isEither { parts = layOut(metrics, offersSide: true) }
    place(parts)
    placeNote()
  }

  /// Places the header, the body and the explanation.
  ///
  /// - Returns: The frames of the stage and the side part.
  private func layOut(_ metrics: RoomMetrics, offersSide: Bool) -> RoomBody {
    header.isSideOffered = offersSide
    header.metrics = metrics
    let height = header.height(forWidth: bounds.width)
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(height, bounds.height))
    bodyClip.frame = Rect(
      x: 0, y: height, width: bounds.width,
      height: max(0, bounds.height - height - safeAreaInsets.bottom))
    // A change of rooms may have moved the body, so its frame is reset.
    (body.bounds, body.center) = (bodyClip.bounds, bodyClip.bounds.center)
    var area = columnBesideGuide(metrics)
    if extent.reachesEdges {
      area = area.insetBy(dx: -metrics.margin, dy: 0)
    } else {
      area.size.height = max(0, area.height - metrics.margin)
    }
    let widest = extent.widest(metrics)
    let parts = { [side, prefersSide, isMirrored] (area: Rect) in
      RoomBody(
        in: area, side: side, prefersSide: prefersSide, widest: widest, gap: metrics.gap,
        isMirrored: isMirrored)
    }
    let text = placeExplanation(above: parts(area).column, metrics)
    area.origin.y += text
    area.size.height = max(0, area.height - text)
    return parts(area)
  }

  // MARK: The guide

  /// The minimum size of a room with its guide beside it, in points.
  private static let leastWithGuide = Size(width: 1100, height: 560)

  /// The minimum size of a room with its guide below it, in points.
  private static let leastAboveGuide = Size(width: 480, height: 820)

  private func fits(_ size: Size) -> Bool {
    !ContentSizeCategory.preferred.isAccessibilityCategory
      && bounds.width >= size.width && bounds.height >= size.height
  }

  /// Whether there is space for the guide beside the room.
  var fitsGuideBeside: Bool { fits(RoomView.leastWithGuide) }

  /// Whether there is space for the guide beside the room, or below it in a high window.
  ///
  /// The value is always false for very large text.
  var fitsGuide: Bool {
    fitsGuideBeside || fits(RoomView.leastAboveGuide) && bounds.height > bounds.width
  }

  /// Whether the guide is beside the room or below it.
  var isGuideShown: Bool {
    makeGuide != nil && fitsGuide
      && (wantsGuide ?? (fitsGuideBeside && opensGuide && !extent.reachesEdges))
  }

  /// Places the guide beside the room, at the trailing edge of the column, or below the room, at its lower edge.
  ///
  /// - Returns: The area of the column that the guide leaves.
  private func columnBesideGuide(_ metrics: RoomMetrics) -> Rect {
    header[.guide].isSelected = isGuideShown
    var column = metrics.column(in: body.bounds)
    guard isGuideShown else {
      guide?.isHidden = true
      return column
    }
    if guide == nil, let new = makeGuide?() {
      guide = new
      body.addSubview(new)
    }
    guide?.isHidden = false
    guard fitsGuideBeside else { return columnAboveGuide(metrics) }
    let width = RoomMetrics.guideWidth
    let frame = Rect(
      x: isMirrored ? column.minX : column.maxX - width, y: 0, width: width,
      height: max(0, body.bounds.height - metrics.margin))
    View.performWithoutAnimation { guide?.frame = frame }
    column.size.width -= width + metrics.gap
    if isMirrored { column.origin.x += width + metrics.gap }
    return column
  }

  /// Places the guide at the lower edge of the column.
  ///
  /// - Returns: The column above the guide.
  private func columnAboveGuide(_ metrics: RoomMetrics) -> Rect {
    var column = metrics.column(in: body.bounds)
    let height = (body.bounds.height * 0.4).rounded()
    let frame = Rect(
      x: column.minX, y: body.bounds.height - metrics.margin - height, width: column.width,
      height: height)
    View.performWithoutAnimation { guide?.frame = frame }
    column.size.height = max(0, column.height - height - metrics.gap)
    return column
  }

  /// Places the explanation at the leading edge of the column.
  ///
  /// - Returns: The height that the explanation takes above the stage, in points.
  private func placeExplanation(above column: Rect, _ metrics: RoomMetrics) -> Double {
    let top = extent == .window ? 0 : metrics.isRegular ? 20 : 12.0
    guard let hint, let source else { return top }
    let inset = extent.reachesEdges ? metrics.margin : 0
    let width = max(0, min(column.width - 2 * inset, RoomMetrics.lineWidth))
    hint.font = .preferredFont(forTextStyle: metrics.isRegular ? .body : .footnote)
    let x = isMirrored ? column.maxX - inset - width : column.minX + inset
    let text = hint.sizeThatFits(Size(width: width, height: 0)).height
    let path = source.sizeThatFits(.zero)
    let hasPath = path.width <= width && bounds.height >= 480
    let start = metrics.isRegular ? 16.0 : 10
    let height = start + text + (hasPath ? 2 + path.height : 0)
    // In a small window the stage takes the space of the explanation.
    let isShown =
      isExplained ?? (bounds.height >= 480) && column.height - height >= 72 && width >= 120
    header[.explanation].isSelected = isShown
    hint.isHidden = !isShown
    source.isHidden = !isShown || !hasPath
    guard isShown else { return top }
    hint.frame = Rect(x: x, y: start, width: width, height: text)
    source.frame = Rect(x: x, y: start + text + 2, width: width, height: path.height)
    let gap = extent == .edges || !metrics.isRegular ? 10.0 : 16
    return height + (extent == .window ? 0 : gap)
  }

  private func place(_ parts: RoomBody) {
    let old = self.parts
    self.parts = parts
    header[.side].isSelected = parts.arrangement == .instead
    stage.isHidden = parts.arrangement == .instead
    side?.view.isHidden = parts.arrangement == .alone
    let change = { [stage, side] in
      stage.frame = parts.stage
      side?.view.frame = parts.side
    }
    // On straight paths between two arrangements, the stage and the side part would cross each other.
    if let old, old.arrangement != parts.arrangement {
      View.performWithoutAnimation(change)
    } else {
      change()
    }
  }

  /// Places the note: a tool's name below the tool, or a message.
  ///
  /// A message covers the explanation. Without an explanation, the message is at the lower edge or below the header,
  /// where it covers less. If it would cover a control there, it moves to the position where it covers the least.
  private func placeNote() {
    guard !note.isHidden else { return }
    let metrics = RoomMetrics(bounds.size)
    let margin = metrics.margin
    note.isSmall = !metrics.isRegular
    let size = note.sizeThatFits(
      Size(width: max(0, min(bounds.width - 2 * margin, 480)), height: 0))
    let middle = message.isEmpty ? header.tip?.middle : nil
    let x = min(
      max((middle ?? bounds.midX) - size.width / 2, margin), bounds.width - margin - size.width)
    let below = Rect(
      origin: Point(x: x.rounded(), y: (header.frame.maxY + 6).rounded()), size: size)
    let low = Point(
      x: below.minX, y: (bounds.height - safeAreaInsets.bottom - margin - size.height).rounded())
    let atEdge = Rect(origin: low, size: size)
    let cover = RoomCover(of: [stage, side?.view, guide].compactMap(\.self), in: self)
    let isBelow =
      middle != nil || hint?.isHidden == false || cover.area(of: below) < cover.area(of: atEdge)
    var frame = isBelow ? below : atEdge
    if middle == nil, cover.coversControl(frame) {
      let free = Rect(
        x: margin, y: below.minY, width: bounds.width - 2 * margin,
        height: atEdge.maxY - below.minY)
      frame = cover.leastCovering(frame, in: free)
    }
    View.performWithoutAnimation { note.frame = frame }
  }

  /// Lays out the room again.
  ///
  /// The tour's bar below the room changes the safe area.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension RoomView.Extent {
  fileprivate var reachesEdges: Bool { self == .window || self == .edges }

  /// Returns the maximum width of the stage for the extent, in points.
  fileprivate func widest(_ metrics: RoomMetrics) -> Double {
    switch self {
    case .column: RoomMetrics.stageWidth
    case .edges: RoomMetrics.stageWidth + 2 * metrics.margin
    case .wholeColumn, .window: .infinity
    }
  }
}
