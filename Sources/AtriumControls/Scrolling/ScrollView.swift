public import AtriumGeometry
public import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// A view that displays a part of content that may be larger than the view.
///
/// The content is its subviews, and its size is ``contentSize``. Scrolling is a change of the
/// origin of the bounds (V-5): ``contentOffset``. Only the visible part is repainted.
///
/// **What scrolls.** Fingers drag the content after 10 points, and release it with a velocity
/// (G-30, G-32). On a touchpad two fingers do the same, from their first movement on. A wheel
/// scrolls by steps. A pointer with a button down drags the indicators, and the content only with
/// ``allowsPointerDragging``: on a desktop such a drag selects, or moves an item. Arrows, Page Up
/// and Down, Home, End and Space scroll while this view or a descendant has the focus and does not
/// handle them. If scroll views are nested, the inner one scrolls as far as it can, then the next
/// outer one.
///
/// **Right to left.** Offsets are not mirrored: `contentOffset.x` is 0 where the left edges of
/// content and view coincide, as in UIKit. Only two things are mirrored: the side of the vertical
/// indicator, and the ends of wide content to which Home and End scroll.
open class ScrollView: View {
  /// The deceleration after a drag: the factor by which the velocity decreases per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public let rawValue: Double

    /// Makes a rate.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// The default: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// It is always added at the top and the bottom, and at the sides if the content is wider than
    /// the view.
    case automatic
    /// Never.
    case never
  }

  /// The delegate; not retained.
  open weak var delegate: (any ScrollViewDelegate)?
  /// The size of the content, in points.
  ///
  /// Constraints between the content and this view's far edges, or its ``contentLayoutGuide``,
  /// determine it; the next layout then replaces a value that was set. Along an axis without such
  /// constraints, the set value is kept.
  public var contentSize: Size {
    get { currentContentSize }
    set {
      area.size = newValue
      guard newValue != currentContentSize else { return }
      currentContentSize = newValue
      contentDidChange()
    }
  }
  /// The insets around the content, in points.
  public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }
  /// Whether the safe area, such as that of bars over the view's edges, is added to
  /// ``contentInset``.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentDidChange() } }
  }
  /// Whether the user can scroll; programs always can.
  public var isScrollEnabled = true {
    didSet { if !isScrollEnabled { endInteraction() } }
  }
  /// Whether a drag can move the content beyond its edges; it bounces back when it is released.
  public var bounces = true
  /// Whether it bounces vertically even if all of the content is visible.
  public var alwaysBounceVertical = false
  /// Whether it bounces horizontally even if all of the content is visible.
  public var alwaysBounceHorizontal = false
  /// Whether it stops only at multiples of the view's own size.
  public var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// How fast it decelerates after a drag.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a pointer with its primary button down drags the content like a finger.
  public var allowsPointerDragging = false {
    didSet {
      panGestureRecognizer.allowedTouchTypes =
        allowsPointerDragging ? [.direct, .indirectPointer] : [.direct]
    }
  }
  /// Whether the content receives a touch only when it is clear that it does not scroll.
  public var delaysContentTouches = true
  /// Whether a drag cancels a touch that the content has already received.
  public var canCancelContentTouches = true
  /// Whether the vertical indicator is visible while it scrolls.
  public var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// Whether the horizontal indicator is visible while it scrolls.
  public var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// The insets of the indicators from the edges, in points.
  public var scrollIndicatorInsets = EdgeInsets.zero {
    didSet { if scrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// How far an arrow key scrolls, in points.
  public var keyboardScrollDistance = 53.0

  /// The recogniser that drags the content: with fingers, on a touchpad, by a wheel.
  ///
  /// Its delegate is this view if a subclass adopts `GestureRecognizerDelegate`.
  public var panGestureRecognizer: PanGestureRecognizer { scrollPan }
  private let scrollPan = ScrollPanGestureRecognizer()

  /// The content, for constraints.
  private(set) lazy var area = ContentArea(of: self)
  /// The size of the content, set or from constraints.
  private var currentContentSize = Size.zero
  /// The current drag; nil if there is none.
  var drag: ScrollDrag? {
    didSet { if oldValue != nil, drag == nil { indicators.handsAreGone() } }
  }
  /// Whether fingers are down that may begin a drag.
  var hasFingers = false {
    didSet { if oldValue, !hasFingers { indicators.handsAreGone() } }
  }
  /// The current motions along the axes.
  var motions: [ScrollAxis: ScrollMotion] = [:]
  /// The cause of the motions; nil if there are none.
  var motionKind: ScrollMotionKind?
  /// Whether the delegate is being notified of the end of a motion outside a window.
  var isTellingEnd = false
  /// The outer scroll view that took the distance for which this one had no room.
  weak var heir: ScrollView?
  var pageSteps = PageSteps()
  /// Whether the next change of the offset comes from a drag or a motion of this view.
  private var isMovingItself = false
  /// How many changes of the offset by this view are being reported.
  private var reportedMoves = 0
  /// Whether sizes have changed since the offset was last checked against the limits.
  var areLimitsStale = true
  /// The view's size at the last check.
  private var limitedSize = Size.zero
  /// The effective insets at the last check.
  private var limitedInset = EdgeInsets.zero
  lazy var displayLink = DisplayLink(view: self) { [weak self] time in self?.advance(to: time) }
  let indicators = ScrollIndicators()
  var offsetObservers: [ScrollObserver] = []
  var layoutObservers: [ScrollObserver] = []

  /// The point of the content that is at the view's top left corner: the origin of the bounds.
  ///
  /// Setting it accepts any value, also beyond the edges, and ends a motion. A drag continues from
  /// the value, and so does a deceleration in the calls that scrolling causes:
  /// ``ScrollViewDelegate/scrollViewDidScroll(_:)`` and `layoutSubviews` of this view. Animatable.
  /// Setting the origin of the bounds is equivalent. Dragging, motions and keys set the origin of
  /// the bounds: override ``boundsOriginDidChange(from:)`` to observe all changes. Call `super`:
  /// required.
  open var contentOffset: Point {
    get { bounds.origin }
    set {
      if !continuesFromSetOffset { endAnimation() }
      bounds.origin = newValue
    }
  }

  /// Makes a scroll view that clips its content.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view that a nib describes.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    let pan = scrollPan
    contentArea = area
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.allowedTouchTypes = [.direct]
    pan.allowedScrollTypesMask = .all
    // As in UIKit, a subclass that adopts the protocol is its pan's delegate.
    pan.delegate = self as? any GestureRecognizerDelegate
    pan.addAction { [weak self, weak pan] _ in
      if let self, let pan { panDidChange(pan) }
    }
    addGestureRecognizer(pan)
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in self?.pointerDidMove(recognizer) })
    indicators.attach(to: self)
  }

  /// The value that was set, or else the scroll position, such as `40 %`; nil if all is visible.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? positionText }
    set { super.accessibilityValue = newValue }
  }

  /// The scroll position for assistive technology.
  var positionText: String? { scrolledText }

  /// Draws the theme's focus ring.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: cornerRadius, in: canvas)
  }

  /// Scrolls to a descendant that gets the focus by keys.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    guard let view = context.nextFocusedView, view !== self, !context.focusHeading.isEmpty,
      view.isDescendant(of: self)
    else { return }
    let place = convert(view.bounds, from: view)
    scrollRectToVisible(place.insetBy(dx: -8, dy: -8), animated: true)
  }

  /// Updates the limits of the offset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  /// Whether a drag may cancel the touches of a descendant; by default, not those of a control.
  ///
  /// Call `super`: not needed.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Updates the content size from constraints, clamps the offset, and lays out the indicators.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeConstrainedSize()
    keepWithinLimits()
    indicators.layOut()
    tell(layoutObservers)
  }

  private func takeConstrainedSize() {
    let (width, height) = area.constrainedSize
    let size = Size(
      width: width ?? currentContentSize.width, height: height ?? currentContentSize.height)
    guard size != currentContentSize else { return }
    currentContentSize = size
    areLimitsStale = true
  }

  /// Handles any change of the origin of the bounds as scrolling.
  ///
  /// Call `super`: required.
  open override func boundsOriginDidChange(from oldOrigin: Point) {
    super.boundsOriginDidChange(from: oldOrigin)
    offsetDidChange(from: oldOrigin)
  }

  /// Keeps the indicators in front.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    indicators.bringToFront()
  }

  /// Applies a change of the motion setting to a motion under way.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.motion != previousTraitCollection?.motion { heedMotionSetting() }
  }

  /// Stops the motion when the view leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window {
      stopMotion()
      indicators.forgetTimer()
    }
  }

  /// Becomes first responder when no descendant handles the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if canBecomeFirstResponder, !isFirstResponder { becomeFirstResponder() }
    super.touchesBegan(touches, with: event)
  }

  /// True if scrolling is enabled and the content overflows.
  open override var canBecomeFirstResponder: Bool {
    isScrollEnabled && ScrollAxis.allCases.contains { overflows($0) }
  }

  /// Scrolls by keys that no descendant has handled.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !scroll(by: $0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Lets the pan begin only if there is room to scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer !== panGestureRecognizer || panShouldBegin()
  }
}

