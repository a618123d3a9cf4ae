import AtriumControls
import AtriumGeometry
import AtriumKit

/// One entry of the menu: the controller, its title, and the child that shows it.
@MainActor
final class SlidingMenuEntry: Equatable {
  let controller: ViewController
  var title: String
  /// The child of the container: the controller itself, or the navigation controller around it (SL-2).
  let content: ViewController
  /// The view inside the content that last had the focus.
  weak var focus: View?
  /// The button *Menu*, and the navigation item that it was added to.
  private var button: BarButtonItem?
  private weak var item: NavigationItem?

  /// Makes an entry.
  ///
  /// If `isWrapped` is true, the controller is wrapped in a navigation controller, unless it is a navigation controller
  /// itself. A tab bar controller cannot be pushed, so a plain controller is put between the navigation controller and
  /// the tab bar controller.
  init(_ controller: ViewController, title: String, isWrapped: Bool) {
    (self.controller, self.title) = (controller, title)
    guard isWrapped, !(controller is NavigationController) else {
      content = controller
      return
    }
    let root = controller is TabBarController ? SlidingMenuStand(of: controller) : controller
    let navigation = NavigationController(rootViewController: root)
    WrapperMark.mark(navigation)
    navigation.title = controller.title ?? title
    content = navigation
  }

  /// Traps if the lists cannot be shown in a menu (SL-1).
  static func check(
    _ controllers: [ViewController], _ titles: [String?], of container: ViewController
  ) {
    if controllers.count != titles.count {
      fatalError(
        "\(container.nameInMessages) got \(controllers.count) controllers and \(titles.count) menu titles; give one "
          + "title for each controller.")
    }
    container.check(members: controllers)
  }

  /// Adds the button *Menu* as the first of the left items of the top controller (SL-3).
  func showButton(titled title: String?, action: @escaping @MainActor () -> Void) {
    removeButton()
    guard let title, let top = (content as? NavigationController)?.topViewController else { return }
    let button = BarButtonItem(title: title, action: action)
    top.navigationItem.leftBarButtonItems = [button] + (top.navigationItem.leftBarButtonItems ?? [])
    (self.button, item) = (button, top.navigationItem)
  }

  func removeButton() {
    guard let button else { return }
    let others = (item?.leftBarButtonItems ?? []).filter { $0 !== button }
    item?.leftBarButtonItems = others.isEmpty ? nil : others
    (self.button, item) = (nil, nil)
  }

  nonisolated static func == (one: SlidingMenuEntry, other: SlidingMenuEntry) -> Bool {
    one === other
  }

  /// Removes the controller from its wrappers, so that another container can add it.
  func release() {
    removeButton()
    guard content !== controller else { return }
    (controller.parent as? SlidingMenuStand)?.giveUp()
    guard let navigation = content as? NavigationController else { return }
    navigation.setViewControllers([], animated: false)
    // On screen, the navigation controller would otherwise keep the controller until the next layout.
    navigation.finishTransitions()
  }
}

/// A plain controller between a navigation controller and a tab bar controller inside it.
final class SlidingMenuStand: ViewController {
  private let content: ViewController

  init(of content: ViewController) {
    self.content = content
    super.init()
    title = content.title
    addChild(content)
    content.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard content.parent === self else { return }
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }

  func giveUp() {
    guard content.parent === self else { return }
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
  }
}
