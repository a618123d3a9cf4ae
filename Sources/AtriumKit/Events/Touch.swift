public import AtriumGeometry

/// A finger on the window, or a pointer with pressed buttons, from its beginning to its end.
@MainActor
public final class Touch {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has just begun.
    case began
    /// The touch has moved.
    case moved
    /// The finger or button is down, and has not moved since the last event.
    case stationary
    /// The touch was lifted.
    case ended
    /// The touch was cancelled.
    case cancelled
  }

  /// The types of touch.
  ///
  /// The raw values are those of UIKit.
  public enum TouchType: Int, Hashable, Sendable, CaseIterable {
    /// A finger.
    case direct = 0
    /// A pointer with a pressed button (G-43).
    case indirectPointer = 3
  }

  /// The type of touch.
  public let type: TouchType
  /// The current phase.
  public internal(set) var phase: Phase = .began
  /// The number of successive taps up to and including this touch, from 1.
  ///
  /// The number is 0 after the touch has moved too far for a tap.
  public internal(set) var tapCount = 1
  /// The time of the touch's last change, in seconds of the window's clock.
  public internal(set) var timestamp: Double
  /// The view on which the touch began, which stays the same until the touch ends (G-2).
  public internal(set) weak var view: View?
  /// The window on which the touch began.
  public internal(set) weak var window: Window?
  /// The gesture recognisers that receive the touch, in the order of delivery.
  public var gestureRecognizers: [GestureRecognizer] { recognizers.compactMap(\.recognizer) }

  /// Weak references to the gesture recognisers that receive the touch.
  ///
  /// A recogniser retains its touches, and a window may be released before its touches have ended.
  var recognizers: [WeakGestureRecognizer] = []
  /// The view at the first location of the touch, even if that view does not receive the touch.
  weak var hitView: View?
  var locationInWindow: Point
  var previousLocationInWindow: Point
  private let locationAtStart: Point
  /// Whether the view has received `touchesCancelled` for the touch, and therefore no longer receives the touch.
  var isCancelledInView = false
  /// Whether the view has received `touchesBegan` for the touch.
  var hasReachedView = false
  /// Whether the view has received `touchesEnded` for the touch.
  var hasEndedInView = false
  /// The changes of the touch that recognisers delay, and that the view has not received yet.
  var held: [HeldTouchChange] = []

  init(type: TouchType, location: Point, timestamp: Double, window: Window) {
    self.type = type
    self.timestamp = timestamp
    self.window = window
    locationInWindow = location
    previousLocationInWindow = location
    locationAtStart = location
  }

  /// Returns the touch's location in a view's coordinates, in points; nil stands for the window.
  public func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  /// Returns the location before the last change, in a view's coordinates, in points; nil stands for the window.
  public func previousLocation(in view: View?) -> Point {
    view.map { $0.convert(previousLocationInWindow, from: nil) } ?? previousLocationInWindow
  }

  func move(to location: Point, at time: Double) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    timestamp = time
    if location.distance(to: locationAtStart) > GestureConstants.tapMovement { tapCount = 0 }
  }

  /// Returns whether a recogniser delays a change of the touch.
  func isHeld(_ phase: Phase) -> Bool {
    gestureRecognizers.contains { $0.holds(self, phase: phase) }
  }
}

extension Touch: Hashable {
  /// Returns whether two references are to the same touch.
  public nonisolated static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the identity of the touch.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
