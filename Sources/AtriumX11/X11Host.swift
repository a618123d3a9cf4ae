internal import AtriumGeometry
internal import AtriumGraphics
public import AtriumKit

/// Hosts one window on an X server and delivers the user's input to it.
///
/// ``X11Application/openWindow(title:size:minimumSize:scale:transientFor:takesFocus:)`` makes a host. It owns the
/// X window and its pixels. It translates the X events of that window into ``AtriumKit/InputEvent``s for
/// ``window``, and performs the window's ``AtriumKit/HostRequest``s.
@MainActor
public final class X11Host {
  /// The urgency of the turn that must follow the dispatched events.
  enum Urgency: Comparable {
    /// No event has been dispatched.
    case none
    /// The turn follows with the next display frame, since a mouse can report its location a thousand times a second.
    case nextFrame
    /// The turn follows immediately.
    case atOnce
  }

  /// The window that the host displays.
  public let window: AtriumKit.Window
  /// The number of pixels per point; it follows the desktop's scale unless the program has chosen a scale.
  var scale: Double

  /// The program, which releases its hosts before it is deallocated.
  unowned let application: X11Application
  let connection: X11Connection
  let xWindow: X11Window
  let presenter: X11Presenter
  let sync: X11ResizeSync?
  /// The window in front of which this window stays, as a dialog.
  private(set) weak var owner: X11Host?
  private let userTime: X11UserTime
  var burst = ResizeBurst()
  /// The scale that the program chose; nil to follow the desktop.
  var requestedScale: Double?
  /// The settings that the window last received.
  var followedState: Settings

  var pointer = PointerTracker()
  var touches = TouchTracker()
  var gestures = TouchpadGestureTracker()
  var scrolling = ScrollTracker()
  var heldKeys = HeldKeys()
  /// The time at which a key last caused an immediate turn, in seconds of the window's clock.
  var lastKeyAtOnce = -Double.infinity
  /// Whether a check is scheduled that ends the scrolling if the fingers rest.
  var isWatchingRest = false
  var visibility = WindowVisibility()
  /// The state of the window in the window manager, as it was last reported to the window.
  var reportedState: WindowState = []
  /// Whether the window manager has changed the properties with the window's state since they were last read.
  var isStateStale = false
  var size: PixelSize
  var hasFocus = false
  /// The frame that the window had before it was placed beside another window; nil if it was not placed there.
  var frameBeforeAdjacency: X11WorkArea.Frame?
  /// Whether the window may no longer be beside its adjacent window.
  var isAdjacencyStale = false
  /// Whether the window has requested a cursor.
  var hasCursor = false
  /// The requested cursor that has not been set yet; nil if there is none.
  var waitingCursor: AtriumKit.Cursor?
  /// The state of the view that receives text from input methods, as the window last reported it.
  var textInputState: TextInputState?
  var waitingMotion: InputEvent?
  var exposed = Region()
  /// The monitor's refresh rate that the window last received, in frames per second.
  var refreshRate = AtriumKit.Window.usualFramesPerSecond
  var urgency = Urgency.atOnce
  /// The time at which the window needs its next turn, as the window last requested it; nil if it needs no turn.
  var deadline: Double?
  /// Whether the window closes after the current turn, or has closed.
  private(set) var isClosing = false

  /// Receives each event before the window receives it; for tests.
  package var observer: (@MainActor (InputEvent) -> Void)?

  private lazy var seam = X11HostSeam(of: self)
  private var latestTurn = -Double.infinity
  private var isReleased = false

  /// Makes an X window and maps it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - title: The window's title.
  ///   - size: The size of the window's content, in points.
  ///   - minimumSize: The minimum size of the window's content, in points.
  ///   - scale: The number of pixels per point; nil follows the desktop.
  ///   - className: Both parts of `WM_CLASS`.
  ///   - owner: The host in front of which the window stays, as a dialog; nil for an independent window.
  ///   - takesFocus: Whether the window manager may give the window the focus when it opens.
  ///   - adopted: The window that the program made; nil makes a new window.
  /// - Throws: ``X11Error`` if the server cannot display the window, or the connection is lost.
  init(
    in application: X11Application, title: String, size: Size, minimumSize: Size, scale: Double?,
    className: String, owner: X11Host? = nil, takesFocus: Bool = true,
    adopting adopted: AtriumKit.Window? = nil
  ) throws(X11Error) {
    self.application = application
    self.owner = owner
    let connection = application.connection
    self.connection = connection
    let desktop = application.desktopSettings
    requestedScale = scale
    let scale = DisplayScale.scale(
      requested: scale, resources: application.resources, dotsPerInch: desktop.dotsPerInch)
    self.scale = scale
    followedState = desktop.applied(
      to: application.settings, following: application.followedSettings)
    func pixels(_ size: Size) -> PixelSize {
      PixelSize(
        width: X11EventTranslation.pixels(size.width, scale: scale),
        height: X11EventTranslation.pixels(size.height, scale: scale))
    }
    let minimum = pixels(minimumSize)
    let first = pixels(size)
    self.size = PixelSize(
      width: max(first.width, minimum.width), height: max(first.height, minimum.height))
    xWindow = try X11Window(
      connection: connection, size: self.size, hearsPointer: application.input == nil,
      leader: application.leader)
    application.input?.select(on: xWindow.id)
    sync = X11ResizeSync(connection: connection)
    xWindow.introduce(
      name: className, minimum: minimum, counters: sync?.counters ?? [], owner: owner?.xWindow.id)
    userTime = X11UserTime(
      window: xWindow, stamp: takesFocus ? application.leader?.userTime : 0)
    application.dropTargets.announce(xWindow)
    xWindow.setTitle(title)
    xWindow.map()
    // The requests are sent now, so that the window manager works while the caller builds its views.
    connection.flush()
    presenter = X11Presenter(
      connection: connection, window: xWindow, scale: scale, log: application.log)
    window =
      adopted
      ?? AtriumKit.Window(
        size: Size(
          width: Double(self.size.width) / scale, height: Double(self.size.height) / scale),
        scale: scale, settings: followedState, host: nil)
    window.dispatch(.time(application.clock.now))
    if adopted != nil {
      window.dispatch(.settingsChanged(followedState))
      window.dispatch(.resized(pixels: self.size, scale: scale, isLive: false))
    }
    refreshRate = window.maximumFramesPerSecond
    window.title = title
    window.minimumSize = minimumSize
    window.host = seam
    followClicks()
  }

