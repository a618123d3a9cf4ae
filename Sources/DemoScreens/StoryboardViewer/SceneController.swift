import AtriumContainers
import AtriumControls
import AtriumKit
import AtriumStoryboards

/// A controller that replaces one of the file's program.
///
/// It presents others inside the viewer's page, and any unwind segue goes back to it.
final class SceneController: ViewController {
  static let interface = InterfaceClass(SceneController.self, named: "UIViewController") {
    SceneController(coder: $0)
  }

  init() { super.init() }
  override init?(coder: any NibDecoding) { super.init(coder: coder) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    connectWaysBack()
  }

  override func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(insidePage(viewControllerToPresent), animated: flag, completion: completion)
  }

  override func canPerformUnwindSegueAction(
    _ action: ResponderAction, from source: ViewController, sender: Any?
  ) -> Bool { source !== self }
}

/// A table view controller that replaces one of the file's program.
final class SceneTableController: TableViewController {
  static let interface = InterfaceClass(SceneTableController.self, named: "UITableViewController") {
    SceneTableController(coder: $0)
  }

  override init?(coder: any NibDecoding) { super.init(coder: coder) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    connectWaysBack()
  }

  override func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(insidePage(viewControllerToPresent), animated: flag, completion: completion)
  }

  override func canPerformUnwindSegueAction(
    _ action: ResponderAction, from source: ViewController, sender: Any?
  ) -> Bool { source !== self }
}

extension ViewController {
  /// Lets items such as *Cancel* leave the scene where the program would do it.
  ///
  /// An item with a segue keeps it, and so does one that the file connects with an object.
  func connectWaysBack() {
    let items =
      (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
    for item in items
    where item.action == nil && ViewController.waysBack.contains(item.title?.lowercased() ?? "") {
      item.action = { [weak self] in self?.goBack() }
    }
  }

  private static var waysBack: Set<String> {
    ["back", "cancel", "close", "dismiss", "done", "save"]
  }

  private func goBack() {
    if let navigation = navigationController, navigation.viewControllers.count > 1,
      navigation.topViewController === self
    {
      navigation.popViewController(animated: true)
    } else if presentingViewController != nil {
      dismiss(animated: true)
    }
  }

  /// The controller to present: in the context, since a full screen would cover the viewer's list;
  /// in the style of this scene, and with a background.
  func insidePage(_ presented: ViewController) -> ViewController {
    switch presented.modalPresentationStyle {
    case .fullScreen, .pageSheet, .automatic: presented.modalPresentationStyle = .currentContext
    case .overFullScreen: presented.modalPresentationStyle = .overCurrentContext
    case .popover: return presented
    default: break
    }
    return StyledController(presented, style: traitCollection.userInterfaceStyle)
  }
}
