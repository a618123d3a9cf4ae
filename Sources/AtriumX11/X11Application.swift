internal import AtriumAccessibility
public import AtriumGeometry
internal import AtriumGraphics
public import AtriumKit

/// A program on an X server: it owns the connection, the main loop and the windows.
///
/// A program with one window needs only one call:
///
/// ```swift
/// let code = try X11Application.run(title: "Atrium", size: Size(width: 960, height: 640)) {
///   RootController()
/// }
/// ```
///
/// A program with several windows opens each of them, before the loop runs or while it runs:
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
/// A window is closed by the user, or by ``X11Host/close()``. When the last window has closed, ``run()`` returns,
/// unless ``terminatesAfterLastWindowClosed`` is false.
///
/// All windows share the clock, the desktop's settings, the keyboard, the input method and the fonts. While
/// the loop runs, jobs of the main actor run too, even without a window. When there is nothing to do, the
/// process does not wake up.
@MainActor
public final class X11Application {
  /// The delay before the monitors are queried, in seconds, so that the first display frame is drawn before the query.
  private static let monitorsDelay = 0.1

  /// Whether ``run()`` returns when the last window has closed; true by default.
  ///
  /// If this property is false, the program runs without windows until ``stop(exitCode:)``.
  public var terminatesAfterLastWindowClosed = true

  let connection: X11Connection
  let settingsManager: X11SettingsManager
  /// The settings that apply where the windows do not follow the desktop, or where the desktop sets no value.
  public private(set) var settings: Settings
  /// The settings for which the values of the desktop are used if the desktop sets them.
  public private(set) var followedSettings: FollowedSettings
  /// The source of pointer, touch and gesture events; nil if only core events are available.
  let input: X11Input?
  let clock = MonotonicClock()
  let log: @MainActor (String) -> Void
  /// The text of the root window's `RESOURCE_MANAGER`, as it was last read.
  var resources: String?
  var serverClock = ServerClock()
  /// The identifiers of the touchscreens, from the last query.
  var touchscreens: Set<Int> = []
  var monitors: X11Monitors?
  /// The keyboard.
  ///
  /// The keyboard is loaded after the first window is mapped, so that its query does not delay the window.
  private(set) lazy var keyboard = X11Keyboard(connection: connection)
  let textInput: X11TextInput
  /// The keys that wait for a screen reader before the text input receives them.
  private(set) lazy var screenReaderKeys = ScreenReaderKeys(
    session.accessibility, clock: clock
  ) { [unowned self] in keyboard }
  /// The maximum time for which a key waits for the answer of a screen reader, in seconds.
  package var screenReaderPatience: Double {
    get { screenReaderKeys.patience }
    set { screenReaderKeys.patience = newValue }
  }
  let pasteboards: X11Pasteboards
  /// The drags of other programs over the windows.
  let dropTargets: X11DropTargets
  /// The drag from one of the windows to another program.
  private(set) lazy var dragSource = X11DragSource(self)
  /// The hosts of the open windows, in the order in which they were opened.
  private(set) var hosts: [X11Host] = []

  /// The window that represents the program to the window manager.
  private(set) var leader: X11ClientLeader?

  private let className: String
  private let loop: MainLoop
  /// The connections to assistive technologies and to the desktop's portal.
  private let session: X11Session
  private var spareMemory = SpareMemory()
  private var exitCode: Int32?
  private var isStarting = true
  /// Whether a window has had a turn and has therefore been painted.
  private var hasPicture = false

  /// Connects to a server.
  ///
  /// Traps on a thread other than the main thread, as ``run()`` does.
  ///
  /// - Parameters:
  ///   - className: Both parts of the windows' `WM_CLASS`; nil uses the name of the program.
  ///   - settings: The settings that apply where the windows do not follow the desktop, or where the desktop sets no
  ///     value.
  ///   - followed: The settings for which the values of the desktop are used if the desktop sets them.
  ///   - display: The display; nil uses the display that the environment variable `DISPLAY` names.
  ///   - log: Receives diagnostics, one line per call; nil writes them to standard error.
  /// - Throws: ``X11Error`` if the server cannot be reached, or if too few files can be opened.
  public init(
    className: String? = nil, settings: Settings = Settings(),
    following followed: FollowedSettings = .all, display: String? = nil,
    log: (@MainActor (String) -> Void)? = nil
  ) throws(X11Error) {
    MainThread.require(for: "X11Application()")
    let log = log ?? { X11Log.standardError($0) }
    Self.prepareStart()
    if let count = DescriptorLimit.shortage { throw .tooFewDescriptors(available: count) }
    connection = try X11Connection(displayName: display, log: log)
    // The events are selected before the first query, so that no later change is missed.
    connection.followRoot()
    leader = X11ClientLeader(connection: connection, launch: StartupNotification.take())
    settingsManager = X11SettingsManager(connection: connection)
    resources = connection.resources
    input = X11Input(connection: connection)
    textInput = X11TextInput(connection: connection, clock: clock)
    let loop = MainLoop(descriptor: connection.descriptor)
    self.loop = loop
    pasteboards = X11Pasteboards(
      connection: connection,
      loop: SelectionLoop(clock: clock) { [weak loop] time, action in
        loop?.schedule(at: time, action)
      })
    dropTargets = X11DropTargets(connection: connection, pasteboards: pasteboards)
    let name = className ?? Self.programName
    self.className = name
    session = X11Session(name: name, loop: X11BusLoop(loop, clock: clock))
    self.settings = settings
    followedSettings = followed
    self.log = log
    textInput.receiver = { [weak self] in self?.receive($0) }
    followScreenReaderKeys()
    AtriumKit.Window.opener = { [weak self] in self?.open($0) }
    Pasteboard.host = pasteboards
  }

