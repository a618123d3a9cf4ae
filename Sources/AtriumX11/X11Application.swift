public import AtriumGeometry
internal import AtriumGraphics
public import AtriumKit

/// A program on an X server: owns the connection, the main loop and the windows.
///
/// A program with one window needs one line:
///
/// ```swift
/// let code = try X11Application.run(title: "Atrium", size: Size(width: 960, height: 640)) {
///   RootController()
/// }
/// ```
///
/// A program with more opens each of them, before the loop runs or while it does:
///
/// ```swift
/// let application = try X11Application()
/// func openInspector() throws {
///   let inspector = try application.openWindow(
///     title: "Inspector", size: Size(width: 320, height: 640))
///   inspector.window.rootViewController = InspectorController()
/// }
/// let editor = try application.openWindow(title: "Editor", size: Size(width: 960, height: 640))
/// editor.window.rootViewController = EditorController(onInspect: { try? openInspector() })
/// exit(try application.run())
/// ```
///
/// ``X11Host/close()`` and the user close a window. The close of the last one ends ``run()``, unless
/// ``terminatesAfterLastWindowClosed`` is false.
///
/// All windows share the clock, the desktop's settings, the keyboard, the input method and the fonts.
/// While the loop runs, jobs of the main actor run too, with windows and without; when nothing
/// happens, nothing wakes up.
@MainActor
public final class X11Application {
  /// When the monitors are read, in seconds after the start: the first picture comes first.
  private static let monitorsDelay = 0.1

  /// Whether ``run()`` returns when the last window has closed; true unless set.
  ///
  /// A program without windows runs until ``stop(exitCode:)``.
  public var terminatesAfterLastWindowClosed = true

  let connection: X11Connection
  let settingsManager: X11SettingsManager
  /// The user's settings where the desktop says nothing.
  let ownSettings: Settings
  let followed: FollowedSettings
  /// Reports the pointer, touches and gestures; nil where core events do.
  let input: X11Input?
  let clock = MonotonicClock()
  let log: @MainActor (String) -> Void
  /// The text of the root window's `RESOURCE_MANAGER`, as last heard.
  var resources: String?
  var serverClock = ServerClock()
  /// The touchscreens, as last heard.
  var touchscreens: Set<Int> = []
  var monitors: X11Monitors?
  /// Asked for with the first window, whose first picture comes before it.
  private(set) lazy var keyboard = X11Keyboard(connection: connection)
  let textInput: X11TextInput
  /// The hosts of the open windows, in the order in which they were opened.
  private(set) var hosts: [X11Host] = []

  private let className: String
  private let loop: MainLoop
  private let fonts = FontWarmUp()
  private var exitCode: Int32?
  private var isStarting = true
  /// Whether a window was painted since the start.
  private var hasPicture = false

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - className: Both parts of the windows' `WM_CLASS`; nil for the name of the program.
  ///   - settings: The user's settings, as far as the desktop is not followed.
  ///   - followed: The settings that the desktop decides, where it has them.
  ///   - display: The display; nil for the one that the environment's `DISPLAY` names.
  ///   - log: Receives diagnostics, a line at a time.
  /// - Throws: ``X11Error`` if there is no such server.
  public init(
    className: String? = nil, settings: Settings = Settings(),
    following followed: FollowedSettings = .all, display: String? = nil,
    log: @escaping @MainActor (String) -> Void = { X11Log.standardError($0) }
  ) throws(X11Error) {
    // Before anything is opened.
    StandardDescriptors.fillGaps()
    connection = try X11Connection(displayName: display, log: log)
    // Before the first question, so that no answer grows old unnoticed.
    connection.followRoot()
    settingsManager = X11SettingsManager(connection: connection)
    resources = connection.resources
    input = X11Input(connection: connection)
    textInput = X11TextInput(connection: connection, clock: clock)
    loop = MainLoop(descriptor: connection.descriptor)
    self.className = className ?? Self.programName
    ownSettings = settings
    self.followed = followed
    self.log = log
    textInput.receiver = { [weak self] in self?.receive($0) }
  }

  isolated deinit {
    close()
  }

  /// Shows a window with a view controller until the window is closed.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of its content, in points.
  ///   - scale: Pixels per point, 0.75 to 4; nil to follow the desktop.
  ///   - rootViewController: Makes the controller of the window.
  /// - Returns: The code with which the process should exit.
  /// - Throws: ``X11Error`` if there is no server, or if it goes away.
  @discardableResult
  public static func run(
    title: String, size: Size, scale: Double? = nil, rootViewController: () -> ViewController
  ) throws(X11Error) -> Int32 {
    let application = try X11Application()
    let host = try application.openWindow(title: title, size: size, scale: scale)
    host.window.rootViewController = rootViewController()
    return try application.run()
  }

  /// The open windows, in the order in which they were opened.
  public var windows: [AtriumKit.Window] { hosts.filter { !$0.isClosing }.map(\.window) }

  /// The current time of all windows, in seconds since the program began.
  public var currentTime: Double { clock.now }

