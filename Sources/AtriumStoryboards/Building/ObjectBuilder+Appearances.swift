import AtriumControls
import AtriumGraphics

extension ObjectBuilder {
  /// Sets the appearances of a navigation bar from the file.
  func decodeAppearances(of bar: NavigationBar, _ element: InterfaceElement) {
    if let made = navigationBarAppearance("standardAppearance", of: element) {
      bar.standardAppearance = made
    }
    bar.compactAppearance = navigationBarAppearance("compactAppearance", of: element)
    bar.scrollEdgeAppearance = navigationBarAppearance("scrollEdgeAppearance", of: element)
    bar.compactScrollEdgeAppearance = navigationBarAppearance(
      "compactScrollEdgeAppearance", of: element)
  }

  /// Sets the appearances of a toolbar from the file.
  func decodeAppearances(of bar: Toolbar, _ element: InterfaceElement) {
    if let made: ToolbarAppearance = appearance("standardAppearance", of: element) {
      bar.standardAppearance = made
    }
    bar.compactAppearance = appearance("compactAppearance", of: element)
    bar.scrollEdgeAppearance = appearance("scrollEdgeAppearance", of: element)
    bar.compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance", of: element)
  }

  /// Sets the appearances of a tab bar from the file.
  func decodeAppearances(of bar: TabBar, _ element: InterfaceElement) {
    if let made: TabBarAppearance = appearance("standardAppearance", of: element) {
      bar.standardAppearance = made
    }
    bar.scrollEdgeAppearance = appearance("scrollEdgeAppearance", of: element)
  }

  /// Sets the appearances of a navigation item from the file.
  func decodeAppearances(of item: NavigationItem, _ element: InterfaceElement) {
    item.standardAppearance = navigationBarAppearance("standardAppearance", of: element)
    item.compactAppearance = navigationBarAppearance("compactAppearance", of: element)
    item.scrollEdgeAppearance = navigationBarAppearance("scrollEdgeAppearance", of: element)
    item.compactScrollEdgeAppearance = navigationBarAppearance(
      "compactScrollEdgeAppearance", of: element)
  }

  private func navigationBarAppearance(
    _ key: String, of element: InterfaceElement
  ) -> NavigationBarAppearance? {
    guard let made: NavigationBarAppearance = appearance(key, of: element),
      let part = element.child(key: key)
    else { return nil }
    made.titleTextAttributes = textAttributes("titleTextAttributes", of: part)
    made.largeTitleTextAttributes = textAttributes("largeTitleTextAttributes", of: part)
    return made
  }

  /// Returns an appearance with its background and its separator; nil if the file has no such appearance.
  private func appearance<Appearance: BarAppearance>(
    _ key: String, of element: InterfaceElement
  ) -> Appearance? {
    guard let part = element.child(key: key) else { return nil }
    let made = Appearance()
    if let color = color("backgroundColor", of: part) { made.backgroundColor = color }
    if part.children.contains(where: { $0.key == "shadowColor" && $0.name == "nil" }) {
      _ = part.child(key: "shadowColor")
      made.shadowColor = nil
    } else if let color = color("shadowColor", of: part) {
      made.shadowColor = color
    }
    if let name = part["backgroundImage"] { made.backgroundImage = picture(name, for: part) }
    return made
  }

  /// Returns the font and the colour of text attributes.
  func textAttributes(_ key: String, of element: InterfaceElement) -> [TextAttribute: Any] {
    guard let part = element.child("textAttributes", key: key) else { return [:] }
    var attributes: [TextAttribute: Any] = [:]
    if let color = color("textColor", of: part) { attributes[.foregroundColor] = color }
    if let font = fontDescription(of: part) { attributes[.font] = font }
    return attributes
  }
}
