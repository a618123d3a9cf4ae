import AtriumGeometry
public import AtriumKit

/// A sheet that lists shortcuts; Escape or any other way out of a sheet closes it.
///
/// ```swift
/// root.addKeyCommand(.showShortcuts(over: root))
/// ```
public final class ShortcutsController: ViewController {
  /// What is listed.
  public let commands: [KeyCommand]

  /// Makes a list.
  ///
  /// - Parameter commands: What it lists, such as ``AtriumKit/Window/availableKeyCommands``.
  public init(commands: [KeyCommand]) {
    self.commands = commands
    super.init()
    title = "Shortcuts"
    modalPresentationStyle = .formSheet
  }

  /// Makes the list's view.
  public override func loadView() {
    let list = ShortcutsView(commands: commands)
    view = list
    preferredContentSize = list.sizeThatFits(.zero)
  }

  /// Gives the keyboard to the list if it scrolls.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? ShortcutsView)?.takeKeyboard()
  }
}

extension KeyCommand {
  /// The shortcut that shows the others, and puts them away: F1.
  ///
  /// - Parameter controller: Who presents the list; not kept alive.
  /// - Returns: A shortcut for that controller, or for one further out.
  public static func showShortcuts(over controller: ViewController) -> KeyCommand {
    KeyCommand(title: "Show shortcuts", input: inputFunction(1)) { [weak controller] in
      guard let controller, let window = controller.viewIfLoaded?.window else { return }
      guard controller.presentedViewController == nil else {
        if controller.presentedViewController is ShortcutsController {
          controller.dismiss(animated: true)
        }
        return
      }
      let list = ShortcutsController(commands: window.availableKeyCommands)
      controller.present(list, animated: true)
    }
  }
}
