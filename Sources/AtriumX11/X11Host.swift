public import AtriumGeometry
internal import AtriumGraphics
public import AtriumKit
internal import Glibc

/// Hosts a window on an X server and delivers the user's input to it.
///
/// Most programs need only one call:
///
/// ```swift
/// let code = try X11Host.run(title: "Atrium", size: Size(width: 960, height: 640)) {
///   RootController()
/// }
/// ```
///
/// A host owns the connection, the X window, its pixels and the main loop. It translates X events
/// into ``AtriumKit/InputEvent``s for ``window``, and performs the window's
/// ``AtriumKit/HostRequest``s. While it runs, jobs of the main actor run too; when nothing happens,
/// the process does not wake up.
@MainActor
public final class X11Host {
  /// How soon a turn must follow the dispatched events.
  enum Urgency: Comparable {
    /// Nothing was dispatched.
    case none
    /// With the next frame: a mouse can report its location a thousand times a second.
    case nextFrame
    /// Immediately.
    case atOnce
  }

  /// Frames per second where no monitor reports its rate.
  static let usualRefreshRate = 60.0
  /// When the monitors are queried, in seconds after the start, so that the first frame comes
  /// first.
  private static let monitorsDelay = 0.1

  /// The window that the host displays.
  public let window: AtriumKit.Window
  /// Pixels per point; it follows the desktop's scale unless the initializer received one.
  public internal(set) var scale: Double

  let connection: X11Connection
  let xWindow: X11Window
  let presenter: X11Presenter
  let keyboard: X11Keyboard
  let textInput: X11TextInput
  let sync: X11ResizeSync?
  let followsDisplayScale: Bool
  let settingsManager: X11SettingsManager
  /// Filters the events that other programs send.
  let sentEvents: X11SentEvents
  /// The settings that apply where the desktop sets none.
  let ownSettings: Settings
  let followed: FollowedSettings
  /// The settings that the window received last.
  var followedState: Settings
  /// The source of pointer, touch and gesture events; nil where only core events are available.
  let input: X11Input?
  let clock = WindowClock()

  var pointer = PointerTracker()
  var touches = TouchTracker()
  var gestures = TouchpadGestureTracker()
  var scrolling = ScrollTracker()
  /// Whether a check is scheduled of whether scrolling fingers have come to rest.
  var isWatchingRest = false
  /// The identifiers of the touchscreens, from the last query.
  var touchscreens: Set<Int> = []
  var serverClock = ServerClock()
  var visibility = WindowVisibility()
  var size: PixelSize
  var hasFocus = false
  var hasCursor = false
  var waitingMotion: InputEvent?
  var exposed = Region()
  var monitors: X11Monitors?
  /// The monitor's frames per second that the window received last.
  var refreshRate = X11Host.usualRefreshRate
  var urgency = Urgency.atOnce
  /// When the window needs its next turn, until the window changes it; nil for never.
  var deadline: Double?
  var exitCode: Int32?

  /// Receives every event before the window does; for tests.
  package var observer: (@MainActor (InputEvent) -> Void)?

  private let loop: MainLoop
  private let fonts = FontWarmUp()
  private var isStarting = true
  private var latestTurn = -Double.infinity

