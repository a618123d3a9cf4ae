public import AtriumGeometry
public import AtriumGraphics
internal import Logging

/// The root of a view tree, and the tree's only connection to a host.
///
/// A host passes events to ``dispatch(_:)`` and ends each batch with ``InputEvent/frame(at:)``, which runs one turn:
///
/// 1. **Events**: the events that were dispatched since the last turn are delivered.
/// 2. **Animations** advance to the time of the display frame, and due timers fire.
/// 3. **Layout**: a new size begins a transition, due `viewIsAppearing` calls are sent, and views
///    are laid out top-down.
/// 4. **Paint**: the damaged pixels are painted into the host's back buffer.
/// 5. **Present**: the painted pixels are shown on screen.
/// 6. **Commit**: `viewDidAppear`, `viewDidDisappear` and completions are called. If these need
///    layout or painting, steps 3–6 run again in the same turn, at most ten times.
///
/// Without pending work no turn is requested.
open class Window: View {
  static let logger = Logger(label: "atrium.window")
  /// The windows of the program, or of one test (``withOwnWindows(_:)``).
  @TaskLocal static var list = WindowList()

  /// The position of the window's last turn among the turns of all windows in the ``WindowList``.
  ///
  /// The value is nil if the window is not in the list.
  var latestTurn: Int?
  /// The host of this window; the reference is weak.
  public weak var host: (any WindowHost)? {
    didSet { if host != nil { introduceToHost() } }
  }
  /// The user's settings, which apply to all programs.
  public internal(set) var settings: Settings
  /// Pixels per point.
  public internal(set) var scale: Double
  /// The current time, in seconds of the window's clock; constant within a turn.
  ///
  /// The clocks of all windows follow the host's clock, so one block can animate views in several windows. If the
  /// ``timeRate`` of a window is or was below 1, the window's clock is behind the host's clock.
  public internal(set) var currentTime = 0.0
  /// The orientation of the interface (DC-31).
  public internal(set) var interfaceOrientation: InterfaceOrientation
  /// The responder that receives key events first; nil if there is none.
  ///
  /// Without a first responder, key events start at the view of the innermost controller without a visible sibling.
  /// The search for that controller starts at the last presented controller, or at the root controller if nothing is
  /// presented. It continues inwards while a controller has exactly one child on screen. During a transition, the
  /// appearing child is used.
  public internal(set) weak var firstResponder: Responder?
  /// Whether the focused view shows its focus ring: true after a key has moved the focus, and false after a click.
  public internal(set) var isFocusVisible = false {
    didSet {
      if isFocusVisible != oldValue { (firstResponder as? View)?.setNeedsDisplay() }
    }
  }
  /// Whether the window has the desktop's keyboard focus.
  public internal(set) var isKeyWindow = false
  /// Whether the host has closed the window permanently.
  ///
  /// A closed window has no root controller, timers or animations, and runs no more turns.
  public internal(set) var isClosed = false
  /// Whether any part of the window is visible.
  public internal(set) var isVisible = true
  /// The maximum number of display frames per second, which is the display's refresh rate, from 24 to 360.
  ///
  /// The value is 60 until the host sends the rate, and if the rate is unknown.
  ///
  /// The value changes when the window moves to another display.
  public internal(set) var maximumFramesPerSecond = Window.usualFramesPerSecond
  /// The amount of work so far, without that of the constraint solver; ``statistics`` includes both.
  var work = WorkStatistics()
  /// The local time of day when the window's time was zero, in seconds since midnight; nil if it is not known yet.
  var midnightOffset: Double?

