public import AtriumGeometry

/// A finger on the window, or a pointer with buttons held, from coming down until it lifts.
@MainActor
public final class Touch {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is down and did not move.
    case stationary
    /// It lifted.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The types of touch.
  ///
  /// The raw values are UIKit's.
  public enum TouchType: Int, Hashable, Sendable, CaseIterable {
    /// A finger.
    case direct = 0
    /// A pointer with a button held (G-43).
    case indirectPointer = 3
  }

  /// The type of touch.
  public let type: TouchType
  /// The current phase.
  public internal(set) var phase: Phase = .began
  /// The number of successive taps up to this one, from 1; 0 once it has moved too far.
  public internal(set) var tapCount = 1
  /// The time of its last change, in seconds of the window's clock.
  public internal(set) var timestamp: Double
  /// The view on which it began; it never changes (G-2).
  public internal(set) weak var view: View?
  /// The window on which it began.
  public internal(set) weak var window: Window?
  /// The recognisers that receive it, in the order in which they receive it.
  public var gestureRecognizers: [GestureRecognizer] { recognizers.compactMap(\.recognizer) }

  /// Weak, since recognisers keep their touches and a window may go while touches are down.
  var recognizers: [WeakGestureRecognizer] = []
  /// The view that it hit, even if that view does not receive it.
  weak var hitView: View?
  var locationInWindow: Point
  var previousLocationInWindow: Point
  private let locationAtStart: Point
  /// Whether the view no longer receives it because it received `touchesCancelled`.
  var isCancelledInView = false
  /// Whether the view has received its beginning.
  var hasReachedView = false
  /// Whether the view has received its end.
  var hasEndedInView = false
  /// The changes that recognisers hold back from the view for now.
  var held: [HeldTouchChange] = []

  init(type: TouchType, location: Point, timestamp: Double, window: Window) {
    self.type = type
    self.timestamp = timestamp
    self.window = window
    locationInWindow = location
    previousLocationInWindow = location
    locationAtStart = location
  }

  /// The location in a view's coordinates, or in the window's if the view is nil.
  public func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  /// The location before its last change, in a view's coordinates, or in the window's if the view
  /// is nil.
  public func previousLocation(in view: View?) -> Point {
    view.map { $0.convert(previousLocationInWindow, from: nil) } ?? previousLocationInWindow
  }

  func move(to location: Point, at time: Double) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    timestamp = time
    if location.distance(to: locationAtStart) > GestureConstants.tapMovement { tapCount = 0 }
  }

  /// Whether a recogniser holds back a change from the view.
  func isHeld(_ phase: Phase) -> Bool {
    gestureRecognizers.contains { $0.holds(self, phase: phase) }
  }
}

extension Touch: Hashable {
  /// Whether both are the same touch.
  public nonisolated static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the touch's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
