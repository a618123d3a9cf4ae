import AtriumGeometry
public import AtriumKit

/// A sheet that lists keyboard shortcuts; commands with the same title in one section share a line.
///
/// The sheet's button or Escape closes the sheet.
///
/// ```swift
/// root.addKeyCommand(.showShortcuts(over: root))
/// ```
public final class ShortcutsController: ViewController {
  /// Commands below a heading.
  public struct Section {
    /// The heading; an empty string shows no heading.
    public var title: String
    /// The commands, in the order of the list.
    public var commands: [KeyCommand]

    /// Makes a section.
    public init(title: String = "", commands: [KeyCommand]) {
      (self.title, self.commands) = (title, commands)
    }
  }

  /// The sections of the list.
  public let sections: [Section]
  /// The listed commands of all sections.
  public var commands: [KeyCommand] { sections.flatMap(\.commands) }

  /// Makes a sheet that lists commands.
  ///
  /// - Parameter commands: The commands, such as ``AtriumKit/Window/availableKeyCommands``.
  public convenience init(commands: [KeyCommand]) {
    self.init(sections: [Section(commands: commands)])
  }

  /// Makes a sheet that lists commands in sections; a section without commands is left out.
  public init(sections: [Section]) {
    self.sections = sections.filter { !$0.commands.isEmpty }
    super.init()
    title = String(localized: "Shortcuts")
    modalPresentationStyle = .formSheet
  }

  /// Loads the view with the list.
  public override func loadView() {
    let list = ShortcutsView(sections) { [weak self] in
      self?.dismiss(animated: true)
    }
    view = list
    preferredContentSize = list.sizeThatFits(.zero)
  }

  /// Makes the list first responder if its content overflows or a screen reader runs.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? ShortcutsView)?.takeKeyboard()
  }
}

extension KeyCommand {
  /// Returns a command that presents and dismisses the list of shortcuts with the F1 key.
  ///
  /// - Parameters:
  ///   - controller: The controller that presents the list; held weakly.
  ///   - sections: Returns the sections of the list for the controller's window; by default, one section with
  ///     ``AtriumKit/Window/availableKeyCommands``.
  /// - Returns: A command to add to `controller` or to one of its ancestors.
  public static func showShortcuts(
    over controller: ViewController,
    sections: @escaping @MainActor (Window) -> [ShortcutsController.Section] = {
      [ShortcutsController.Section(commands: $0.availableKeyCommands)]
    }
  ) -> KeyCommand {
    KeyCommand(title: String(localized: "Show shortcuts"), input: inputFunction(1)) {
      [weak controller] in
      guard let controller, let window = controller.viewIfLoaded?.window else { return }
      guard controller.presentedViewController == nil else {
        if controller.presentedViewController is ShortcutsController {
          controller.dismiss(animated: true)
        }
        return
      }
      let list = ShortcutsController(sections: sections(window))
      controller.present(list, animated: true)
    }
  }
}