  /// Connects to a server and maps a window on its screen.
  ///
  /// The window is empty until ``run()``; set its `rootViewController` before that.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of its content, in points.
  ///   - minimumSize: The minimum size of its content, which window managers respect, in points.
  ///   - scale: Pixels per point, 0.75 to 4; nil to follow the desktop's `Xft.dpi`.
  ///   - settings: The settings that apply where the desktop is not followed or sets none.
  ///   - followed: The settings that follow the desktop where it sets them.
  ///   - className: Both parts of `WM_CLASS`; nil for the name of the program.
  ///   - display: The display; nil for the one that the environment's `DISPLAY` names.
  ///   - log: Receives diagnostics, one line per call.
  /// - Throws: ``X11Error`` if there is no such server, or if it cannot display the window.
  public init(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    scale: Double? = nil, settings: Settings = Settings(),
    following followed: FollowedSettings = .all, className: String? = nil,
    display: String? = nil,
    log: @escaping @MainActor (String) -> Void = { X11Log.standardError($0) }
  ) throws(X11Error) {
    // Before the first descriptor is opened.
    StandardDescriptors.fillGaps()
    let connection = try X11Connection(displayName: display, log: log)
    let isRequested = scale != nil
    // Before the first query, so that no later change is missed.
    connection.followRoot()
    settingsManager = X11SettingsManager(connection: connection)
    let desktop = settingsManager.settings
    let scale = DisplayScale.scale(
      requested: scale, resources: connection.resources, dotsPerInch: desktop.dotsPerInch)
    ownSettings = settings
    self.followed = followed
    let settings = desktop.applied(to: settings, following: followed)
    followedState = settings
    func pixels(_ size: Size) -> PixelSize {
      PixelSize(
        width: X11EventTranslation.pixels(size.width, scale: scale),
        height: X11EventTranslation.pixels(size.height, scale: scale))
    }
    let minimum = pixels(minimumSize)
    let first = pixels(size)
    self.size = PixelSize(
      width: max(first.width, minimum.width), height: max(first.height, minimum.height))
    input = X11Input(connection: connection)
    xWindow = try X11Window(
      connection: connection, size: self.size, hearsPointer: input == nil)
    sentEvents = X11SentEvents(connection: connection, window: xWindow.id)
    input?.select(on: xWindow.id)
    sync = X11ResizeSync(connection: connection)
    xWindow.introduce(
      name: className ?? Self.programName, minimum: minimum, counter: sync?.counter)
    xWindow.setTitle(title)
    xWindow.map()
    // The window manager works and fonts load from here on, while the caller builds its views.
    connection.flush()
    fonts.start()
    presenter = X11Presenter(connection: connection, window: xWindow, scale: scale, log: log)
    keyboard = X11Keyboard(connection: connection)
    textInput = X11TextInput(connection: connection, window: xWindow.id, clock: clock)
    loop = MainLoop(descriptor: connection.descriptor)
    self.connection = connection
    self.scale = scale
    followsDisplayScale = !isRequested
    window = AtriumKit.Window(
      size: Size(width: Double(self.size.width) / scale, height: Double(self.size.height) / scale),
      scale: scale, settings: settings, host: nil)
    window.title = title
    window.minimumSize = minimumSize
    window.host = self
    textInput.receiver = { [weak self] in self?.receive($0) }
  }

  isolated deinit {
    fonts.finish()
  }

  /// Displays a window with a view controller until it is closed.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of its content, in points.
  ///   - scale: Pixels per point, 0.75 to 4; nil to follow the desktop.
  ///   - rootViewController: Makes the window's root view controller.
  /// - Returns: The code with which the process should exit.
  /// - Throws: ``X11Error`` if there is no server, or if the connection is lost.
  @discardableResult
  public static func run(
    title: String, size: Size, scale: Double? = nil, rootViewController: () -> ViewController
  ) throws(X11Error) -> Int32 {
    let host = try X11Host(title: title, size: size, scale: scale)
    host.window.rootViewController = rootViewController()
    return try host.run()
  }

  /// The current time, in seconds since the window's clock started.
  public var currentTime: Double { clock.now }

  /// Runs the main loop until the window closes or ``stop(exitCode:)`` is called.
  ///
  /// Each iteration reads all of the server's events, then runs one turn of the window if one is
  /// due, so that the pixels that follow from a press are sent before anything else happens.
  ///
  /// - Returns: The code given to ``stop(exitCode:)``; 0 if the window was closed.
  /// - Throws: ``X11Error/connectionLost(_:)`` if the connection is lost. If that happens in the
  ///   middle of a request, Xlib does not return: then the process logs a line and exits with code
  ///   1.
  public func run() throws(X11Error) -> Int32 {
    defer { close() }
    dispatchTimeOfDay()
    schedule(after: Self.monitorsDelay) { [weak self] in
      guard let self else { return }
      monitors = X11Monitors(connection: connection, window: xWindow.id)
      followMonitor()
      if hasFocus { textInput.openMethod() }
    }
    while true {
      readEvents()
      followSystemClock()
      textInput.expire()
      loop.runTimers(now: clock.now)
      takeTurnIfDue()
      restoreExposed()
      connection.flush()
      loop.runMainQueue()
      // These jobs may have made requests, too.
      connection.flush()
      // A lost connection takes precedence over an exit code that may be its consequence.
      guard connection.isAlive else { throw .connectionLost(connection.name) }
      if let exitCode { return exitCode }
      guard !connection.hasQueuedEvents else { continue }
      if !sleep() {
        // Reading lets Xlib process the rest of the data and detect the loss.
        readEvents()
        throw .connectionLost(connection.name)
      }
    }
  }

