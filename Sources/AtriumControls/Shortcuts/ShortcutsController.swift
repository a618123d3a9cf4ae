import AtriumGeometry
public import AtriumKit

/// A sheet that lists keyboard shortcuts, a line for each title; its button or Escape closes it.
///
/// ```swift
/// root.addKeyCommand(.showShortcuts(over: root))
/// ```
public final class ShortcutsController: ViewController {
  /// The commands in the list.
  public let commands: [KeyCommand]

  /// Makes a list.
  ///
  /// - Parameter commands: The commands to list, such as ``AtriumKit/Window/availableKeyCommands``.
  public init(commands: [KeyCommand]) {
    self.commands = commands
    super.init()
    title = "Shortcuts"
    modalPresentationStyle = .formSheet
  }

  /// Makes the list's view.
  public override func loadView() {
    let list = ShortcutsView(commands: commands) { [weak self] in
      self?.dismiss(animated: true)
    }
    view = list
    preferredContentSize = list.sizeThatFits(.zero)
  }

  /// Makes the list first responder if it scrolls.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? ShortcutsView)?.takeKeyboard()
  }
}

extension KeyCommand {
  /// The command that presents and dismisses the list of shortcuts: F1.
  ///
  /// - Parameter controller: The controller that presents the list; not retained.
  /// - Returns: A command for that controller or an ancestor of it.
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
