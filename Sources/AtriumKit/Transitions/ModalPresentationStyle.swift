/// How a controller is presented: the area it fills, and whether the views below stay.
///
/// The raw values are UIKit's.
public enum ModalPresentationStyle: Int, Sendable {
  /// The toolkit's choice: a page sheet.
  case automatic = -2
  /// No presentation: the style of a transition between children. Presenting with it traps.
  case none = -1
  /// Fills the window; the view below leaves it.
  case fullScreen = 0
  /// A large sheet over the dimmed window; in a narrow window a card from its bottom edge.
  case pageSheet = 1
  /// A small sheet in the middle; in a narrow window a card from its bottom edge.
  case formSheet = 2
  /// Fills the nearest controller that defines a context; its tree disappears (DC-44).
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Fills the window; the views below stay.
  case overFullScreen = 5
  /// Fills the nearest controller that defines a context; the views below stay.
  case overCurrentContext = 6
  /// A bubble beside its source view.
  case popover = 7

  /// The style, with `automatic` resolved: switch point of M-3.
  var resolved: ModalPresentationStyle { self == .automatic ? .pageSheet : self }
  /// Whether it covers a context instead of the window, if there is one.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the views below stay visible with a dimmed tint (V-26).
  var dimsTint: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
