import AtriumGeometry

/// The state of a transition, which its coordinator keeps after the end of the transition.
struct TransitionState {
  var isAnimated = false
  var presentationStyle = ModalPresentationStyle.none
  var duration = 0.0
  var initiallyInteractive = false
  var isInterruptible = false
  var isInteractive = false
  var isCancelled = false
  var percentComplete = 1.0
  var completionVelocity = 1.0
  var completionCurve = UnitCurve.easeInOut
  var targetTransform = AffineTransform.identity
}

/// A change of controllers or of a window's size, alongside which other code can run animations.
@MainActor
protocol CoordinatedTransition: AnyObject {
  var state: TransitionState { get }
  var coordinatedView: View? { get }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// The coordinator of a presentation, of a swap of children or of a resize.
@MainActor
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Closure = (any ViewControllerTransitionCoordinatorContext) -> Void

  /// The position of the transition in the order in which transitions began.
  ///
  /// If a controller takes part in two transitions, it uses the coordinator of the later one.
  private(set) var order = 0
  private weak var transition: (any CoordinatedTransition)?
  private var alongside: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []
  private var isOpen = true
  /// Whether completions can no longer be added.
  private var isOver = false
  private var lastState = TransitionState()

  /// The change of the window's size that the coordinator belongs to; nil for any other transition.
  var sizeTransition: SizeTransition? { transition as? SizeTransition }

  /// Attaches the transition to the coordinator when it begins.
  func begin(of transition: any CoordinatedTransition) {
    self.transition = transition
    order = AnimationGroup.takeOrder()
  }

  private var state: TransitionState { transition?.state ?? lastState }

  var isAnimated: Bool { state.isAnimated }
  var presentationStyle: ModalPresentationStyle { state.presentationStyle }
  var transitionDuration: Double { state.duration }
  var containerView: View? { transition?.coordinatedView }
  var initiallyInteractive: Bool { state.initiallyInteractive }
  var isInterruptible: Bool { state.isInterruptible }
  var isInteractive: Bool { state.isInteractive }
  var isCancelled: Bool { state.isCancelled }
  var percentComplete: Double { state.percentComplete }
  var completionVelocity: Double { state.completionVelocity }
  var completionCurve: UnitCurve { state.completionCurve }
  var targetTransform: AffineTransform { state.targetTransform }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? { transition?.view(forKey: key) }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if let completion, !isOver { completions.append(completion) }
    guard isOpen else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: View?, animation: Closure?, completion: Closure?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    interactionHandlers.append(handler)
  }

  /// Whether the animation closures have run or were dropped, so that no more can be added.
  var hasRunAlongside: Bool { !isOpen }

  func runAlongside() {
    isOpen = false
    let closures = alongside
    alongside = []
    for closure in closures { closure(self) }
  }

  /// Calls the handlers after the transition has become interactive or has ceased to be interactive.
  func noteInteractionChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the completions.
  ///
  /// Animation closures that have not run are dropped.
  ///
  /// Completions that are added afterwards run in ``close()``.
  func finish() {
    lastState = state
    if !lastState.isCancelled { lastState.percentComplete = 1 }
    lastState.isInteractive = false
    (isOpen, alongside, interactionHandlers) = (false, [], [])
    runCompletions()
  }

  /// Runs the completions that were added since ``finish()``, and accepts no further completions.
  func close() {
    runCompletions()
    isOver = true
    completions = []
  }

  private func runCompletions() {
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
  }
}
