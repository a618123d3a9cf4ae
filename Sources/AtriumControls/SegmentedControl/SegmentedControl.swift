public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A row of segments, one of which can be selected.
///
/// If ``isMomentary`` is true, the segments are buttons.
///
/// A touch or a click may move to another segment before it ends. The arrow keys, Home and End select a segment. In a
/// momentary control, these keys only move the focus ring, and Space or Enter triggers the segment.
///
/// When the control is made, the titles get the size of the ``ContentSizeCategory/preferred`` category. If the control
/// is too narrow, the titles become smaller, down to the standard text size.
open class SegmentedControl: Control {
  /// The value of ``selectedSegmentIndex`` if no segment is selected.
  public static let noSegment = -1

  var segmentViews: [SegmentView] = []
  private let pill = ShapeView(cornerRadius: SegmentedMetrics.pillRadius)
  /// The font of the titles if the control is wide enough for them.
  private let titleFont = FontMetrics.default.scaledFont(for: SegmentedMetrics.font)
  private var storedIndex = SegmentedControl.noSegment
  /// The pressed and the hovered segment.
  ///
  /// In a momentary control, the arrow keys also move the pressed segment, which has the focus ring.
  var itemTouch = ItemTouch()

  /// The segments, in the reading direction.
  public var segments: [Segment] {
    didSet { if segments != oldValue { segmentsDidChange() } }
  }
  /// The index of the selected segment, or ``noSegment`` if no segment is selected.
  ///
  /// An index out of range means ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set { select(newValue, animated: false) }
  }
  /// Whether the segments are buttons that do not stay selected.
  ///
  /// While ``Control/Event/valueChanged`` is sent, ``selectedSegmentIndex`` is the index of the pressed
  /// segment.
  open var isMomentary = false {
    didSet { if isMomentary != oldValue { select(SegmentedControl.noSegment, animated: false) } }
  }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Makes a control with segments, none of which is selected.
  public init(segments: [Segment]) {
    self.segments = segments
    super.init(frame: .zero)
    setUp()
    bounds.size = sizeThatFits(.zero)
  }

  /// Makes a control with a frame and without segments.
  public override init(frame: Rect) {
    segments = []
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control without segments from a nib.
  public override init?(coder: any NibDecoding) {
    segments = []
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isAccessibilityElement = false
    addSubview(pill)
    segmentsDidChange()
  }

  /// Makes a control with one segment for each title; none is selected.
  public convenience init(titles: [String]) {
    self.init(segments: titles.map { Segment(title: $0) })
  }

  /// Selects a segment without sending an event.
  public func select(_ index: Int, animated: Bool) {
    let allowed = segments.indices.contains(index) ? index : SegmentedControl.noSegment
    guard allowed != storedIndex else { return }
    storedIndex = allowed
    updateParts(animated: animated)
  }

  /// The role that was set, or otherwise `group` for a momentary control and `radioGroup` for any other control.
  open override var accessibilityRole: AccessibilityRole? {
    get { super.accessibilityRole ?? (isMomentary ? .group : .radioGroup) }
    set { super.accessibilityRole = newValue }
  }

  /// The accessibility value that was set, or otherwise the label of the selected segment.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (segments.indices.contains(storedIndex) ? segments[storedIndex].name : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  /// The segment on which the keys act; nil if there is none.
  ///
  /// In a momentary control, it is the segment with the focus ring. In any other control, it is the selected segment
  /// or, if none is selected, the first enabled segment, which an arrow key selects.
  open override var accessibilityFocusedElement: AccessibleObject? {
    if segmentViews.indices.contains(currentIndex) { return segmentViews[currentIndex] }
    return isMomentary ? nil : segmentViews.first(where: \.isItemEnabled)
  }

  /// The index of the segment on which the keys act, or ``noSegment``.
  private var currentIndex: Int {
    isMomentary ? itemTouch.pressed ?? SegmentedControl.noSegment : storedIndex
  }

  /// Returns the size that fits the segments, at most as wide as the offered width.
  ///
  /// Segments without a fixed width are as wide as the widest of them.
  ///
  /// The height is the standard height of controls, or more for large text.
  open override func sizeThatFits(_ size: Size) -> Size {
    let free = segmentViews.filter { $0.fixedWidth == nil }
    let widest = free.map { $0.fittingWidth(in: titleFont) }.max() ?? 0
    let fixed = segmentViews.compactMap(\.fixedWidth).reduce(0, +)
    let whole = widest * Double(free.count) + fixed + 2 * SegmentedMetrics.inset
    return Size(
      width: (size.width > 0 ? min(whole, size.width) : whole).rounded(.up),
      height: fittingHeight)
  }

  private var fittingHeight: Double {
    guard titleFont.size > SegmentedMetrics.font.size else { return Theme.controlHeight }
    let line = TextLayout("X", font: titleFont).size.height
    let space = 2 * (SegmentedMetrics.inset + SegmentedMetrics.titleSpacing)
    return max(Theme.controlHeight, (line + space).rounded(.up))
  }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Draws the focus ring around the current segment, or around the whole control if there is no current
  /// segment.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    if segmentViews.indices.contains(currentIndex) {
      theme.drawFocusRing(
        around: segmentViews[currentIndex].frame, cornerRadius: SegmentedMetrics.pillRadius,
        in: canvas)
    } else {
      theme.drawFocusRing(
        around: bounds, cornerRadius: SegmentedMetrics.cornerRadius, in: canvas)
    }
  }

  /// Returns whether a point hits the control; the hit area has at least the height of a touch target.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Draws the background and the dividers.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: SegmentedMetrics.cornerRadius),
      with: theme.fill.withAlphaComponent(isEnabled ? 1 : 0.5))
    let lineColor = theme.outline.withAlphaComponent(isEnabled ? 1 : Theme.disabledAlpha)
    if theme.isHighContrast {
      canvas.stroke(
        Path(
          roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
          cornerRadius: SegmentedMetrics.cornerRadius - 0.5), with: lineColor, width: 1)
    }
    let height = SegmentedMetrics.dividerHeight
    for (one, next) in zip(segmentViews, segmentViews.dropFirst())
    where !one.isMarked && !next.isMarked && one.frame.width > SegmentedMetrics.leastTextWidth {
      canvas.fill(
        uprightLine(
          at: mirrored(one.frame).maxX, from: (bounds.midY - height / 2).rounded(), height: height),
        with: lineColor)
    }
  }

  /// Lays out the segments.
  open override func layoutSubviews() {
    placeSegments()
    super.layoutSubviews()
  }

  /// Updates the control for the new theme and layout direction.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  // MARK: Input

  override var isPressable: Bool { isMomentary }

  /// Highlights the segment under the touch.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAt(usableItem(at: touch.location(in: self)))
    return true
  }

  /// Moves the highlight with the touch.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAtItem(under: touch)
    return true
  }

  /// Selects the segment under the touch.
  open override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    chooseItemUnderPress()
  }

  /// Removes the highlight without a selection.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    lookAt(nil)
  }

  override func hoverDidMove(to point: Point?) { hover(over: point) }

  override func performKeyPress() {
    guard let index = itemTouch.pressed ?? sequence.next(from: nil, by: 1) else { return }
    choose(index)
  }

  /// A choice triggers the primary action, and a press alone does not.
  override func performPrimaryAction(byKey: Bool) { sendActions(for: .touchUpInside) }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    let start =
      isMomentary ? itemTouch.pressed : segments.indices.contains(storedIndex) ? storedIndex : nil
    let target = sequence.target(of: key, from: start)
    if let index = target.index {
      if isMomentary { lookAt(index) } else { choose(index) }
    }
    return target.isKnown
  }

  private var sequence: ItemSequence {
    ItemSequence(count: segments.count, isRightToLeft: isRightToLeft) {
      self.segments[$0].isEnabled
    }
  }

  func usableItem(at point: Point) -> Int? {
    let place = Point(x: point.x, y: bounds.midY)
    return segmentViews.firstIndex { $0.frame.contains(place) }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  func choose(_ index: Int) {
    if isMomentary {
      storedIndex = index
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      if isMomentary { storedIndex = SegmentedControl.noSegment }
    } else if index != storedIndex {
      select(index, animated: true)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  // MARK: Parts

  private func segmentsDidChange() {
    for view in segmentViews.dropFirst(segments.count) { view.removeFromSuperview() }
    segmentViews = Array(segmentViews.prefix(segments.count))
    while segmentViews.count < segments.count {
      let view = SegmentView()
      addSubview(view)
      segmentViews.append(view)
    }
    for (view, segment) in zip(segmentViews, segments) { view.segment = segment }
    if !segments.indices.contains(storedIndex) { storedIndex = SegmentedControl.noSegment }
    itemTouch = ItemTouch()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Lays out the segments with equal widths, or with individual widths if equal widths would truncate a title.
  ///
  /// Segments with a width of their own keep it if the control is wide enough for all of them. If all segments have
  /// such a width, the widths are scaled to fill the control. If the titles fit only without the usual padding, smaller
  /// padding is used.
  private func placeSegments() {
    let area = bounds.shrunkBy(dx: SegmentedMetrics.inset, dy: SegmentedMetrics.inset)
    guard !segmentViews.isEmpty, area.width > 0, area.height > 0 else { return }
    fitTitles(in: area.width)
    var x = area.minX
    for (view, width) in zip(segmentViews, segmentWidths(in: area.width)) {
      let end = x + width
      // Segments are separated by a line or by the edge of the selection; both must lie on pixel boundaries.
      let (left, right) = (pixelAligned(x), pixelAligned(end))
      view.frame = mirrored(
        Rect(x: left, y: area.minY, width: right - left, height: area.height))
      x = end
    }
  }

  /// Returns the widths with which the segments fill a given width.
  private func segmentWidths(in whole: Double) -> [Double] {
    let fixed = segmentViews.map(\.fixedWidth)
    let sum = fixed.compactMap { $0 }.reduce(0, +)
    let isKept = sum > 0 && sum <= whole && fixed.contains(nil)
    let free = isKept ? segmentViews.filter { $0.fixedWidth == nil } : segmentViews
    let count = Double(free.count)
    // If all segments have fixed widths, these are scaled so that the segments fill the control.
    if sum > 0, !fixed.contains(nil) { return fixed.map { ($0 ?? 0) * whole / sum } }
    let room = isKept ? whole - sum : whole
    var needs = free.map(\.fittingWidth)
    let saving = 2 * (SegmentedMetrics.padding - SegmentedMetrics.leastPadding)
    if needs.reduce(0, +) > room { needs = needs.map { $0 - saving } }
    let spare = room - needs.reduce(0, +)
    let equal = room / count
    let isEqual = spare < 0 || needs.allSatisfy { $0 <= equal + 0.5 }
    var widths = needs.map { isEqual ? equal : $0 + spare / count }[...]
    return fixed.map { width in
      if isKept, let width { return width }
      return widths.popFirst() ?? 0
    }
  }

  /// Sets the font of all titles to the largest font that fits a width, from the preferred text size down to the
  /// standard text size.
  private func fitTitles(in width: Double) {
    var font = titleFont
    let usual = SegmentedMetrics.font.size
    let padding = 2 * SegmentedMetrics.padding
    let needs = segmentViews.map { $0.fittingWidth(in: titleFont) - padding }.reduce(0, +)
    let room = width - 2 * SegmentedMetrics.leastPadding * Double(segmentViews.count)
    if font.size > usual, needs > room {
      font.size = max(usual, (font.size * max(0, room) / needs).rounded(.down))
    }
    for view in segmentViews { view.font = font }
  }

  override func updateParts(animated: Bool) {
    let theme = theme
    setNeedsDisplay()
    for (index, view) in segmentViews.enumerated() {
      view.state = ItemState(
        isSelected: index == storedIndex && !isMomentary,
        isHovered: index == itemTouch.hovered && isEnabled,
        isPressed: index == itemTouch.pressed && (isTracking || isHighlighted || isMomentary),
        isEnabled: isEnabled)
    }
    let chosen = segmentViews.indices.contains(storedIndex) ? segmentViews[storedIndex] : nil
    let isNew = pill.isHidden
    pill.isHidden = chosen == nil || isMomentary || chosen?.bounds.isEmpty == true
    View.move(animated && window != nil && !isNew) {
      // The background of the selection shrinks slightly while the selected segment is pressed.
      let inset = chosen?.state.isPressed == true ? 1.5 : 0
      if let chosen { pill.frame = chosen.frame.shrunkBy(dx: inset, dy: inset) }
      pill.backgroundColor = theme.selectedFill
      pill.alpha = isEnabled ? 1 : 0.5
    }
    pill.outlineColor = theme.isHighContrast ? nil : theme.outline
  }
}

extension SegmentedControl: ItemRow {}
