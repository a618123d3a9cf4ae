import AtriumControls
import AtriumGeometry
public import AtriumKit

/// Offers the inspector for a window.
///
/// ```swift
/// Inspector.offer(in: window)
/// ```
///
/// From then on Ctrl+Shift+I opens the inspector in a separate window, and closes it again. A window with its own
/// command for these keys keeps that command. The program then calls ``toggle()`` from another command. A closed
/// inspector only waits for the shortcut.
///
/// The shortcut does not appear in lists of shortcuts unless the program adds ``keyCommand`` to a controller:
///
/// ```swift
/// root.addKeyCommand(Inspector.offer(in: window).keyCommand)
/// ```
@MainActor
public final class Inspector: WindowTool {
  /// The letter of the shortcut.
  private static let input = "i"
  private static let modifierFlags: KeyModifierFlags = [.control, .shift]

  private static let size = Size(width: 960, height: 720)
  private static let minimumSize = Size(width: 320, height: 240)

  /// Called with the session of an inspector that has opened.
  package var onOpen: (_ session: InspectorSession) -> Void = { _ in }

  private weak var target: Window?
  private var window: Window?
  private var opensDocked = false
  private var wantsToggle = false
  private var takesRelease = false

  /// Makes the inspector available in a window, which retains the inspector.
  ///
  /// A second call for the same window returns the same inspector.
  @discardableResult
  public static func offer(in window: Window) -> Inspector {
    if let known = window.tools.lazy.compactMap({ $0 as? Inspector }).first { return known }
    let inspector = Inspector(of: window)
    window.addTool(inspector)
    return inspector
  }

  private init(of target: Window) {
    self.target = target
  }

  isolated deinit {
    close()
  }

  /// Whether the inspector's window is open.
  public var isOpen: Bool { window.map { !$0.isClosed } ?? false }

  /// Whether the inspector's window is kept beside the inspected window; false by default.
  ///
  /// A closed inspector keeps the value until it opens again. In the inspector, Ctrl+Shift+D changes the value.
  public var isDocked: Bool {
    get { window.map { $0.adjacentWindow != nil } ?? opensDocked }
    set {
      opensDocked = newValue
      if isOpen { controller?.isDocked = newValue } else { window = nil }
    }
  }

  /// The session of the open inspector; nil while the inspector is closed.
  public var session: InspectorSession? {
    isOpen ? controller?.session : nil
  }

  /// Opens the inspector in a separate window; does nothing if the inspector is open.
  ///
  /// - Returns: Whether the inspector is open; false if no window can be opened. Without a window, a program may show
  ///   an ``InspectorController`` itself, or print ``InspectorSession/text``.
  @discardableResult
  public func open() -> Bool {
    guard let target, !isOpen else { return isOpen }
    let window = Window(size: Inspector.size, settings: target.settings)
    window.title =
      target.title.isEmpty
      ? String(localized: "Inspector") : String(localized: "Inspector — %@", target.title)
    window.minimumSize = Inspector.minimumSize
    window.makeKeyAndVisible()
    guard window.host != nil else { return false }
    let controller = InspectorController(inspecting: target)
    controller.session.selectInnermost()
    window.rootViewController = controller
    // If the user closed the inspector's previous window, the value was not stored by `close()`.
    if let last = self.window { opensDocked = last.adjacentWindow != nil }
    controller.isDocked = opensDocked
    self.window = window
    onOpen(controller.session)
    return true
  }

  /// Closes the inspector; does nothing if the inspector is closed.
  public func close() {
    guard let window else { return }
    opensDocked = window.adjacentWindow != nil
    self.window = nil
    (window.rootViewController as? InspectorController)?.session.end()
    window.requestClose()
  }

  /// Opens the inspector if it is closed, and closes it if it is open.
  public func toggle() {
    if isOpen { close() } else { open() }
  }

  /// The command that opens and closes the inspector: Ctrl+Shift+I.
  public var keyCommand: KeyCommand {
    KeyCommand(
      title: String(localized: "Inspect the controllers"), input: Inspector.input.uppercased(),
      modifierFlags: Inspector.modifierFlags
    ) { [weak self] in self?.wantsToggle = true }
  }

  private var controller: InspectorController? {
    window?.rootViewController as? InspectorController
  }

  // MARK: Window tool

  /// Handles the shortcut, if the window has no command for these keys.
  public func window(_ window: Window, takes event: InputEvent) -> Bool {
    switch event {
    case .keyDown(let input):
      guard Inspector.isShortcut(input.key), !hasOwnCommand(window) else { return false }
      takesRelease = true
      if !input.isRepeat { wantsToggle = true }
      return true
    case .keyUp(let input):
      guard takesRelease, Inspector.isLetter(input.key) else { return false }
      takesRelease = false
      return true
    default: return false
    }
  }

  /// Opens or closes the inspector at the end of the turn in which the shortcut was pressed.
  public func windowDidEndTurn(_ window: Window) {
    guard wantsToggle else { return }
    wantsToggle = false
    toggle()
  }

  private static func isShortcut(_ key: Key) -> Bool {
    let relevant: KeyModifierFlags = [.shift, .control, .alternate, .command]
    return isLetter(key)
      && key.modifierFlags.intersection(relevant) == modifierFlags
  }

  private static func isLetter(_ key: Key) -> Bool {
    key.charactersIgnoringModifiers.lowercased() == input
  }

  private func hasOwnCommand(_ window: Window) -> Bool {
    window.availableKeyCommands.contains { command in
      command.input.lowercased() == Inspector.input
        && command.modifierFlags == Inspector.modifierFlags
    }
  }
}
