public import AtriumGeometry
public import AtriumGraphics
internal import Logging

/// The root of a view tree, and the door between it and a host.
///
/// A host hands events to ``dispatch(_:)`` and ends each batch by ``InputEvent/frame(at:)``, which
/// runs one turn:
///
/// 1. **Events**: everything dispatched since the last turn is delivered.
/// 2. **Animations** advance to the frame's time; timers that are due fire.
/// 3. **Layout**: a new size becomes a transition; `viewIsAppearing` where due; layout top-down.
/// 4. **Paint** the damaged pixels into the host's back buffer.
/// 5. **Present** them.
/// 6. **Commit**: `viewDidAppear`, `viewDidDisappear`, completions. What that dirties goes through
///    3–5 again in the same turn, at most ten times.
///
/// With nothing to do no turn is asked for.
open class Window: View {
  static let logger = Logger(label: "atrium.window")
  /// Views with animations that began outside any window (DC-26).
  static var viewsAwaitingWindow: [WeakView] = []
  /// The windows in the order of their last turns.
  static var recentWindows: [WeakView] = []

  /// The world of this window; not kept alive.
  public weak var host: (any WindowHost)? {
    didSet { if host != nil { introduceToHost() } }
  }
  /// What the user asked of every program.
  public internal(set) var settings: Settings
  /// Pixels to a point.
  public internal(set) var scale: Double
  /// The present time, in seconds since the window began; it stands still within a turn.
  public internal(set) var currentTime = 0.0
  /// Which way up the interface is shown (DC-31).
  public internal(set) var interfaceOrientation: InterfaceOrientation
  /// The responder at which key events begin; if nil, the view of the innermost controller that is
  /// shown alone.
  ///
  /// That is what was presented last, else the root, or inside it the child that alone is on screen,
  /// and so on inwards. During a transition the child that comes counts.
  public internal(set) weak var firstResponder: Responder?
  /// Whether the view that has the keyboard shows it: after keys, not after a pointer.
  public internal(set) var isFocusVisible = false {
    didSet {
      if isFocusVisible != oldValue { (firstResponder as? View)?.setNeedsDisplay() }
    }
  }
  /// Whether the window has the keyboard of the desktop.
  public internal(set) var isKeyWindow = false
  /// Whether somebody can see the window.
  public internal(set) var isVisible = true
  /// How many frames a second the window asks for while something moves: the display's refresh rate,
  /// from 24 to 360; 60 until a host has told it.
  ///
  /// It changes with the monitor that the window is on.
  public internal(set) var maximumFramesPerSecond = 60.0
  /// What the turns have cost so far.
  public internal(set) var statistics = WindowStatistics()
  /// Local time: seconds since midnight at window time zero; nil before a host has said.
  var midnightOffset: Double?

  /// The window's title.
  public var title = "" {
    didSet { if title != oldValue { host?.handle(.title(title)) } }
  }
  /// The smallest size that the content should be made, in points.
  public var minimumSize = Size.zero {
    didSet { if minimumSize != oldValue { host?.handle(.minimumSize(minimumSize)) } }
  }
  /// The window's icon in several sizes.
  public var icon: [Bitmap] = [] {
    didSet { host?.handle(.icon(icon)) }
  }
  /// The orientations that the window allows; a controller can only narrow them (R-22, DC-40).
  public var supportedInterfaceOrientations = InterfaceOrientationMask.all {
    didSet { if supportedInterfaceOrientations != oldValue { setNeedsOrientationUpdate() } }
  }
  /// Is asked when the user wants to close the window; true, the default, lets it go.
  public var shouldClose: (@MainActor () -> Bool)?

