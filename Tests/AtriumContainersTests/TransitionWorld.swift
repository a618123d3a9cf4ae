import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The containers that accept an animator.
enum TransitionContainer: String, CaseIterable, Sendable {
  case navigation, tabs, pager, pages, slidingMenu, dropDownMenu, ringMenu, containerView, modal

  /// Whether an interactor can drive the animators of the container.
  var isInteractive: Bool { self != .pages && self != .containerView }

  /// Whether a request has its own parameter for animation.
  var takesAnimated: Bool {
    switch self {
    case .navigation, .pager, .pages, .slidingMenu, .modal: true
    case .tabs, .dropDownMenu, .ringMenu, .containerView: false
    }
  }
}

/// A recorded container of one kind over A, B and C, in an idle window, with one animator.
///
/// The first request leads from A to B, and the second request leads to C. A presentation over A has no
/// third controller, so its second request is a dismissal.
@MainActor
final class TransitionWorld {
  let kind: TransitionContainer
  let recording: Recording
  let all = ["A", "B", "C"].map { Recording.controller($0) }
  let balance = LifeBalance()
  var makeAnimator: (() -> any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// Whether the animator restores the properties of removed views.
  private let restores: Bool
  private let root: ViewController
  private let place = ContainerView()

  init(
    _ kind: TransitionContainer, _ entry: VocabularyEntry, settings: Settings = Settings()
  ) {
    self.kind = kind
    makeAnimator = entry.make
    restores = entry.restores
    root = TransitionWorld.makeRoot(kind, all)
    if kind != .modal { root.title = "P" }
    root.addLifecycleObserver(balance)
    recording = Recording.atRest(
      root: root, size: Size(width: 120, height: 200), settings: settings)
    // The tests examine the same moments with fewer frames.
    recording.stage.framesPerSecond = 24
    for one in all {
      one.addLifecycleObserver(recording.recorder)
      one.addLifecycleObserver(balance)
      one.modalPresentationStyle = .fullScreen
      one.transitioningDelegate = self
    }
    setDelegate()
    if kind == .containerView {
      place.frame = root.view.bounds
      place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(place)
      place.embed(all[0], in: root)
      recording.stage.settle()
    }
    _ = recording.recorder.take()
  }

  private static func makeRoot(
    _ kind: TransitionContainer, _ all: [ViewController]
  ) -> ViewController {
    switch kind {
    case .navigation: return NavigationController(rootViewController: all[0])
    case .tabs: return TabBarController(viewControllers: all)
    case .pager:
      let pager = PagerController()
      pager.contentInsets = .zero
      pager.viewControllers = all
      return pager
    case .pages:
      let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([all[0]], direction: .forward, animated: false)
      return pages
    case .slidingMenu:
      let sliding = SlidingMenuController()
      sliding.style = SlidingMenuScene.bare
      sliding.style.opensAtStart = false
      sliding.setViewControllers(all, menuTitles: ["A", "B", "C"])
      return sliding
    case .dropDownMenu:
      let menu = DropDownMenuController()
      menu.viewControllers = all
      return menu
    case .ringMenu:
      let ring = RingMenuController()
      ring.viewControllers = all
      return ring
    case .containerView: return ViewController()
    case .modal: return all[0]
    }
  }

  private func setDelegate() {
    switch root {
    case let root as NavigationController: root.delegate = self
    case let root as TabBarController: root.delegate = self
    case let root as PagerController: root.delegate = self
    case let root as PageViewController: root.delegate = self
    case let root as SlidingMenuController: root.delegate = self
    case let root as DropDownMenuController: root.delegate = self
    case let root as RingMenuController: root.delegate = self
    default: break
    }
  }

  var stage: Stage { recording.stage }

  /// Requests the controller at an index, 1 or 2.
  func go(to index: Int, animated: Bool = true) {
    let target = all[index]
    switch root {
    case let root as NavigationController: root.pushViewController(target, animated: animated)
    case let root as TabBarController: root.selectedIndex = index
    case let root as PagerController: root.select(at: index, animated: animated)
    case let root as PageViewController:
      root.setViewControllers([target], direction: .forward, animated: animated)
    case let root as SlidingMenuController: root.select(at: index, animated: animated)
    case let root as DropDownMenuController: root.selectedViewController = target
    case let root as RingMenuController: root.selectedIndex = index
    default:
      if kind == .containerView {
        place.embed(target, in: root, animator: makeAnimator?())
      } else if index == 1 {
        root.present(target, animated: animated)
      } else {
        root.dismiss(animated: animated)
      }
    }
  }

  /// Requests the controller before B.
  func goBack() {
    switch root {
    case let root as NavigationController: root.popViewController(animated: true)
    case let root as PageViewController:
      root.setViewControllers([all[0]], direction: .reverse, animated: true)
    default: go(to: kind == .modal ? 2 : 0)
    }
  }

  /// The titles of the controllers whose views are in the window.
  var shown: [String] { all.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title) }

  /// The changes that an animator has left behind after its end.
  var leftovers: [String] {
    var found = balance.problems
    for one in all {
      // A program's own animator may leave a removed view changed, and restore it when it next starts.
      guard let view = one.viewIfLoaded, view.window != nil || restores else { continue }
      let name = one.title ?? ""
      if view.transform != .identity { found.append("\(name) is transformed") }
      if view.alpha != 1 || view.presentation.alpha != 1 { found.append("\(name) is faded") }
      if view.isHidden { found.append("\(name) is hidden") }
      guard view.window != nil, let superview = view.superview else { continue }
      let others = superview.subviews.filter { $0 !== view && $0.frame == view.frame }
      if superview !== stage.window, kind != .pages, !others.isEmpty {
        found.append("\(others.count) views stand with \(name)")
      }
      let place = view.convert(view.bounds, to: nil)
      let size = stage.window.bounds.size
      if place.minX != 0 || place.width != size.width || place.maxY > size.height + 0.001
        || place.minY < -0.001
      {
        found.append("\(name) stands at \(place)")
      }
    }
    return found
  }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  private func next() -> (any ViewControllerAnimatedTransitioning)? { makeAnimator?() }
}

extension TransitionWorld: NavigationControllerDelegate, TabBarControllerDelegate,
  PagerControllerDelegate, PageViewControllerDelegate, SlidingMenuControllerDelegate,
  DropDownMenuControllerDelegate, RingMenuControllerDelegate
{
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromViewController: ViewController, to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func pagerController(
    _ pagerController: PagerController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func pagerController(
    _ pagerController: PagerController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func pageViewController(
    _ pageViewController: PageViewController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func ringMenuController(
    _ controller: RingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func ringMenuController(
    _ controller: RingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }
}

extension TransitionWorld: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { next() }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }
}
