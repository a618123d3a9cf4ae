public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A view that displays a part of content that may be larger than the view.
///
/// The content consists of the subviews, and its size is ``contentSize``. Scrolling changes the origin of the bounds
/// (V-5), which is the ``contentOffset``. Only the visible part is drawn.
///
/// **Input.** Fingers drag the content after a movement of 10 points. When the fingers are lifted, the content
/// continues with their velocity (G-30, G-32). Two fingers on a touchpad scroll in the same way, beginning with their
/// first movement. A wheel scrolls by steps. A pointer with a pressed button drags the indicators; it drags the
/// content only with ``allowsPointerDragging``, because such a drag on a desktop selects or moves an item. The arrow
/// keys, Page Up, Page Down, Home, End and Space scroll while this view, or a descendant that does not handle these
/// keys, has the focus. If scroll views are nested, the inner view scrolls as far as it can, and then the next outer
/// view.
///
/// **Right to left.** Offsets are not mirrored: as in UIKit, `contentOffset.x` is 0 where the left edges of the
/// content and the view coincide. Only two things are mirrored: the side of the vertical indicator, and the ends of
/// wide content to which Home and End scroll.
open class ScrollView: View {
  /// The rate of deceleration after a drag: the factor by which the velocity is multiplied each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public let rawValue: Double

