import AtriumContainers
import AtriumControls
import AtriumKit
import AtriumStoryboards

/// A view controller that replaces a custom class of the file's program.
///
/// The controller presents other controllers inside the viewer's page, and accepts any unwind segue.
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

/// A table view controller that replaces a custom class of the file's program.
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

/// A collection view controller that replaces a custom class of the file's program.
final class SceneCollectionController: CollectionViewController {
  static let interface = InterfaceClass(
    SceneCollectionController.self, named: "UICollectionViewController"
  ) { SceneCollectionController(coder: $0) }

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
  /// Makes bar button items such as *Cancel* leave the scene, as code of the program would do.
  ///
  /// Items for which the file defines a segue or an action stay unchanged.
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

  /// Returns the controller to present for a controller of the file.
  ///
  /// Full-screen presentations and page sheets are limited to the current context, because they would cover the
  /// viewer's list. A popover is returned unchanged. Any other returned controller has this scene's style and colours,
  /// and a background.
  func insidePage(_ presented: ViewController) -> ViewController {
    switch presented.modalPresentationStyle {
    case .fullScreen, .pageSheet, .automatic: presented.modalPresentationStyle = .currentContext
    case .overFullScreen: presented.modalPresentationStyle = .overCurrentContext
    case .popover: return presented
    default: break
    }
    return StyledController(presented, traits: traitCollection)
  }
}