  isolated deinit {
    close()
  }

  /// Begins to load the fonts on another thread.
  ///
  /// Loading takes some milliseconds.
  ///
  /// The initialiser of the application does this too. A program that does other work first, such as
  /// reading files, shows its window sooner if it calls this method at its start. Later calls do nothing.
  public static func prepareStart() {
    // A closed standard descriptor must be opened first, since otherwise the next file or socket gets its number.
    StandardDescriptors.fillGaps()
    // Without enough descriptors the fonts cannot be loaded, and the initialiser of the application throws
    // an error.
    guard DescriptorLimit.shortage == nil else { return }
    FontWarmUp.start()
  }

  /// Displays a window with a view controller until it is closed.
  ///
  /// Traps on a thread other than the main thread, as ``run()`` does.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of the window's content, in points.
  ///   - scale: Pixels per point, 0.75 to 4; nil follows the desktop.
  ///   - rootViewController: Makes the window's root view controller.
  /// - Returns: The exit code for the process.
  /// - Throws: ``X11Error`` if the window cannot be opened, or if the connection is lost.
  @discardableResult
  public static func run(
    title: String, size: Size, scale: Double? = nil, rootViewController: () -> ViewController
  ) throws(X11Error) -> Int32 {
    MainThread.require(for: "X11Application.run")
    let application = try X11Application()
    let host = try application.openWindow(title: title, size: size, scale: scale)
    host.window.rootViewController = rootViewController()
    return try application.run()
  }

  /// The open windows, in the order in which they were opened.
  public var windows: [AtriumKit.Window] { hosts.filter { !$0.isClosing }.map(\.window) }

  /// Changes the settings of all windows, for example after a choice of the user in the program.
  ///
  /// - Parameters:
  ///   - settings: The settings that apply where the windows do not follow the desktop, or where the desktop sets no
  ///     value.
  ///   - followed: The settings for which the values of the desktop are used if the desktop sets them.
  public func setSettings(_ settings: Settings, following followed: FollowedSettings) {
    (self.settings, followedSettings) = (settings, followed)
    for host in hosts { host.followSettings() }
  }

  /// The current time, in seconds since the windows' clock started.
  public var currentTime: Double { clock.now }

  /// Opens a window, before the loop runs or while it runs.
  ///
  /// The window is empty until its first turn; set its `rootViewController` before that. The
  /// application owns the host until the window is closed.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of the window's content, in points.
  ///   - minimumSize: The minimum size of the window's content, in points; window managers respect it.
  ///   - scale: Pixels per point, 0.75 to 4; nil follows the desktop's `Xft.dpi`.
  ///   - owner: The host of the window to which the new window belongs as a dialog. The dialog stays in front of
  ///     that window and closes with it. Nil opens an independent window.
  ///   - takesFocus: Whether the window manager may give the window the focus when it opens. If this is false,
  ///     the user continues in the current window.
  /// - Returns: The window's host.
  /// - Throws: ``X11Error`` if the server cannot display the window, or the connection is lost.
  public func openWindow(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    scale: Double? = nil, transientFor owner: X11Host? = nil, takesFocus: Bool = true
  ) throws(X11Error) -> X11Host {
    let host = try X11Host(
      in: self, title: title, size: size, minimumSize: minimumSize, scale: scale,
      className: className, owner: owner, takesFocus: takesFocus)
    add(host)
    return host
  }

