import AtriumGeometry
public import AtriumKit

/// A sheet that lists keyboard shortcuts, with one line for each title.
///
/// The sheet's button or Escape closes the sheet.
///
/// ```swift
/// root.addKeyCommand(.showShortcuts(over: root))
/// ```
public final class ShortcutsController: ViewController {
  /// The listed commands.
  public let commands: [KeyCommand]

  /// Makes a sheet that lists commands.
  ///
  /// - Parameter commands: The commands, such as ``AtriumKit/Window/availableKeyCommands``.
  public init(commands: [KeyCommand]) {
    self.commands = commands
    super.init()
    title = String(localized: "Shortcuts")
    modalPresentationStyle = .formSheet
  }

  /// Loads the view with the list.
  public override func loadView() {
    let list = ShortcutsView(commands: commands) { [weak self] in
      self?.dismiss(animated: true)
    }
    view = list
    preferredContentSize = list.sizeThatFits(.zero)
  }

  /// Makes the list first responder if its content overflows.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? ShortcutsView)?.takeKeyboard()
  }
}

extension KeyCommand {
  /// Returns a command that presents and dismisses the list of shortcuts with the F1 key.
  ///
  /// - Parameter controller: The controller that presents the list; held weakly.
  /// - Returns: A command to add to `controller` or to one of its ancestors.
  public static func showShortcuts(over controller: ViewController) -> KeyCommand {
    KeyCommand(title: String(localized: "Show shortcuts"), input: inputFunction(1)) {
      [weak controller] in
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
