public import AtriumGeometry
public import AtriumGraphics

/// A rectangle of a window that draws itself, contains other views and handles input.
///
/// A view has ``bounds`` (its own coordinates), a ``center`` (its position in its superview) and a
/// ``transform``; ``frame`` follows from them (V-1). ``draw(_:in:)`` draws its content between its
/// ``backgroundColor`` and its ``subviews``. All changes happen on the main thread.
open class View: Responder {
  /// The model values, without animations.
  var model: ViewState {
    didSet { noteExtentChange() }
  }
  /// The animated values while animations run; nil if they equal the model.
  var presented: ViewState? {
    didSet {
      // A view that only moves paints the same in its own coordinates.
      noteExtentChange(keepsOwn: (oldValue ?? model).bounds == drawn.bounds)
    }
  }
  /// The animations on this view, oldest first.
  var animations: [PropertyAnimation] = []

  /// The view that contains this one.
  public internal(set) weak var superview: View?
  /// The subviews, back to front.
  ///
  /// It is a copy, so the tree may change while it is iterated.
  public var subviews: [View] { subviewList.elements }
  var subviewList = OrderedObjects<View>()
  /// The height of the tree below this view, or more if descendants have left.
  var subtreeHeight = 0
  /// The cached extent of the content and the subviews; nil if it was not computed since it
  /// changed.
  var knownContentExtent: Rect?
  weak var storedWindow: Window?
  /// The controller of this view, if it is a root view.
  weak var viewController: ViewController?
  /// Whether this view or one below it has ever been a controller's root view; never cleared.
  var mayHoldControllers = false

  var needsLayoutFlag = true
  var subtreeNeedsLayout = false
  /// Whether the view's own layout is in progress; a nested one would never end.
  package var isLayingOut = false

  /// The view's Auto Layout state; nil until it is needed.
  var layoutState: ViewLayoutState?
  /// Whether this view or one below it has a layout state; never cleared.
  var subtreeUsesConstraints = false
  /// The scrollable content for constraints; nil for a view that does not scroll.
  package final var contentArea: ContentArea?
  var needsUpdateConstraintsFlag = false
  var subtreeNeedsUpdateConstraints = false

  /// Whether the view was loaded before its container was known and has not been sized since
  /// (DC-28).
  var isSizeUnknown = false

  /// The bitmap of the whole view while it moves, rotates or fades.
  var compositingCache: CompositingCache?
  /// The effect that is drawn instead of the content during a transition.
  var transitionEffect: TransitionEffect? {
    didSet { noteExtentChange() }
  }
  /// The quarter turn that the view takes with its next frame (CK-R8).
  var comingQuarterTurn: QuarterTurn?
  /// How many transitions block touches on the view.
  var shieldCount = 0
  /// Border, shadow, mask and tint; nil while all have their defaults.
  var decoration: ViewDecoration?

  /// Whether the view is being drawn for a size that it has only on the way to another one (DC-34).
  package internal(set) final var isDrawnOnTheWay = false

