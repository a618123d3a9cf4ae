public import AtriumKit

/// The phase of a controller between off screen and on screen, as the inspector names it (IN-5).
public enum InspectedPhase: String, Hashable, Sendable, CaseIterable {
  /// Its view has not been loaded.
  case notLoaded = "not loaded"
  /// Its view is loaded, and not on screen.
  case gone
  /// It has received `viewWillAppear`.
  case appearing
  /// It has received `viewDidAppear`.
  case there
  /// It has received `viewWillDisappear`.
  case leaving

  /// The phase of a controller now; its view is not loaded by this.
  @MainActor
  public init(of controller: ViewController) {
    switch controller.appearancePhase {
    case .disappeared: self = controller.isViewLoaded ? .gone : .notLoaded
    case .appearing: self = .appearing
    case .appeared: self = .there
    case .disappearing: self = .leaving
    }
  }

  /// Whether the view is on screen, or comes or goes.
  public var isOnScreen: Bool { self == .appearing || self == .there || self == .leaving }
}
