public import AtriumGeometry
public import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// A view whose content may be larger than itself, and that shows a part of it.
///
/// The content is its subviews; ``contentSize`` says how large it is. Scrolling is nothing but another
/// origin of the bounds (V-5): ``contentOffset``. Only what is in sight is painted again.
///
/// **What scrolls.** Fingers drag the content after 10 points of way, and let go of it with a velocity
/// (G-30, G-32). On a touchpad two fingers do the same, from their first movement on. A wheel scrolls
/// by its steps. A pointer with a button held drags the indicators, and the content only if
/// ``allowsPointerDragging`` says so: on a desktop such a drag selects, or moves what it began on.
/// Arrows, Page Up and Down, Home, End and Space scroll while this view, or one inside it, has the
/// keyboard and does not use them. Of scroll views inside each other the inner one goes as far as
/// it can, then the next takes over.
///
/// **Right to left.** Offsets are geometry and are not mirrored: `contentOffset.x` is 0 where the
/// left edges of content and view meet, as in UIKit. What mirrors is the side of the vertical
/// indicator, and which end of a wide content Home and End go to.
open class ScrollView: View {
  /// How fast a content that was let go stands still: what is left of its velocity after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left after a millisecond, between 0 and 1.
    public let rawValue: Double

    /// Makes a rate.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// As usual: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon at rest: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether what covers a view's edges keeps room free in it.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// Above and below always, at the sides if the content is wider than the view.
    case automatic
    /// Not at all.
    case never
  }

  /// Hears of what happens; not kept alive.
  open weak var delegate: (any ScrollViewDelegate)?
  /// How large the content is, in points.
  ///
  /// Constraints between the content and the far edges of this view, or its ``contentLayoutGuide``, give
  /// it; the next layout then replaces what was set. Along an axis without any it stays as it was set.
  public var contentSize: Size {
    get { currentContentSize }
    set {
      area.size = newValue
      guard newValue != currentContentSize else { return }
      currentContentSize = newValue
      contentDidChange()
    }
  }
  /// What is kept free around the content, in points.
  public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }
  /// Whether bars that cover the view's edges are added to ``contentInset``.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentDidChange() } }
  }
  /// Whether the user can scroll; programs always can.
  public var isScrollEnabled = true {
    didSet { if !isScrollEnabled { endInteraction() } }
  }
  /// Whether the content goes beyond its edges in somebody's hand, and comes back.
  public var bounces = true
  /// Whether it does so upwards and downwards even if all of it is in sight.
  public var alwaysBounceVertical = false
  /// Whether it does so sideways even if all of it is in sight.
  public var alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of the view's own size only.
  public var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// How fast it stands still after it was let go.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a pointer with its primary button held drags the content as a finger does.
  public var allowsPointerDragging = false {
    didSet {
      panGestureRecognizer.allowedTouchTypes =
        allowsPointerDragging ? [.direct, .indirectPointer] : [.direct]
    }
  }
  /// Whether content hears of a finger only when it is clear that it does not scroll (G-10).
  public var delaysContentTouches = true
  /// Whether a drag takes a finger away from content that has heard of it already (G-10).
  public var canCancelContentTouches = true
  /// Whether the vertical indicator is shown while it scrolls.
  public var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// Whether the horizontal indicator is shown while it scrolls.
  public var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// How far the indicators stay away from the edges, in points.
  public var scrollIndicatorInsets = EdgeInsets.zero {
    didSet { if scrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// How far an arrow key scrolls, in points.
  public var keyboardScrollDistance = 53.0

  /// The recogniser that drags the content: with fingers, on a touchpad, by a wheel.
  public let panGestureRecognizer: PanGestureRecognizer

  /// The content, for constraints.
  private(set) lazy var area = ContentArea(of: self)
  /// How large the content is, by hand or by constraints.
  private var currentContentSize = Size.zero
  /// What a hand does at present; nil if none drags.
  var drag: ScrollDrag?
  /// Whether fingers are down that may be about to drag.
  var hasFingers = false
  /// What goes on by itself along the two axes.
  var motions: [ScrollAxis: ScrollMotion] = [:]
  /// Whose motion it is; nil if there is none.
  var motionKind: ScrollMotionKind?
  /// Whether the end of a motion is being told outside a window.
  var isTellingEnd = false
  /// Outer scroll views that took what this one had no room for.
  weak var heir: ScrollView?
  var pageSteps = PageSteps()
  /// Whether the next change of the offset is a step of what moves, and not somebody else's.
  var isMovingItself = false
  /// Whether sizes have changed since the content was last held against them.
  var areLimitsStale = true
  /// The view's size at that moment.
  var limitedSize = Size.zero
  /// What was kept free around the content at that moment.
  var limitedInset = EdgeInsets.zero
  lazy var displayLink = DisplayLink(view: self) { [weak self] time in self?.advance(to: time) }
  let indicators: ScrollIndicators

  /// Makes a scroll view that clips its content.
  public override init(frame: Rect = .zero) {
    let pan = ScrollPanGestureRecognizer()
    panGestureRecognizer = pan
    indicators = ScrollIndicators()
    super.init(frame: frame)
    contentArea = area
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.allowedTouchTypes = [.direct]
    pan.allowedScrollTypesMask = .all
    pan.addAction { [weak self, weak pan] _ in
      if let self, let pan { panDidChange(pan) }
    }
    addGestureRecognizer(pan)
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in self?.pointerDidMove(recognizer) })
    indicators.attach(to: self)
  }

  /// How far it is scrolled, such as `40 %`, unless something else was set; nil if all is in sight.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? positionText }
    set { super.accessibilityValue = newValue }
  }

  /// What people are told of the part in sight.
  var positionText: String? { scrolledText }

  /// Draws the outline of the keyboard's place.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: cornerRadius, in: canvas)
  }

  /// Brings into sight what gets the focus by keys.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    guard let view = context.nextFocusedView, view !== self, !context.focusHeading.isEmpty,
      view.isDescendant(of: self)
    else { return }
    let place = convert(view.bounds, from: view)
    scrollRectToVisible(place.insetBy(dx: -8, dy: -8), animated: true)
  }

  /// The content keeps its place at an edge.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  /// Whether a drag may take a finger away from a view inside; not from a control, by default (G-10).
  ///
  /// Call `super`: not needed.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Takes the content's size over from constraints, places the indicators, and brings the content back between its edges after a change of sizes.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeConstrainedSize()
    keepWithinLimits()
    indicators.layOut()
  }

  private func takeConstrainedSize() {
    let (width, height) = area.constrainedSize
    let size = Size(
      width: width ?? currentContentSize.width, height: height ?? currentContentSize.height)
    guard size != currentContentSize else { return }
    currentContentSize = size
    areLimitsStale = true
  }

  /// Another origin of the bounds is scrolling, by whatever way it was set.
  ///
  /// Call `super`: required.
  open override func boundsOriginDidChange(from oldOrigin: Point) {
    super.boundsOriginDidChange(from: oldOrigin)
    offsetDidChange()
  }

  /// Keeps the indicators in front.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    indicators.bringToFront()
  }

  /// What moves by itself heeds a motion that is switched on the way.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.motion != previousTraitCollection?.motion { heedMotionSetting() }
  }

  /// What moves stands still outside a window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window {
      stopMotion()
      indicators.forgetTimer()
    }
  }

  /// Takes the keyboard where a pointer or a finger comes down on nothing else.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if canBecomeFirstResponder, !isFirstResponder { becomeFirstResponder() }
    super.touchesBegan(touches, with: event)
  }

  /// The keyboard is of use where there is something to scroll.
  open override var canBecomeFirstResponder: Bool {
    isScrollEnabled && ScrollAxis.allCases.contains { overflows($0) }
  }

  /// Scrolls by keys that nobody inside has used.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !scroll(by: $0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Lets the pan begin if there is somewhere to go.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer !== panGestureRecognizer || panShouldBegin()
  }
}
