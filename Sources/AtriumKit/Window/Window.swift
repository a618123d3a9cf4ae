public import AtriumGeometry
public import AtriumGraphics
internal import Logging

/// The root of a view tree, and its only connection to a host.
///
/// A host passes events to ``dispatch(_:)`` and ends each batch with ``InputEvent/frame(at:)``,
/// which runs one turn:
///
/// 1. **Events**: everything dispatched since the last turn is delivered.
/// 2. **Animations** advance to the frame's time; timers that are due fire.
/// 3. **Layout**: a new size becomes a transition; `viewIsAppearing` where due; layout top-down.
/// 4. **Paint** the damaged pixels into the host's back buffer.
/// 5. **Present** them.
/// 6. **Commit**: `viewDidAppear`, `viewDidDisappear`, completions. If these need layout or
///    painting, steps 3–5 run again in the same turn, at most ten times.
///
/// Without pending work no turn is requested.
open class Window: View {
  static let logger = Logger(label: "atrium.window")
  /// The windows of the program.
  static let list = WindowList()

  /// The host of this window; a weak reference.
  public weak var host: (any WindowHost)? {
    didSet { if host != nil { introduceToHost() } }
  }
  /// The user's settings for all programs.
  public internal(set) var settings: Settings
  /// Pixels per point.
  public internal(set) var scale: Double
  /// The current time, in seconds of the host's clock; constant within a turn.
  ///
  /// All windows of a program share one clock, so a block can animate views in several of them.
  public internal(set) var currentTime = 0.0
  /// The orientation of the interface (DC-31).
  public internal(set) var interfaceOrientation: InterfaceOrientation
  /// The responder at which key events start; if nil, the view of the innermost controller that is
  /// alone on screen.
  ///
  /// The search for that controller starts at the last presented controller, or else at the root.
  /// It continues inwards while a controller has exactly one child on screen. During a transition
  /// the appearing child counts.
  public internal(set) weak var firstResponder: Responder?
  /// Whether the focused view draws its focus ring: after key presses, not after clicks.
  public internal(set) var isFocusVisible = false {
    didSet {
      if isFocusVisible != oldValue { (firstResponder as? View)?.setNeedsDisplay() }
    }
  }
  /// Whether the window has the desktop's keyboard focus.
  public internal(set) var isKeyWindow = false
  /// Whether the host has closed the window for good.
  ///
  /// A closed window has no root controller, timers or animations, and runs no more turns.
  public internal(set) var isClosed = false
  /// Whether any part of the window is visible.
  public internal(set) var isVisible = true
  /// The highest frame rate of animations: the display's refresh rate, from 24 to 360; 60 until the
  /// host sends it.
  ///
  /// It changes with the display that the window is on.
  public internal(set) var maximumFramesPerSecond = 60.0
  /// The work so far, without that of the constraint solver; ``statistics`` has both.
  var work = WorkStatistics()
  /// The local time, in seconds since midnight, at window time zero; nil before the host has sent
  /// it.
  var midnightOffset: Double?

  /// The window's title.
  public var title = "" {
    didSet { if title != oldValue { host?.handle(.title(title)) } }
  }
  /// The smallest size of the content, in points.
  public var minimumSize = Size.zero {
    didSet { if minimumSize != oldValue { host?.handle(.minimumSize(minimumSize)) } }
  }
  /// The window's icon in several sizes.
  public var icon: [Bitmap] = [] {
    didSet { host?.handle(.icon(icon)) }
  }
  /// The orientations that the window allows; a controller can only narrow them (DC-40).
  public var supportedInterfaceOrientations = InterfaceOrientationMask.all {
    didSet { if supportedInterfaceOrientations != oldValue { setNeedsOrientationUpdate() } }
  }
  /// How the desktop shows the window, by the host's last report.
  public internal(set) var windowState: WindowState = []
  /// Decides whether the user may close the window; nil, the default, allows it.
  public var shouldClose: (@MainActor () -> Bool)?
  /// The observer of edits of texts in the window, for assistive technology.
  ///
  /// It must not change the text. While it is nil, nothing is counted.
  public var accessibilityTextObserver: (@MainActor (View, AccessibilityTextEvent) -> Void)?

