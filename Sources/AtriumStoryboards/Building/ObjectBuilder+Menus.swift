import AtriumControls
import AtriumGraphics

/// An item of a menu in a file, which calls the actions that the file connects to it.
final class InterfaceCommand: Action {
  /// The connected actions.
  var connections: [@MainActor (Action) -> Void] = []

  /// Makes an action without connections.
  init(title: String, image: Image?, attributes: Attributes, state: State) {
    super.init(title: title, image: image, attributes: attributes, state: state) { action in
      for connection in (action as? InterfaceCommand)?.connections ?? [] { connection(action) }
    }
  }
}

/// Menus of buttons and bar items.
extension ObjectBuilder {
  /// Sets the menu of a button, and whether a press opens the menu and changes the selection.
  func decodeMenu(of button: Button, _ element: InterfaceElement) {
    if let flag = element.flag("showsMenuAsPrimaryAction") {
      button.showsMenuAsPrimaryAction = flag
    }
    if let flag = element.flag("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = flag
    }
    button.menu = menu(of: element)
  }

  /// Returns the menu of a button or a bar item; nil if it has none, or one without elements.
  ///
  /// Interface Builder writes an empty menu for a menu that the program sets.
  func menu(of element: InterfaceElement) -> Menu? {
    guard let menu = element.child("menu", key: "menu") else { return nil }
    let made = makeMenu(menu)
    return made.children.isEmpty ? nil : made
  }

  private func makeMenu(_ element: InterfaceElement) -> Menu {
    let children = element.list("children").compactMap(makeMenuElement)
    let menu = Menu(
      title: string("title", of: element) ?? "", image: image("image", of: element),
      children: children)
    _ = element["catalog"]
    note(menu, for: element)
    return menu
  }

  private func makeMenuElement(_ element: InterfaceElement) -> MenuElement? {
    switch element.name {
    case "menu": return makeMenu(element)
    case "command", "action":
      let command = InterfaceCommand(
        title: string("title", of: element) ?? "", image: image("image", of: element),
        attributes: element["attributes"] == "disabled" ? .disabled : [],
        state: element["state"] == "on" ? .on : .off)
      _ = (element["catalog"], element.child("connections"))
      note(command, for: element)
      return command
    default:
      element.warn("<\(element.name)> in a menu is not known; it is left out.")
      return nil
    }
  }
}
