import AtriumControls
import AtriumKit

extension RingMenuView {
  /// The keys that have an effect in the current level of the open ring, for lists of shortcuts.
  ///
  /// ``RingMenuKeys`` handles these keys.
  var itemKeyCommands: [KeyCommand] {
    guard isOpen else { return [] }
    let items = levelItems
    let places = (0...9).filter { place in
      levels.item(atPlace: place).map(items.indices.contains) ?? false
    }
    return Self.keyCommands(
      back: backTitle, isFirst: levels.isFirst, hasPages: levels.pageCount > 1, places)
  }

  /// The keys of all levels and of dials, for lists of shortcuts; the list is the same while no ring is open.
  static var allKeyCommands: [KeyCommand] {
    let up = keyCommands(
      back: String(localized: "Up one level"), isFirst: false, hasPages: true, Array(0...9))
    let dial = [
      KeyCommand.inputUpArrow, KeyCommand.inputDownArrow, KeyCommand.inputLeftArrow,
      KeyCommand.inputRightArrow, KeyCommand.inputPageUp, KeyCommand.inputPageDown,
      KeyCommand.inputHome, KeyCommand.inputEnd,
    ].map { command(String(localized: "Turn a dial"), $0) }
    return up + dial + [
      command(String(localized: "Keep the dial's value"), KeyCommand.inputReturn),
      command(String(localized: "Keep the dial's value"), KeyCommand.inputSpace),
      command(String(localized: "Restore the dial's value"), KeyCommand.inputEscape),
      command(String(localized: "Restore the dial's value"), KeyCommand.inputBackspace),
    ]
  }

  /// Makes the commands of a level.
  ///
  /// - Parameters:
  ///   - back: The title of the command that leaves the level.
  ///   - isFirst: Whether the level is the first, which Backspace does not leave.
  ///   - hasPages: Whether the level has pages.
  ///   - places: The positions from 0 to 9 that have an item.
  /// - Returns: The commands.
  private static func keyCommands(
    back: String, isFirst: Bool, hasPages: Bool, _ places: [Int]
  ) -> [KeyCommand] {
    var commands = [command(back, KeyCommand.inputEscape)]
    if !isFirst { commands.append(command(back, KeyCommand.inputBackspace)) }
    commands.append(command(back, "Keypad 5"))
    commands.append(command(String(localized: "Close the ring"), KeyCommand.inputEscape, .shift))
    for input in [
      KeyCommand.inputUpArrow, KeyCommand.inputDownArrow, KeyCommand.inputLeftArrow,
      KeyCommand.inputRightArrow, KeyCommand.inputTab, KeyCommand.inputHome, KeyCommand.inputEnd,
    ] {
      commands.append(command(String(localized: "Highlight an item"), input))
    }
    commands.append(
      command(String(localized: "Highlight an item"), KeyCommand.inputTab, .shift))
    for input in [KeyCommand.inputReturn, KeyCommand.inputSpace] {
      commands.append(command(String(localized: "Choose it"), input))
    }
    for input in [KeyCommand.inputReturn, KeyCommand.inputSpace] {
      commands.append(
        command(String(localized: "Choose it, and keep the ring open"), input, .control))
    }
    if hasPages {
      commands.append(command(String(localized: "Previous page"), KeyCommand.inputPageUp))
      commands.append(command(String(localized: "Next page"), KeyCommand.inputPageDown))
    }
    for place in places {
      commands.append(command(String(localized: "Choose by place"), "\((place + 1) % 10)"))
    }
    // These keys depend on the titles and the directions of the items.
    commands.append(
      command(String(localized: "Choose by access key, or find a title"), "A–Z"))
    commands.append(
      command(String(localized: "Choose by direction"), "Keypad 1–9"))
    return commands
  }

  /// Makes a command that shows a key of the ring in lists of shortcuts.
  private static func command(
    _ title: String, _ input: String, _ flags: KeyModifierFlags = []
  ) -> KeyCommand {
    KeyCommand(title: title, input: input, modifierFlags: flags) {}
  }
}