  /// Whether the window is open.
  var isOpen: Bool { !isClosing }

  /// Closes the window after the current turn.
  ///
  /// The window's controllers disappear, and then the window is removed from the screen. Unlike
  /// ``AtriumKit/Window/requestClose()``, this method does not call ``AtriumKit/Window/shouldClose``.
  public func close() {
    isClosing = true
  }

  /// Asks the user to look at the window, for example because a long operation has ended.
  ///
  /// The window manager marks the window, usually in the task bar, until the window gets the focus. A window
  /// that has the focus is not marked.
  public func requestAttention() {
    guard isOpen, !hasFocus else { return }
    xWindow.setUrgent(true)
  }

  /// Records a click, a touch or a key press in the window.
  ///
  /// - Parameter stamp: The server time of the event, in milliseconds; 0 if the event has no time.
  func noteUser(at stamp: UInt) {
    application.leader?.noteUser(at: stamp)
    userTime.note(stamp)
  }

  // MARK: Events for the window

  /// Delivers an event to the window, and requests a turn with the given urgency.
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
    if event.waitsForKeys, application.holds(.event(event, urgency, self)) { return }
    deliverNow(event, urgency)
  }

  /// Delivers an event to the window at once.
  func deliverNow(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    guard !isReleased else { return }
    dispatch(event)
    self.urgency = max(self.urgency, urgency)
  }

  /// Requests a turn with the next display frame, after a change of the window that no event has caused.
  func takeTurnSoon() {
    deliverWaitingMotion()
    urgency = max(urgency, .nextFrame)
  }

  /// Delivers the local time of day to the window.
  func dispatchTimeOfDay() {
    deliver(
      .timeOfDay(
        secondsSinceMidnight: LocalTime.secondsSinceMidnight(), time: application.clock.now))
  }

  private func dispatch(_ event: InputEvent) {
    observer?(event)
    window.dispatch(event)
  }

  // MARK: Turns

  /// Runs a turn of the window if a turn is due.
  ///
  /// - Returns: Whether a turn ran.
  func takeTurnIfDue() -> Bool {
    let now = application.clock.now
    guard now >= nextTurn else { return false }
    deliverWaitingMotion()
    if latestTurn == -.infinity { dispatchTimeOfDay() }
    urgency = .none
    latestTurn = now
    dispatch(.frame(at: now))
    sync?.painted()
    burst.painted(at: application.clock.now)
    // The pixels are sent now and do not wait for the turns of other windows.
    connection.flush()
    return true
  }

  /// The time at which the next turn is due, in seconds of the window's clock; infinity if no turn is due.
  ///
  /// Most events, such as a button press, are followed by a turn at once. Turns for pointer movements, and turns
  /// that the window has requested for a later time, run at most at the refresh rate of the display.
  var nextTurn: Double {
    guard isOpen else { return .infinity }
    guard urgency < .atOnce else { return -.infinity }
    let wanted = urgency == .nextFrame ? -.infinity : deadline ?? .infinity
    // There is a tolerance of a millisecond, since the loop never wakes exactly at a deadline.
    return max(wanted, latestTurn + 1 / window.maximumFramesPerSecond - 0.001)
  }

  /// Copies the buffer to the areas that other windows have uncovered.
  func restoreExposed() {
    guard !exposed.isEmpty else { return }
    if isOpen { presenter.restore(exposed.rects) }
    exposed.removeAll()
  }

  // MARK: Closing

  /// Runs the last turn of the window, then destroys the X window.
  func finishClosing() {
    deliverWaitingMotion()
    cancelInput(at: application.clock.now)
    dispatch(.closed)
    dispatch(.frame(at: application.clock.now))
    application.textInput.forget(xWindow.id)
    release()
  }

  /// Destroys the X window and the server's other resources for it.
  func release() {
    guard !isReleased else { return }
    isReleased = true
    isClosing = true
    window.host = nil
    presenter.close()
    sync?.close()
    xWindow.destroy()
  }
}
