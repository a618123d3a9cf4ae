public import AtriumGeometry
public import AtriumGraphics

/// A rectangle of a window that draws itself, contains other views and handles input.
///
/// A view has ``bounds`` (its own coordinates), a ``center`` (its position in its superview) and a
/// ``transform``; the ``frame`` is computed from them (V-1). ``draw(_:in:)`` draws its content
/// between its ``backgroundColor`` and its ``subviews``. All changes happen on the main thread.
open class View: Responder {
  /// The values of the animatable properties, without animations.
  var model: ViewState {
    didSet { noteExtentChange() }
  }
  /// The current animated values of these properties; nil without animations.
  var presented: ViewState? {
    didSet {
      // A view that only moves draws the same content in its own coordinates, so its own extent is still valid.
      noteExtentChange(keepsOwn: (oldValue ?? model).bounds == drawn.bounds)
    }
  }
  /// The animations on this view, oldest first.
  var animations: [PropertyAnimation] = []

  /// The view that contains this view; nil for none.
  public internal(set) weak var superview: View?
  var subviewList = OrderedObjects<View>()
  /// The height of the tree below this view, as an upper bound: it stays the same when descendants leave.
  var subtreeHeight = 0
  /// The cached extent of the content and the subviews; nil if it must be computed again.
  var knownContentExtent: Rect?
  weak var storedWindow: Window?
  /// The controller whose root view is this view; nil for other views.
  weak var viewController: ViewController?
  /// Whether this view or a descendant has ever been a controller's root view; never reset.
  var mayHoldControllers = false

  var needsLayoutFlag = true
  var subtreeNeedsLayout = false
  /// Whether the view's own layout is in progress, during which no second layout of the view may begin.
  package var isLayingOut = false
  /// Whether the view's last layout was outside a window, and therefore used the default traits.
  var isLaidOutOutsideWindows = false

  /// The view's Auto Layout state; nil until it is needed.
  var layoutState: ViewLayoutState?
  /// Whether this view or a descendant has a layout state; never reset.
  var subtreeUsesConstraints = false
  /// The content area that constraints refer to; nil for a view that does not scroll.
  package final var contentArea: ContentArea?
  var needsUpdateConstraintsFlag = false
  var subtreeNeedsUpdateConstraints = false

  /// Whether the view was loaded before its container's size was known, and has not been sized since (DC-28).
  var isSizeUnknown = false

  /// The cached bitmaps of the whole view during a movement, rotation or fade; kept afterwards for the next one.
  var movement = MovementCaches()
  /// The effect of a transition, which is drawn instead of the view's content; nil if there is none.
  var transitionEffect: TransitionEffect? {
    didSet { noteExtentChange() }
  }
  /// The quarter turn that takes effect when the frame of the view is next set (CK-R8).
  var comingQuarterTurn: QuarterTurn?
  /// The number of running transitions that block touches on the view.
  var shieldCount = 0
  /// The rarely used properties, such as the border and the mask; nil until one of them is set.
  var decoration: ViewDecoration?

