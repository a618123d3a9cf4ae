public import AtriumGeometry

/// One call of a controller's life, as observers hear of it.
@MainActor
public struct LifecycleEvent {
  /// Which call, with what it was given.
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

  /// Whose life.
  public let controller: ViewController
  /// Which call.
  public let kind: Kind
  /// When, in seconds since the window began; the last known moment for a controller outside one.
  public let time: Double

  /// Makes the description of a call, for tests of observers.
  public init(controller: ViewController, kind: Kind, time: Double) {
    self.controller = controller
    self.kind = kind
    self.time = time
  }
}

extension LifecycleEvent.Kind {
  /// The call's base name in Swift, which is its name in every log (never renamed).
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
