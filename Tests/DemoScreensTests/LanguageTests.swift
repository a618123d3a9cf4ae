import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The second language of the demo: it is complete, and no string is truncated.
@MainActor
@Suite(.serialized)
struct LanguageTests {
  private nonisolated static let sizes = [
    Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
  ]

  // MARK: The choice

  @Test(
    "the first variable that is set names the locale, and LANGUAGE comes first in a real locale")
  func environment() {
    func language(_ variables: [String: String]) -> Language {
      Language.preferred { variables[$0] }
    }
    #expect(language([:]) == .english)
    #expect(language(["LANG": "de_DE.UTF-8"]) == .german)
    #expect(language(["LANG": "de"]) == .german)
    #expect(language(["LANG": "de_AT@euro"]) == .german)
    #expect(language(["LANG": "en_US.UTF-8"]) == .english)
    #expect(language(["LANG": "fr_FR.UTF-8"]) == .english)
    #expect(language(["LC_ALL": "", "LC_MESSAGES": "de_CH", "LANG": "en_US"]) == .german)
    #expect(language(["LC_ALL": "C.UTF-8", "LANG": "de_DE"]) == .english)
    #expect(language(["LANGUAGE": "de", "LANG": "C"]) == .english)
    #expect(language(["LANGUAGE": "fr:de:en", "LANG": "en_GB.UTF-8"]) == .german)
    #expect(language(["LANGUAGE": "en", "LANG": "de_DE.UTF-8"]) == .english)
    #expect(language(["LANG": "\u{1B}[0m/../de"]) == .english)
  }