    /// Makes a deceleration rate from a factor per millisecond.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// The default rate: 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration: 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The delegate; held weakly.
  open weak var delegate: (any ScrollViewDelegate)?
  /// The size of the content, in points.
  ///
  /// Constraints of the content to this view's right and bottom edges, or to its ``contentLayoutGuide``, determine
  /// the size. In that case, the next layout pass replaces a value that the program has set. Along an axis without
  /// such constraints, the set value is kept.
  open var contentSize: Size {
    get { currentContentSize }
    set {
      area.size = newValue
      guard newValue != currentContentSize else { return }
      currentContentSize = newValue
      if isInLayout { contentDidChangeInLayout() } else { contentDidChange() }
    }
  }
  /// The insets around the content, in points.
  open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }
  /// The rule by which the safe area insets are added to ``contentInset``; automatic by default.
  ///
  /// The safe area excludes the bars that cover the view's edges.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentDidChange() } }
  }
  /// Whether the user can scroll; the program can always scroll.
  ///
  /// A change of this property enables or disables the ``panGestureRecognizer`` too.
  open var isScrollEnabled = true {
    didSet {
      if !isScrollEnabled { endInteraction() }
      if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
  }
  /// Whether a drag can move the content beyond its edges; released content bounces back.
  open var bounces = true
  /// Whether the content bounces vertically even if the whole content is visible.
  open var alwaysBounceVertical = false
  /// Whether the content bounces horizontally even if the whole content is visible.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops only at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis is locked to that axis.
  open var isDirectionalLockEnabled = false
  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a pointer drags the content with its primary button, as a finger does; false by default.
  public var allowsPointerDragging = false {
    didSet {
      panGestureRecognizer.allowedTouchTypes =
        allowsPointerDragging ? [.direct, .indirectPointer] : [.direct]
    }
  }
  /// Whether a touch reaches the content only after 0.15 s; a touch that scrolls earlier never reaches it.
  open var delaysContentTouches = true
  /// Whether a drag cancels a touch that the content has already received.
  open var canCancelContentTouches = true
  /// Whether the vertical indicator is visible during scrolling.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// Whether the horizontal indicator is visible during scrolling.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// The insets of the indicators from the edges, in points.
  open var scrollIndicatorInsets = EdgeInsets.zero {
    didSet { if scrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// The duration of an animated `setContentOffset`, in seconds.
  private static let scrollDuration = 0.3
  /// The space between a focused descendant and the edge to which the view scrolls, in points.
  private static let focusMargin = 8.0
  /// The distance that an arrow key scrolls, in points.
  public var keyboardScrollDistance = 53.0
  /// The distance that a step of a wheel scrolls, as a multiple of the usual distance.
  var wheelScale: Double { 1 }

  /// The control above the content that refreshes the content when the user pulls down; nil for no control.
  open var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      contentDidChange()
    }
  }

  /// The recogniser that scrolls the content for fingers, a touchpad and a wheel.
  ///
  /// If a subclass conforms to `GestureRecognizerDelegate`, the view is the recogniser's delegate.
  open var panGestureRecognizer: PanGestureRecognizer { scrollPan }
  private let scrollPan = ScrollPanGestureRecognizer()

  /// The area of the content, to which constraints can refer.
  private(set) lazy var area = ContentArea(of: self)
  /// The current size of the content, either set or determined by constraints.
  private var currentContentSize = Size.zero
  /// The current drag; nil if there is no drag.
  var drag: ScrollDrag? {
    didSet { if oldValue != nil, drag == nil { indicators.handsAreGone() } }
  }
  /// Whether fingers that may begin a drag are touching the view.
  var hasFingers = false {
    didSet { if oldValue, !hasFingers { indicators.handsAreGone() } }
  }
  /// The current motion along each axis.
  var motions: [ScrollAxis: ScrollMotion] = [:]
  /// The cause of the motions; nil if there are no motions.
  var motionKind: ScrollMotionKind?
  /// Whether the delegate is being notified of the end of a motion outside a window.
  var isTellingEnd = false
  /// The outer scroll view that is scrolling because this scroll view has reached its limit.
  weak var heir: ScrollView?
  var pageSteps = PageSteps()
  /// Whether this view itself makes the next change of the offset, and not the program.
  private var isMovingItself = false
  /// The number of offset changes by this view whose callbacks are still running.
  private var reportedMoves = 0
  /// Whether sizes have changed since the offset was last clamped to the limits.
  var areLimitsStale = true
  /// The view's size when the offset was last clamped.
  private var limitedSize = Size.zero
  /// The effective insets when the offset was last clamped.
  private var limitedInset = EdgeInsets.zero
  /// The effective insets of which the delegate was last notified.
  var reportedInset = EdgeInsets.zero
  lazy var displayLink = DisplayLink(view: self) { [weak self] time in self?.advance(to: time) }
  let indicators = ScrollIndicators()
  /// The content size of the last layout.
  private var laidOutContentSize = Size.zero
  /// The zoom; nil until the program sets a property of the zoom or zooms.
  var zoom: ScrollZoom?
  var offsetObservers: [ScrollObserver] = []
  var layoutObservers: [ScrollObserver] = []

  /// The point of the content at the view's top left corner, which is the origin of the bounds.
  ///
  /// Any value can be set, including an offset beyond the edges. Setting this property ends a motion, but a drag
  /// continues from the new value. A deceleration also continues from the new value if the program sets it in
  /// ``ScrollViewDelegate/scrollViewDidScroll(_:)`` or in `layoutSubviews` of this view. Animatable.
  ///
  /// Setting the origin of the bounds is equivalent. Drags, motions and keys set the origin of the bounds
  /// directly, so override ``boundsOriginDidChange(from:)`` to observe all changes. Call `super`: required.
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

  /// Makes a scroll view from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    let pan = scrollPan
    contentArea = area
    accessibilityRole = .scrollArea
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.allowedTouchTypes = [.direct]
    pan.allowedScrollTypesMask = .all
    // As in UIKit, a subclass that conforms to the protocol is the delegate of its pan recogniser.
    pan.delegate = self as? any GestureRecognizerDelegate
    pan.addAction { [weak self, weak pan] _ in
      if let self, let pan { panDidChange(pan) }
    }
    addGestureRecognizer(pan)
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in self?.pointerDidMove(recognizer) })
    indicators.attach(to: self)
  }

  /// The accessibility value that was set, or otherwise the scroll position, such as `40 %`.
  ///
  /// Nil if no value was set and all content is visible.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? positionText }
    set { super.accessibilityValue = newValue }
  }

  /// Returns the offset at which scrolling stops after a drag.
  ///
  /// The view calls this method before it asks the delegate.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content would stop without this method.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  /// - Returns: The offset at which the content stops.
  func scrollTarget(_ target: Point, velocity: Point) -> Point { target }

  /// The scroll position for assistive technology.
  var positionText: String? { scrolledText }

  /// Draws the theme's focus ring.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: cornerRadius, in: canvas)
  }

  /// Scrolls to a descendant that has received the focus through a key press.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    guard let view = context.nextFocusedView, view !== self, !context.focusHeading.isEmpty,
      view.isDescendant(of: self)
    else { return }
    let place = convert(view.bounds, from: view)
    let margin = ScrollView.focusMargin
    scrollRectToVisible(place.insetBy(dx: -margin, dy: -margin), animated: true)
  }

  /// Updates the limits of the offset for the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  /// Returns whether a drag may cancel the touches of a descendant.
  ///
  /// By default, a drag may cancel them unless the descendant is a control.
  ///
  /// Call `super`: not needed.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Updates the content size from constraints, clamps the offset, and lays out the indicators.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeConstrainedSize()
    laidOutContentSize = contentSize
    let mayHaveOtherInset = areLimitsStale || bounds.size != limitedSize
    keepWithinLimits()
    if mayHaveOtherInset { reportInset() }
    refreshControl?.layOut()
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

  /// Keeps the indicators in front of the new subview.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    indicators.bringToFront()
  }

  /// Applies a change of the motion setting to a current motion.
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

  /// Makes the view first responder if no descendant handles the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if canBecomeFirstResponder, !isFirstResponder { becomeFirstResponder() }
    super.touchesBegan(touches, with: event)
  }

  /// Whether the view can become first responder: true if scrolling is enabled and the content overflows.
  open override var canBecomeFirstResponder: Bool {
    isScrollEnabled && ScrollAxis.allCases.contains { overflows($0) }
  }

  /// Scrolls for keys that no descendant has handled.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !scroll(by: $0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Returns whether the pan or the pinch may begin.
  ///
  /// A drag may begin if this view can scroll in the drag's direction, or if it is at an edge and no outer view takes
  /// the drag. A pinch may begin if the user can zoom.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    if let zoom, gestureRecognizer === zoom.pinch { return zoom.canZoom }
    return gestureRecognizer !== panGestureRecognizer || panShouldBegin()
  }
}

