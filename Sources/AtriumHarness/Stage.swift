public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A window without a window system, for tests and pictures; its time advances only on request.
///
/// ```swift
/// let stage = Stage(size: Size(width: 400, height: 600))
/// stage.window.rootViewController = container
/// stage.turn()
/// stage.click(on: "Menu")
/// stage.advance(by: 0.35)
/// ```
@MainActor
public final class Stage {
  /// The window.
  public let window: Window
  /// The window's host.
  public let host: HeadlessHost
  /// The present time, in seconds since the window's clock started.
  public private(set) var time = 0.0
  private var hand = InputHand()
  /// The maximum side of the window, in points.
  private static let longestSide = 32_767.0
  /// The number of consecutive turns of a script at the present time.
  var turnsWithoutTime = 0

  /// Makes a stage with a visible window.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: Pixels per point.
  ///   - settings: The user's settings.
  public init(
    size: Size = Size(width: 400, height: 600), scale: Double = 1, settings: Settings = Settings()
  ) {
    host = HeadlessHost(scale: scale)
    window = Window(size: size, scale: scale, settings: settings, host: host)
  }

  /// The simulated refresh rate, in frames per second: 60 unless set, from 24 to 360.
  ///
  /// ``advance(by:)`` and all methods in which time passes run turns at this rate.
  public var framesPerSecond: Double {
    get { window.maximumFramesPerSecond }
    set { window.dispatch(.refreshRate(newValue)) }
  }

  /// Runs one turn at the present time.
  public func turn() {
    window.dispatch(.frame(at: time))
    if let size = host.takeRequestedSize() { resize(to: size) }
  }

  /// Advances the time: runs a turn at each frame of ``framesPerSecond`` and at the end.
  ///
  /// Traps if the time is negative or not finite.
  ///
  /// - Parameter seconds: The time to advance.
  public func advance(by seconds: Double) {
    guard seconds >= 0, seconds.isFinite else {
      fatalError("Stage.advance(by:) got \(seconds) seconds; give a finite number, 0 or more.")
    }
    let start = time
    let end = time + seconds
    let rate = framesPerSecond
    var frame = 1
    while start + Double(frame) / rate < end - 1e-9 {
      time = start + Double(frame) / rate
      turn()
      frame += 1
    }
    time = end
    turn()
  }

  /// Advances the time until the window is idle; waiting timers do not count.
  ///
  /// Traps after more than a minute of the window's time.
  public func settle() {
    let start = time
    turn()
    while !window.isIdle {
      guard time - start < 60 else {
        fatalError("The window still moves after a minute; look for an animation without end.")
      }
      advance(by: 1 / framesPerSecond)
    }
  }

  /// Gives the window a new size and runs a turn; traps if a number is not finite.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - isLive: Whether it is a step of an interactive resize.
  public func resize(to size: Size, isLive: Bool = false) {
    dispatchResize(to: size, isLive: isLive)
    turn()
  }

  /// Gives the window a new size in its next turn; traps if a number is not finite.
  public func dispatchResize(to size: Size, isLive: Bool = false) {
    window.dispatch(resizeEvent(to: size, isLive: isLive))
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

  /// A picture of the whole window, including undamaged parts.
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
    time = max(time, newTime)
  }

  /// Performs a gesture: runs a turn for each step, and for each frame between steps.
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
