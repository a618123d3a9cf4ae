import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Testing

/// The inspector in the second language of the demo.
@MainActor
@Suite(.serialized)
struct InspectorLanguageTests {
  /// Words that are the same in both languages.
  private static let shared: Set<String> = ["Details", "Animation", "Layout", "Phase"]

  /// Returns the strings of an inspector of a room, and the titles of its commands.
  private func words() throws -> (strings: [String], commands: [String]) {
    let demo = try Demo("tabs", paints: false)
    let inspector = InspectorController(inspecting: demo.window)
    let stage = Stage(size: Size(width: 900, height: 700))
    stage.window.rootViewController = inspector
    stage.settle()
    demo.stage.key("Ctrl+2")
    demo.stage.settle()
    stage.settle()
    stage.key("Down")
    stage.key("Down")
    stage.settle()
    var strings: [String] = []
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      if let view = view as? any TextDisplaying { strings += view.displayedTexts.map(\.string) }
      for subview in view.subviews { visit(subview) }
    }
    visit(inspector.view)
    return (strings, inspector.keyCommands.map(\.listedTitle))
  }

  @Test("the tabs, the tools, the commands and the status of the inspector are German")
  func german() throws {
    let english = try words()
    let german = try Demo.inGerman { try words() }
    #expect(english.commands.count > 25 && german.commands.count == english.commands.count)
    for (one, other) in zip(english.commands, german.commands)
    where !InspectorLanguageTests.shared.contains(one) {
      #expect(one != other)
    }
    let expected = [
      "Im Fenster wählen", "Vergleichen", "Schritt", "Details", "Probleme", "Schichten", "Phase",
      "Eltern", "im Bild",
    ]
    for word in expected { #expect(german.strings.contains(word), "\(word)") }
    let status = german.strings.filter { $0.contains("Aufrufe, seit der Inspektor offen ist ·") }
    #expect(status.count == 1 && status[0].hasSuffix("keine Probleme"), "\(status)")
    #expect(
      !german.strings.contains {
        ["Choose in window", "Parent", "Problems", "on screen", "off screen"].contains($0)
      })
  }

  @Test("the sentence for each call has a German string")
  func explanations() {
    Demo.inGerman {
      let sentences = CallExplanation.all.map(\.sentence)
      #expect(sentences.count == 13)
      for sentence in sentences {
        #expect(LocalizedStrings.current.string(forKey: sentence) != sentence)
      }
    }
  }
}