  /// The window's title.
  public var title = "" {
    didSet { if title != oldValue { host?.handle(.title(title)) } }
  }
  /// The minimum size of the content, in points.
  public var minimumSize = Size.zero {
    didSet { if minimumSize != oldValue { host?.handle(.minimumSize(minimumSize)) } }
  }
  /// The window's icon in several sizes.
  public var icon: [Bitmap] = [] {
    didSet { host?.handle(.icon(icon)) }
  }
  /// The window beside which the host keeps this window; nil, the default, for a window with its own position.
  ///
  /// The host places this window at the right edge of the other window, or at the left edge if there is more room,
  /// with the same height. This window follows when the other window moves or changes its size, and stays in front
  /// of the other window. The other window receives no event and keeps its size. With nil, this window returns to
  /// its former position and size. A host without a desktop ignores the property. Traps if the window is this window
  /// itself.
  public weak var adjacentWindow: Window? {
    didSet {
      guard adjacentWindow !== oldValue else { return }
      guard adjacentWindow !== self else {
        programmerError(
          "The window \"\(title)\" cannot be adjacent to itself: set adjacentWindow to another window, or to nil."
        )
      }
      host?.handle(.placeBesideAdjacentWindow(adjacentWindow != nil))
    }
  }
  /// The orientations that the window allows; controllers can only restrict them further (DC-40).
  public var supportedInterfaceOrientations = InterfaceOrientationMask.all {
    didSet { if supportedInterfaceOrientations != oldValue { setNeedsOrientationUpdate() } }
  }
  /// The state of the window on the desktop, as last reported by the host.
  public internal(set) var windowState: WindowState = []
  /// A closure that returns whether the user may close the window; nil, the default, always allows it.
  public var shouldClose: (@MainActor () -> Bool)?
  /// A closure that is called for each edit of text in the window, for assistive technologies.
  ///
  /// The closure must not change the text. While the closure is nil, no events are created.
  public var accessibilityTextObserver: (@MainActor (View, AccessibilityTextEvent) -> Void)?

  var windowTraits: TraitCollection
  var storedRoot: ViewController?
  var hasCommitted = false
  var pendingEvents: [InputEvent] = []
  var pendingResize: PendingResize?
  var sizeTransition: SizeTransition?
  var needsOrientationUpdate = false
  /// The last controller about which a warning was logged, because it shares no orientation with the window.
  weak var controllerWithoutOrientation: ViewController?
  let commitQueue = CommitQueue()
  let presentations = PresentationStack()
  let transitions = WindowTransitions()
  var damage = Region()
  /// Whether painting was impossible in this turn; the damaged area is then painted in a later turn.
  var isPaintingBlocked = false
  let runningAnimations = WindowAnimations()
  let timers = WindowTimers()
  var schedule = FrameSchedule()
  let touches = TouchDelivery()
  let fingers = FingerTouches()
  let pointers = PointerTouches()
  let touchless = TouchlessInput()
  let hover = PointerHover()
  var takenKeys = TakenKeys()
  let keyObservers = ObserverList<Bool>()
  let timeOfDayObservers = ObserverList<Void>()
  let eventObservers = ObserverList<InputEvent>()
  var sizeQuestions: [@MainActor (Size?) -> Void] = []
  let focusState = FocusState()
  private(set) lazy var inputViews = InputViews(self)
  /// The views that show blurred content of the views behind them.
  var backdropViews: [WeakView] = []
  /// The tools that observe the window; ``addTool(_:)`` adds a tool.
  public internal(set) var tools: [any WindowTool] = []
  /// The clock that maps the host's time to the window's time.
  var clock = WindowClock()
  let textInput = TextInputReport()
  /// The drag that the user has begun in this window; nil if there is none.
  var drag: DragCourse?
  /// The drag that is over this window, if any, and its delivery to the views.
  public private(set) lazy var drops = WindowDrops(self)

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points. Each side is clamped to at least 1 point and at most 32,767
  ///     pixels.
  ///   - scale: The number of pixels per point, clamped to 1/16 … 64; 1 if the value is not positive.
  ///   - settings: The user's settings for all programs.
  ///   - host: The host; the reference is weak.
  public init(
    size: Size, scale: Double = 1, settings: Settings = Settings(),
    host: (any WindowHost)? = nil
  ) {
    let scale = Window.scale(of: scale) ?? 1
    let area = Window.area(of: size, scale: scale)
    self.scale = scale
    self.settings = settings
    windowTraits = TraitCollection(size: area, scale: scale, settings: settings)
    interfaceOrientation = area.height >= area.width ? .portrait : .landscapeRight
    super.init(frame: Rect(origin: .zero, size: area))
    setUp(host: host)
  }

  /// Makes a hidden window with a size; ``makeKeyAndVisible()`` opens the window.
  ///
  /// As in UIKit, the view of the window's root controller is loaded when the window is shown.
  ///
  /// - Parameter frame: A rectangle, in points, whose size is the size of the content. Its origin is ignored,
  ///   because the desktop chooses the position.
  public override init(frame: Rect) {
    let area = Window.area(of: frame.size, scale: 1)
    (scale, settings) = (1, Settings())
    windowTraits = TraitCollection(size: area, scale: 1, settings: Settings())
    interfaceOrientation = area.height >= area.width ? .portrait : .landscapeRight
    super.init(frame: Rect(origin: .zero, size: area))
    setUp(host: nil)
    isHidden = true
  }

