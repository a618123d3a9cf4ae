import AtriumGeometry
public import AtriumKit

/// The animator of a ``StepTransition``, for any container and any presentation.
///
/// The animator plays the transition forwards, or backwards as a removal. An interactor can pause, scrub and reverse
/// it. The animator moves the views of the transition context. The incoming view is above the outgoing view, or below
/// it in a removal. At the end the views get their original transforms and opacities back. A container whose views keep
/// their final transforms passes wrapper views and their group to
/// ``init(_:duration:isReversed:appearing:disappearing:in:)``.
@MainActor
public final class StepTransitionAnimator: ViewControllerAnimatedTransitioning {
  private struct Place {
    weak var appearing: View?
    weak var disappearing: View?
    weak var group: View?
  }

  /// The transition.
  public let transition: StepTransition
  /// The duration, in seconds.
  public let duration: Double
  /// Whether the animator plays a removal.
  public let isReversed: Bool
  private let place: Place?

  /// Makes an animator that moves the views of the transition context.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - duration: The duration, in seconds; nil for the transition's default.
  ///   - isReversed: Whether the animator plays a removal: a dismissal, or a pop.
  public init(_ transition: StepTransition, duration: Double? = nil, isReversed: Bool = false) {
    (self.transition, self.isReversed) = (transition, isReversed)
    self.duration = transition.duration(duration, isReversed: isReversed)
    place = nil
  }

  /// Makes an animator that moves given views, which keep the final values of the transition.
  ///
  /// A removal begins at the values that the transition left. Traps if a view is not a subview of the group
  /// when the animation begins (CK-T-d). The animator keeps weak references to the views.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - duration: The duration, in seconds; nil for the transition's default.
  ///   - isReversed: Whether the animator plays a removal.
  ///   - appearing: The view that appears, or appears again.
  ///   - disappearing: The view that disappears.
  ///   - group: The superview of both views.
  public init(
    _ transition: StepTransition, duration: Double? = nil, isReversed: Bool = false,
    appearing: View?, disappearing: View?, in group: View
  ) {
    (self.transition, self.isReversed) = (transition, isReversed)
    self.duration = transition.duration(duration, isReversed: isReversed)
    place = Place(appearing: appearing, disappearing: disappearing, group: group)
  }

  /// Returns ``duration``.
  public func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  /// Adds the incoming view to the container view and starts the animation.
  public func animateTransition(using context: any ViewControllerContextTransitioning) {
    View.performWithoutAnimation { addComingView(of: context) }
    let roles =
      place.map { ($0.appearing, $0.disappearing, $0.group) }
      ?? (context.view(forKey: .to), context.view(forKey: .from), context.containerView)
    run(
      appearing: roles.0, disappearing: roles.1, in: roles.2, duration: duration,
      wasCancelled: { context.transitionWasCancelled },
      completion: { context.completeTransition(!context.transitionWasCancelled) })
  }

  /// Animates the given views without a transition context.
  ///
  /// If `animated` is false, the duration is 0 or motion is off, the completion is called before this method returns.
  /// If the animator was made without views, this method only calls the completion.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are animated; if false, they are made at once.
  ///   - completion: Called at the end, after the views have their final values.
  public func run(animated: Bool = true, completion: @escaping () -> Void) {
    guard let place else { return completion() }
    run(
      appearing: place.appearing, disappearing: place.disappearing, in: place.group,
      duration: animated ? duration : 0, wasCancelled: { false }, completion: completion)
  }

  private func run(
    appearing: View?, disappearing: View?, in group: View?, duration: Double,
    wasCancelled: @escaping () -> Bool, completion: @escaping () -> Void
  ) {
    let isPlaced = place != nil
    if isPlaced {
      transition.check([appearing, disappearing], in: group, before: "the transition")
    }
    var course = StepCourse([])
    let number = LayerModels.takeCourse()
    View.performWithoutAnimation {
      if !isPlaced { prepare([appearing, disappearing, group]) }
      let steps = steps(appearing: appearing, disappearing: disappearing, in: group)
      if !isPlaced, isReversed {
        let (upper, lower) = (disappearing, appearing)
        transition.apply(
          appearing: upper, disappearing: lower, in: group, bounds: bounds(of: group))
      }
      course = StepCourse(steps)
    }
    let restoreOrder = course.sortByDepth([appearing, disappearing], in: group)
    let finish: (Bool) -> Void = { isAtEnd in
      restoreOrder()
      let own = course.views.filter { LayerModels.isCurrent(number, of: $0) }
      for view in own { LayerModels.noteShown(by: view) }
      if isPlaced {
        // In a hidden window the animation ends late, so other code may have moved some of the views. These views keep
        // their values.
        course.finish(at: isAtEnd, as: number) { view in own.contains { $0 === view } }
      } else {
        for view in own { LayerModels.reset(view) }
      }
      completion()
    }
    guard duration > 0, View.areAnimationsEnabled else {
      return View.performWithoutAnimation {
        course.finish(as: number)
        finish(true)
      }
    }
    View.animate(withDuration: duration, curve: .linear, options: .allowUserInteraction) {
      course.animate(as: number)
    } completion: { _ in
      View.performWithoutAnimation { finish(!wasCancelled()) }
    }
  }

  /// Restores the views' original transforms, from which a transition with a context begins.
  private func prepare(_ views: [View?]) {
    for view in views.compactMap({ $0 }) { LayerModels.reset(view) }
  }

  private func steps(appearing: View?, disappearing: View?, in group: View?) -> [AnimationStep] {
    let bounds = bounds(of: group)
    guard isReversed else {
      return transition.steps(
        appearing: appearing, disappearing: disappearing, in: group, bounds: bounds)
    }
    return transition.reverseSteps(
      appearing: appearing, disappearing: disappearing, in: group, bounds: bounds)
      ?? transition.steps(
        appearing: disappearing, disappearing: appearing, in: group, bounds: bounds
      ).reversedSteps
  }

  /// Returns the group's bounds without its transform (CK-T-d).
  private func bounds(of group: View?) -> Rect { Rect(size: group?.bounds.size ?? .zero) }

  /// Adds the incoming view of the context above the outgoing view, or below it in a removal.
  private func addComingView(of context: any ViewControllerContextTransitioning) {
    guard let coming = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return }
    if let place {
      guard view.superview == nil, let wrapper = place.appearing else { return }
      view.frame = wrapper.bounds
      wrapper.addSubview(view)
      return
    }
    let container = context.containerView
    if isReversed, let leaving = context.view(forKey: .from), leaving.superview === container {
      container.insertSubview(view, belowSubview: leaving)
    } else if view.superview !== container || !isReversed {
      container.addSubview(view)
    }
    view.frame = context.finalFrame(for: coming)
  }
}
