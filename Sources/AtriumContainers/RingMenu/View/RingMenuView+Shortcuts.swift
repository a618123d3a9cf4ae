import AtriumControls
import AtriumKit

extension RingMenuView {
  /// The keys of the open ring, which ``RingMenuKeys`` handles, for lists of shortcuts.
  var itemKeyCommands: [KeyCommand] {
    guard isOpen else { return [] }
    var commands = [KeyCommand.inputEscape, KeyCommand.inputBackspace].compactMap { input in
      levels.isFirst && input == KeyCommand.inputBackspace ? nil : command(backTitle, input)
    }
    commands.append(command(String(localized: "Close the ring"), KeyCommand.inputEscape, .shift))
    for input in [
      KeyCommand.inputUpArrow, KeyCommand.inputDownArrow, KeyCommand.inputLeftArrow,
      KeyCommand.inputRightArrow, KeyCommand.inputTab, KeyCommand.inputHome, KeyCommand.inputEnd,
    ] {
      commands.append(command(String(localized: "Highlight an item"), input))
    }
    commands += [KeyCommand.inputReturn, KeyCommand.inputSpace].map {
      command(String(localized: "Choose it"), $0)
    }
    if levels.pageCount > 1 {
      commands.append(command(String(localized: "Previous page"), KeyCommand.inputPageUp))
      commands.append(command(String(localized: "Next page"), KeyCommand.inputPageDown))
    }
    let items = levelItems
    for place in 0...9 {
      guard let item = levels.item(atPlace: place), items.indices.contains(item) else { continue }
      commands.append(command(String(localized: "Choose by place"), "\((place + 1) % 10)"))
    }
    return commands
  }

  /// Makes a command that shows a key of the ring in lists of shortcuts.
  private func command(
    _ title: String, _ input: String, _ flags: KeyModifierFlags = []
  ) -> KeyCommand {
    KeyCommand(title: title, input: input, modifierFlags: flags) {}
  }
}
