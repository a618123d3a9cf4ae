public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A row of segments of which one is chosen; or, if ``isMomentary``, a row of buttons.
///
/// A press may slide to another segment before it is let go. Arrows, Home and End choose; in a
/// momentary control they only look around, and Space or Enter press.
open class SegmentedControl: Control {
  /// The index of no segment.
  public static let noSegment = -1

  var segmentViews: [SegmentView] = []
  private let pill = ShapeView(cornerRadius: SegmentedMetrics.pillRadius)
  private var storedIndex = SegmentedControl.noSegment
  /// Where a press is, or the keys look in a momentary control.
  private var candidate: Int?
  private var hovered: Int?

  /// What the segments show, in the reading direction.
  public var segments: [Segment] {
    didSet { if segments != oldValue { segmentsDidChange() } }
  }
  /// Which segment is chosen, or ``noSegment``; setting it sends nothing.
  ///
  /// What is not the index of a segment means none.
  public var selectedSegmentIndex: Int {
    get { storedIndex }
    set { select(newValue, animated: false) }
  }
  /// Whether segments are pressed and come up again, instead of staying chosen.
  ///
  /// While ``Control/Event/valueChanged`` is sent, ``selectedSegmentIndex`` tells which one it was.
  public var isMomentary = false {
    didSet { if isMomentary != oldValue { select(SegmentedControl.noSegment, animated: false) } }
  }
  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Makes a control of segments; none is chosen.
  public init(segments: [Segment]) {
    self.segments = segments
    super.init(frame: .zero)
    addSubview(pill)
    segmentsDidChange()
    bounds.size = sizeThatFits(.zero)
  }

  /// Makes a control of titles; none is chosen.
  public convenience init(titles: [String]) {
    self.init(segments: titles.map { Segment(title: $0) })
  }

  /// Chooses a segment and moves the mark there; sends nothing.
  public func select(_ index: Int, animated: Bool) {
    let allowed = segments.indices.contains(index) ? index : SegmentedControl.noSegment
    guard allowed != storedIndex else { return }
    storedIndex = allowed
    updateParts(animated: animated)
  }

  /// One of several to choose from.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(isMomentary ? [] : .tabBar) }
    set { super.accessibilityTraits = newValue }
  }

  /// The name of the chosen segment, unless something else was set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (segments.indices.contains(storedIndex) ? segments[storedIndex].name : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  /// All segments as wide as the widest, and its own height; no wider than what is offered.
  open override func sizeThatFits(_ size: Size) -> Size {
    let widest = segmentViews.map(\.fittingWidth).max() ?? 0
    let whole = widest * Double(segments.count) + 2 * SegmentedMetrics.inset
    return Size(
      width: (size.width > 0 ? min(whole, size.width) : whole).rounded(.up),
      height: Theme.controlHeight)
  }

  /// The size that fits best.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Draws the ring around the segment that keys leave, or around all.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    let index = isMomentary ? candidate ?? SegmentedControl.noSegment : storedIndex
    if segmentViews.indices.contains(index) {
      theme.drawFocusRing(
        around: segmentViews[index].frame, cornerRadius: SegmentedMetrics.pillRadius, in: canvas)
    } else {
      theme.drawFocusRing(
        around: bounds, cornerRadius: SegmentedMetrics.cornerRadius, in: canvas)
    }
  }

  /// A finger hits it somewhat above and below too.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Draws the ground.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
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

  /// Places the segments.
  open override func layoutSubviews() {
    placeSegments()
    super.layoutSubviews()
  }

  /// Takes the theme's colours, and the side that it begins at.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  // MARK: Input

  override var isPressable: Bool { isMomentary }

  /// Looks which segment the press is on.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAt(usableSegment(at: touch.location(in: self)))
    return true
  }

  /// Follows the press to other segments.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAt(isTouchInside ? usableSegment(at: touch.location(in: self)) : nil)
    return true
  }

  /// Chooses the segment that the press is on.
  open override func endTracking(_ touch: Touch, with event: AtriumKit.Event?) {
    let index = candidate
    lookAt(nil)
    if let index { choose(index) }
  }

  /// Chooses nothing.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    lookAt(nil)
  }

  override func hoverDidMove(to point: Point?) {
    let index = point.flatMap(usableSegment(at:))
    guard index != hovered else { return }
    hovered = index
    updateParts(animated: false)
  }

  override func performKeyPress() {
    guard let index = candidate ?? sequence.next(from: nil, by: 1) else { return }
    choose(index)
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    let start = isMomentary ? candidate : segments.indices.contains(storedIndex) ? storedIndex : nil
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

  private func usableSegment(at point: Point) -> Int? {
    let place = Point(x: point.x, y: bounds.midY)
    return segmentViews.firstIndex { $0.frame.contains(place) }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func lookAt(_ index: Int?) {
    guard index != candidate else { return }
    candidate = index
    updateParts(animated: false)
  }

  private func choose(_ index: Int) {
    if isMomentary {
      storedIndex = index
      sendActions(for: .valueChanged)
      if isMomentary { storedIndex = SegmentedControl.noSegment }
    } else if index != storedIndex {
      select(index, animated: true)
      sendActions(for: .valueChanged)
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
    candidate = nil
    hovered = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Gives all segments one width, or each the width that it needs where one width would cut a text.
  ///
  /// Where there is room for the texts but not for the usual padding, the padding is smaller.
  private func placeSegments() {
    let area = bounds.shrunkBy(dx: SegmentedMetrics.inset, dy: SegmentedMetrics.inset)
    guard !segmentViews.isEmpty, area.width > 0, area.height > 0 else { return }
    let count = Double(segmentViews.count)
    var needs = segmentViews.map(\.fittingWidth)
    let saving = 2 * (SegmentedMetrics.padding - SegmentedMetrics.leastPadding)
    if needs.reduce(0, +) > area.width { needs = needs.map { $0 - saving } }
    let spare = area.width - needs.reduce(0, +)
    let equal = area.width / count
    let isEqual = spare < 0 || needs.allSatisfy { $0 <= equal + 0.5 }
    var x = area.minX
    for (view, need) in zip(segmentViews, needs) {
      let end = x + (isEqual ? equal : need + spare / count)
      // Where segments meet there is a line, or the edge of the mark: both are to be sharp.
      let (left, right) = (pixelAligned(x), pixelAligned(end))
      view.frame = mirrored(
        Rect(x: left, y: area.minY, width: right - left, height: area.height))
      x = end
    }
  }

  override func updateParts(animated: Bool) {
    let theme = theme
    setNeedsDisplay()
    for (index, view) in segmentViews.enumerated() {
      view.state = ItemState(
        isSelected: index == storedIndex && !isMomentary, isHovered: index == hovered && isEnabled,
        isPressed: index == candidate && (isTracking || isHighlighted || isMomentary),
        isEnabled: isEnabled)
    }
    let chosen = segmentViews.indices.contains(storedIndex) ? segmentViews[storedIndex] : nil
    let isNew = pill.isHidden
    pill.isHidden = chosen == nil || isMomentary || chosen?.bounds.isEmpty == true
    View.move(animated && window != nil && !isNew) {
      // Under a press it gives way a little.
      let inset = chosen?.state.isPressed == true ? 1.5 : 0
      if let chosen { pill.frame = chosen.frame.shrunkBy(dx: inset, dy: inset) }
      pill.backgroundColor = theme.selectedFill
      pill.alpha = isEnabled ? 1 : 0.5
    }
    pill.outlineColor = theme.isHighContrast ? nil : theme.outline
  }
}