  /// Sleeps until something happens.
  ///
  /// The start is over when the loop is idle for ``StartupMemory/quietTime`` for the first time;
  /// the memory that only the start needed is released then.
  ///
  /// - Returns: Whether the connection is still open.
  private func sleep() -> Bool {
    let timeout = timeUntilWake()
    guard isStarting, presenter.isPainted, timeout ?? .infinity > StartupMemory.quietTime else {
      return loop.wait(timeout: timeout)
    }
    let start = clock.now
    guard loop.wait(timeout: StartupMemory.quietTime) else { return false }
    guard clock.now - start >= StartupMemory.quietTime else { return true }
    isStarting = false
    fonts.finish()
    let rest = timeUntilWake()
    StartupMemory.giveBack()
    // Sleep here: another iteration of the loop would page its code in again.
    return loop.wait(timeout: rest)
  }

  /// Ends ``run()`` after the present iteration.
  ///
  /// - Parameter exitCode: The result of ``run()``; later calls do not change it.
  public func stop(exitCode: Int32 = 0) {
    self.exitCode = self.exitCode ?? exitCode
  }

  /// Runs an action once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: How long from now, in seconds.
  ///   - action: The action. Its changes to views are painted in the same iteration of the loop.
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    loop.schedule(at: clock.now + max(0, delay), action)
  }

  /// Delivers an event to the window, followed by a turn.
  func deliver(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    deliverWaitingMotion()
    deliverInOrder(event, urgency)
  }

  /// Delivers the last movement of a pointer without pressed buttons to the window.
  func deliverWaitingMotion() {
    guard let event = waitingMotion else { return }
    waitingMotion = nil
    deliverInOrder(event, .none)
  }

  /// Delivers an event to the window, after the earlier keys that still wait for an input method.
  private func deliverInOrder(_ event: InputEvent, _ urgency: Urgency) {
    if event.waitsForKeys, textInput.holds(.event(event, urgency)) { return }
    deliverNow(event, urgency)
  }

  /// Delivers an event to the window at once.
  func deliverNow(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    dispatch(event)
    self.urgency = max(self.urgency, urgency)
  }

  /// Delivers the local time of day to the window.
  func dispatchTimeOfDay() {
    deliver(
      .timeOfDay(secondsSinceMidnight: LocalTime.secondsSinceMidnight(), time: clock.now))
  }

  /// Delivers the time of day again after the system clock has jumped.
  ///
  /// A window that is not visible receives it when it becomes visible.
  private func followSystemClock() {
    if loop.takeClockJump(), window.isVisible { dispatchTimeOfDay() }
  }

  private func dispatch(_ event: InputEvent) {
    observer?(event)
    window.dispatch(event)
  }

  private func takeTurnIfDue() {
    let now = clock.now
    guard exitCode == nil, connection.isAlive, now >= nextTurn else { return }
    deliverWaitingMotion()
    urgency = .none
    latestTurn = now
    dispatch(.frame(at: now))
    sync?.painted()
    // Any text has been painted by now, so the fonts are loaded.
    fonts.finish()
  }

  /// When the next turn is due, in seconds of the window's clock; infinity if none is.
  ///
  /// A turn follows a press or the like at once. Turns for movements, and for frames that request
  /// the next frame, come at most at the rate of the screen.
  private var nextTurn: Double {
    guard urgency < .atOnce else { return -.infinity }
    let wanted = urgency == .nextFrame ? -.infinity : deadline ?? .infinity
    // A tolerance of a millisecond, since the wake-up never meets a deadline exactly.
    return max(wanted, latestTurn + 1 / window.maximumFramesPerSecond - 0.001)
  }

  private func timeUntilWake() -> Double? {
    let next = min(nextTurn, loop.nextTimer ?? .infinity, textInput.deadline ?? .infinity)
    return next < .infinity ? next - clock.now : nil
  }

  private func restoreExposed() {
    guard !exposed.isEmpty else { return }
    presenter.restore(exposed.rects)
    exposed.removeAll()
  }

  private func close() {
    fonts.finish()
    textInput.close()
    presenter.close()
    xWindow.destroy()
    connection.close()
  }

  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "atrium"
  }
}
