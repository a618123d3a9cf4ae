import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A recorded navigation controller over A, in an idle window, with a delegate that logs its calls.
@MainActor
final class NavigationScene: NavigationControllerDelegate {
  let navigation: NavigationController
  let recording: Recording
  let (a, b, c) = (
    Recording.controller("A"), Recording.controller("B"), Recording.controller("C")
  )
  /// Whether the delegate allows the user to leave a controller.
  var allowsPop = true
  /// The controllers that the delegate was asked about.
  var asked: [String] = []
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The number of times that the delegate was asked for an animator.
  private(set) var animatorCount = 0
  var onDidShow: ((ViewController) -> Void)?

  init(size: Size = Size(width: 400, height: 600), settings: Settings = Settings()) {
    navigation = NavigationController(rootViewController: a)
    navigation.title = "nav"
    recording = Recording.atRest(root: navigation, size: size, settings: settings)
    navigation.delegate = self
  }

  var stage: Stage { recording.stage }

  /// The titles of the stack.
  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Pushes controllers, waits until their transitions have ended, and clears the log.
  func pushAtRest(_ controllers: ViewController...) {
    for controller in controllers { navigation.pushViewController(controller, animated: false) }
    stage.settle()
    _ = recording.tokens()
  }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    recording.recorder.note("willShow(\(viewController.title ?? ""),\(animated))")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    recording.recorder.note("didShow(\(viewController.title ?? ""),\(animated))")
    onDidShow?(viewController)
  }

  func navigationController(
    _ navigationController: NavigationController, shouldPop viewController: ViewController
  ) -> Bool {
    asked.append(viewController.title ?? "")
    return allowsPop
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromViewController: ViewController, to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    animatorCount += 1
    return animator
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }
}
