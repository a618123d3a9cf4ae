import AtriumGeometry
import AtriumKit

extension TextInteraction {
  /// Shows the menu of the text.
  ///
  /// The menu takes the focus from the text. The text takes the focus back when a command is chosen.
  ///
  /// - Parameter rect: The position of the menu in the view; nil uses the position of the caret.
  /// - Returns: Whether the menu could be shown.
  func showMenu(at rect: Rect? = nil) -> Bool {
    guard let host else { return false }
    let hasSelection = !editor.selection.isEmpty && !editor.isSecure
    let isEditable = editor.isEditable
    func entry(_ title: String, _ isEnabled: Bool, _ command: TextCommand) -> OverflowEntry {
      OverflowEntry(
        item: ObjectIdentifier(self), title: title, image: nil, isEnabled: isEnabled,
        action: { [weak self] in self?.performFromMenu(command) })
    }
    let entries = [
      entry(String(localized: "Undo"), isEditable && editor.canUndo, .undo),
      entry(String(localized: "Redo"), isEditable && editor.canRedo, .redo),
      entry(String(localized: "Cut"), isEditable && hasSelection, .cut),
      entry(String(localized: "Copy"), hasSelection, .copy),
      entry(String(localized: "Paste"), isEditable && Pasteboard.general.hasStrings, .paste),
      entry(String(localized: "Select all"), editor.hasText, .selectAll),
    ]
    let opener = rect == nil ? caret as View : host
    return host.showOverflow(entries, at: opener, in: rect, label: String(localized: "Text menu"))
      != nil
  }

  private func performFromMenu(_ command: TextCommand) {
    guard let host, host.window != nil, host.becomeFirstResponder() else { return }
    _ = perform(command)
    caret.restart()
  }
}
