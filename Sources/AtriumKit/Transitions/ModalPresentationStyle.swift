/// The style in which a controller is presented.
///
/// The style determines the area that the controller fills, and whether the views below stay in the window.
///
/// The raw values are UIKit's.
public enum ModalPresentationStyle: Int, Sendable {
  /// The toolkit's default style: a page sheet.
  case automatic = -2
  /// No presentation, as in a transition between children.
  ///
  /// A presentation with this style traps.
  case none = -1
  /// Fills the window; the presenter's view leaves the window.
  case fullScreen = 0
  /// A large sheet over the dimmed window; in a narrow window, a sheet attached to the bottom edge.
  case pageSheet = 1
  /// A small sheet in the middle; in a narrow window, a sheet attached to the bottom edge.
  case formSheet = 2
  /// Fills the view of the nearest controller that defines a context.
  ///
  /// That controller and its children disappear (DC-44). Without such a controller, the style fills the window.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Fills the window; the views below stay in the window.
  case overFullScreen = 5
  /// Fills the view of the nearest controller that defines a context; the views below stay in the window.
  ///
  /// Without such a controller, the style fills the window.
  case overCurrentContext = 6
  /// A bubble beside its source view.
  case popover = 7

  /// The style itself, or the style that `automatic` stands for (M-3).
  var resolved: ModalPresentationStyle { self == .automatic ? .pageSheet : self }
  /// Whether the presentation fills the view of a context, if there is one, instead of the window.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the views below stay visible with a dimmed tint colour (V-26).
  var dimsTint: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
