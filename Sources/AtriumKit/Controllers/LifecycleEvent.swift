public import AtriumGeometry

/// One life-cycle call of a controller, described for observers.
@MainActor
public struct LifecycleEvent {
  /// The call with its arguments.
  public enum Kind {
    /// `viewDidLoad()`.
    case viewDidLoad
    /// `viewWillAppear(_:)`, with *animated*.
    case viewWillAppear(Bool)
    /// `viewIsAppearing(_:)`, with *animated*.
    case viewIsAppearing(Bool)
    /// `viewDidAppear(_:)`, with *animated*.
    case viewDidAppear(Bool)
    /// `viewWillDisappear(_:)`, with *animated*.
    case viewWillDisappear(Bool)
    /// `viewDidDisappear(_:)`, with *animated*.
    case viewDidDisappear(Bool)
    /// `willMove(toParent:)`.
    case willMove(toParent: ViewController?)
    /// `didMove(toParent:)`.
    case didMove(toParent: ViewController?)
    /// `viewWillTransition(to:with:)`.
    case viewWillTransition(to: Size)
    /// `willTransition(to:with:)`.
    case willTransition(to: TraitCollection)
    /// `willRotate(to:duration:)`.
    case willRotate(to: InterfaceOrientation, duration: Double)
    /// `willAnimateRotation(to:duration:)`.
    case willAnimateRotation(to: InterfaceOrientation, duration: Double)
    /// `didRotate(from:)`.
    case didRotate(from: InterfaceOrientation)
  }

  /// A step of a window's turn; ``Window`` documents the order of the steps.
  public enum Step: Sendable {
    /// Between two turns.
    case outside
    /// The delivery of events.
    case events
    /// The advance of animations, and the timers.
    case animation
    /// The layout, including resizes and the starts of transitions.
    case layout
    /// Painting and presenting.
    case paint
    /// The commit, including completions and `did` calls.
    case commit
  }

  /// The cause of a call.
  public enum Cause: Sendable {
    /// The program's own code, outside the handling of an event, a timer or a display frame.
    case program
    /// A pointer, a touch, a key, or another input event.
    case input
    /// A ``Timer``, or the timer of a gesture recogniser.
    case timer
    /// A display frame of an animation, a display link, or the completion of an animation.
    case animation
    /// The end of a transition that had a duration.
    case transition
    /// A change of the window's size or scale.
    case resize
  }

  /// The controller that receives the call.
  public let controller: ViewController
  /// The call.
  public let kind: Kind
  /// The time of the call, in seconds of the window's clock; 0 without a window.
  public let time: Double
  /// The number of the window's turn, counted from 1; between two turns, the number of the last turn.
  ///
  /// The number is 0 before the first turn, and for a controller outside windows.
  public let turn: Int
  /// The step of the turn in which the call is made.
  public let step: Step
  /// The number of observed life-cycle calls inside which this call is made.
  public let depth: Int
  /// The cause of the call.
  ///
  /// A call in the layout or the commit has the cause of the change that it belongs to. For example, if a click
  /// starts a presentation without animation, the `viewDidAppear` of the presentation has the cause ``Cause/input``.
  public let cause: Cause

  /// Makes an event, for tests of observers.
  public init(
    controller: ViewController, kind: Kind, time: Double, turn: Int = 0, step: Step = .outside,
    depth: Int = 0, cause: Cause = .program
  ) {
    self.controller = controller
    self.kind = kind
    self.time = time
    self.turn = turn
    self.step = step
    self.depth = depth
    self.cause = cause
  }
}

extension LifecycleEvent.Kind {
  /// The base name of the call in Swift, which all logs use and which never changes.
  public var name: String {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willMove: "willMove"
    case .didMove: "didMove"
    case .viewWillTransition: "viewWillTransition"
    case .willTransition: "willTransition"
    case .willRotate: "willRotate"
    case .willAnimateRotation: "willAnimateRotation"
    case .didRotate: "didRotate"
    }
  }
}
