public import AtriumGeometry
internal import AtriumGraphics
public import AtriumKit
internal import Glibc

/// Shows a window on an X server and brings it what the user does.
///
/// Most programs need one line of it:
///
/// ```swift
/// let code = try X11Host.run(title: "Atrium", size: Size(width: 960, height: 640)) {
///   RootController()
/// }
/// ```
///
/// A host owns the connection, the X window, its pixels and the main loop. It translates what X says
/// into ``AtriumKit/InputEvent``s for ``window``, and does what the window asks by
/// ``AtriumKit/HostRequest``s. While it runs, jobs of the main actor run too; when nothing happens,
/// nothing wakes up.
@MainActor
public final class X11Host {
  /// How soon a turn must follow what was dispatched.
  enum Urgency: Comparable {
    /// Nothing was dispatched.
    case none
    /// With the next frame: a mouse can say where it is a thousand times a second.
    case nextFrame
    /// Now.
    case atOnce
  }

  /// Frames a second where no monitor says it.
  static let usualRefreshRate = 60.0
  /// When the monitors are asked, in seconds after the start: the first picture comes first.
  private static let monitorsDelay = 0.1

  /// The window that is shown.
  public let window: AtriumKit.Window
  /// Pixels to a point; it follows the desktop's, unless somebody asked for one.
  public internal(set) var scale: Double

  let connection: X11Connection
  let xWindow: X11Window
  let presenter: X11Presenter
  let keyboard: X11Keyboard
  let textInput: X11TextInput
  let sync: X11ResizeSync?
  let followsDisplayScale: Bool
  let settingsManager: X11SettingsManager
  /// Tells what other programs send from what the server says.
  let sentEvents: X11SentEvents
  /// What counts where the desktop says nothing.
  let ownSettings: Settings
  let followed: FollowedSettings
  /// What the window was told last of what the desktop wants.
  var followedState: Settings
  /// Tells of the pointer, fingers and gestures; nil where core events have to do.
  let input: X11Input?
  let clock = WindowClock()

  var pointer = PointerTracker()
  var touches = TouchTracker()
  var gestures = TouchpadGestureTracker()
  var scrolling = ScrollTracker()
  /// Whether somebody will look when scrolling fingers could have come to rest.
  var isWatchingRest = false
  /// The screens under fingers, as last heard.
  var touchscreens: Set<Int> = []
  var serverClock = ServerClock()
  var visibility = WindowVisibility()
  var size: PixelSize
  var hasFocus = false
  var hasCursor = false
  var waitingMotion: InputEvent?
  var exposed = Region()
  var monitors: X11Monitors?
  /// What the window was told last of the monitor's frames a second.
  var refreshRate = X11Host.usualRefreshRate
  var urgency = Urgency.atOnce
  /// When the window wants its next turn; it stands until the window says otherwise.
  var deadline: Double?
  var exitCode: Int32?

  /// Hears of every event that goes to the window, before the window does; for tests.
  package var observer: (@MainActor (InputEvent) -> Void)?

  private let loop: MainLoop
  private let fonts = FontWarmUp()
  private var isStarting = true
  private var latestTurn = -Double.infinity

