import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The four measured screens in a container of the toolkit: a navigation controller or a page view controller.
///
/// The view looks like the view of ``BenchController``, which slides the screens without such a container.
final class BenchContainerController: ViewController {
  /// The container that is measured.
  enum Kind: Sendable {
    case push
    case turn
  }

  private let content = BenchView()
  private let pages = BenchPage.all.map { BenchPageController($0) }
  private let stack: NavigationController?
  private let pager: PageViewController?
  /// The index of the visible screen, or of the screen that is becoming visible.
  private(set) var selectedIndex = 0

  init(_ kind: Kind) {
    stack = kind == .push ? NavigationController(rootViewController: pages[0]) : nil
    pager =
      kind == .turn
      ? PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) : nil
    super.init()
    title = "Bench"
    stack?.isNavigationBarHidden = true
    pager?.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, button) in content.buttons.enumerated() {
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.select(index) }
    }
    guard let container = stack ?? pager else { return }
    addChild(container)
    container.view.frame = content.place.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.place.addSubview(container.view)
    container.didMove(toParent: self)
  }

  /// Pushes the screen at an index, pops to it, or turns to its page.
  private func select(_ index: Int) {
    guard index != selectedIndex else { return }
    let isForward = index > selectedIndex
    selectedIndex = index
    pager?.setViewControllers(
      [pages[index]], direction: isForward ? .forward : .reverse, animated: true)
    guard let stack else { return }
    if stack.viewControllers.contains(pages[index]) {
      stack.popToViewController(pages[index], animated: true)
    } else if isForward {
      stack.pushViewController(pages[index], animated: true)
    } else {
      // The screen was skipped by an earlier push, so it is not on the stack.
      stack.setViewControllers([pages[0], pages[index]], animated: true)
    }
  }
}
