public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A window without a window system, for tests and screenshots; its time advances only on request.
///
/// ```swift
/// let stage = Stage(size: Size(width: 400, height: 600))
/// stage.window.rootViewController = container
/// stage.turn()
/// stage.click(on: "Menu")
/// stage.advance(by: 0.35)
/// ```
///
/// A stage has one window. ``openWindow(size:scale:settings:)`` opens another window of the same program, and returns
/// its stage. All stages of a program share one clock: when one of them advances the time, all windows run their turns.
/// Turns that are due at the same time run in the order in which the windows were opened.
@MainActor
public final class Stage {
  /// The window.
  public let window: Window
  /// The window's host.
  public let host: HeadlessHost
  /// The program that the window belongs to, with its clock.
  private let program: HeadlessProgram
  /// The current time, in seconds since the program's clock started.
  public var time: Double { program.time }
  private var hand = InputHand()
  /// The maximum side of the window, in points.
  private static let longestSide = 32_767.0
  /// The time after which ``settle()`` traps, in seconds of the program's clock.
  private static let longestSettling = 60.0
  /// The number of consecutive turns that a script ran at the current time.
  var turnsWithoutTime = 0

  /// Makes a stage with a visible window.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point.
  ///   - settings: The user's settings.
  public convenience init(
    size: Size = Size(width: 400, height: 600), scale: Double = 1, settings: Settings = Settings()
  ) {
    self.init(size: size, scale: scale, settings: settings, program: HeadlessProgram())
  }

  private init(size: Size, scale: Double, settings: Settings, program: HeadlessProgram) {
    self.program = program
    host = HeadlessHost(scale: scale)
    window = Window(size: size, scale: scale, settings: settings, host: host)
    host.window = window
    window.dispatch(.time(program.time))
    program.add(self)
  }

  /// Opens another window of the same program, at the current time.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point.
  ///   - settings: The user's settings.
  /// - Returns: The stage of that window, which the caller owns. Releasing the stage releases the window.
  public func openWindow(
    size: Size = Size(width: 400, height: 600), scale: Double = 1, settings: Settings = Settings()
  ) -> Stage {
    Stage(size: size, scale: scale, settings: settings, program: program)
  }

  /// The open windows of the program, in the order in which they were opened.
  public var windows: [Window] { program.stages.map(\.window) }

  /// Closes the window; its controllers disappear in a last turn.
  ///
  /// The method does not call ``AtriumKit/Window/shouldClose``. During a turn, the window closes at
  /// the end of the turn.
  public func close() {
    host.handle(.close)
    program.closeWindows()
  }

  /// The simulated refresh rate, in frames per second: 60 unless set, from 24 to 360.
  ///
  /// ``advance(by:)`` and all methods in which time passes run turns at this rate.
  public var framesPerSecond: Double {
    get { window.maximumFramesPerSecond }
    set { window.dispatch(.refreshRate(newValue)) }
  }

  /// Runs one turn of each window at the current time.
  ///
  /// A window that asked to be closed closes after the turn.
  public func turn() {
    program.turn()
  }

  /// Runs one turn of this window only, and another turn after each new size that the window requests.
  func turnAlone() {
    window.dispatch(.frame(at: time))
    guard let size = host.takeRequestedSize() else { return }
    dispatchResize(to: size)
    turnAlone()
  }

  /// Advances the time: each window runs a turn at each of its display frames and at the end.
  ///
  /// Traps if the time is negative or not finite.
  ///
  /// - Parameter seconds: The time by which the clock advances, in seconds.
  public func advance(by seconds: Double) {
    guard seconds >= 0, seconds.isFinite else {
      fatalError("Stage.advance(by:) got \(seconds) seconds; give a finite number, 0 or more.")
    }
    program.advance(to: time + seconds)
  }

  /// Advances the time until all windows are idle; waiting timers are ignored.
  ///
  /// Traps after more than a minute of the program's time.
  public func settle() {
    let start = time
    turn()
    while let moving = windows.first(where: { !$0.isIdle }) {
      guard time - start < Stage.longestSettling else {
        fatalError(
          "Window \"\(moving.title)\" still moves after \(Int(Stage.longestSettling)) seconds; look for an animation without end."
        )
      }
      advance(by: 1 / framesPerSecond)
    }
  }

  /// Gives the window a new size and runs a turn; traps if a number is not finite.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - isLive: Whether the size is a step of an interactive resize.
  public func resize(to size: Size, isLive: Bool = false) {
    dispatchResize(to: size, isLive: isLive)
    turn()
  }

  /// Gives the window a new size in its next turn; traps if a number is not finite.
  public func dispatchResize(to size: Size, isLive: Bool = false) {
    window.dispatch(resizeEvent(to: size, isLive: isLive))
  }

  /// Gives the window another scale in its next turn; the window keeps its size in pixels.
  ///
  /// - Parameter scale: The number of pixels per point; an invalid scale changes nothing.
  public func dispatchScale(_ scale: Double) {
    let pixels = PixelSize(
      width: Int((window.bounds.width * window.scale).rounded()),
      height: Int((window.bounds.height * window.scale).rounded()))
    window.dispatch(.resized(pixels: pixels, scale: scale, isLive: false))
  }

  func resizeEvent(to size: Size, isLive: Bool) -> InputEvent {
    guard size.width.isFinite, size.height.isFinite else {
      fatalError("Stage.resize(to:) got the size \(size); give finite numbers, in points.")
    }
    let size = Size(
      width: min(max(size.width, 0), Stage.longestSide),
      height: min(max(size.height, 0), Stage.longestSide))
    let pixels = PixelSize(
      width: Int((size.width * window.scale).rounded()),
      height: Int((size.height * window.scale).rounded()))
    return .resized(pixels: pixels, scale: window.scale, isLive: isLive)
  }

  /// Returns a screenshot of the whole window, including undamaged parts.
  ///
  /// Traps if the window has more than 50 million pixels.
  public func snapshot() -> Bitmap {
    do throws(DrawingError) {
      return try window.picture()
    } catch {
      fatalError("There is no picture of the stage: \(error)")
    }
  }

  func advance(to newTime: Double) {
    program.skip(to: newTime)
  }

  /// The time at which a window of the program needs its next turn, in seconds; nil if no window
  /// needs a turn.
  var frameDeadline: Double? { program.stages.compactMap(\.host.frameDeadline).min() }

  /// Performs a gesture: runs a turn for each step, and for each display frame between steps.
  func perform(_ gesture: InputGesture) {
    let start = time
    for step in gesture.steps {
      if start + step.offset > time { advance(by: start + step.offset - time) }
      for action in step.actions {
        for event in hand.events(for: action, at: time) { window.dispatch(event) }
      }
      turn()
    }
  }
}
