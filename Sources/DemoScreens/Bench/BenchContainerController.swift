import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The four measured screens in a stock container: a stack that pushes and pops, or a pager that turns.
///
/// It looks like ``BenchController``, which is a container of its own with slides.
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
  /// The visible screen, or the one that comes.
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

  /// Pushes a later screen, pops to an earlier one, or turns to it.
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
      // The push has skipped it.
      stack.setViewControllers([pages[0], pages[index]], animated: true)
    }
  }
}
