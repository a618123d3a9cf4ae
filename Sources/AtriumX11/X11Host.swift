internal import AtriumGeometry
internal import AtriumGraphics
public import AtriumKit

/// The host of one window on an X server.
///
/// ``X11Application/openWindow(title:size:minimumSize:scale:)`` makes it. It owns the X window and its
/// pixels, translates the events of that window into ``AtriumKit/InputEvent``s for ``window``, and
/// carries out the ``AtriumKit/HostRequest``s of the window.
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

  /// The window that is shown.
  public let window: AtriumKit.Window
  /// Pixels per point; it follows the desktop's, unless the program chose one.
  public internal(set) var scale: Double

  /// The program; it releases its hosts before it goes.
  unowned let application: X11Application
  let connection: X11Connection
  let xWindow: X11Window
  let presenter: X11Presenter
  let sync: X11ResizeSync?
  let followsDisplayScale: Bool
  /// The settings that the window was told last.
  var followedState: Settings

  var pointer = PointerTracker()
  var touches = TouchTracker()
  var gestures = TouchpadGestureTracker()
  var scrolling = ScrollTracker()
  var heldKeys = HeldKeys()
  /// Whether a timer checks when scrolling fingers come to rest.
  var isWatchingRest = false
  var visibility = WindowVisibility()
  var size: PixelSize
  var hasFocus = false
  var hasCursor = false
  var waitingMotion: InputEvent?
  var exposed = Region()
  /// What the window was told last of the monitor's frames a second.
  var refreshRate = X11Host.usualRefreshRate
  var urgency = Urgency.atOnce
  /// When the window wants its next turn; it stands until the window says otherwise.
  var deadline: Double?
  /// Whether the window is to be closed after the current turn, or is closed.
  private(set) var isClosing = false

  /// Receives every event for the window, before the window does; for tests.
  package var observer: (@MainActor (InputEvent) -> Void)?

  private var latestTurn = -Double.infinity
  private var isReleased = false

  /// Puts a window on the screen.
  init(
    in application: X11Application, title: String, size: Size, minimumSize: Size, scale: Double?,
    className: String
  ) throws(X11Error) {
    self.application = application
    let connection = application.connection
    self.connection = connection
    let desktop = application.settingsManager.settings
    followsDisplayScale = scale == nil
    let scale = DisplayScale.scale(
      requested: scale, resources: application.resources, dotsPerInch: desktop.dotsPerInch)
    self.scale = scale
    followedState = desktop.applied(to: application.ownSettings, following: application.followed)
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
      connection: connection, size: self.size, hearsPointer: application.input == nil)
    application.input?.select(on: xWindow.id)
    sync = X11ResizeSync(connection: connection)
    xWindow.introduce(name: className, minimum: minimum, counter: sync?.counter)
    xWindow.setTitle(title)
    xWindow.map()
    // The window manager is at work from here, while the caller builds views.
    connection.flush()
    presenter = X11Presenter(
      connection: connection, window: xWindow, scale: scale, log: application.log)
    window = AtriumKit.Window(
      size: Size(width: Double(self.size.width) / scale, height: Double(self.size.height) / scale),
      scale: scale, settings: followedState, host: nil)
    window.dispatch(.time(application.clock.now))
    window.title = title
    window.minimumSize = minimumSize
    window.host = self
  }

  /// Whether the window is open.
  public var isOpen: Bool { !isClosing }

  /// Closes the window after the current turn, without asking it.
  ///
  /// Its controllers disappear, then the window is gone from the screen. To ask it first, call
  /// ``AtriumKit/Window/requestClose()``.
  public func close() {
    isClosing = true
  }

  // MARK: Events for the window

  /// Passes an event to the window, with a turn to follow.
  func deliver(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    deliverWaitingMotion()
    deliverInOrder(event, urgency)
  }

  /// Passes the last movement of a pointer without buttons to the window.
  func deliverWaitingMotion() {
    guard let event = waitingMotion else { return }
    waitingMotion = nil
    deliverInOrder(event, .none)
  }

  /// Passes an event to the window, behind the keys before it that an input method still has.
  private func deliverInOrder(_ event: InputEvent, _ urgency: Urgency) {
    if event.waitsForKeys, application.textInput.holds(.event(event, urgency, self)) { return }
    deliverNow(event, urgency)
  }

  /// Passes an event to the window that waits for nothing.
  func deliverNow(_ event: InputEvent, _ urgency: Urgency = .atOnce) {
    guard !isReleased else { return }
    dispatch(event)
    self.urgency = max(self.urgency, urgency)
  }

  /// Tells the window what the user's clock shows.
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

  /// Runs a turn of the window if one is due.
  ///
  /// - Returns: Whether it was.
  func takeTurnIfDue() -> Bool {
    let now = application.clock.now
    guard now >= nextTurn else { return false }
    deliverWaitingMotion()
    if latestTurn == -.infinity { dispatchTimeOfDay() }
    urgency = .none
    latestTurn = now
    dispatch(.frame(at: now))
    sync?.painted()
    // The picture need not wait for the turns of other windows.
    connection.flush()
    return true
  }

  /// When the next turn is due, in seconds of the clock; infinity if none is.
  ///
  /// Presses and the like are painted at once. Movements, and frames that ask for each other, come at
  /// most at the rate of the screen.
  var nextTurn: Double {
    guard isOpen else { return .infinity }
    guard urgency < .atOnce else { return -.infinity }
    let wanted = urgency == .nextFrame ? -.infinity : deadline ?? .infinity
    // A millisecond of grace, since a deadline a frame after the last is never met to the letter.
    return max(wanted, latestTurn + 1 / window.maximumFramesPerSecond - 0.001)
  }

  /// Copies pixels to the screen that another window has uncovered.
  func restoreExposed() {
    guard !exposed.isEmpty else { return }
    if isOpen { presenter.restore(exposed.rects) }
    exposed.removeAll()
  }

  // MARK: The end

  /// Runs the last turn of the window and removes it from the screen.
  func finishClosing() {
    deliverWaitingMotion()
    cancelInput(at: application.clock.now)
    dispatch(.closed)
    dispatch(.frame(at: application.clock.now))
    application.textInput.forget(xWindow.id)
    release()
  }

  /// Gives back what the server holds for the window.
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
