/// The style in which a controller is presented: the area that it fills, and whether the views
/// below stay in the window.
///
/// The raw values are UIKit's.
public enum ModalPresentationStyle: Int, Sendable {
  /// The toolkit's default style: a page sheet.
  case automatic = -2
  /// No presentation: the style of a transition between children. Presenting with this style traps.
  case none = -1
  /// Fills the window; the presenter's view leaves the window.
  case fullScreen = 0
  /// A large sheet over the dimmed window; in a narrow window, a sheet attached to the bottom edge.
  case pageSheet = 1
  /// A small sheet at the centre; in a narrow window, a sheet attached to the bottom edge.
  case formSheet = 2
  /// Fills the view of the nearest controller that defines a context; that controller and its children disappear
  /// (DC-44).
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Fills the window; the views below stay in the window.
  case overFullScreen = 5
  /// Fills the view of the nearest controller that defines a context; the views below stay in the window.
  case overCurrentContext = 6
  /// A bubble beside its source view.
  case popover = 7

  /// The style after `automatic` is resolved (the only implementation of M-3).
  var resolved: ModalPresentationStyle { self == .automatic ? .pageSheet : self }
  /// Whether the presentation fills the view of a context, if there is one, and not the window.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the views below stay visible with a dimmed tint colour (V-26).
  var dimsTint: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
