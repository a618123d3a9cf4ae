import AtriumControls
public import AtriumKit

/// The phase of a controller between off screen and on screen (IN-5).
public enum InspectedPhase: String, Hashable, Sendable, CaseIterable {
  /// The view has not been loaded.
  case notLoaded = "not loaded"
  /// The view is loaded but not on screen; the controller is alive.
  case gone = "off screen"
  /// The controller has received `viewWillAppear`.
  case appearing
  /// The controller has received `viewDidAppear`.
  case there = "on screen"
  /// The controller has received `viewWillDisappear`.
  case leaving

  /// Reads the current phase of a controller, without loading its view.
  @MainActor
  public init(of controller: ViewController) {
    switch controller.appearancePhase {
    case .disappeared: self = controller.isViewLoaded ? .gone : .notLoaded
    case .appearing: self = .appearing
    case .appeared: self = .there
    case .disappearing: self = .leaving
    }
  }

  /// Whether the view is on screen, appearing or disappearing.
  public var isOnScreen: Bool { self == .appearing || self == .there || self == .leaving }

  /// The name in the current language.
  package var title: String {
    switch self {
    case .notLoaded: String(localized: "not loaded")
    case .gone: String(localized: "off screen")
    case .appearing: String(localized: "appearing")
    case .there: String(localized: "on screen")
    case .leaving: String(localized: "leaving")
    }
  }
}
