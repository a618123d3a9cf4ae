public import AtriumGeometry

/// A finger on the window, or a pointer with buttons held: from coming down to lifting.
@MainActor
public final class Touch {
  /// Where in its course a touch is (G-1).
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is down and did not move.
    case stationary
    /// It lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What a touch is made with.
  ///
  /// The raw values are UIKit's.
  public enum TouchType: Int, Hashable, Sendable, CaseIterable {
    /// A finger.
    case direct = 0
    /// A pointer with a button held (G-43).
    case indirectPointer = 3
  }

  /// What it is made with.
  public let type: TouchType
  /// Where in its course it is.
  public internal(set) var phase: Phase = .began
  /// How many taps in a row end with this one, from 1; 0 once it has moved too far (G-5).
  public internal(set) var tapCount = 1
  /// When it last changed, in seconds since the window began.
  public internal(set) var timestamp: Double
  /// The view it came down on; the same for its whole course (G-2).
  public internal(set) weak var view: View?
  /// The window it is on.
  public internal(set) weak var window: Window?
  /// The recognisers that receive it, in the order in which they are asked.
  public var gestureRecognizers: [GestureRecognizer] { recognizers.compactMap(\.recognizer) }

  /// Weak: a recogniser keeps its touches, and a window may go while they are down.
  var recognizers: [WeakGestureRecognizer] = []
  /// The view that it hit, whether that hears of it or not (G-4).
  weak var hitView: View?
  var locationInWindow: Point
  var previousLocationInWindow: Point
  private let locationAtStart: Point
  /// Whether the view no longer hears of it, because it was told *cancelled*.
  var isCancelledInView = false
  /// Whether the view has heard of it.
  var hasReachedView = false
  /// Whether the view has heard that it lifted.
  var hasEndedInView = false
  /// What recognisers keep from the view for now (G-16).
  var held: [HeldTouchChange] = []

  init(type: TouchType, location: Point, timestamp: Double, window: Window) {
    self.type = type
    self.timestamp = timestamp
    self.window = window
    locationInWindow = location
    previousLocationInWindow = location
    locationAtStart = location
  }

  /// Where it is, in a view's coordinates; in the window's if the view is nil.
  public func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  /// Where it was before its last change, in a view's coordinates.
  public func previousLocation(in view: View?) -> Point {
    view.map { $0.convert(previousLocationInWindow, from: nil) } ?? previousLocationInWindow
  }

  func move(to location: Point, at time: Double) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    timestamp = time
    if location.distance(to: locationAtStart) > GestureConstants.tapMovement { tapCount = 0 }
  }

  /// Whether a recogniser keeps a change from the view.
  func isHeld(_ phase: Phase) -> Bool {
    gestureRecognizers.contains { $0.holds(self, phase: phase) }
  }
}

extension Touch: Hashable {
  /// Whether the two are one touch.
  public nonisolated static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes which touch this is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
