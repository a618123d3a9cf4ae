public import AtriumGeometry
public import AtriumGraphics

/// A rectangle of a window that draws itself, holds other views, and answers input.
///
/// A view has ``bounds`` (its own coordinates), a ``center`` (where it is in its superview) and a
/// ``transform``; ``frame`` follows from them (V-1). It is drawn by ``draw(_:in:)`` between its
/// ``backgroundColor`` and its ``subviews``. Everything about it changes on the main thread.
open class View: Responder {
  /// What the view is, apart from what is being animated.
  var model: ViewState {
    didSet { noteExtentChange() }
  }
  /// What is being shown while animations run; nil if that is the model.
  var presented: ViewState? {
    didSet { noteExtentChange() }
  }
  /// The animations that run on this view, oldest first.
  var animations: [PropertyAnimation] = []

  /// The view that holds this one.
  public internal(set) weak var superview: View?
  /// The views inside, back to front (V-23).
  ///
  /// A copy: the tree may be changed while it is gone through.
  public var subviews: [View] { subviewList.elements }
  var subviewList = OrderedObjects<View>()
  /// How many views stand inside one another below this one, at most; more than there are, if some
  /// have gone.
  var subtreeHeight = 0
  /// What the content and the views inside paint, as far as it has been asked for and has not changed.
  var knownContentExtent: Rect?
  weak var storedWindow: Window?
  /// The controller whose root view this is.
  weak var viewController: ViewController?
  /// Whether this view or one below it has ever been a controller's root view; never cleared.
  var mayHoldControllers = false

  var needsLayoutFlag = true
  var subtreeNeedsLayout = false
  /// Whether the view's own layout is being done: one inside that would have no end.
  var isLayingOut = false

  /// What the view knows of Auto Layout; nil as long as that is nothing.
  var layoutState: ViewLayoutState?
  /// Whether this view or one below it has a layout state; never cleared.
  var subtreeUsesConstraints = false
  /// The content that the view shows a part of, for constraints; nil if it shows all it holds.
  package final var contentArea: ContentArea?
  var needsUpdateConstraintsFlag = false
  var subtreeNeedsUpdateConstraints = false

  /// Whether the view was loaded before its place was known, and nothing has sized it since (DC-28).
  var isSizeUnknown = false

  /// The view drawn as a whole while it moves, turns or fades.
  var compositingCache: CompositingCache?
  /// What is drawn instead of the content while it changes its looks.
  var transitionEffect: TransitionEffect? {
    didSet { noteExtentChange() }
  }
  /// How many transitions keep touches away from the view.
  var shieldCount = 0
  /// Border, shadow, mask and tint; nil as long as there is none.
  var decoration: ViewDecoration?

