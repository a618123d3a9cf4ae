import AtriumKit

/// A requested change of the visible pages, from the request to its end.
@MainActor
final class PageTurn {
  /// The origin of a turn.
  enum Cause {
    /// `setViewControllers(_:direction:animated:completion:)`.
    case code
    /// The user, without a drag.
    case user
    /// A drag, which the page follows.
    case drag
  }

  /// The visible pages after the turn, in the order of reading.
  let pages: [ViewController]
  /// The other side of the turning leaf of a double-sided book with one visible page.
  let back: ViewController?
  let direction: PageViewController.NavigationDirection
  let cause: Cause
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
  /// The page whose neighbour the data source returned; nil for a jump.
  weak var neighbour: ViewController?
  /// How a turning leaf is held: low, unless a finger decides.
  let grip = PageGrip(height: 0.9)
  /// The visible pages before the turn.
  var origin: [ViewController] = []
  /// Whether it begins in the next layout step: a change without animation (P-16).
  var isDeferred = false
  /// Whether it waits for that step.
  var isPending = false
  /// The pages that were told at the request that they leave.
  var told: [ViewController] = []
  /// Whether the engine has it.
  var isUnderway = false
  /// Whether something ended it early.
  var isCutShort = false
  /// Whether that was another request.
  var isOvertaken = false
  /// Whether a drag holds it.
  var isHeld = false
  /// Whether it was released to fall back.
  var isFallingBack = false

  init(
    to pages: [ViewController], back: ViewController? = nil,
    direction: PageViewController.NavigationDirection, cause: Cause, isAnimated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.pages, self.back, self.direction) = (pages, back, direction)
    (self.cause, self.isAnimated, self.completion) = (cause, isAnimated, completion)
  }

  /// The number of its first page among all pages, from 0, for the dots.
  var index = 0
  /// Whether the delegate is told of it (P-8).
  var isByUser: Bool { cause != .code }
}
