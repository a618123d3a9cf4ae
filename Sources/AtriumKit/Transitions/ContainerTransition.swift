public import AtriumGeometry

/// A change of which children a container shows: what ``ViewController/perform(_:)`` is told.
///
/// ```swift
/// var push = ContainerTransition(from: old, to: new, in: view)
/// push.animator = SlideAnimator()
/// push.order = .navigation
/// push.completion = { _ in new.didMove(toParent: self) }
/// perform(push)
/// ```
///
/// The engine loads views, sends the appearance calls in balanced pairs, and takes the leaving views out at
/// the end, or the coming ones if it was cancelled. The container sends the move calls:
/// ``ViewController/addChild(_:)`` and `willMove(toParent: nil)` before, `didMove(toParent:)` and
/// ``ViewController/removeFromParent()`` in ``completion``.
@MainActor
public struct ContainerTransition {
  /// When a transition begins.
  public enum Beginning: Sendable {
    /// In the call. Without an animator all is over before the call returns (DC-8).
    case immediate
    /// In the window's next layout step, as navigation controllers do (T7). Without an animator it ends
    /// in the commit of that turn.
    case nextLayout
  }

  /// The children that leave, lowest first.
  public var leaving: [ViewController]
  /// The children that come, lowest first.
  public var coming: [ViewController]
  /// The view that holds the children's views: the container's view or one inside it.
  public var containerView: View
  /// Moves the views; nil changes them at once.
  public var animator: (any ViewControllerAnimatedTransitioning)?
  /// Drives the animator interactively, and is retained until the end; nil lets it run by itself.
  public var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The order of the appearance calls.
  public var order = AppearanceOrder.swap
  /// When it begins.
  public var beginning = Beginning.immediate
  /// What it does while another transition of the container runs.
  public var overlap = OverlapPolicy.queue
  /// Where a controller's view is at the beginning, in points of the container view.
  ///
  /// If nil, a leaving view is where it is and a coming one nowhere (zero).
  public var initialFrame: ((ViewController) -> Rect)?
  /// Where a controller's view is at the end, in points of the container view.
  ///
  /// If nil, a coming view fills the container view and a leaving one is nowhere (zero). Coming views get
  /// this frame before `viewWillAppear`, again at the end, and whenever the window's size changes.
  public var finalFrame: ((ViewController) -> Rect)?
  /// Is called when the `will` calls have been sent, before any view moves.
  public var didBegin: (() -> Void)?
  /// Is called once, after the `did` calls.
  ///
  /// It hears whether the change came about: false if it was cancelled, or never began because another
  /// request took its place.
  public var completion: ((Bool) -> Void)?

  /// Describes a change of any number of children.
  public init(leaving: [ViewController], coming: [ViewController], in containerView: View) {
    self.leaving = leaving
    self.coming = coming
    self.containerView = containerView
  }

  /// Describes a change of one child for another; either may be nil.
  public init(
    from leaving: ViewController?, to coming: ViewController?, in containerView: View
  ) {
    self.init(
      leaving: leaving.map { [$0] } ?? [], coming: coming.map { [$0] } ?? [], in: containerView)
  }
}
