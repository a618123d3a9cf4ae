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