  @Test("a table that cannot be read is reported, and the strings are English")
  func missing() {
    var reports: [String] = []
    Language.german.use(assetsFolder: "/no/such") { reports.append($0) }
    defer { Language.english.use(assetsFolder: nil) }
    #expect(
      reports == [
        "/no/such/de.lproj/Localizable.strings: cannot be read: No such file or directory"
      ])
    #expect(LocalizedStrings.current.string(forKey: "Close") == "Close")
  }

  // MARK: The table

  @Test("the table has exactly the strings of the sources")
  func table() throws {
    let bytes = Array(
      try Data(contentsOf: URL(filePath: Demo.germanFolder + "/Localizable.strings")))
    let german = LocalizedStrings(language: "de", contentsOf: bytes)
    let sources = try SourceStrings()
    #expect(sources.keys.count > 600)
    #expect(sources.keys.subtracting(german.keys).sorted() == [])
    let unused = german.keys.filter { !sources.mentions($0) }.sorted()
    #expect(unused == [])
    // Both strings have the same arguments.
    let uneven = german.keys.filter {
      $0.components(separatedBy: "%@").count
        != german.string(forKey: $0).components(separatedBy: "%@").count
    }
    #expect(uneven.sorted() == [])
  }

  // MARK: The rooms

  @Test("no string of a room is left in English", arguments: Rooms.all)
  func translated(room: String) throws {
    let translations = try Translations()
    let words = try Demo.inGerman {
      var words: Set<String> = []
      for size in LanguageTests.sizes {
        words.formUnion(try Demo(room, size: size, paints: false).words)
      }
      return words
    }
    #expect(words.count > 10)
    #expect(words.filter { !translations.contain($0) }.sorted() == [])
  }

  @Test(
    "no string is the English one of a German string, and no number with a unit has a decimal point",
    arguments: Rooms.all)
  func leaks(room: String) throws {
    let bytes = Array(
      try Data(contentsOf: URL(filePath: Demo.germanFolder + "/Localizable.strings")))
    let german = LocalizedStrings(language: "de", contentsOf: bytes)
    let texts = Set(german.keys.map { german.string(forKey: $0) })
    let english = Set(
      german.keys.filter { !$0.contains("%@") && german.string(forKey: $0) != $0 }
        .map { LocalizedStrings().string(forKey: $0) }.filter { $0.contains(where: \.isLetter) }
    ).subtracting(texts)
    #expect(english.count > 600)
    let words = try Demo.inGerman {
      try LanguageTests.sizes.reduce(into: Set<String>()) { words, size in
        words.formUnion(try Demo(room, size: size, paints: false).words)
      }
    }
    #expect(words.count > 10)
    #expect(words.intersection(english).sorted() == [])
    let point = try Regex(#"[0-9]\.[0-9]+\s?(s|ms|%|pt|Punkt)"#)
    #expect(words.filter { $0.contains(point) }.sorted() == [])
  }

  @Test("the ring, the list of rooms, the settings and the shortcuts are not left in English")
  func house() throws {
    let translations = try Translations()
    let words = try Demo.inGerman {
      let demo = try Demo("navigation", paints: false)
      var words: Set<String> = []
      for keys in [
        ["Menu", "6"], ["Escape", "7"], ["Escape", "Escape"], ["Ctrl+k"], ["Ctrl+,"], ["F1"],
      ] {
        for key in keys {
          demo.stage.key(key)
          demo.stage.settle()
          words.formUnion(demo.words)
        }
        if !keys.contains("Escape"), keys[0] != "Menu" {
          demo.stage.key("Escape")
          demo.stage.settle()
        }
      }
      return words
    }
    #expect(words.isSuperset(of: ["Einstellungen", "Räume", "Tastenkürzel", "Sprache", "Stapel"]))
    #expect(words.filter { !translations.contain($0) }.sorted() == [])
  }

  @Test(
    "no German string is truncated, broken inside a word, outside the window, or on top of another string",
    arguments: Rooms.all, [Size(width: 320, height: 240), Size(width: 420, height: 800)])
  func whole(room: String, size: Size) throws {
    try Demo.inGerman {
      let demo = try Demo(room, size: size, paints: false)
      expectWhole(demo, size)
    }
  }

  @Test("the German sheets and the tour's bar are complete in small windows")
  func sheets() throws {
    try Demo.inGerman {
      for size in [Size(width: 320, height: 240), Size(width: 420, height: 800)] {
        for key in ["Ctrl+k", "Ctrl+,", "F1"] {
          let demo = try Demo("clock", size: size, paints: false)
          demo.stage.key(key)
          demo.stage.settle()
          #expect(demo.root.presentedViewController != nil)
          let cut = demo.texts.filter { $0.text.isTruncated || $0.text.breaksWords }
          #expect(cut.map(\.text.string) == [], "\(key) in \(size)")
        }
        let demo = try Demo("welcome", size: size, paints: false)
        demo.stage.click(on: "Rundgang")
        demo.stage.settle()
        for _ in 0..<4 {
          let bar = try #require(demo.stage.view(named: "Rundgang"))
          let frame = bar.convert(bar.bounds, to: nil)
          let own = demo.texts.filter { frame.contains($0.frame) }
          #expect((4...5).contains(own.count), "\(own.map(\.text.string)) in \(size)")
          #expect(own.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
          for text in demo.texts where !frame.contains(text.frame) {
            #expect(text.frame.maxY <= frame.minY + 1, "“\(text.text.string)” in \(size)")
          }
          demo.stage.key("Ctrl+Return")
          demo.stage.settle()
        }
      }
    }
  }

  private func expectWhole(_ demo: Demo, _ size: Size) {
    let texts = demo.texts
    let window = Rect(origin: .zero, size: size)
    for (index, one) in texts.enumerated() {
      #expect(window.contains(one.frame), "“\(one.text.string)” at \(one.frame) in \(size)")
      #expect(
        !one.text.isTruncated && !one.text.breaksWords, "“\(one.text.string)” is cut in \(size)")
      for other in texts[(index + 1)...] {
        #expect(
          one.frame.intersection(other.frame).isEmpty,
          "“\(one.text.string)” and “\(other.text.string)” in \(size)")
      }
    }
  }
}