  /// Whether the view is being drawn at an intermediate size of an animation (DC-34).
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
  /// Whether the content and the subviews are clipped to the bounds when they are drawn.
  ///
  /// Clipping does not affect hit testing (V-39). Call `super`: required.
  open var clipsToBounds = false {
    willSet { if clipsToBounds != newValue { superviewNeedsDisplay(in: paintExtentInSuperview) } }
    didSet {
      guard clipsToBounds != oldValue else { return }
      noteExtentChange()
      decorationNeedsDisplay()
    }
  }
  /// The value of ``ViewStyle/cornerRadius``.
  var ownCornerRadius = 0.0 {
    didSet { if ownCornerRadius != oldValue { decorationNeedsDisplay() } }
  }
  /// The way in which the drawn content is fitted into the view while its size is animated.
  ///
  /// Without an animation, the content is drawn at the view's current size.
  open var contentMode = ContentMode.scaleToFill {
    willSet { if contentMode != newValue { setNeedsDisplay() } }
    didSet {
      guard contentMode != oldValue else { return }
      noteExtentChange()
      setNeedsDisplay()
    }
  }
  /// Whether this view and its subviews receive touches.
  ///
  /// Call `super`: required.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether a touch on this view excludes touches on other views of the window, and vice versa.
  open var isExclusiveTouch = false
  /// The way in which the view is resized when its superview is resized.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteGeometryForLayout(resized: false) } }
  }
  /// Whether a change of this view's size resizes its subviews by their autoresizing masks.
  open var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { autoresizingDidChange() } }
  }
  /// The identifier of the focus group of the view and its subviews; nil inherits the superview's group.
  ///
  /// The Tab key moves from group to group, and the arrow keys move inside a group.
  open var focusGroupIdentifier: String?
  /// A number by which the program identifies the view; 0 by default.
  open var tag = 0
  /// The shape of the pointer over this view; nil uses the superview's shape.
  public var cursor: Cursor? {
    didSet { if cursor != oldValue { window?.hover.setNeedsUpdate() } }
  }
  var recognizerList = OrderedObjects<GestureRecognizer>()
  /// The behaviours that were added to the view, such as drag and drop, in the order in which they were added.
  public internal(set) var interactions: [any Interaction] = []

  // MARK: Geometry and colour

  /// The view's rectangle in its own coordinates, in points: the origin of the visible content, and the size.
  ///
  /// A change of the size keeps the centre (V-5), resizes the subviews immediately by their autoresizing masks, and
  /// requests a layout. A rectangle of negative size is replaced by the same area with a positive size. The view of
  /// a child that keeps its own orientation is rotated inside its frame, so its bounds have the frame's width and
  /// height swapped. Animatable. Traps if a number is not finite.
  ///
  /// Call `super`: required.
  open var bounds: Rect {
    get { model.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview's coordinates, in points.
  ///
  /// The position is the centre of the frame only if the anchor point is the centre of the view (V-3). Animatable.
  /// Traps if a number is not finite.
  ///
  /// Call `super`: required.
  open var center: Point {
    get { model.center }
    set { setCenter(newValue) }
  }

  /// The transform of the view relative to its anchor point.
  ///
  /// The value is the identity if the ``transform3D`` leaves the plane (V-12). Animatable. Traps if a number is not
  /// finite.
  ///
  /// Call `super`: required.
  open var transform: AffineTransform {
    get { model.transform }
    set { setTransform(newValue) }
  }

  /// The view's bounding box in its superview, in points, computed from the bounds, the centre and the transform.
  ///
  /// If there is a transform, setting the frame computes the bounds for which the bounding box is the given
  /// rectangle (V-4). If the transform leaves the plane, the bounds get the given size unchanged. A rectangle of
  /// negative size is replaced by the same area with a positive size. Without a transform, the getter returns
  /// exactly the value that was set. Animatable. Traps if a number is not finite.
  ///
  /// Autoresizing masks and constraints set the bounds and the centre, and not the frame.
  ///
  /// Call `super`: required.
  open var frame: Rect {
    get { model.frame }
    set { setFrame(newValue) }
  }

  /// The opacity of the view and its subviews, from 0 to 1; animatable.
  ///
  /// Call `super`: required.
  open var alpha: Double {
    get { Double(model.alpha) }
    set { setAlpha(newValue) }
  }

  /// The colour behind the content, which fills the bounds; animatable; nil for no background.
  ///
  /// Call `super`: required.
  open var backgroundColor: Color? {
    get { model.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of interactive elements, which subviews inherit; see ``resetTintColor()``.
  ///
  /// The getter returns the effective colour, which is dimmed in the mode `dimmed`; see ``tintColorDidChange()``.
  open var tintColor: Color {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// The margins around the content, in points, 8 by default outside controllers' views; traps if not finite.
  open var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The ``layoutMargins`` with leading and trailing sides; traps if a number is not finite.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { directionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// Whether the view, without its subviews, is mirrored; by default this depends on the reading direction.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { decoration?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
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
    // Very large finite numbers may produce an infinite centre.
    requireFinite(center.x.isFinite && center.y.isFinite, "frame", "\(frame), which is too large")
  }

  /// Makes a view that a nib describes.
  ///
  /// A subclass declares `init?(coder: Coder)`, which is not an override (see ``NibDecoding``).
  public init?(coder: any NibDecoding) {
    model = ViewState(frame: .zero)
    super.init()
    coder.decode(self)
  }

  /// Whether the view draws a focus ring.
  ///
  /// By default, the view draws a ring if it is the first responder and ``Window/isFocusVisible`` is true.
  open var showsFocusRing: Bool { isFirstResponder && window?.isFocusVisible == true }

  /// Whether the view has the focus, that is, whether it is the first responder.
  open var isFocused: Bool { isFirstResponder }

  /// The window that contains the view; a window returns itself.
  public var window: Window? { storedWindow }

  /// The accessibility frame, in points, in the window's coordinates.
  ///
  /// Unless a rectangle has been set, the frame is that of the view's bounds.
  open override var accessibilityFrame: Rect {
    get { hasAccessibilityFrame ? super.accessibilityFrame : convert(bounds, to: nil) }
    set { super.accessibilityFrame = newValue }
  }

  /// Draws the view's own content, without its subviews.
  ///
  /// Call `super`: not needed.
  ///
  /// The method is called in the paint step of a turn, only for the damaged area. The canvas has the view's
  /// coordinates and is clipped to its bounds. The drawing must depend only on the view's state. The default
  /// implementation calls ``draw(_:)`` with the view's bounds.
  ///
  /// - Parameters:
  ///   - rect: The damaged rectangle, in the view's coordinates; drawing outside it is allowed.
  ///   - canvas: The canvas to draw in; do not keep it after the call.
  open func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    GraphicsContext.withCurrent(canvas) { draw(bounds) }
  }

  /// Draws the view's own content into ``AtriumGraphics/GraphicsContext/current``, as in UIKit.
  ///
  /// Buttons and text fields draw their own content above the drawing of an override. A label draws its text in this
  /// method, so an override in a label must call `super`, and may pass a smaller rectangle.
  ///
  /// - Parameter rect: The bounds of the view.
  open func draw(_ rect: Rect) {}

  /// The class of the view's layer, for ported code; the default is the view's own class, which means a plain layer.
  ///
  /// Call `super`: not needed.
  open class var layerClass: AnyClass { self }

  /// Lays out the subviews.
  ///
  /// Call `super`: required.
  ///
  /// The method is called in the layout step of a turn, superviews first, if ``setNeedsLayout()`` was called or the
  /// view's size or subviews have changed.
  ///
  /// The default implementation sets the subviews' frames from constraints.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// Requests a layout of this view in the next turn's layout step.
  ///
  /// Call `super`: required.
  open func setNeedsLayout() { requestLayout() }

  /// Performs pending layouts now, from the topmost view of an unbroken chain of ancestors that need a layout.
  ///
  /// Constraints are updated first. In an animation block, the changes of frames are animated. Layouts of one view
  /// are not nested: during the view's layout, a request waits for the end of that layout.
  ///
  /// Call `super`: required.
  open func layoutIfNeeded() { performPendingLayouts() }

  /// Marks the whole view for painting in the next turn.
  ///
  /// Call `super`: required.
  open func setNeedsDisplay() { requestDisplay() }

  /// Notifies the layout of a change of ``intrinsicContentSize`` or of a baseline.
  ///
  /// Call `super`: required.
  open func invalidateIntrinsicContentSize() { noteContentSizeChange() }

  /// Adds a view in front of the other subviews, after removing it from its previous superview.
  ///
  /// The callbacks are sent in the order of T15. If the view belongs to a controller and enters a window, the
  /// controller appears (C-23). The call traps if the added view contains this view, directly or in its mask. It
  /// also traps if the added view is a controller's root view that belongs in another controller's view, or if more
  /// than 2000 views would be nested.
  ///
  /// Call `super`: required.
  open func addSubview(_ view: View) { insert(view, at: subviewList.count) }

  /// Inserts a view at an index; 0 is the rearmost position, and an index past the end appends the view.
  ///
  /// Call `super`: required.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview; does nothing if it has no superview.
  ///
  /// A callback that is sent before the removal can itself add or remove the view. Then the callback's request takes
  /// effect. For example, the view is not removed if the callback adds it to a view.
  ///
  /// Call `super`: required.
  open func removeFromSuperview() { leaveSuperview() }

  /// Adds a gesture recogniser, after removing it from its previous view.
  ///
  /// Call `super`: required.
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) { attach(recognizer) }

  // MARK: Auto Layout

  /// The natural size of the view's content, in points, for constraints.
  ///
  /// ``noIntrinsicMetric``, the default on both axes, means no natural size. Call
  /// ``invalidateIntrinsicContentSize()`` when the size changes. Call `super`: not needed.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Returns the natural height of the view's content at a given width, in points.
  ///
  /// Nil, the default, means that the height does not depend on the width.
  ///
  /// Views with multi-line text override this method. Call `super`: not needed.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// Returns the natural width of content that is wrapped at a width, in points.
  ///
  /// Nil, the default, means that the content fills the width.
  ///
  /// A view with multi-line text overrides this method, because its longest line may be shorter than the width. The
  /// method is called only for a view that overrides ``contentHeight(forWidth:)``. Call `super`: not needed.
  open func contentWidth(forWidth width: Double) -> Double? { nil }

  /// The distance from the top edge to the first baseline, in points; nil if there is no text.
  ///
  /// Call `super`: not needed.
  open var firstBaselineOffset: Double? { nil }

  /// The distance from the last baseline to the bottom edge, in points; nil if there is no text.
  ///
  /// Call `super`: not needed.
  open var lastBaselineOffset: Double? { nil }

  /// Whether ``updateConstraints()`` is called even if no view of the tree has constraints; false by default.
  ///
  /// Call `super`: not needed.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the size that best satisfies the constraints in this view's subtree.
  ///
  /// This method measures cells and headers whose height depends on their constraints. Call `super`: not needed.
  ///
  /// The method updates the constraints, and solves only those inside the subtree. The view does not change. If the
  /// view belongs to a child controller, the container is notified of later changes of the size
  /// (``ViewController/systemLayoutFittingSizeDidChange(forChildContentContainer:)``, R-16).
  ///
  /// Traps if a number is not finite, or if a priority is not above 0 and at most 1000.
  ///
  /// - Parameters:
  ///   - targetSize: The size that the result should be near, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: Size,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    constraintSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the fitting size near a target size; both sides have ``LayoutPriority/fittingSizeLevel``.
  ///
  /// Call `super`: not needed.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel)
  }

  /// Updates the constraints that the view itself has created.
  ///
  /// Call `super`: required, at the end.
  ///
  /// The method is called before a layout, subviews first, after ``setNeedsUpdateConstraints()``, and when the view
  /// becomes part of a constraint for the first time (L-18). For a controller's root view,
  /// ``ViewController/updateViewConstraints()`` calls it.
  open func updateConstraints() {}

  /// Called when ``safeAreaInsets`` have changed.
  ///
  /// Call `super`: not needed.
  open func safeAreaInsetsDidChange() {}

  /// Called when ``layoutMargins`` have changed.
  ///
  /// Call `super`: not needed.
  open func layoutMarginsDidChange() {}

  /// Called when the origin of ``bounds`` has changed, for example by scrolling.
  ///
  /// Call `super`: not needed.
  ///
  /// The method is called immediately after all geometry has been updated. In an animation, it is called once, with
  /// the model value. An override may set the origin again.
  ///
  /// - Parameter oldOrigin: The previous origin of the bounds, in points.
  open func boundsOriginDidChange(from oldOrigin: Point) {}

  /// Returns the size of the view that best fits into a given size, in points.
  ///
  /// Call `super`: not needed.
  ///
  /// The default implementation returns the current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Resizes the view to the size that fits it best; the origin of the frame does not change.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Called before the view's superview changes.
  ///
  /// Call `super`: not needed.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the view's superview has changed.
  ///
  /// Call `super`: not needed.
  open func didMoveToSuperview() {}
  /// Called before the view enters or leaves a window.
  ///
  /// Call `super`: not needed.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after the view has entered or left a window.
  ///
  /// Call `super`: not needed.
  open func didMoveToWindow() {}
  /// Called after a subview has been added.
  ///
  /// Call `super`: not needed.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  ///
  /// Call `super`: not needed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called when the view's own or inherited tint colour has changed.
  ///
  /// Call `super`: not needed.
  open func tintColorDidChange() {}
  /// Called when the view's traits have changed.
  ///
  /// Call `super`: required.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    setNeedsDisplay()
  }

  /// Returns the frontmost view at a point: this view or a descendant (V-35 … V-41).
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: The event that is being delivered; nil if there is none.
  /// - Returns: The view; nil if the point is outside this view, or if this view receives no touches.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isHitTestable, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      guard let place = subview.convertFromSuperview(point) else { continue }
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is inside the view.
  ///
  /// The default implementation tests the bounds, without their right and bottom edges (V-37).
  ///
  /// Call `super`: not needed.
  open func point(inside point: Point, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// Returns whether this view allows a gesture recogniser to begin; true by default.
  ///
  /// The method is called on the touched view and its ancestors, up to the view of the recogniser (G-25).
  ///
  /// Call `super`: not needed.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether the Tab key and the arrow keys may focus the view.
  ///
  /// By default, they may if the view can become the first responder.
  ///
  /// Call `super`: not needed.
  ///
  /// The focused view is the first responder, so only such a view can be focusable.
  open var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// The view's priority when the focus enters its group; 0 by default.
  ///
  /// Call `super`: not needed.
  open var focusGroupPriority: Int { 0 }

  /// Draws the focus ring in front of the view's content and subviews.
  ///
  /// Call `super`: not needed.
  ///
  /// The method is called while ``showsFocusRing`` is true. The canvas has the view's coordinates. The default
  /// implementation draws nothing. Controls draw the focus ring of their theme.
  open func drawFocusRing(in canvas: borrowing Canvas) {}

  /// The next responder: the controller if this is its root view, and otherwise the superview.
  open override var next: Responder? { viewController ?? superview }

  override var responderWindow: Window? { window }

  /// Makes this view the first responder of its window.
  ///
  /// A view outside windows becomes the first responder when it enters a window, unless it resigns before. Call
  /// `super`: required.
  ///
  /// - Returns: Whether this view is the first responder now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if window == nil, canBecomeFirstResponder { AwaitedFocus.add(self) }
    return super.becomeFirstResponder()
  }

  /// Resigns as the first responder, or withdraws an earlier request to become first responder.
  ///
  /// Call `super`: required.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if window == nil { AwaitedFocus.remove(self) }
    return super.resignFirstResponder()
  }

  /// Ends the view's animations, and releases the subviews.
  ///
  /// The deinitialiser is not isolated, so that subclasses can have non-isolated deinitialisers:
  /// see ``ViewRemains``.
  deinit {
    _ = MainActor.whileReleasing { ViewRemains(of: self) }
  }
}
