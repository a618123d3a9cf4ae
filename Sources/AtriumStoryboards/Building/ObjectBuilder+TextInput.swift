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
    // Interface Builder cannot add views beside a field's text, so these attributes have no effect.
    element.leaveOut("adjustsFontForContentSizeCategory", "leftViewMode", "rightViewMode")
    if field is SearchField { noteWhatSearchFieldsLack(element) }
  }

  /// Warns about the parts of a search bar that are not supported.
  private func noteWhatSearchFieldsLack(_ element: InterfaceElement) {
    for part in ["showsCancelButton", "showsScopeBar", "showsBookmarkButton"] {
      element.ignore(part, unless: "NO")
    }
    element.ignore("showsSearchResultsButton", unless: "NO")
    element.ignore("prompt")
    element.ignore("backgroundImage")
    // The titles have no effect if the scope bar is not shown.
    _ = element.child("scopeButtonTitles")
    element.leaveOut("barStyle", "searchBarStyle", "translucent")
    element.leaveOut(keys: "barTintColor")
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