  var windowTraits: TraitCollection
  var storedRoot: ViewController?
  var hasCommitted = false
  var pendingEvents: [InputEvent] = []
  var pendingResize: PendingResize?
  var sizeTransition: SizeTransition?
  var needsOrientationUpdate = false
  /// The last controller that was warned of having no orientation in common with the window.
  weak var controllerWithoutOrientation: ViewController?
  let commitQueue = CommitQueue()
  let presentations = PresentationStack()
  let transitions = WindowTransitions()
  var damage = Region()
  /// Whether painting was impossible in this turn; the damage is kept for a later one.
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
  /// The views that show a blurred picture of those behind them.
  var backdropViews: [WeakView] = []
  let textInput = TextInputReport()

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points; at least 1, and at most 32,767 pixels.
  ///   - scale: Pixels per point, limited to 1/16 … 64; 1 if it is not positive.
  ///   - settings: The user's settings for all programs.
  ///   - host: The host; a weak reference.
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
    Window.list.noteLatest(self)
  }

  /// Makes a window of a size, which ``makeKeyAndVisible()`` opens.
  ///
  /// - Parameter frame: Its size, in points, is that of the content. The desktop chooses the place.
  public override convenience init(frame: Rect) {
    self.init(size: frame.size)
  }

  /// Removes the animations of a deallocated window and calls their completions.
  isolated deinit {
    endAnimations()
  }

  /// The most pixels of a side; protocols for windows and images allow no more.
  private static let longestSide = 32_767.0

  /// A valid size for a window; a length that is not finite or is below one point becomes 1
  /// (DC-35).
  static func area(of size: Size, scale: Double) -> Size {
    func side(_ length: Double) -> Double {
      length.isFinite && length >= 1 ? min(length, longestSide / scale) : 1
    }
    return Size(width: side(size.width), height: side(size.height))
  }

  /// A valid scale for a window; nil for an invalid one.
  static func scale(of scale: Double) -> Double? {
    scale.isFinite && scale > 0 ? min(max(scale, 1.0 / 16), 64) : nil
  }

  /// Whether the window is neither drawn nor hit-tested, and its controllers are off screen.
  ///
  /// Hiding sends `viewWillDisappear` to the controllers on screen, and unhiding sends
  /// `viewWillAppear`; the `did` calls come in the commit. The root's view of a hidden window is
  /// not loaded until the window is unhidden (L-23).
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }

  /// Itself.
  public override var window: Window? { self }

  /// Nil: the window ends the responder chain.
  open override var next: Responder? { nil }

  /// Moves the focus by Tab, Shift+Tab and arrow keys, and performs key commands, for unhandled
  /// keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses { useUnhandled(press) }
  }

  /// The size of the content in pixels.
  public var pixelSize: PixelSize {
    // Clients may set any bounds.
    func side(_ length: Double) -> Int {
      min(max(1, Int(nearest: length * scale)), Int(Window.longestSide))
    }
    return PixelSize(width: side(bounds.width), height: side(bounds.height))
  }

  /// The local time of day, in seconds since midnight; nil before the host has sent it.
  ///
  /// It advances with the window's time. When the user's clock jumps, for example because it was
  /// set, the host sends it again (``observeTimeOfDay(owner:action:)``).
  public var secondsSinceMidnight: Double? {
    midnightOffset.map { offset in
      let seconds = (offset + currentTime).truncatingRemainder(dividingBy: 86_400)
      return seconds < 0 ? seconds + 86_400 : seconds
    }
  }

  /// The controller of the view that fills the window.
  ///
  /// Setting it sends `viewWillDisappear` and `viewWillAppear` at once, and the `did` calls in this
  /// turn's commit. Traps if the controller is a child of another (C-13).
  public var rootViewController: ViewController? {
    get { storedRoot }
    set { replaceRoot(by: newValue) }
  }

  /// Requests another size of the content from the host, in points.
  public func requestSize(_ size: Size) {
    host?.handle(.resize(Window.area(of: size, scale: scale)))
  }

  /// Asks the host to enter or leave full screen.
  public func requestFullScreen(_ isFullScreen: Bool) {
    host?.handle(.fullScreen(isFullScreen))
  }

  /// Asks the host to close the window, unless ``shouldClose`` returns false.
  ///
  /// The host closes it after the current turn; see ``isClosed``.
  public func requestClose() {
    guard shouldClose?() ?? true else { return }
    host?.handle(.close)
  }

  private func introduceToHost() {
    host?.handle(.title(title))
    host?.handle(.minimumSize(minimumSize))
    if !icon.isEmpty { host?.handle(.icon(icon)) }
    textInput.reported = nil
    updateTextInput()
    schedule.forgetRequest()
    updateFrameRequest()
  }
}
