import Foundation
import TestSupport
import Testing
import UIKit

/// Strings from `strings`, `stringsdict` and `xcstrings` files, with plural forms.
@MainActor
struct LocalizationTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("atrium-localization-\(UUID().uuidString)")
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    try Data(
      """
      /* A comment */
      "plain" = "Plain";
      "walk" = "no plural";
      "number" = "%d of %d";
      """.utf8
    ).write(to: english.appendingPathComponent("Localizable.strings"))
    try Data(Self.dictionary.utf8)
      .write(to: english.appendingPathComponent("Localizable.stringsdict"))
    try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Places.xcstrings"))
    bundle = try #require(Bundle(path: folder.path))
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>walk</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@hikes@ with %#@dogs@</string>
        <key>hikes</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>no hikes</string>
          <key>one</key><string>%d hike</string><key>other</key><string>%d hikes</string>
        </dict>
        <key>dogs</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>a dog</string><key>other</key><string>%d dogs</string>
        </dict>
      </dict>
      <key>share</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@part@</string>
        <key>part</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>all</string><key>other</key><string>a part</string>
        </dict>
      </dict>
    </dict></plist>
    """

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "source": {},
      "title": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Title"}}}},
      "%lld places": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": "%lld place"}},
        "other": {"stringUnit": {"state": "new", "value": "%lld places"}}}}}}},
      "shared": {"localizations": {"en": {
        "stringUnit": {"state": "new", "value": "%@ has %#@photos@"},
        "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%arg photo"}},
          "other": {"stringUnit": {"state": "new", "value": "%arg photos"}}}}}}}}}
    }}
    """

  @Test("a string comes from its table, or is the value or the key")
  func plain() {
    defer { remove() }
    #expect(NSLocalizedString("plain", bundle: bundle, comment: "") == "Plain")
    #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
    #expect(NSLocalizedString("none", bundle: bundle, value: "Value", comment: "") == "Value")
    #expect(bundle.localizedString(forKey: "title", value: nil, table: "Places") == "Title")
    #expect(bundle.localizedString(forKey: "source", value: nil, table: "Places") == "source")
    #expect(bundle.localizedString(forKey: "title", value: nil, table: "Other") == "title")
    #expect(NSLocalizedString("nowhere", comment: "") == "nowhere")
    let format = NSLocalizedString("number", bundle: bundle, comment: "")
    #expect(String(format: format, 2, 3) == "2 of 3")
  }

  @Test("a format has the right plural form for each of its numbers")
  func plurals() {
    defer { remove() }
    let format = NSLocalizedString("walk", bundle: bundle, comment: "")
    let texts = [(0, 0), (1, 1), (5, 2)].map {
      String.localizedStringWithFormat(format, $0.0, $0.1)
    }
    #expect(texts == ["no hikes with 0 dogs", "1 hike with a dog", "5 hikes with 2 dogs"])
    #expect(String(format: format, 1, 3) == "1 hike with 3 dogs")
  }

  @Test("a number with a fraction, or beyond the range of whole numbers, has the form other")
  func fractions() {
    defer { remove() }
    let format = NSLocalizedString("share", bundle: bundle, comment: "")
    let numbers: [any CVarArg] = [1, 1.0, Float(1), 1.5, 1e300, Double.infinity, Int.min]
    let texts = numbers.map { String.localizedStringWithFormat(format, $0) }
    #expect(texts == ["all", "all", "all", "a part", "a part", "a part", "a part"])
  }

  /// Returns the language that a bundle with the available languages uses: the string of each is its own name.
  private static func language(_ preferred: String, of available: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("atrium-languages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in available {
      let file = folder.appendingPathComponent("\(name).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"name\" = \"\(name)\";".utf8).write(to: file)
    }
    setenv("LANGUAGE", preferred, 1)
    guard let bundle = Bundle(path: folder.path) else { return "no bundle" }
    return NSLocalizedString("name", bundle: bundle, comment: "")
  }

  @Test("the language is the first preferred one of the bundle, or else English")
  func preferred() async {
    // The environment belongs to the process, so the test changes it in a separate process.
    let result = await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let rows: [(String, [String], String)] = [
          ("de", ["en", "de"], "de"), ("de_AT:fr", ["en", "fr", "de"], "de"),
          ("ja:fr_FR.UTF-8", ["en", "de", "fr"], "fr"), ("ja", ["en", "de"], "en"),
          ("pt_BR", ["en", "pt", "pt-BR"], "pt-BR"), ("C", ["en", "de"], "en"),
          ("zh_CN", ["en", "zh-Hans", "zh-Hant"], "zh-Hans"),
          ("zh_TW", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"), ("zh_HK", ["en", "zh"], "zh"),
        ]
        for (preferred, available, expected) in rows {
          let found = try LocalizationTests.language(preferred, of: available)
          precondition(found == expected, "\(preferred): \(found)")
        }
        setenv("LANGUAGE", "", 1)
        setenv("LC_ALL", "de_DE.UTF-8", 1)
        let found = try ["", "C.UTF-8"].map {
          try LocalizationTests.language($0, of: ["en", "de"])
        }
        precondition(found == ["de", "de"], "\(found)")
      }
    }
    #expect(result != nil)
  }

  @Test("strings and plural forms of all kinds of tables are in the user's language")
  func translated() async {
    let result = await #expect(processExitsWith: .success) {
      try await MainActor.run {
        setenv("LANGUAGE", "ru", 1)
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("atrium-russian-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let russian = folder.appendingPathComponent("ru.lproj")
        try FileManager.default.createDirectory(at: russian, withIntermediateDirectories: true)
        try Data("\"plain\" = \"Просто\";".utf8)
          .write(to: russian.appendingPathComponent("Localizable.strings"))
        let plural = LocalizationTests.dictionary.replacingOccurrences(
          of: "<key>one</key><string>%d hike</string>",
          with: "<key>one</key><string>%d поход</string><key>few</key><string>%d похода</string>")
        try Data(plural.utf8).write(to: russian.appendingPathComponent("Localizable.stringsdict"))
        let texts = LocalizationTests.catalog.replacingOccurrences(
          of: "\"en\": {", with: "\"ru\": {"
        )
        .replacingOccurrences(
          of: "\"one\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"%lld place\"}}",
          with: "\"few\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"%lld места\"}}")
        try Data(texts.utf8).write(to: folder.appendingPathComponent("Places.xcstrings"))
        guard let bundle = Bundle(path: folder.path) else { preconditionFailure("no bundle") }
        let walk = NSLocalizedString("walk", bundle: bundle, comment: "")
        let found =
          [NSLocalizedString("plain", bundle: bundle, comment: "")]
          + [0, 1, 3, 5].map { String.localizedStringWithFormat(walk, $0, $0) }
          + [3, 5].map { String(localized: "\($0) places", table: "Places", bundle: bundle) }
        precondition(
          found == [
            "Просто", "no hikes with 0 dogs", "1 поход with a dog", "3 похода with 3 dogs",
            "5 hikes with 5 dogs", "3 места", "5 places",
          ], "\(found)")
      }
    }
    #expect(result != nil)
  }

  @Test("a string catalogue has plural forms for a whole text and for its parts")
  func catalogue() {
    defer { remove() }
    let texts = [0, 1, 4].map { String(localized: "\($0) places", table: "Places", bundle: bundle) }
    #expect(texts == ["0 places", "1 place", "4 places"])
    let shared = bundle.localizedString(forKey: "shared", value: nil, table: "Places")
    #expect(String.localizedStringWithFormat(shared, "Ada", 1) == "Ada has 1 photo")
    #expect(String.localizedStringWithFormat(shared, "Ada", 3) == "Ada has 3 photos")
    #expect(String(localized: "100 % of \("x")", bundle: bundle) == "100 % of x")
  }
}