  /// Opens a window that the program made, for ``AtriumKit/Window/makeKeyAndVisible()``.
  private func open(_ window: AtriumKit.Window) {
    do throws(X11Error) {
      let minimum = Size(
        width: max(1, window.minimumSize.width), height: max(1, window.minimumSize.height))
      add(
        try X11Host(
          in: self, title: window.title, size: window.bounds.size, minimumSize: minimum,
          scale: nil, className: className, adopting: window))
    } catch {
      log("The window could not be opened: \(error).")
    }
  }

  private func add(_ host: X11Host) {
    if hosts.isEmpty {
      // This access loads the keyboard while the window manager maps the first window.
      _ = keyboard
    }
    hosts.append(host)
    session.accessibility.add(host.window) { [weak window = host.xWindow] in
      window?.positionOnScreen ?? .zero
    }
  }

  /// Runs the main loop until the last window closes or ``stop(exitCode:)`` is called.
  ///
  /// Each iteration reads the server's events. Then it runs one turn of each window whose turn is
  /// due, in the order in which the windows were opened. The pixels that result from a click or key press
  /// are therefore sent before any other work is done.
  ///
  /// Traps on a thread other than the main thread. After the first `await` of an async main function,
  /// Dispatch runs the main actor on other threads: call this method before that, or from a main function
  /// that is not async. The method also traps inside a `Task` or another job of the main queue, which runs
  /// no other job before the current job has ended.
  ///
  /// When the session ends, it sends `SIGTERM` or `SIGHUP`. All windows then close, their controllers receive the calls
  /// of a disappearance, and the contents of the clipboard are kept. A second signal of the same kind ends the program
  /// at once. Handlers that the program has installed for these signals are kept.
  ///
  /// - Returns: The code given to ``stop(exitCode:)``; 0 if the last window was closed; 128 plus the number of the
  ///   signal at the end of the session.
  /// - Throws: ``X11Error/connectionLost(_:)`` if the connection is lost. If that happens in the middle of
  ///   a request, Xlib does not return, and the process logs a line and exits with code 1.
  public func run() throws(X11Error) -> Int32 {
    MainThread.require(for: "X11Application.run()")
    defer { close() }
    followEndSignals()
    schedule(after: Self.monitorsDelay) { [weak self] in self?.readMonitors() }
    while true {
      readEvents()
      followSystemClock()
      screenReaderKeys.expire()
      textInput.expire()
      tellTime()
      loop.runWatches()
      loop.runTimers(now: clock.now)
      takeTurns()
      closeWindows()
      connection.flush()
      if loop.hasMainQueueWork { tellTime() }
      loop.runMainQueue()
      for host in hosts { host.setWaitingCursor() }
      // The jobs of the main actor may have made requests too.
      connection.flush()
      // A lost connection takes precedence over an exit code that may be its consequence.
      guard connection.isAlive else { throw .connectionLost(connection.name) }
      if let exitCode {
        session.close()
        handOver()
        return exitCode
      }
      guard !connection.hasQueuedEvents, !hosts.contains(where: \.isClosing) else { continue }
      if !sleep() {
        // By reading the events, Xlib processes the rest of the data and detects the loss.
        readEvents()
        throw .connectionLost(connection.name)
      }
    }
  }

  /// Ends ``run()`` after the current iteration of the loop.
  ///
  /// The open windows are removed from the screen without a last turn, so their controllers receive no calls.
  ///
  /// - Parameter exitCode: The result of ``run()``; later calls do not change this result.
  public func stop(exitCode: Int32 = 0) {
    self.exitCode = self.exitCode ?? exitCode
  }

