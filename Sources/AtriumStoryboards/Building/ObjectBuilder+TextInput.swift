import AtriumControls
import AtriumGraphics
import AtriumKit

/// Text fields, search bars and text views.
extension ObjectBuilder {
  func decode(_ field: TextField, _ element: InterfaceElement) {
    if let font = element.child("fontDescription", key: "fontDescription").map(font) {
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
    // Last: a secure text has no other.
    field.text = string("text", of: element) ?? ""
    _ = (element["minimumFontSize"], element["adjustsFontSizeToFit"], element["background"])
    _ = (element["adjustsFontForContentSizeCategory"], element["leftViewMode"])
    _ = (element["rightViewMode"], element["allowsEditingTextAttributes"])
    // What a search bar has beside its field.
    _ = (element["barStyle"], element["searchBarStyle"], element["prompt"], element["translucent"])
    _ = (element["showsCancelButton"], element["showsScopeBar"], element["showsBookmarkButton"])
    _ = (element.child("scopeButtonTitles"), element.child(key: "barTintColor"))
  }

  func decode(_ view: TextView, _ element: InterfaceElement) {
    if let font = element.child("fontDescription", key: "fontDescription").map(font) {
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
      traits.warn("A text view has no secure entry here; use a text field.")
    }
    view.text = string("text", of: element) ?? attributedText(of: element) ?? ""
    _ = (element["adjustsFontForContentSizeCategory"], element["allowsEditingTextAttributes"])
    _ = element.child("dataDetectorType")
  }

  /// The letters of an attributed text; its fonts and colours are not shown.
  private func attributedText(of element: InterfaceElement) -> String? {
    guard let attributed = element.child("attributedString", key: "attributedText") else {
      return nil
    }
    let fragments = attributed.all("fragment")
    attributed.warn(
      "A text view has one font and colour here; those of its fragments are left out.")
    return fragments.map {
      _ = $0.child("attributes")
      return string("content", of: $0) ?? ""
    }.joined()
  }

  /// Whether the letters are hidden; the other traits concern keyboards on screen.
  private func isSecure(_ traits: InterfaceElement) -> Bool {
    _ = (traits["autocapitalizationType"], traits["autocorrectionType"], traits["keyboardType"])
    _ = (traits["spellCheckingType"], traits["keyboardAppearance"], traits["returnKeyType"])
    _ = (traits["enablesReturnKeyAutomatically"], traits["smartDashesType"])
    _ = (traits["smartInsertDeleteType"], traits["smartQuotesType"], traits["textContentType"])
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