  /// Opens a window, before the loop runs or while it does.
  ///
  /// The window is empty until the next turn; set its `rootViewController` before that. The
  /// application keeps the host until the window is closed.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of its content, in points.
  ///   - minimumSize: The size below which a window manager should not make it, in points.
  ///   - scale: Pixels per point, 0.75 to 4; nil to follow the desktop's `Xft.dpi`.
  /// - Returns: The window's host.
  /// - Throws: ``X11Error`` if the server cannot show the window, or is gone.
  public func openWindow(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    scale: Double? = nil
  ) throws(X11Error) -> X11Host {
    let host = try X11Host(
      in: self, title: title, size: size, minimumSize: minimumSize, scale: scale,
      className: className)
    if hosts.isEmpty {
      // The keyboard is asked and fonts are loaded while the window manager maps the first window.
      if isStarting { fonts.start() }
      _ = keyboard
    }
    hosts.append(host)
    return host
  }

  /// Runs the main loop until the last window closes or ``stop(exitCode:)`` is called.
  ///
  /// Each round reads all events of the server and then runs one turn of each window for which one is
  /// due, in the order in which they were opened. The effects of a press are therefore on their way to
  /// the screen before anything else happens.
  ///
  /// - Returns: The code given to ``stop(exitCode:)``; 0 if the last window was closed.
  /// - Throws: ``X11Error/connectionLost(_:)`` if the server goes away. Where it does so in the middle
  ///   of a request, Xlib cannot be left: then the process ends with a line and code 1.
  public func run() throws(X11Error) -> Int32 {
    defer { close() }
    schedule(after: Self.monitorsDelay) { [weak self] in self?.readMonitors() }
    while true {
      readEvents()
      followSystemClock()
      textInput.expire()
      tellTime()
      loop.runTimers(now: clock.now)
      takeTurns()
      closeWindows()
      connection.flush()
      if loop.hasMainQueueWork { tellTime() }
      loop.runMainQueue()
      // A lost server takes precedence: its other effects cannot be trusted.
      guard connection.isAlive else { throw .connectionLost(connection.name) }
      if let exitCode { return exitCode }
      guard !connection.hasQueuedEvents, !hosts.contains(where: \.isClosing) else { continue }
      if !sleep() {
        // Xlib finds out for itself, if there is anything left to read.
        readEvents()
        throw .connectionLost(connection.name)
      }
    }
  }

  /// Ends ``run()`` after the current round, without closing the windows one by one.
  ///
  /// - Parameter exitCode: The result of ``run()``; the first call counts.
  public func stop(exitCode: Int32 = 0) {
    self.exitCode = self.exitCode ?? exitCode
  }

  /// Runs a closure once while the loop runs, with windows or without.
  ///
  /// - Parameters:
  ///   - delay: The time from now, in seconds.
  ///   - action: The closure. Its changes to views are painted in the same round.
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    loop.schedule(at: clock.now + max(0, delay), action)
  }

  /// Whether ``run()`` is about to return.
  var isStopping: Bool { exitCode != nil }

  /// The host of a window of the server; nil for a window of another program.
  func host(of window: UInt) -> X11Host? {
    // There are few, and a dictionary would have to be kept in step.
    hosts.first { $0.xWindow.id == window }
  }

  /// The windows' time for a time of the server.
  func time(_ stamp: UInt) -> Double {
    serverClock.seconds(UInt32(truncatingIfNeeded: stamp), now: clock.now)
  }

  private func readMonitors() {
    monitors = X11Monitors(connection: connection)
    for host in hosts { host.followMonitor() }
    textInput.start()
  }

  // MARK: Rounds of the loop

  /// Tells the windows the time, for code that runs between their turns.
  private func tellTime() {
    let now = clock.now
    for host in hosts { host.window.dispatch(.time(now)) }
  }

  /// Tells the visible windows the time of day anew when the user's clock has jumped.
  ///
  /// Other windows are told when they become visible.
  private func followSystemClock() {
    guard loop.takeClockJump() else { return }
    for host in hosts where host.window.isVisible { host.dispatchTimeOfDay() }
  }

  private func takeTurns() {
    for host in hosts {
      guard !isStopping, connection.isAlive else { return }
      if host.takeTurnIfDue() {
        hasPicture = true
        // The fonts of the text that was painted have been loaded.
        fonts.finish()
      }
      host.restoreExposed()
    }
  }

  private func closeWindows() {
    guard hosts.contains(where: \.isClosing) else { return }
    for host in hosts where host.isClosing {
      host.finishClosing()
      hosts.removeAll { $0 === host }
    }
    // A callback of the last window may have opened another one.
    if hosts.isEmpty, terminatesAfterLastWindowClosed { stop() }
  }

  /// Sleeps until something happens.
  ///
  /// The start is over when nothing has happened for a while for the first time; memory that only the
  /// start needed is given back then.
  ///
  /// - Returns: Whether the server is still there.
  private func sleep() -> Bool {
    let timeout = timeUntilWake()
    guard isStarting, hasPicture, timeout ?? .infinity > StartupMemory.quietTime else {
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

  private func timeUntilWake() -> Double? {
    let turn = hosts.map(\.nextTurn).min() ?? .infinity
    let next = min(turn, loop.nextTimer ?? .infinity, textInput.deadline ?? .infinity)
    return next < .infinity ? next - clock.now : nil
  }

  private func close() {
    fonts.finish()
    guard !connection.isClosed else { return }
    for host in hosts { host.release() }
    hosts = []
    textInput.close()
    connection.close()
  }

  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "atrium"
  }
}
