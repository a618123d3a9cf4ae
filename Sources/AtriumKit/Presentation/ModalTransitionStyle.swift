/// How a presented controller comes and goes without an animator of its own.
///
/// The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Sendable {
  /// It rises from the bottom edge.
  case coverVertical = 0
  /// The view below flips over; the presented view is on its back.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// The view below curls up like a page; for ``ModalPresentationStyle/fullScreen`` only.
  case partialCurl = 3
}
