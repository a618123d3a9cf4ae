import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A recorded tab bar controller in an idle window, with a delegate that logs its calls.
@MainActor
final class TabScene: TabBarControllerDelegate {
  let tabs: TabBarController
  let recording: Recording
  let all: [ViewController]
  /// Whether the delegate allows the user to select a controller.
  var allows = true
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  var onShouldSelect: ((ViewController) -> Void)?
  var onDidSelect: ((ViewController) -> Void)?
  /// The tab orders of which the delegate was notified.
  var orders: [String] = []

  init(
    _ names: [String] = ["A", "B", "C"], size: Size = Size(width: 400, height: 600),
    settings: Settings = Settings(),
    making make: @MainActor (String) -> ViewController = Recording.controller
  ) {
    all = names.map(make)
    tabs = TabBarController(viewControllers: all)
    tabs.title = "tabs"
    recording = Recording.atRest(root: tabs, size: size, settings: settings)
    tabs.delegate = self
  }

  var stage: Stage { recording.stage }
  var a: ViewController { all[0] }
  var b: ViewController { all[1] }
  var c: ViewController { all[2] }

  /// The titles of the controllers in the list.
  var titles: [String] { (tabs.viewControllers ?? []).map { $0.title ?? "" } }
  /// The title of the selected controller.
  var selected: String? { tabs.selectedViewController?.title }
  /// The titles of the controllers whose views are in the window.
  var shown: [String] {
    tabs.children.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
  }
  /// The titles in the bar.
  var barTitles: [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    recording.recorder.note("shouldSelect(\(viewController.title ?? ""))")
    onShouldSelect?(viewController)
    return allows
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    recording.recorder.note("didSelect(\(viewController.title ?? ""))")
    onDidSelect?(viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {
    orders.append("begin \(names(viewControllers))")
  }

  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {
    orders.append("end \(names(viewControllers)) \(changed)")
  }

  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {
    orders.append("ended \(names(viewControllers)) \(changed)")
  }

  private func names(_ controllers: [ViewController]) -> String {
    controllers.compactMap(\.title).joined()
  }
}

/// An animator that fades in the new view in 0.2 seconds.
final class TabFade: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.2 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let new = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(new)
    new.alpha = 0
    View.animate(withDuration: 0.2) {
      new.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
