import AtriumControls
import AtriumGraphics
import AtriumKit

/// Decodes text fields, search bars and text views.
extension ObjectBuilder {
  func decode(_ field: TextField, _ element: InterfaceElement) {
    if let font = fontDescription(of: element) {
      field.font = font
    }
    if let color = element.child("color", key: "textColor").flatMap(color) {
      field.textColor = color
    }
    if let alignment = element.choice("textAlignment", Self.alignments) {
      field.textAlignment = alignment
    }
    if let style = element.choice("borderStyle", Self.borderStyles) { field.borderStyle = style }
    if let mode = element.choice("clearButtonMode", Self.viewModes) {
      field.clearButtonMode = mode
    }
    if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let traits = element.child("textInputTraits", key: "textInputTraits") {
      field.isSecureTextEntry = isSecure(traits)
    }
    field.placeholder = string("placeholder", of: element) ?? ""
    // The text is set after `isSecureTextEntry`, so secure text is never exposed as an accessibility value.
    field.text = string("text", of: element) ?? ""
    element.ignore("background")
    element.ignore("disabledBackground")
    element.ignore("allowsEditingTextAttributes", unless: "NO")
    // Text that is too long scrolls. Interface Builder writes a minimum font size for every field, so only a size below
    // the font's size causes a warning.
    let least = element.number("minimumFontSize") ?? field.font.size
    if element.flag("adjustsFontSizeToFit") ?? true, least < field.font.size {
      element.warn(
        "A text field scrolls its text instead of shrinking it.", key: "textField minimumFontSize")
    }
    // Interface Builder cannot add views beside a field's text, so the modes of such views have no effect.
    element.leaveOut("adjustsFontForContentSizeCategory", "leftViewMode", "rightViewMode")
  }

  func decode(_ bar: SearchBar, _ element: InterfaceElement) {
    bar.placeholder = string("placeholder", of: element)
    bar.prompt = string("prompt", of: element)
    bar.text = string("text", of: element)
    if let flag = element.flag("showsCancelButton") { bar.showsCancelButton = flag }
    if let flag = element.flag("showsScopeBar") { bar.showsScopeBar = flag }
    let titles = element.list("scopeButtonTitles").prefix(100).enumerated().map { index, title in
      element.id.flatMap { document.translations["\($0).scopeButtonTitles[\(index)]"] }
        ?? bounded(title.text, of: element)
    }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let index = element.integer("selectedScopeButtonIndex"), titles.indices.contains(index) {
      bar.selectedScopeButtonIndex = index
    }
    if let traits = element.child("textInputTraits", key: "textInputTraits") {
      bar.searchTextField.isSecureTextEntry = isSecure(traits)
    }
    // The style determines the background, unless the file has a colour for the bar.
    if element["barStyle"]?.hasPrefix("black") == true { bar.barTintColor = .black }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = element.child("color", key: "backgroundColor").flatMap(color),
      bar.barTintColor == nil
    {
      bar.backgroundColor = color
    }
    for part in ["showsBookmarkButton", "showsSearchResultsButton"] {
      element.ignore(part, unless: "NO")
    }
    for image in ["backgroundImage", "scopeBarBackgroundImage"] { element.ignore(image) }
    // The theme draws the field, so the styles do not differ.
    element.leaveOut("searchBarStyle", "translucent")
    _ = element.child("offsetWrapper")
  }

  func decode(_ view: TextView, _ element: InterfaceElement) {
    if let font = fontDescription(of: element) {
      view.font = font
    }
    if let color = element.child("color", key: "textColor").flatMap(color) {
      view.textColor = color
    }
    if let alignment = element.choice("textAlignment", Self.alignments) {
      view.textAlignment = alignment
    }
    if let flag = element.flag("editable") { view.isEditable = flag }
    if let flag = element.flag("selectable") { view.isSelectable = flag }
    if let traits = element.child("textInputTraits", key: "textInputTraits"), isSecure(traits) {
      traits.warn("A text view does not support secure entry; use a text field.")
    }
    view.text = string("text", of: element) ?? attributedText(of: element, for: view) ?? ""
    element.ignore("allowsEditingTextAttributes", unless: "NO")
    element.ignore(key: "dataDetectorTypes")
    element.leaveOut("adjustsFontForContentSizeCategory")
  }

  /// Returns the characters of an attributed string.
  ///
  /// The first font and colour of the string become the font and colour of the view.
  private func attributedText(of element: InterfaceElement, for view: TextView) -> String? {
    // A text view with a text storage of its own has the string there.
    guard
      let attributed = element.child("attributedString", key: "attributedText")
        ?? element.child("attributedString", key: "textStorage")
    else { return nil }
    let fragments = attributed.all("fragment")
    // The attributes of the first fragment apply to the whole string, as in a label.
    let first = fragments.first?.child("attributes")
    if let font = (first?.child(key: "NSFont")).map(font) { view.font = font }
    if let color = first.flatMap({ self.color("NSColor", of: $0) }) { view.textColor = color }
    if fragments.count > 1 {
      attributed.warn(
        "A text view has one font and one colour; the first fragment determines them.",
        key: "textView attributedText")
    }
    return fragments.map { string("content", of: $0) ?? "" }.joined()
  }

  /// Returns whether the text is secure; the other traits are about on-screen keyboards.
  private func isSecure(_ traits: InterfaceElement) -> Bool {
    traits.leaveOut("autocapitalizationType", "autocorrectionType", "keyboardType")
    traits.leaveOut("spellCheckingType", "keyboardAppearance", "returnKeyType")
    traits.leaveOut("enablesReturnKeyAutomatically", "smartDashesType", "smartInsertDeleteType")
    traits.leaveOut("smartQuotesType", "textContentType")
    return traits.flag("secureTextEntry") ?? false
  }

  private static let borderStyles: [String: TextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let viewModes: [String: TextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
