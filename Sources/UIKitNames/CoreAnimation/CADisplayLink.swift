import Atrium
public import Foundation

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest frame rate.
  public var minimum: Float
  /// The highest frame rate.
  public var maximum: Float
  /// The preferred frame rate; nil or 0 for the display's own frame rate.
  public var preferred: Float?
  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The display's own frame rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that calls a method of a target once for each frame of the display.
///
/// The link follows the display frames of the key window. It holds a strong reference to the target until
/// ``invalidate()``.
@preconcurrency @MainActor
public final class CADisplayLink {
  private var target: AnyObject?
  private let selector: Selector
  private var link: DisplayLink?
  private var isAdded = false

  /// Makes a link, which starts when it is added to a run loop.
  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
  }

  /// The time of the current display frame, in seconds of the window's clock.
  public private(set) var timestamp: TimeInterval = 0
  /// The time of the next display frame, in seconds of the window's clock.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// The time between two frames of the display, in seconds.
  public var duration: TimeInterval {
    1 / (UIApplication.shared.keyWindow?.maximumFramesPerSecond ?? 60)
  }
  /// The preferred number of calls of the method per second; 0 calls the method for each display frame.
  public var preferredFramesPerSecond = 0 {
    didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond }
  }
  /// The range of frame rates at which the method is called; only the preferred rate has an effect.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }
  /// The number of display frames from one call of the method to the next; 1 calls it for each frame.
  ///
  /// The value is derived from ``preferredFramesPerSecond``. A new value also sets ``preferredFramesPerSecond``.
  public var frameInterval: Int {
    get {
      let rate = (UIApplication.shared.keyWindow?.maximumFramesPerSecond ?? 60).rounded()
      return preferredFramesPerSecond > 0 ? max(1, Int(rate) / preferredFramesPerSecond) : 1
    }
    set {
      let rate = (UIApplication.shared.keyWindow?.maximumFramesPerSecond ?? 60).rounded()
      preferredFramesPerSecond = newValue > 1 ? max(1, Int(rate) / newValue) : 0
    }
  }
  /// Whether the link is paused, so that it does not call its method.
  public var isPaused = false {
    didSet { update() }
  }

  /// Starts the link; the run loop and the mode are ignored.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Stops the link.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops the link permanently, and releases its target.
  public func invalidate() {
    isAdded = false
    update()
    target = nil
  }

  private func update() {
    guard isAdded, !isPaused, target != nil else {
      link?.isPaused = true
      link = nil
      return
    }
    guard link == nil, let window = UIApplication.shared.keyWindow else { return }
    // The closure keeps this object alive while the link runs. On iOS, the run loop does this.
    let link = DisplayLink(view: window) { time in self.fire(at: time) }
    link.preferredFramesPerSecond = preferredFramesPerSecond
    self.link = link
    link.isPaused = false
  }

  private func fire(at time: Double) {
    timestamp = time
    if let target { selector.send(to: target, self) }
  }
}