extension ScrollView {
  /// Scrolls to an offset, in 0.3 s or at once.
  ///
  /// With reduced motion, or outside a window, it scrolls at once. It ends any motion.
  ///
  /// - Parameters:
  ///   - contentOffset: As in ``contentOffset``, in points.
  ///   - animated: Whether it is animated. If so, the delegate always receives
  ///     ``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``, in a window with a later
  ///     frame, so that the delegate may scroll on from there.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    guard animated else {
      endAnimation()
      self.contentOffset = contentOffset
      return
    }
    endAnimation()
    guard let window, window.settings.motion == .full, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      start(.program, [:])
      return
    }
    start(
      .program,
      ScrollAxis.allCases.reduce(into: [:]) { motions, axis in
        guard contentOffset[axis] != self.contentOffset[axis] else { return }
        motions[axis] = ScrollMotion(
          from: self.contentOffset[axis], at: window.currentTime,
          .curve(.easeInOut, to: contentOffset[axis], duration: 0.3))
      })
  }

  /// Scrolls by the least distance that makes a part of the content visible.
  ///
  /// For a part larger than the view it scrolls to the nearer edge; if the part already fills the
  /// view, it does not scroll.
  ///
  /// - Parameters:
  ///   - rect: In this view's coordinates, in points.
  ///   - animated: As in ``setContentOffset(_:animated:)``.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var target = contentOffset
    for axis in ScrollAxis.allCases {
      let inset = adjustedContentInset[axis]
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      // The distance of each edge from that of the visible part.
      let before = start - (target[axis] + inset.near)
      let after = end - (target[axis] + bounds.size[axis] - inset.far)
      if before < 0, after < 0 {
        target[axis] += max(before, after)
      } else if before > 0, after > 0 {
        target[axis] += min(before, after)
      }
      target[axis] = limits(axis).clamping(target[axis])
    }
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Whether a finger is down that may begin to scroll, or is dragging.
  public var isTracking: Bool { hasFingers || drag != nil }
  /// Whether the content is being dragged.
  public var isDragging: Bool { drag != nil }
  /// Whether the content is still moving after a drag.
  public var isDecelerating: Bool { motionKind == .deceleration }

  /// The effective insets of the content, in points: ``contentInset`` plus the part of the safe
  /// area that ``contentInsetAdjustmentBehavior`` adds.
  public var adjustedContentInset: EdgeInsets {
    var inset = contentInset.finite
    guard contentInsetAdjustmentBehavior == .automatic else { return inset }
    let safe = safeAreaInsets
    guard safe != .zero else { return inset }
    inset.top += safe.top
    inset.bottom += safe.bottom
    if contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// The range of offsets at rest along an axis.
  package func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset[axis]
    let least = -inset.near
    let length = contentSize[axis].isFinite ? contentSize[axis] : 0
    return least...max(least, length + inset.far - bounds.size[axis])
  }

  /// The scroll position in per cent along each axis that overflows, the vertical one first; nil if
  /// none does.
  private var scrolledText: String? {
    let parts = [ScrollAxis.vertical, .horizontal].filter(overflows).map { axis in
      let limits = limits(axis)
      let way = limits.clamping(contentOffset[axis]) - limits.lowerBound
      let part = way / (limits.upperBound - limits.lowerBound)
      // In a right-to-left layout, the beginning is on the right.
      let isBackwards = axis == .horizontal && isRightToLeft
      return "\(Int(((isBackwards ? 1 - part : part) * 100).rounded())) %"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether the content along an axis is larger than the visible part.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 0.5
  }

  /// Whether the user can drag the content along an axis.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    isScrollEnabled
      && (overflows(axis)
        || bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal))
  }

  /// Whether there is room to scroll in a direction.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - distance: The change of the offset; only its sign counts.
  ///   - offset: The start; nil for the present offset.
  /// - Returns: Whether the offset could change at all.
  func hasRoom(_ axis: ScrollAxis, for distance: Double, from offset: Double? = nil) -> Bool {
    let (limits, offset) = (limits(axis), offset ?? contentOffset[axis])
    guard isScrollEnabled, distance != 0 else { return false }
    return distance < 0 ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
  }

  /// Sets the offset for a drag, a motion or the content's edges, without ending a motion.
  func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    isMovingItself = true
    reportedMoves += 1
    bounds.origin = offset
    reportedMoves -= 1
  }

  /// Whether a deceleration continues from an offset that the program sets in a call about the
  /// scrolling, as endless content does.
  private var continuesFromSetOffset: Bool {
    motionKind == .deceleration && (reportedMoves > 0 || isLayingOut)
  }

  /// Handles any change of the origin of the bounds as scrolling (V-31).
  private func offsetDidChange(from oldOffset: Point) {
    // Reset before the delegate is called, which may set the next offset.
    if isMovingItself {
      isMovingItself = false
    } else {
      drag?.start = contentOffset
      if continuesFromSetOffset {
        continueMotions(from: oldOffset)
      } else {
        let offset = contentOffset
        endAnimation()
        // At the end of the motion the delegate may have scrolled, which was already reported.
        guard contentOffset == offset else { return }
      }
    }
    setNeedsLayout()
    indicators.noteScrolling()
    delegate?.scrollViewDidScroll(self)
    tell(offsetObservers)
  }

  /// Shifts the offset, the drag and the motions, after the content itself was shifted.
  func shiftContent(by distance: Point) {
    guard distance != .zero else { return }
    drag?.start += distance
    for axis in motions.keys { motions[axis]?.shift(by: distance[axis]) }
    move(to: contentOffset + distance)
  }

  func contentDidChange() {
    areLimitsStale = true
    setNeedsLayout()
  }

  /// Moves content at rest back between its edges after a change of sizes.
  func keepWithinLimits() {
    if bounds.size != limitedSize { areLimitsStale = true }
    guard areLimitsStale, drag == nil, motionKind == nil, !hasFingers else { return }
    areLimitsStale = false
    limitedSize = bounds.size
    let (old, inset) = (limitedInset, adjustedContentInset)
    limitedInset = inset
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      // If the beginning of the content was visible, it stays visible.
      if inset != old, abs(offset[axis] + old[axis].near) < 0.5 { offset[axis] = -inset[axis].near }
      offset[axis] = limits(axis).clamping(offset[axis])
    }
    move(to: offset)
  }
}

extension ScrollView {
  /// The area of the whole content; constraints to its edges determine ``contentSize``.
  ///
  /// Its origin is that of the content. For the content, the anchors of the scroll view itself mean
  /// the same area.
  public var contentLayoutGuide: LayoutGuide { area.contentGuide }

  /// The visible part of the content: the scroll view's own frame.
  ///
  /// Views constrained to its edges stay in place while the content scrolls. Its width and height
  /// are those of the scroll view; constraints to them need no layout during scrolling.
  public var frameLayoutGuide: LayoutGuide { area.frameGuide }
}

extension ScrollView {
  /// Makes the indicators visible for a moment, to indicate that there is more.
  public func flashScrollIndicators() {
    indicators.flash()
  }

  private func pointerDidMove(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began: indicators.flash()
    case .changed: indicators.pointerMoved(to: recognizer.location(in: self))
    default: break
    }
  }
}
