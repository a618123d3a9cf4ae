/// How a controller is presented: over what, and whether that stays on screen (M-2, M-3).
///
/// The raw values are UIKit's.
public enum ModalPresentationStyle: Int, Sendable {
  /// The toolkit's choice: a page sheet (M-3).
  case automatic = -2
  /// None: what a transition between the children of a container says. Presenting with it traps.
  case none = -1
  /// Fills the window; what lies below leaves it.
  case fullScreen = 0
  /// A large sheet over the dimmed window; in a narrow window a card from its bottom edge.
  case pageSheet = 1
  /// A small sheet in the middle; in a narrow window a card from its bottom edge.
  case formSheet = 2
  /// Fills the nearest controller that defines a context, whose tree disappears (L-31, DC-44).
  case currentContext = 3
  /// What the transitioning delegate's presentation controller makes of it.
  case custom = 4
  /// Fills the window; what lies below stays.
  case overFullScreen = 5
  /// Fills the nearest controller that defines a context; what lies below stays (L-31, DC-44).
  case overCurrentContext = 6
  /// A bubble beside the view that it belongs to.
  case popover = 7

  /// The style that is meant: switch point of M-3.
  var resolved: ModalPresentationStyle { self == .automatic ? .pageSheet : self }
  /// Whether it covers a context instead of the window, if there is one.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether what it covers stays to be seen and its tint is dimmed (V-26).
  var dimsTint: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
