/// The style of the transition for a presented controller without a custom animator.
///
/// The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Sendable {
  /// The presented view rises from the bottom edge.
  case coverVertical = 0
  /// The view below flips over; the presented view is on its back.
  case flipHorizontal = 1
  /// The presented view fades in.
  case crossDissolve = 2
  /// The view below curls up like a page; for ``ModalPresentationStyle/fullScreen`` only.
  case partialCurl = 3
}
