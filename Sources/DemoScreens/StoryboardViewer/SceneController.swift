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