  var windowTraits: TraitCollection
  var storedRoot: ViewController?
  var hasCommitted = false
  var pendingEvents: [InputEvent] = []
  var pendingResize: PendingResize?
  var sizeTransition: SizeTransition?
  var needsOrientationUpdate = false
  /// Who was warned of having no orientation in common with the window (DC-40).
  weak var controllerWithoutOrientation: ViewController?
  let commitQueue = CommitQueue()
  /// What is presented over the root or inside it, in the order in which it came.
  var presentations: [ModalPresentation] = []
  /// Presentations and dismissals that start to move in the coming layout step.
  var modalStarts: [ModalTransition] = []
  var damage = Region()
  /// Whether nothing could be painted in this turn; the damage waits for one that can.
  var isPaintingBlocked = false
  var animatingViews = AnimatingViews()
  var displayLinks: [DisplayLink] = []
  var timers = TimerQueue()
  /// The timers of recognisers, which fire before later events.
  var gestureTimers = TimerQueue()
  /// The timers that wait while the window is not visible.
  var patientTimers = TimerQueue()
  /// Completions that wait for a timer: they are due like an animation's, in the order of their keys.
  var waitingCompletions: [Int: () -> Void] = [:]
  var isInTurn = false
  var isTurnNeeded = true
  /// Whether a turn was asked for that the present one cannot be.
  var isAnotherTurnNeeded = false
  var requestedFrame: Double?
  var nextAnimationFrame = 0.0
  var touches = TouchTable()
  let arena = GestureArena()
  var touchless: [Event.Kind: TouchlessSequence] = [:]
  var pointer = PointerState()
  var keyObservers: [KeyObserver] = []
  var timeOfDayObservers: [TimeOfDayObserver] = []
  var focusState = FocusState()

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - size: Of its content, in points; at least 1, and at most 32,767 pixels.
  ///   - scale: Pixels to a point, brought into 1/16 … 64; 1 if it is not above zero.
  ///   - settings: What the user asked of every program.
  ///   - host: The world; not kept alive.
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
    isMultipleTouchEnabled = true
    backgroundColor = settings.userInterfaceStyle == .dark ? .black : .white
    self.host = host
    addDamage(bounds)
    noteAsLatest()
  }

  /// What runs in a window that goes away is taken away, and its completions hear that.
  isolated deinit {
    for view in animatingViews.views { view.endAnimations(finished: false, in: nil) }
    for (_, completion) in waitingCompletions.sorted(by: { $0.key < $1.key }) { completion() }
  }

  /// The most pixels that a side can have: what the protocols count windows and pictures in.
  private static let longestSide = 32_767.0

  /// A size that a window can have: what is not finite or below one point counts as 1 (DC-35).
  static func area(of size: Size, scale: Double) -> Size {
    func side(_ length: Double) -> Double {
      length.isFinite && length >= 1 ? min(length, longestSide / scale) : 1
    }
    return Size(width: side(size.width), height: side(size.height))
  }

  /// A scale that a window can have; nil for what is none.
  static func scale(of scale: Double) -> Double? {
    scale.isFinite && scale > 0 ? min(max(scale, 1.0 / 16), 64) : nil
  }

  /// Whether the window takes part in nothing: not drawn, not hit, and its controllers off screen.
  ///
  /// Hiding sends `viewWillDisappear` to what is shown, showing sends `viewWillAppear`; the `did`
  /// calls come in the commit. The root of a hidden window is not even loaded until it is shown
  /// (L-23).
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }

  /// The window itself.
  public override var window: Window? { self }

  /// The window is the end of the chain (L-25).
  open override var next: Responder? { nil }

  /// Moves the focus by Tab, Shift+Tab and arrow keys, and looks for key commands, if nobody else
  /// used the keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses { useUnhandled(press) }
  }

  /// The size in pixels.
  public var pixelSize: PixelSize {
    // The bounds can be set to anything.
    func side(_ length: Double) -> Int {
      min(max(1, Int(nearest: length * scale)), Int(Window.longestSide))
    }
    return PixelSize(width: side(bounds.width), height: side(bounds.height))
  }

  /// The local time of day, in seconds since midnight; nil before a host has told it.
  ///
  /// It runs with the window's time. Where the user's clock jumps, as when it is set, the host tells it
  /// anew (``observeTimeOfDay(owner:action:)``).
  public var secondsSinceMidnight: Double? {
    midnightOffset.map { offset in
      let seconds = (offset + currentTime).truncatingRemainder(dividingBy: 86_400)
      return seconds < 0 ? seconds + 86_400 : seconds
    }
  }

  /// The controller whose view fills the window.
  ///
  /// Setting another one sends `viewWillDisappear` and `viewWillAppear` now, the `did` calls in this
  /// turn's commit (L-23). Traps if the controller is somebody's child (C-13).
  public var rootViewController: ViewController? {
    get { storedRoot }
    set { replaceRoot(by: newValue) }
  }

  /// Asks the host for another size of the content, in points.
  public func requestSize(_ size: Size) {
    host?.handle(.resize(Window.area(of: size, scale: scale)))
  }

  /// Asks the host to cover the whole screen, or to stop doing so.
  public func requestFullScreen(_ isFullScreen: Bool) {
    host?.handle(.fullScreen(isFullScreen))
  }

  /// Closes the window, unless ``shouldClose`` says no.
  public func requestClose() {
    guard shouldClose?() ?? true else { return }
    host?.handle(.close)
  }

  private func introduceToHost() {
    host?.handle(.title(title))
    host?.handle(.minimumSize(minimumSize))
    if !icon.isEmpty { host?.handle(.icon(icon)) }
    requestedFrame = nil
    updateFrameRequest()
  }
}