  /// Runs an action once, after a delay, while the loop runs, even without a window.
  ///
  /// - Parameters:
  ///   - delay: The delay from now, in seconds.
  ///   - action: The action. Its changes to views are painted in the same iteration of the loop.
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    loop.schedule(at: clock.now + max(0, delay), action)
  }

  /// Whether ``run()`` is about to return.
  var isStopping: Bool { exitCode != nil }

  /// Returns the host of an X window; nil for a window of another program.
  func host(of window: UInt) -> X11Host? {
    // There are only a few windows, so a linear search is enough.
    hosts.first { $0.xWindow.id == window }
  }

  /// Converts a server time to the windows' time, and stores the server time for the pasteboards.
  func time(_ stamp: UInt) -> Double {
    if stamp != 0 { pasteboards.stamp = stamp }
    return serverClock.seconds(UInt32(truncatingIfNeeded: stamp), now: clock.now)
  }

  private func readMonitors() {
    monitors = X11Monitors(connection: connection)
    for host in hosts { host.followMonitor() }
    textInput.start()
    session.start { [weak self] in
      for host in self?.hosts ?? [] { host.followSettings() }
    }
  }

  /// The desktop's portal, whose dialogs ask the user for files.
  var desktopPortal: DesktopPortal { session.desktop }

  /// The desktop's settings: the values of the portal, and for all other settings the values of the settings manager.
  var desktopSettings: DesktopSettings {
    settingsManager.settings.overridden(by: session.portal.settings)
  }

  // MARK: Iterations of the loop

  /// Sends the current time to the windows, for code that runs between their turns.
  private func tellTime() {
    let now = clock.now
    for host in hosts { host.window.dispatch(.time(now)) }
  }

  /// Delivers the time of day to the visible windows again after the system clock has jumped.
  ///
  /// The other windows receive the time when they become visible.
  private func followSystemClock() {
    guard loop.takeClockJump() else { return }
    for host in hosts where host.window.isVisible { host.dispatchTimeOfDay() }
  }

  private func takeTurns() {
    for host in hosts {
      guard !isStopping, connection.isAlive else { return }
      if host.takeTurnIfDue() {
        hasPicture = true
        // If the first display frame had text, the fonts have been loaded by now, so the thread can be joined.
        FontWarmUp.finish()
      }
      host.restoreExposed()
    }
  }

  private func closeWindows() {
    guard hosts.contains(where: \.isClosing) else { return }
    closeDialogs()
    for host in hosts where host.isClosing {
      session.accessibility.remove(host.window)
      dropTargets.forget(host)
      host.finishClosing()
      hosts.removeAll { $0 === host }
    }
    // A callback of the last window may have opened another window.
    if hosts.isEmpty, terminatesAfterLastWindowClosed { stop() }
  }

  /// Closes the dialogs of closing windows, and recursively the dialogs of these dialogs.
  private func closeDialogs() {
    while true {
      let dialogs = hosts.filter { !$0.isClosing && $0.owner?.isClosing == true }
      guard !dialogs.isEmpty else { return }
      for dialog in dialogs { dialog.close() }
    }
  }

  /// Prepares the program to close all windows and end the loop when the session asks the program to end.
  private func followEndSignals() {
    guard let descriptor = EndSignals.install() else { return }
    loop.watch(descriptor, for: .readable) { [weak self] _ in
      guard let self, let signal = EndSignals.take() else { return }
      for host in hosts { host.close() }
      // Shells report this exit code for a program that a signal has ended.
      stop(exitCode: 128 + signal)
    }
  }

  /// Sleeps until an event wakes the loop.
  ///
  /// The launch is over when the loop has been idle for ``StartupMemory/quietTime`` for the first time. At that time,
  /// the memory that only the launch needed is released.
  ///
  /// - Returns: Whether the connection is still open.
  private func sleep() -> Bool {
    spareMemory.releaseIfDue(now: clock.now)
    let timeout = timeUntilWake()
    guard isStarting, hasPicture, timeout ?? .infinity > StartupMemory.quietTime else {
      return loop.wait(timeout: timeout)
    }
    let start = clock.now
    guard loop.wait(timeout: StartupMemory.quietTime) else { return false }
    guard clock.now - start >= StartupMemory.quietTime else { return true }
    isStarting = false
    FontWarmUp.finish()
    SpareBitmaps.removeAll()
    let rest = timeUntilWake()
    StartupMemory.giveBack()
    // This method waits here again, since the next iteration of the loop would map the loop's code again.
    return loop.wait(timeout: rest)
  }

  private func timeUntilWake() -> Double? {
    let now = clock.now
    let turn = hosts.map(\.nextTurn).min() ?? .infinity
    let next = min(
      turn, loop.nextTimer ?? .infinity, textInput.deadline ?? .infinity,
      screenReaderKeys.deadline ?? .infinity,
      spareMemory.deadline(now: now) ?? .infinity)
    return next < .infinity ? next - now : nil
  }

  /// Removes the windows from the screen, and lets the clipboard manager take over the contents of the clipboard.
  private func handOver() {
    guard pasteboards.beginHandover() else { return }
    for host in hosts { host.release() }
    hosts = []
    let end = clock.now + SelectionLimits.managerPatience
    while true {
      while let event = connection.nextEvent() {
        pasteboards.receive(event)
      }
      connection.flush()
      guard !pasteboards.isHandedOver, clock.now < end, connection.isAlive else { return }
      // While data was written, Xlib may have read events into its queue. The socket no longer signals these events.
      guard connection.hasQueuedEvents || loop.wait(timeout: end - clock.now) else { return }
    }
  }

  private func close() {
    FontWarmUp.finish()
    if Pasteboard.host === pasteboards { Pasteboard.host = nil }
    guard !connection.isClosed else { return }
    EndSignals.uninstall()
    for host in hosts { host.release() }
    hosts = []
    session.close()
    dropTargets.close()
    pasteboards.close()
    textInput.close()
    connection.close()
  }

  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "atrium"
  }
}
