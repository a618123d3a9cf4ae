import AtriumKit

/// A requested change of the visible pages, from the request to its end.
@MainActor
final class PageTurn {
  /// The cause of a page turn.
  enum Cause {
    /// A call of `setViewControllers(_:direction:animated:completion:)`.
    case code
    /// The user, without a drag.
    case user
    /// A drag that moves the page.
    case drag
  }

  /// The visible pages after the page turn, in reading order.
  let pages: [ViewController]
  /// The page on the other side of the turning leaf, in a double-sided book with one visible page.
  let back: ViewController?
  let direction: PageViewController.NavigationDirection
  let cause: Cause
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
  /// The page whose neighbour, according to the data source, is the new page; nil for a jump or a double page.
  weak var neighbour: ViewController?
  /// The position at which a turning leaf is held: near the lower corner, unless a finger holds it elsewhere.
  let grip = PageGrip(height: 0.9)
  /// The visible pages before the page turn.
  var origin: [ViewController] = []
  /// Whether the page turn begins only in the next layout step (P-16).
  ///
  /// True if the program changes visible pages without animation, except while the delegate chooses the spine.
  var isDeferred = false
  /// Whether a deferred page turn has been requested, and its layout step has not come yet.
  var isPending = false
  /// The pages that received `willMove(toParent: nil)` when the page turn was requested.
  var told: [ViewController] = []
  /// Whether the page turn has been passed to the transition engine.
  var isUnderway = false
  /// Whether the container or another request ended the page turn early.
  var isCutShort = false
  /// Whether another request ended the page turn early.
  var isOvertaken = false
  /// Whether a drag holds the page turn.
  var isHeld = false
  /// Whether the page turn was released and is being reversed.
  var isFallingBack = false

  init(
    to pages: [ViewController], back: ViewController? = nil,
    direction: PageViewController.NavigationDirection, cause: Cause, isAnimated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.pages, self.back, self.direction) = (pages, back, direction)
    (self.cause, self.isAnimated, self.completion) = (cause, isAnimated, completion)
  }

  /// The index of the dot for the new page.
  var index = 0
  /// Whether the delegate is notified of the page turn (P-8).
  var isByUser: Bool { cause != .code }
}