extension ScrollView {
  /// Scrolls to an offset, at once or with an animation of 0.3 s.
  ///
  /// If the motion setting is reduced or off, or outside a window, the view scrolls at once. Any current motion ends.
  ///
  /// - Parameters:
  ///   - contentOffset: The new ``contentOffset``, in points.
  ///   - animated: Whether the scrolling is animated. If so, and if the offset changes, the delegate receives
  ///     ``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``. In a window, the delegate receives the call
  ///     in a later display frame, so that it may start to scroll again.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    guard animated else {
      endAnimation()
      self.contentOffset = contentOffset
      return
    }
    endAnimation()
    // As in UIKit, the delegate is not notified of the end if there is nothing to scroll.
    guard contentOffset != self.contentOffset else { return }
    guard let window, window.settings.motion == .full else {
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
          .curve(.easeInOut, to: contentOffset[axis], duration: ScrollView.scrollDuration))
      })
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  ///
  /// If the rectangle is larger than the view, the view scrolls to the rectangle's nearer edge. If the
  /// rectangle already fills the view, the view does not scroll.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates, in points.
  ///   - animated: Whether the scrolling is animated, as in ``setContentOffset(_:animated:)``.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var target = contentOffset
    for axis in ScrollAxis.allCases {
      let inset = adjustedContentInset[axis]
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      // The distances between the edges of the rectangle and the edges of the visible area.
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

  /// Whether a finger is touching the view and may begin to scroll, or is dragging the content.
  public var isTracking: Bool { hasFingers || drag != nil }
  /// Whether the content is being dragged.
  public var isDragging: Bool { drag != nil }
  /// Whether the content is still moving after a drag.
  public var isDecelerating: Bool { motionKind == .deceleration }

  /// Returns the range of offsets along an axis within which the content can rest.
  package func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset[axis]
    let least = -inset.near
    let length = contentSize[axis].isFinite ? contentSize[axis] : 0
    return least...max(least, length + inset.far - bounds.size[axis])
  }

  /// The scroll position in per cent along each axis that overflows, the vertical position first.
  ///
  /// Nil if the content overflows along no axis.
  private var scrolledText: String? {
    let parts = [ScrollAxis.vertical, .horizontal].filter(overflows).map { axis in
      let limits = limits(axis)
      let way = limits.clamping(contentOffset[axis]) - limits.lowerBound
      let part = way / (limits.upperBound - limits.lowerBound)
      // In a right-to-left layout, the beginning of the content is at the right edge.
      let isBackwards = axis == .horizontal && isRightToLeft
      return "\(Int(((isBackwards ? 1 - part : part) * 100).rounded())) %"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns whether the content is larger than the visible area along an axis.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 0.5
  }

  /// Returns whether the user can drag the content along an axis.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    isScrollEnabled
      && (overflows(axis)
        || bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal))
  }

  /// Returns whether the view can scroll in a direction.
  ///
  /// - Parameters:
  ///   - axis: The axis of the scrolling.
  ///   - distance: The change of the offset; only its sign counts.
  ///   - offset: The offset at the start; nil uses the current offset.
  /// - Returns: Whether the offset could change.
  func hasRoom(_ axis: ScrollAxis, for distance: Double, from offset: Double? = nil) -> Bool {
    let (limits, offset) = (limits(axis), offset ?? contentOffset[axis])
    guard isScrollEnabled, distance != 0 else { return false }
    return distance < 0 ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
  }

  /// Sets the offset on behalf of a drag, a motion or the limits, without ending a motion.
  func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    isMovingItself = true
    reportedMoves += 1
    bounds.origin = offset
    reportedMoves -= 1
  }

  /// Whether a deceleration continues from an offset that the program sets.
  ///
  /// The motion continues if the offset is set in a scrolling callback or in the layout, as views with
  /// endless content do.
  private var continuesFromSetOffset: Bool {
    motionKind == .deceleration && (reportedMoves > 0 || isLayingOut)
  }

  /// Handles any change of the origin of the bounds as scrolling (V-31).
  private func offsetDidChange(from oldOffset: Point) {
    // The flag is reset before the delegate is called, because the delegate may set the next offset.
    if isMovingItself {
      isMovingItself = false
    } else {
      drag?.start = contentOffset
      if continuesFromSetOffset {
        continueMotions(from: oldOffset)
      } else {
        let offset = contentOffset
        endAnimation()
        // The delegate may have scrolled when the motion ended. That change has already been reported.
        guard contentOffset == offset else { return }
      }
    }
    setNeedsLayout()
    indicators.noteScrolling()
    delegate?.scrollViewDidScroll(self)
    refreshControl?.contentDidMove()
    tell(offsetObservers)
  }

  /// Shifts the offset, the drag and the motions after the content's views have been shifted.
  func shiftContent(by distance: Point) {
    guard distance != .zero else { return }
    drag?.start += distance
    for axis in motions.keys { motions[axis]?.shift(by: distance[axis]) }
    move(to: contentOffset + distance)
  }

  /// Requests another layout pass if the current pass ends with a content size other than the size that it used.
  ///
  /// A subclass may set several content sizes during a pass, and end with the size that the pass has used.
  private func contentDidChangeInLayout() {
    areLimitsStale = true
    afterLayout { [weak self] in
      guard let self, contentSize != laidOutContentSize else { return }
      setNeedsLayout()
    }
  }

  func contentDidChange() {
    areLimitsStale = true
    setNeedsLayout()
  }

  /// Moves the content back within the limits after a change of sizes, unless a drag or a motion is in progress.
  func keepWithinLimits() {
    if bounds.size != limitedSize { areLimitsStale = true }
    guard areLimitsStale, drag == nil, motionKind == nil, !hasFingers else { return }
    areLimitsStale = false
    limitedSize = bounds.size
    let (old, inset) = (limitedInset, adjustedContentInset)
    limitedInset = inset
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      // If the beginning of the content was at the edge of the view, it stays there.
      if inset != old, abs(offset[axis] + old[axis].near) < 0.5 { offset[axis] = -inset[axis].near }
      offset[axis] = limits(axis).clamping(offset[axis])
    }
    move(to: offset)
  }
}

extension ScrollView {
  /// Shows the indicators briefly, to indicate that there is more content.
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
