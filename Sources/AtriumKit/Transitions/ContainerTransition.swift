public import AtriumGeometry

/// A description of a change of the visible children, for ``ViewController/perform(_:)``.
///
/// ```swift
/// var push = ContainerTransition(from: old, to: new, in: view)
/// push.animator = SlideAnimator()
/// push.order = .navigation
/// push.completion = { _ in new.didMove(toParent: self) }
/// perform(push)
/// ```
///
/// The engine loads views, sends the appearance calls in balanced pairs, and removes the leaving
/// views at the end, or the coming ones after a cancellation. The container sends the move calls:
/// ``ViewController/addChild(_:)`` and `willMove(toParent: nil)` before, `didMove(toParent:)` and
/// ``ViewController/removeFromParent()`` in ``completion``.
@MainActor
public struct ContainerTransition {
  /// When a transition begins.
  public enum Beginning: Sendable {
    /// In the call. Without an animator it ends before the call returns (DC-8).
    case immediate
    /// In the window's next layout step, as navigation controllers do (T7). Without an animator it ends
    /// in the commit of that turn.
    case nextLayout
  }

  /// The expected state of a transition before it begins, for its coordinator.
  @MainActor
  public struct Outlook {
    /// The children that would leave if it began now, lowest first.
    public var leaving: [ViewController]
    /// The children that would come, lowest first.
    public var coming: [ViewController]
    /// Returns the animator, for its duration; nil for a change without animation, which has no
    /// coordinator before it begins.
    public var animator: (@MainActor () -> any ViewControllerAnimatedTransitioning)?

    /// Makes an outlook.
    public init(
      leaving: [ViewController], coming: [ViewController],
      animator: (@MainActor () -> any ViewControllerAnimatedTransitioning)?
    ) {
      (self.leaving, self.coming, self.animator) = (leaving, coming, animator)
    }

    /// Makes the outlook of a transition that nothing changes at its beginning.
    init(of transition: ContainerTransition) {
      self.init(leaving: transition.leaving, coming: transition.coming, animator: nil)
      if let animator = transition.animator { self.animator = { animator } }
    }
  }

  /// The leaving children, lowest first.
  public var leaving: [ViewController]
  /// The coming children, lowest first.
  public var coming: [ViewController]
  /// The view that holds the children's views: the container's view or one inside it.
  public var containerView: View
  /// Moves the views; nil changes them at once.
  public var animator: (any ViewControllerAnimatedTransitioning)?
  /// Drives the animator interactively, and is retained until the end; nil runs it without
  /// interaction.
  public var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The order of the appearance calls.
  public var order = AppearanceOrder.swap
  /// When it begins.
  public var beginning = Beginning.immediate
  /// The behaviour while another transition of the container runs.
  public var overlap = OverlapPolicy.queue
  /// The initial frame of a controller's view, in points of the container view.
  ///
  /// If nil, it is the current frame of a leaving view, and zero for a coming one.
  public var initialFrame: ((ViewController) -> Rect)?
  /// The final frame of a controller's view, in points of the container view.
  ///
  /// If nil, it is the whole container view for a coming view, and zero for a leaving one. Coming
  /// views get this frame before `viewWillAppear`, again at the end, and whenever the window's size
  /// changes.
  public var finalFrame: ((ViewController) -> Rect)?
  /// Whether the engine places the children's views and takes them out.
  ///
  /// If false, the container does. It loads and places the coming views before, has them in the
  /// container view when ``didBegin`` returns, and takes out the leaving ones in ``completion``.
  /// Stacks do that, since they keep views below the top one and move wrappers around them.
  public var managesViews = true
  /// Whether the leaving and the coming views receive no touches until the end; true by default.
  public var shieldsInput = true
  /// Called just before `viewWillAppear` (true) or `viewWillDisappear` (false) of a child, also when a
  /// cancelled transition reverses.
  public var willBeginAppearance: ((ViewController, Bool) -> Void)?
  /// Called just after `viewDidAppear` (true) or `viewDidDisappear` (false) of a child.
  public var didEndAppearance: ((ViewController, Bool) -> Void)?
  /// Called just before it begins, and may change everything but ``containerView`` and
  /// ``beginning``.
  ///
  /// A container that takes several requests before the layout step decides here which children
  /// come and leave. The children must be those of the container.
  public var willBegin: ((inout ContainerTransition) -> Void)?
  /// Describes the decision that ``willBegin`` would make now, so that the
  /// ``ViewController/transitionCoordinator`` exists from the request on.
  ///
  /// It is called any number of times until the transition begins, and changes nothing. If nil, the
  /// children and the animator of the request count.
  public var outlook: (() -> Outlook)?
  /// Called when the `will` calls have been sent, before any view moves.
  public var didBegin: (() -> Void)?
  /// Called just before the `did` calls of a transition that has begun; its argument is false if the
  /// change was cancelled.
  public var willEnd: ((Bool) -> Void)?
  /// Called once, after the `did` calls.
  ///
  /// Its argument is false if the change was cancelled, or never began, for example because another
  /// request replaced it.
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
