import AtriumControls
import AtriumKit
import DemoScreens
import Foundation

/// The German strings of the demo, and the strings that are the same in every language.
@MainActor
struct Translations {
  /// The strings without arguments.
  private var whole: Set<String> = []
  /// The parts of the strings around their arguments.
  private var parts: [[String]] = []

  /// Reads all tables of German strings.
  init() throws {
    let folder = URL(filePath: Demo.germanFolder)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      let strings = LocalizedStrings(language: "de", contentsOf: bytes)
      for key in strings.keys {
        let text = strings.string(forKey: key)
        let pieces = text.replacing("1$", with: "").replacing("2$", with: "")
          .components(separatedBy: "%@")
        if pieces.count == 1 { whole.insert(text) } else { parts.append(pieces) }
      }
    }
  }

  /// Returns whether a string on screen is German, or the same in every language.
  func contain(_ text: String) -> Bool {
    let text = text.replacing("\u{AD}", with: "").replacing("\u{A0}", with: " ")
    if whole.contains(text) || isNeutral(text) { return true }
    if parts.contains(where: { fits(text, $0) }) { return true }
    // A month and its year.
    if let space = text.lastIndex(of: " "), isNeutral(String(text[space...].dropFirst())),
      contain(String(text[..<space]))
    {
      return true
    }
    // Several strings: a list of names, a name with a state, or sentences.
    for separator in [", ", ".  ", ": ", " · ", "\n", " › ", " (", "+", ". "] {
      var start = text.startIndex
      while let place = text.range(of: separator, range: start..<text.endIndex) {
        start = place.upperBound
        let end = separator == ". " ? text.index(after: place.lowerBound) : place.lowerBound
        let (first, last) = (String(text[..<end]), String(text[start...]))
        if contain(first), contain(last.trimmingCharacters(in: [")"])) { return true }
      }
    }
    return false
  }

  /// Returns whether a string begins, continues and ends with the given parts, and the strings between them are known.
  private func fits(_ text: String, _ pieces: [String]) -> Bool {
    guard text.hasPrefix(pieces[0]) else { return false }
    var rest = text.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst() {
      let place =
        piece.isEmpty ? rest.endIndex..<rest.endIndex : rest.range(of: piece)
      guard let place else { return false }
      let argument = String(rest[..<place.lowerBound])
      // A string that consists of arguments alone says nothing about its language.
      guard !argument.isEmpty, argument.count < text.count, contain(argument) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.isEmpty
  }

  /// Returns whether a string is the same in every language, as numbers and names from the code are.
  private func isNeutral(_ text: String) -> Bool {
    let names: Set<String> = [
      // Proper names
      "Atrium", "CoconutKit", "UIKit", "English", "Deutsch", "A", "B", "C",
      // Titles that containers have in the journal, and states of the life cycle
      "navigation", "tabs", "stack", "places", "Ring", "RingMenu", "file",
    ]
    let text = text.replacing("\n", with: " ")
    if names.contains(text) { return true }
    let patterns = [
      #"\P{L}*"#,  // no letters
      #"Sources/DemoScreens/.*"#,
      #"[a-z]+([A-Z][a-z]*)+(\(.*\))?…?"#,  // a method or a property
      #"(StepTransition|View)\.[A-Za-z]+.*"#,
      #"[A-Z][A-Za-z]*(Controller|View)( \d+)?( \(0x.*\))?"#,  // a class
      #"<PageViewController: 0x[0-9a-f]+>"#,
      #"F\d+|[A-Z0-9,]"#,  // a key
      #"[0-9]+(,[0-9]+)? (s|%)"#,
      #".+\. ?(will|did|view)[A-Z][A-Za-z]*( to .+)?"#,  // a call with its controller
      #".* - (will|did|view|validate)[^ ]*.*"#,  // a printed call
      #"regular|compact|regular × compact|compact × regular|(compact|regular) × (compact|regular)"#,
    ]
    return patterns.contains { pattern in
      guard let regex = try? Regex(pattern) else { return false }
      return text.wholeMatch(of: regex) != nil
    }
  }
}

extension Demo {
  /// The folder with the German strings.
  static var germanFolder: String { assetsFolder + "/de.lproj" }

  /// Makes German the language of all strings while a closure runs.
  @MainActor
  static func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result {
    Language.german.use(assetsFolder: assetsFolder)
    defer { Language.english.use(assetsFolder: assetsFolder) }
    return try body()
  }

  /// Makes a text size the user's preferred one while a closure runs.
  @MainActor
  static func withText<Result>(
    _ category: ContentSizeCategory, _ body: () throws -> Result
  ) rethrows -> Result {
    ContentSizeCategory.preferred = category
    defer { ContentSizeCategory.preferred = .large }
    return try body()
  }

  /// The strings on screen, and the accessibility labels of the views there.
  @MainActor
  var words: Set<String> {
    let texts = views((any TextDisplaying).self).flatMap(\.displayedTexts).map(\.string)
    let labels = views(View.self).compactMap(\.accessibilityLabel)
    return Set(texts + labels).filter { !$0.isEmpty }
  }
}