  /// Whether the view and its subviews are neither drawn nor hit-tested.
  ///
  /// Call `super`: required.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if oldValue { AnimationGroup.current?.noteNewcomer(self) }
      if !isHidden { layoutState?.leaving = nil }
      noteExtentChange()
      superviewNeedsDisplay(in: paintExtentInSuperview)
      layoutState?.arranger?.arrangedViewDidChange(self, .visibility)
    }
  }
  /// Whether drawing outside the bounds is clipped.
  ///
  /// It does not affect hit testing (V-39). Call `super`: required.
  open var clipsToBounds = false {
    willSet { if clipsToBounds != newValue { superviewNeedsDisplay(in: paintExtentInSuperview) } }
    didSet {
      guard clipsToBounds != oldValue else { return }
      noteExtentChange()
      superviewNeedsDisplay(in: paintExtentInSuperview)
    }
  }
  /// The radius of the corners of background, border and clipping, in points.
  public var cornerRadius = 0.0 {
    didSet { if cornerRadius != oldValue { superviewNeedsDisplay(in: paintExtentInSuperview) } }
  }
  /// How the drawn content is fitted into an animated size.
  ///
  /// Without an animation the content is drawn at the view's size.
  public var contentMode = ContentMode.scaleToFill {
    willSet { if contentMode != newValue { setNeedsDisplay() } }
    didSet {
      guard contentMode != oldValue else { return }
      noteExtentChange()
      setNeedsDisplay()
    }
  }
  /// Whether touches reach this view and its subviews.
  ///
  /// Call `super`: required.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  public var isMultipleTouchEnabled = false
  /// Whether this view receives touches only while no other view does, and the reverse.
  public var isExclusiveTouch = false
  /// How the view is resized with its superview.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteGeometryForLayout(resized: false) } }
  }
  /// Whether a change of this view's size resizes its subviews by their masks.
  public var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { autoresizingDidChange() } }
  }
  /// The name of the focus group of the view and its subviews; nil inherits the superview's.
  ///
  /// Tab treats a group as one stop; arrow keys move inside it.
  public var focusGroupIdentifier: String?
  /// A number that identifies the view.
  public var tag = 0
  /// The shape of the pointer over this view; nil for the superview's.
  public var cursor: Cursor? {
    didSet { if cursor != oldValue { window?.hover.setNeedsUpdate() } }
  }
  /// The recognisers that receive touches on this view and its subviews before the views do.
  public var gestureRecognizers: [GestureRecognizer] { recognizerList.elements }
  var recognizerList = OrderedObjects<GestureRecognizer>()

  /// The view's name, for assistive technologies and scripts.
  open var accessibilityLabel: String?
  /// The view's value in words: `50 %`, `page 2 of 5`; nil if there is none.
  open var accessibilityValue: String?
  /// The kind and the state of the view, for assistive technologies.
  open var accessibilityTraits: AccessibilityTraits = []

  // MARK: Geometry and colour

  /// The view's own coordinate rectangle, with its content's origin and its size in points.
  ///
  /// A change of the size keeps the centre (V-5), resizes the subviews by their masks at once and
  /// requests a layout. A rectangle of negative size is standardised to the same area with positive
  /// size. The view of a child that keeps its own orientation is rotated inside its frame, so its
  /// bounds have the sides of the frame swapped. Animatable. Traps if a number is not finite.
  ///
  /// Call `super`: required.
  open var bounds: Rect {
    get { model.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview, in points.
  ///
  /// It is the frame's centre only if the anchor point is the centre (V-3). Animatable. Traps if a
  /// number is not finite.
  ///
  /// Call `super`: required.
  open var center: Point {
    get { model.center }
    set { setCenter(newValue) }
  }

  /// The transform of the view about its anchor point.
  ///
  /// It shares its value with ``transform3D``, and reads as the identity if that leaves the plane
  /// (V-12). Animatable. Traps if a number is not finite.
  ///
  /// Call `super`: required.
  open var transform: AffineTransform {
    get { model.transform }
    set { setTransform(newValue) }
  }

  /// The view's bounding box in its superview, in points; computed.
  ///
  /// Setting it under a transform chooses the bounds so that the box becomes that rectangle (V-4).
  /// If the transform leaves the plane, the bounds take the size unchanged. A rectangle of negative
  /// size is standardised to the same area with positive size. Without a transform it reads back
  /// exactly. Animatable. Traps if a number is not finite.
  ///
  /// Masks and constraints set the bounds and the centre, not the frame.
  ///
  /// Call `super`: required.
  open var frame: Rect {
    get { model.frame }
    set { setFrame(newValue) }
  }

  /// The opacity of the whole view, 0 … 1.
  ///
  /// Animatable.
  ///
  /// Call `super`: required.
  open var alpha: Double {
    get { Double(model.alpha) }
    set { setAlpha(newValue) }
  }

  /// The colour that fills the bounds behind the content; nil for none.
  ///
  /// Animatable.
  ///
  /// Call `super`: required.
  open var backgroundColor: Color? {
    get { model.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  // MARK: Making

  /// Makes a view with a frame; empty by default.
  ///
  /// Traps if a number is not finite.
  public init(frame: Rect = .zero) {
    let frame = frame.standardized
    model = ViewState(frame: frame)
    super.init()
    requireFinite(frame, "frame")
    let center = model.center
    // Finite but huge numbers may produce an infinite centre.
    requireFinite(center.x.isFinite && center.y.isFinite, "frame", "\(frame), beyond all measure")
  }

  /// Makes a view that a nib describes.
  ///
  /// A subclass declares `init?(coder: Coder)` and calls this one; that is not an override (see
  /// ``NibDecoding``).
  public init?(coder: any NibDecoding) {
    model = ViewState(frame: .zero)
    super.init()
    coder.decode(self)
  }

  /// Whether the view is the first responder and draws a focus ring: after key presses, not after
  /// clicks.
  public var showsFocusRing: Bool { isFirstResponder && window?.isFocusVisible == true }

  /// Whether the view is focused.
  public var isFocused: Bool { isFirstResponder }

  /// The window that contains the view; a window's own window is itself.
  public var window: Window? { storedWindow }

  /// Draws the view's own content.
  ///
  /// Call `super`: not needed.
  ///
  /// It is called in a turn's paint step, for the damaged part only. The canvas is in the view's
  /// coordinates and clipped to its bounds. The drawing must depend on the view's state alone.
  ///
  /// - Parameters:
  ///   - rect: The part to draw, in the view's coordinates; drawing more is allowed.
  ///   - canvas: The canvas to draw in; do not keep it.
  open func draw(_ rect: Rect, in canvas: borrowing Canvas) {}

  /// Lays out the subviews.
  ///
  /// Call `super`: required.
  ///
  /// It is called in a turn's layout step, top-down, if ``setNeedsLayout()`` was called or the
  /// view's size or subviews changed.
  ///
  /// The default sets the subviews' frames from constraints.
  open func layoutSubviews() {
    applyConstraints()
  }

  // MARK: Auto Layout

  /// The natural size of the view's content, in points, for constraints.
  ///
  /// ``noIntrinsicMetric``, the default on both axes, means none. Call
  /// ``invalidateIntrinsicContentSize()`` when the size changes. Call `super`: not needed.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The natural height of the view's content at a width, in points; nil, the default, if it does
  /// not depend on the width.
  ///
  /// Multi-line text overrides it. Call `super`: not needed.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// The distance from the top edge to the first baseline, in points; nil without text.
  ///
  /// Call `super`: not needed.
  open var firstBaselineOffset: Double? { nil }

  /// The distance from the last baseline to the bottom edge, in points; nil without text.
  ///
  /// Call `super`: not needed.
  open var lastBaselineOffset: Double? { nil }

  /// Whether ``updateConstraints()`` is called in a tree without any constraints yet.
  ///
  /// Call `super`: not needed.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's own constraints.
  ///
  /// Call `super`: required, at the end.
  ///
  /// It is called before a layout, subviews first, if ``setNeedsUpdateConstraints()`` was called.
  /// It is also called when the view takes part in a constraint for the first time (L-18). A
  /// controller's root view receives it from ``ViewController/updateViewConstraints()``.
  open func updateConstraints() {}

  /// Called when ``safeAreaInsets`` changed.
  ///
  /// Call `super`: not needed.
  open func safeAreaInsetsDidChange() {}

  /// Called when ``layoutMargins`` changed.
  ///
  /// Call `super`: not needed.
  open func layoutMarginsDidChange() {}

  /// Called when the origin of ``bounds`` changed, for example by scrolling.
  ///
  /// Call `super`: not needed.
  ///
  /// It is called at once, after all geometry is updated. An animation calls it once, for the
  /// model. The method may set the origin again.
  ///
  /// - Parameter oldOrigin: The previous origin of the bounds, in points.
  open func boundsOriginDidChange(from oldOrigin: Point) {}

  /// The size that best fits a size, in points.
  ///
  /// Call `super`: not needed.
  ///
  /// The default is the current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Resizes the view to the size that fits best, keeping its origin.
  public func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Called before the view's superview changes.
  ///
  /// Call `super`: not needed.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the view's superview changed.
  ///
  /// Call `super`: not needed.
  open func didMoveToSuperview() {}
  /// Called before the view enters or leaves a window.
  ///
  /// Call `super`: not needed.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after the view entered or left a window.
  ///
  /// Call `super`: not needed.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  ///
  /// Call `super`: not needed.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  ///
  /// Call `super`: not needed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called when the view's tint colour changed, set here or inherited.
  ///
  /// Call `super`: not needed.
  open func tintColorDidChange() {}
  /// Called when the traits changed.
  ///
  /// Call `super`: required.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    setNeedsDisplay()
  }

  /// The frontmost view at a point: this view, a descendant, or none (V-35 … V-41).
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: The event being delivered, if any.
  /// - Returns: The view; nil if the point is outside this one.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isHitTestable, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      guard let place = subview.convertFromSuperview(point) else { continue }
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside; by default, whether the half-open bounds contain it (V-37).
  ///
  /// Call `super`: not needed.
  open func point(inside point: Point, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser may begin, as far as this view is concerned.
  ///
  /// The touched view and its ancestors up to the recogniser's own view are asked (G-25).
  ///
  /// Call `super`: not needed.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether Tab and arrow keys may focus the view; by default, whether it can become first
  /// responder.
  ///
  /// Call `super`: not needed.
  ///
  /// A focusable view must be able to become first responder, since the two are the same.
  open var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// The view's priority when the focus enters its group; 0 by default.
  ///
  /// Call `super`: not needed.
  open var focusGroupPriority: Int { 0 }

  /// Draws the focus ring over everything else in the view.
  ///
  /// Call `super`: not needed.
  ///
  /// It is called while ``showsFocusRing`` is true, with the canvas in the view's coordinates. The
  /// default draws nothing: controls draw the ring of their theme.
  open func drawFocusRing(in canvas: borrowing Canvas) {}

  /// The controller of a root view, otherwise the superview.
  open override var next: Responder? { viewController ?? superview }

  override var responderWindow: Window? { window }

  /// Ends the animations of a view that never entered a window, and releases the subviews.
  ///
  /// The deinitialiser is not isolated, so that those of subclasses need not be: see ``ViewRemains``.
  deinit {
    _ = MainActor.whileReleasing { ViewRemains(of: self) }
  }
}

extension View: Hashable {
  /// Whether both are the same view.
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the view's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