  /// Whether the view, and all inside it, is left out: not drawn, not hit.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if oldValue { AnimationGroup.current?.noteNewcomer(self) }
      if !isHidden { layoutState?.leaving = nil }
      noteExtentChange()
      superviewNeedsDisplay(in: paintExtentInSuperview)
      layoutState?.arranger?.arrangedViewDidChange(self, .visibility)
    }
  }
  /// Whether what sticks out of the bounds is cut off.
  ///
  /// It has no influence on hit testing (V-39).
  public var clipsToBounds = false {
    willSet { if clipsToBounds != newValue { superviewNeedsDisplay(in: paintExtentInSuperview) } }
    didSet {
      guard clipsToBounds != oldValue else { return }
      noteExtentChange()
      superviewNeedsDisplay(in: paintExtentInSuperview)
    }
  }
  /// The radius of the corners, in points, by which background and clipping are rounded.
  public var cornerRadius = 0.0 {
    didSet { if cornerRadius != oldValue { superviewNeedsDisplay(in: paintExtentInSuperview) } }
  }
  /// How the drawn content is brought into a size that is on its way to another.
  ///
  /// At rest the content is drawn for the size that the view has.
  public var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// Whether touches reach this view and its subviews (V-35).
  public var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time (G-4).
  public var isMultipleTouchEnabled = false
  /// Whether other views receive no touches while this one does, and the reverse (G-4).
  public var isExclusiveTouch = false
  /// How the view follows a change of its superview's size.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteGeometryForLayout(resized: false) } }
  }
  /// Whether a change of this view's size moves its subviews by their masks (V-19).
  public var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { autoresizingDidChange() } }
  }
  /// The name of the focus group that the view and all inside it belong to; the superview's if nil.
  ///
  /// Tab treats a group as one; arrow keys move inside it.
  public var focusGroupIdentifier: String?
  /// A number to find the view by.
  public var tag = 0
  /// The picture of the pointer over this view; nil leaves it to the superview.
  public var cursor: Cursor? {
    didSet { if cursor != oldValue { window?.setNeedsHoverUpdate() } }
  }
  /// The recognisers that see touches on this view and below it before the views do (G-15).
  public var gestureRecognizers: [GestureRecognizer] { recognizerList.elements }
  var recognizerList = OrderedObjects<GestureRecognizer>()

  /// What the view is called, for people and scripts that do not see it.
  open var accessibilityLabel: String?
  /// What the view stands at, in words: `50 %`, `page 2 of 5`; nil where there is nothing to say.
  open var accessibilityValue: String?
  /// What the view is, for people who do not see it.
  open var accessibilityTraits: AccessibilityTraits = []

  /// Makes a view at a place; without size unless one is given.
  ///
  /// Traps if a number is not finite.
  public init(frame: Rect = .zero) {
    let frame = frame.standardized
    model = ViewState(frame: frame)
    super.init()
    requireFinite(frame, "frame")
    requireFinite(Rect(origin: model.center), "frame")
  }

  /// Whether the view has the keyboard (and so the focus) and shows it: after keys, not after a
  /// pointer.
  public var showsFocusRing: Bool { isFirstResponder && window?.isFocusVisible == true }

  /// Whether the view has the focus.
  public var isFocused: Bool { isFirstResponder }

  /// The view itself for a window, else the window the view is in.
  public var window: Window? { storedWindow }

  /// Draws the view's own content.
  ///
  /// Call `super`: not needed.
  ///
  /// It is called in a turn's paint step, for the damaged part only, with the canvas in the view's
  /// coordinates and cut to its bounds. What it draws must depend on the view's state alone.
  ///
  /// - Parameters:
  ///   - rect: The part that must be drawn, in the view's coordinates; more may be.
  ///   - canvas: Where to draw; not to be kept.
  open func draw(_ rect: Rect, in canvas: borrowing Canvas) {}

  /// Lays the subviews out.
  ///
  /// Call `super`: required.
  ///
  /// It is called in a turn's layout step, top-down, if ``setNeedsLayout()`` was called or the
  /// view's size or subviews changed.
  ///
  /// The default gives the subviews the places that constraints say (V-32).
  open func layoutSubviews() {
    applyConstraints()
  }

  // MARK: Auto Layout

  /// The size of what the view shows, in points: what constraints try to give it.
  ///
  /// ``noIntrinsicMetric``, the default on both axes, says that there is none. Call
  /// ``invalidateIntrinsicContentSize()`` when it changes. Call `super`: not needed.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The height of what the view shows when it is given a width, in points; nil, the default, if the
  /// width makes no difference.
  ///
  /// Text that is broken into lines answers it. Call `super`: not needed.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// How far below the top edge the first line of text stands, in points; nil without text.
  ///
  /// Call `super`: not needed.
  open var firstBaselineOffset: Double? { nil }

  /// How far above the bottom edge the last line of text stands, in points; nil without text.
  ///
  /// Call `super`: not needed.
  open var lastBaselineOffset: Double? { nil }

  /// Whether ``updateConstraints()`` is called in a tree where nobody has made a constraint yet.
  ///
  /// Call `super`: not needed.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's own constraints up to date.
  ///
  /// Call `super`: required, at the end.
  ///
  /// It is called before a layout, subviews first, if ``setNeedsUpdateConstraints()`` was called, and
  /// when the view takes part in a constraint for the first time (L-18). Of a controller's view
  /// ``ViewController/updateViewConstraints()`` calls it.
  open func updateConstraints() {}

  /// Tells that ``safeAreaInsets`` changed.
  ///
  /// Call `super`: not needed.
  open func safeAreaInsetsDidChange() {}

  /// Tells that ``layoutMargins`` changed.
  ///
  /// Call `super`: not needed.
  open func layoutMarginsDidChange() {}

  /// Tells that another point of the content is at the top left corner: that ``bounds`` have another
  /// origin, whoever set it (V-5).
  ///
  /// Call `super`: not needed.
  ///
  /// It is called at once, with everything in place, and for an animation once, of the model. What
  /// follows the content here may move it on.
  ///
  /// - Parameter oldOrigin: The origin that the bounds had, in points.
  open func boundsOriginDidChange(from oldOrigin: Point) {}

  /// The size that fits best into a size, in points.
  ///
  /// Call `super`: not needed.
  ///
  /// The default is the present size (V-34).
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Takes the size that fits best, keeping the origin (V-34).
  public func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Tells that the view is about to get a superview, or none.
  ///
  /// Call `super`: not needed.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Tells that the view got a superview, or none.
  ///
  /// Call `super`: not needed.
  open func didMoveToSuperview() {}
  /// Tells that the view is about to enter a window, or to leave one.
  ///
  /// Call `super`: not needed.
  open func willMove(toWindow newWindow: Window?) {}
  /// Tells that the view entered a window, or left one.
  ///
  /// Call `super`: not needed.
  open func didMoveToWindow() {}
  /// Tells that a subview was added.
  ///
  /// Call `super`: not needed.
  open func didAddSubview(_ subview: View) {}
  /// Tells that a subview is about to go.
  ///
  /// Call `super`: not needed.
  open func willRemoveSubview(_ subview: View) {}
  /// Tells that the colour of what can be acted on changed, here or where it is inherited from.
  ///
  /// Call `super`: not needed.
  open func tintColorDidChange() {}
  /// Tells that the traits changed.
  ///
  /// Call `super`: required.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    setNeedsDisplay()
  }

  /// The view that a point falls on: this one, one below it, or none (V-35 … V-41).
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - point: In this view's coordinates.
  ///   - event: What is being delivered, if anything.
  /// - Returns: The view; nil if the point misses this one.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isHitTestable, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      guard let place = subview.convertFromSuperview(point) else { continue }
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Whether a point counts as inside; the default is the half-open bounds (V-37).
  ///
  /// Call `super`: not needed.
  open func point(inside point: Point, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser may begin: the view's own veto (G-21).
  ///
  /// The view that was touched is asked, and those above it up to the recogniser's own (G-25).
  ///
  /// Call `super`: not needed.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether Tab and arrow keys may bring the focus here; the default is whether the view may get the
  /// keyboard.
  ///
  /// Call `super`: not needed.
  ///
  /// A view that says yes must be able to become first responder: the focus is where the keyboard is.
  open var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// How much the view wants the focus when that comes to its group; 0 by default.
  ///
  /// Call `super`: not needed.
  open var focusGroupPriority: Int { 0 }

  /// Draws the mark of the focus over everything else in the view.
  ///
  /// Call `super`: not needed.
  ///
  /// It is called while ``showsFocusRing`` is true, with the canvas in the view's coordinates. The
  /// default draws nothing: the controls draw the ring of their theme.
  open func drawFocusRing(in canvas: borrowing Canvas) {}

  /// The controller of a root view, else the superview (L-25).
  open override var next: Responder? { viewController ?? superview }

  override var responderWindow: Window? { window }

  /// Tells the blocks of animations that never came into a window that these are over.
  isolated deinit {
    for animation in animations { animation.group.remove(finished: false, in: nil) }
    var released = subviewList.takeAll()
    TreeRelease.release(&released)
  }
}

extension View: Hashable {
  /// Whether the two are one view.
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes which view this is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
