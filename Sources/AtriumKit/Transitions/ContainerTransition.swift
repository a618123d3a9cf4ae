public import AtriumGeometry

/// A description of a change of a container's visible children, for ``ViewController/perform(_:)``.
///
/// ```swift
/// var push = ContainerTransition(from: old, to: new, in: view)
/// push.animator = SlideAnimator()
/// push.order = .navigation
/// push.completion = { _ in new.didMove(toParent: self) }
/// perform(push)
/// ```
///
/// The transition loads the views and sends the appearance calls in balanced pairs. At its end it removes the
/// outgoing views, or the incoming views after a cancellation. The container itself must make the containment calls:
/// ``ViewController/addChild(_:)`` and `willMove(toParent: nil)` before the transition, and `didMove(toParent:)` and
/// ``ViewController/removeFromParent()`` in ``completion``.
@MainActor
public struct ContainerTransition {
  /// The time at which a transition begins.
  public enum Beginning: Sendable {
    /// The transition begins in the call that requests it.
    ///
    /// Without an animator, it ends before the call returns (DC-8).
    case immediate
    /// The transition begins in the window's next layout step, as in navigation controllers (T7).
    ///
    /// Without an animator, it ends in the commit of that turn.
    case nextLayout
  }

  /// The expected state of a transition that has not begun, which its coordinator reports.
  @MainActor
  public struct Outlook {
    /// The children that would leave if the transition began now, with the lowest one first.
    public var leaving: [ViewController]
    /// The children that would enter if the transition began now, with the lowest one first.
    public var coming: [ViewController]
    /// Returns the animator, which determines the duration.
    ///
    /// Nil means a change without animation. Such a change has no coordinator before it begins.
    public var animator: (@MainActor () -> any ViewControllerAnimatedTransitioning)?

    /// Makes an expected state.
    public init(
      leaving: [ViewController], coming: [ViewController],
      animator: (@MainActor () -> any ViewControllerAnimatedTransitioning)?
    ) {
      (self.leaving, self.coming, self.animator) = (leaving, coming, animator)
    }

    /// Makes the expected state of a transition whose children do not change before it begins.
    init(of transition: ContainerTransition) {
      self.init(leaving: transition.leaving, coming: transition.coming, animator: nil)
      if let animator = transition.animator { self.animator = { animator } }
    }
  }

  /// The outgoing children, with the lowest one first.
  public var leaving: [ViewController]
  /// The incoming children, with the lowest one first.
  public var coming: [ViewController]
  /// The view that contains the children's views: the container's view, or a view inside it.
  public var containerView: View
  /// The animator that moves the views; nil changes the views immediately.
  public var animator: (any ViewControllerAnimatedTransitioning)?
  /// The object that drives the animator interactively; retained until the end of the transition.
  ///
  /// Nil, the default, runs the animator without interaction.
  public var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The order of the appearance calls.
  public var order = AppearanceOrder.swap
  /// The time at which the transition begins.
  public var beginning = Beginning.immediate
  /// What happens if another transition of the container is running; by default the transition waits.
  public var overlap = OverlapPolicy.queue
  /// Returns the initial frame of a controller's view, in points, in the container view's coordinates.
  ///
  /// Without this closure, an outgoing view has its current frame, and an incoming view has an empty frame at the
  /// origin.
  public var initialFrame: ((ViewController) -> Rect)?
  /// Returns the final frame of a controller's view, in points, in the container view's coordinates.
  ///
  /// Without this closure, an incoming view fills the container view, and an outgoing view has an empty frame at the
  /// origin. An incoming view gets this frame before `viewWillAppear`, at the end of the transition, and at each
  /// change of the window's size.
  public var finalFrame: ((ViewController) -> Rect)?
  /// Whether the transition adds the children's views, sets their frames and removes them.
  ///
  /// If false, the container does all this itself. It loads the incoming views and sets their frames before the
  /// request. It has added them to the container view when ``didBegin`` returns, and removes the outgoing views in
  /// ``completion``. The stack containers of AtriumContainers set the property to false, because they keep the views
  /// below the top view, and move wrapper views.
  public var managesViews = true
  /// Whether the outgoing and incoming views receive no touches during the transition; true by default.
  public var shieldsInput = true
  /// Called just before a child receives `viewWillAppear` (true) or `viewWillDisappear` (false).
  ///
  /// The closure is also called when a cancelled transition reverses.
  public var willBeginAppearance: ((ViewController, Bool) -> Void)?
  /// Called just after a child has received `viewDidAppear` (true) or `viewDidDisappear` (false).
  public var didEndAppearance: ((ViewController, Bool) -> Void)?
  /// Called just before the transition begins.
  ///
  /// The closure may change all properties except ``containerView`` and ``beginning``.
  ///
  /// A container may receive several requests before the layout step. In this closure it decides which children
  /// enter and leave. All of them must be children of the container.
  public var willBegin: ((inout ContainerTransition) -> Void)?
  /// Returns the decision that ``willBegin`` would make now.
  ///
  /// Until an animated transition begins, its ``ViewController/transitionCoordinator`` reports this decision.
  ///
  /// The closure can be called any number of times before the transition begins, and must not change anything.
  /// Without the closure, the children and the animator of the request are used.
  public var outlook: (() -> Outlook)?
  /// Called after the `will` calls, before any view moves.
  public var didBegin: (() -> Void)?
  /// Called just before the `did` calls of a transition that began on screen; false means that it was cancelled.
  public var willEnd: ((Bool) -> Void)?
  /// Called once, at the end, after the `did` calls; not called for a refused transition.
  ///
  /// The argument is false if the transition was cancelled or has never begun, for example because another request
  /// replaced it.
  public var completion: ((Bool) -> Void)?

  /// Makes a transition of any number of children.
  public init(leaving: [ViewController], coming: [ViewController], in containerView: View) {
    self.leaving = leaving
    self.coming = coming
    self.containerView = containerView
  }

  /// Makes a transition from one child to another; each of them may be nil.
  public init(
    from leaving: ViewController?, to coming: ViewController?, in containerView: View
  ) {
    self.init(
      leaving: leaving.map { [$0] } ?? [], coming: coming.map { [$0] } ?? [], in: containerView)
  }
}