  /// Connects to a server and puts a window on its screen.
  ///
  /// The window is empty until ``run()``; set its `rootViewController` before that.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of its content, in points.
  ///   - minimumSize: The size below which a window manager should not make it, in points.
  ///   - scale: Pixels to a point, 0.75 to 4; nil to follow the desktop's `Xft.dpi`.
  ///   - settings: What the user asked of every program, as far as the desktop is not followed.
  ///   - followed: What of the settings the desktop decides, where it says something.
  ///   - className: Both parts of `WM_CLASS`; nil for the name of the program.
  ///   - display: The display; nil for the one that the environment's `DISPLAY` names.
  ///   - log: Where diagnostics go, a line at a time.
  /// - Throws: ``X11Error`` if there is no such server, or none that can show the window.
  public init(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    scale: Double? = nil, settings: Settings = Settings(),
    following followed: FollowedSettings = .all, className: String? = nil,
    display: String? = nil,
    log: @escaping @MainActor (String) -> Void = { X11Log.standardError($0) }
  ) throws(X11Error) {
    // Before anything is opened.
    StandardDescriptors.fillGaps()
    let connection = try X11Connection(displayName: display, log: log)
    let isRequested = scale != nil
    // Before anybody is asked, so that no answer grows old unnoticed.
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
    // The window manager is at work from here, and fonts are loaded, while the caller builds views.
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

  /// Shows a window with a view controller until somebody closes it.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of its content, in points.
  ///   - scale: Pixels to a point, 0.75 to 4; nil to follow the desktop.
  ///   - rootViewController: Makes the controller of the window.
  /// - Returns: The code with which the process should exit.
  /// - Throws: ``X11Error`` if there is no server, or if it goes away.
  @discardableResult
  public static func run(
    title: String, size: Size, scale: Double? = nil, rootViewController: () -> ViewController
  ) throws(X11Error) -> Int32 {
    let host = try X11Host(title: title, size: size, scale: scale)
    host.window.rootViewController = rootViewController()
    return try host.run()
  }

  /// The time now, in seconds since the window began.
  public var currentTime: Double { clock.now }

  /// Runs the main loop until the window closes or ``stop(exitCode:)`` is called.
  ///
  /// Each round takes everything that the server has said, then runs one turn of the window if one is
  /// due, so that what follows from a press is on its way to the screen before anything else happens.
  ///
  /// - Returns: The code given to ``stop(exitCode:)``; 0 if the window was closed.
  /// - Throws: ``X11Error/connectionLost(_:)`` if the server goes away. Where it does so in the middle
  ///   of a request, Xlib cannot be left: then the process ends with a line and code 1.
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
      // A server that dies takes precedence: what else it led to cannot be trusted.
      guard connection.isAlive else { throw .connectionLost(connection.name) }
      if let exitCode { return exitCode }
      guard !connection.hasQueuedEvents else { continue }
      if !sleep() {
        // Xlib finds out for itself, if there is anything left to read.
        readEvents()
        throw .connectionLost(connection.name)
      }
    }
  }

  /// Sleeps until something happens.
  ///
  /// The start is over when nothing has happened for a while for the first time; what only the start
  /// needed is given back then.
  ///
  /// - Returns: Whether the server is still there.
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
    // To sleep from here: another round through the loop would fetch its code again.
    return loop.wait(timeout: rest)
  }

  /// Ends ``run()`` after the present round.
  ///
  /// - Parameter exitCode: What it returns; the first call counts.
  public func stop(exitCode: Int32 = 0) {
    self.exitCode = self.exitCode ?? exitCode
  }

  /// Runs something once while the host runs.
  ///
  /// - Parameters:
  ///   - delay: How long from now, in seconds.
  ///   - action: What to run. Changes that it makes to views are painted in the same round.
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    loop.schedule(at: clock.now + max(0, delay), action)
  }

  /// Hands an event to the window, with a turn to follow.
  func deliver(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    deliverWaitingMotion()
    deliverInOrder(event, urgency)
  }

  /// Hands the last movement of a pointer without buttons to the window.
  func deliverWaitingMotion() {
    guard let event = waitingMotion else { return }
    waitingMotion = nil
    deliverInOrder(event, .none)
  }

  /// Hands an event to the window, behind the keys before it that an input method still has.
  private func deliverInOrder(_ event: InputEvent, _ urgency: Urgency) {
    if event.waitsForKeys, textInput.holds(.event(event, urgency)) { return }
    deliverNow(event, urgency)
  }

  /// Hands an event to the window that waits for nothing.
  func deliverNow(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    dispatch(event)
    self.urgency = max(self.urgency, urgency)
  }

  /// Tells the window what the user's clock shows.
  func dispatchTimeOfDay() {
    deliver(
      .timeOfDay(secondsSinceMidnight: LocalTime.secondsSinceMidnight(), time: clock.now))
  }

  /// Tells the window the time anew when the user's clock has jumped.
  ///
  /// A window that nobody sees has it told when it is seen again.
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
    // Whatever text there was has been painted by now, so the fonts have been loaded.
    fonts.finish()
  }

  /// When the next turn is due, in seconds of the window; infinity if none is.
  ///
  /// Presses and the like are painted at once. Movements, and frames that ask for each other, come at
  /// most at the rate of the screen.
  private var nextTurn: Double {
    guard urgency < .atOnce else { return -.infinity }
    let wanted = urgency == .nextFrame ? -.infinity : deadline ?? .infinity
    // A millisecond of grace, since a deadline a frame after the last is never met to the letter.
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
