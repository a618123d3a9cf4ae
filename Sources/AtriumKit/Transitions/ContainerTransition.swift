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
/// The transition loads views, sends the appearance calls in balanced pairs, and removes the
/// outgoing views at the end, or the incoming views after a cancellation. The container makes the
/// containment calls: ``ViewController/addChild(_:)`` and `willMove(toParent: nil)` before the
/// transition, `didMove(toParent:)` and ``ViewController/removeFromParent()`` in ``completion``.
@MainActor
public struct ContainerTransition {
  /// The time at which a transition begins.
  public enum Beginning: Sendable {
    /// Begins in the call that requests the transition. Without an animator the transition ends
    /// before the call returns (DC-8).
    case immediate
    /// Begins in the window's next layout step, as in navigation controllers (T7). Without an
    /// animator the transition ends in the commit of that turn.
    case nextLayout
  }

  /// The expected state of a transition that has not begun, for its coordinator.
  @MainActor
  public struct Outlook {
    /// The children that would leave if the transition began now, the lowest first.
    public var leaving: [ViewController]
    /// The children that would enter if the transition began now, the lowest first.
    public var coming: [ViewController]
    /// Returns the animator, from which the duration is taken.
    ///
    /// Nil means a change without animation, which has no coordinator before it begins.
    public var animator: (@MainActor () -> any ViewControllerAnimatedTransitioning)?

    /// Makes an expected state.
    public init(
      leaving: [ViewController], coming: [ViewController],
      animator: (@MainActor () -> any ViewControllerAnimatedTransitioning)?
    ) {
      (self.leaving, self.coming, self.animator) = (leaving, coming, animator)
    }

    /// Makes the expected state of a transition whose request does not change when it begins.
    init(of transition: ContainerTransition) {
      self.init(leaving: transition.leaving, coming: transition.coming, animator: nil)
      if let animator = transition.animator { self.animator = { animator } }
    }
  }

  /// The outgoing children, the lowest first.
  public var leaving: [ViewController]
  /// The incoming children, the lowest first.
  public var coming: [ViewController]
  /// The view that contains the children's views: the container's view, or a view inside it.
  public var containerView: View
  /// The animator that moves the views; nil changes them at once.
  public var animator: (any ViewControllerAnimatedTransitioning)?
  /// The object that drives the animator interactively, kept alive until the end; nil runs the
  /// animator without interaction.
  public var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The order of the appearance calls.
  public var order = AppearanceOrder.swap
  /// The time at which the transition begins.
  public var beginning = Beginning.immediate
  /// The behaviour while another transition of the container is running.
  public var overlap = OverlapPolicy.queue
  /// Returns the initial frame of a controller's view, in points, in the container view's coordinates.
  ///
  /// If nil, an outgoing view has its current frame and an incoming view has an empty frame at the
  /// origin.
  public var initialFrame: ((ViewController) -> Rect)?
  /// Returns the final frame of a controller's view, in points, in the container view's coordinates.
  ///
  /// If nil, an incoming view fills the container view, and an outgoing view has an empty frame at
  /// the origin. Incoming views get this frame before `viewWillAppear`, again at the end, and
  /// whenever the window's size changes.
  public var finalFrame: ((ViewController) -> Rect)?
  /// Whether the transition adds the children's views, sets their frames and removes them.
  ///
  /// If false, the container does this itself. It loads the incoming views and sets their frames before the
  /// request, has added them to the container view when ``didBegin`` returns, and removes the outgoing views in
  /// ``completion``. The stack containers of AtriumContainers set the property to false, since they keep the views
  /// below the top view, and move wrapper views.
  public var managesViews = true
  /// Whether the outgoing and the incoming views receive no touches until the end; true by default.
  public var shieldsInput = true
  /// Called just before a child receives `viewWillAppear` (true) or `viewWillDisappear` (false),
  /// including when a cancelled transition is reversed.
  public var willBeginAppearance: ((ViewController, Bool) -> Void)?
  /// Called just after a child has received `viewDidAppear` (true) or `viewDidDisappear` (false).
  public var didEndAppearance: ((ViewController, Bool) -> Void)?
  /// Called just before the transition begins; the closure can change all properties except
  /// ``containerView`` and ``beginning``.
  ///
  /// A container that receives several requests before the layout step uses this closure to decide
  /// which children enter and leave. All these controllers must be children of the container.
  public var willBegin: ((inout ContainerTransition) -> Void)?
  /// Returns the decision that ``willBegin`` would make now, so that the
  /// ``ViewController/transitionCoordinator`` exists from the request on.
  ///
  /// The closure can be called any number of times until the transition begins, and must not change
  /// anything. If nil, the children and the animator of the request are used.
  public var outlook: (() -> Outlook)?
  /// Called when the `will` calls have been sent, before any view moves.
  public var didBegin: (() -> Void)?
  /// Called just before the `did` calls of a transition that has begun; the argument is false if
  /// the transition was cancelled.
  public var willEnd: ((Bool) -> Void)?
  /// Called once, after the `did` calls.
  ///
  /// The argument is false if the transition was cancelled, or never began, for example because
  /// another request replaced it.
  public var completion: ((Bool) -> Void)?

  /// Makes a transition of any number of children.
  public init(leaving: [ViewController], coming: [ViewController], in containerView: View) {
    self.leaving = leaving
    self.coming = coming
    self.containerView = containerView
  }

  /// Makes a transition from one child to another; either may be nil.
  public init(
    from leaving: ViewController?, to coming: ViewController?, in containerView: View
  ) {
    self.init(
      leaving: leaving.map { [$0] } ?? [], coming: coming.map { [$0] } ?? [], in: containerView)
  }
}