  private func setUp(host: (any WindowHost)?) {
    isMultipleTouchEnabled = true
    backgroundColor = settings.windowBackground
    self.host = host
    addDamage(bounds)
    Window.list.noteLatest(self)
  }

  /// Removes the animations when the window is deallocated, and calls their completions.
  isolated deinit {
    endAnimations()
  }

  /// The maximum length of a side in pixels, which is the limit of window and image protocols.
  private static let longestSide = 32_767.0

  /// Returns a valid size for a window; a length that is below one point or not finite becomes 1 (DC-35).
  static func area(of size: Size, scale: Double) -> Size {
    func side(_ length: Double) -> Double {
      length.isFinite && length >= 1 ? min(length, longestSide / scale) : 1
    }
    return Size(width: side(size.width), height: side(size.height))
  }

  /// Returns a valid scale for a window; nil if the given scale is invalid.
  static func scale(of scale: Double) -> Double? {
    scale.isFinite && scale > 0 ? min(max(scale, 1.0 / 16), 64) : nil
  }

  /// Whether the window is hidden: it is not drawn, receives no touches, and its controllers are off screen.
  ///
  /// Hiding sends `viewWillDisappear` to the controllers on screen, and unhiding sends
  /// `viewWillAppear`; the `did` calls are sent in the commit. The view of a hidden window's root
  /// controller is not loaded until the window is unhidden (L-23).
  public override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      hiddenDidChange()
      if !isHidden { openIfNeeded() }
      ProgramEvent.observer?(.visibility(self))
    }
  }

  /// The window itself.
  public override var window: Window? { self }

  /// Nil, because the window is the last responder.
  open override var next: Responder? { nil }

  /// Handles keys that no other responder has handled.
  ///
  /// Tab, Shift+Tab and the arrow keys move the focus. Other keys perform key commands.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses { useUnhandled(press) }
  }

  /// The size of the content in pixels.
  public var pixelSize: PixelSize {
    // The bounds may have been set to any rectangle.
    func side(_ length: Double) -> Int {
      min(max(1, Int(nearest: length * scale)), Int(Window.longestSide))
    }
    return PixelSize(width: side(bounds.width), height: side(bounds.height))
  }

  /// The local time of day, in seconds since midnight; nil before the host has sent it.
  ///
  /// The time advances with the window's time. When the local time changes, for example because the user sets the
  /// clock, the host sends the time again (``observeTimeOfDay(owner:action:)``).
  public var secondsSinceMidnight: Double? {
    midnightOffset.map { offset in
      let seconds = (offset + currentTime).truncatingRemainder(dividingBy: 86_400)
      return seconds < 0 ? seconds + 86_400 : seconds
    }
  }

  /// The controller whose view fills the window; nil if there is none.
  ///
  /// Setting the property sends `viewWillDisappear` and `viewWillAppear` immediately, and the `did` calls in this
  /// turn's commit. Traps if the controller is a child of another controller, is the root of another window, or is
  /// presented in another window (C-13).
  open var rootViewController: ViewController? {
    get { storedRoot }
    set { replaceRoot(by: newValue) }
  }

  /// Asks the host for a different content size, in points.
  public func requestSize(_ size: Size) {
    host?.handle(.resize(Window.area(of: size, scale: scale)))
  }

  /// Asks the host to enter or leave full screen.
  public func requestFullScreen(_ isFullScreen: Bool) {
    host?.handle(.fullScreen(isFullScreen))
  }

  /// Asks the host to close the window, unless ``shouldClose`` returns false.
  ///
  /// The host closes the window after the current turn; see ``isClosed``.
  public func requestClose() {
    guard shouldClose?() ?? true else { return }
    host?.handle(.close)
  }

  private func introduceToHost() {
    host?.handle(.title(title))
    host?.handle(.minimumSize(minimumSize))
    if !icon.isEmpty { host?.handle(.icon(icon)) }
    if adjacentWindow != nil { host?.handle(.placeBesideAdjacentWindow(true)) }
    textInput.reported = nil
    updateTextInput()
    schedule.forgetRequest()
    updateFrameRequest()
  }
}
