import AtriumControls
import AtriumKit
import Testing

/// The strings of a language: keys, remarks, arguments, and the names of keys.
@MainActor
@Suite(.serialized)
struct LocalizedStringsTests {
  private let german = LocalizedStrings(
    language: "de",
    contentsOf: Array(
      """
      /* A comment. */
      "Close" = "Schließen";
      "Light|theme" = "Hell";
      "Light|lamps" = "Licht";
      "Back to %@" = "Zurück zu %@";
      "%@ of %@" = "von %2$@ die %1$@te";
      "Ctrl" = "Strg";
      "incomplete" =
      """.utf8))

  @Test("a language has the strings of its file, and a missing string is the key itself")
  func keys() {
    #expect(german.language == "de")
    #expect(
      german.keys == ["Close", "Light|theme", "Light|lamps", "Back to %@", "%@ of %@", "Ctrl"])
    #expect(german.string(forKey: "Close") == "Schließen")
    #expect(german.string(forKey: "Open") == "Open")
    #expect(LocalizedStrings().string(forKey: "Close") == "Close")
  }

  @Test("a remark distinguishes equal keys, and is never shown")
  func remarks() {
    #expect(german.string(forKey: "Light|theme") == "Hell")
    #expect(german.string(forKey: "Light|lamps") == "Licht")
    #expect(german.string(forKey: "Light|weight") == "Light")
    #expect(LocalizedStrings().string(forKey: "Light|theme") == "Light")
  }

  @Test("arguments replace the placeholders in order or by number, and other placeholders remain")
  func arguments() {
    LocalizedStrings.current = german
    defer { LocalizedStrings.current = LocalizedStrings() }
    #expect(String(localized: "Back to %@", "Hof") == "Zurück zu Hof")
    #expect(String(localized: "%@ of %@", "3", "8") == "von 8 die 3te")
    #expect(String(localized: "Back to %@", "%@") == "Zurück zu %@")
    #expect(String(localized: "%@ and %@", "one") == "one and %@")
    #expect(String(localized: "60 % of %@", "it") == "60 % of it")
    #expect(String(localized: "Back to %@") == "Zurück zu %@")
  }

  @Test("a number is rounded to its decimals, behind the decimal separator of the language")
  func numbers() {
    #expect(String(localizedNumber: 0.6, decimals: 1) == "0.6")
    #expect(String(localizedNumber: 12.0049, decimals: 2) == "12.00")
    #expect(String(localizedNumber: -0.0004, decimals: 3) == "0.000")
    LocalizedStrings.current = LocalizedStrings(
      language: "de", table: [".|decimal separator": ","])
    defer { LocalizedStrings.current = LocalizedStrings() }
    #expect(String(localizedNumber: 1.996, decimals: 2) == "2,00")
    #expect(String(localizedNumber: -1.05, decimals: 2) == "-1,05")
  }

  @Test("the toolkit's own titles and the names of keys are in the current language")
  func toolkit() {
    LocalizedStrings.current = german
    defer { LocalizedStrings.current = LocalizedStrings() }
    let list = ShortcutsController(commands: [
      KeyCommand(title: "Go", input: "k", modifierFlags: .control) {},
      KeyCommand(title: "Plus", input: "+", modifierFlags: .control) {},
    ])
    list.loadViewIfNeeded()
    let labels = labels(in: list.view)
    #expect(labels == ["Shortcuts", "Schließen", "Go", "Strg+K", "Plus", "Strg++"])
  }

  /// The accessibility labels in a view tree, from the back to the front.
  private func labels(in view: View) -> [String] {
    view.subviews.flatMap { subview in
      let inner = labels(in: subview)
      return inner.isEmpty ? [subview.accessibilityLabel].compactMap { $0 } : inner
    }
  }
}
