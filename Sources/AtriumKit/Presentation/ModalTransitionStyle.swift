/// How a presented controller comes and goes, unless an animator says otherwise (M-3).
///
/// The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Sendable {
  /// It rises from the bottom edge.
  case coverVertical = 0
  /// It is on the back of what it covers, which turns over.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// What it covers curls up like a page; for ``ModalPresentationStyle/fullScreen`` only.
  case partialCurl = 3
}
