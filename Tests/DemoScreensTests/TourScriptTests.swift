import AtriumControls
import AtriumHarness
import DemoScreens
import Testing

/// The script that plays the tour: it is made of the tour's own text.
@MainActor
@Suite(.serialized)
struct TourScriptTests {
  @Test("the script prints the five instructions of the tour's bar, in every language")
  func notes() throws {
    for language in Language.allCases {
      language.use(assetsFolder: Demo.assetsFolder)
      defer { Language.english.use(assetsFolder: nil) }
      let lines = TourScript.text.split(separator: "\n")
      let notes = lines.filter { $0.hasPrefix("note ") }.map { $0.dropFirst(6).dropLast() }
      #expect(notes.map(String.init) == TourStop.all.map(\.text))
      #expect(notes.count == 5)
      _ = try EventScript(parsing: TourScript.text, file: "tour")
    }
  }

  @Test(
    "the script goes through the stops of the window's tour in order, and ends in the playground"
  )
  func plays() throws {
    for language in Language.allCases {
      language.use(assetsFolder: Demo.assetsFolder)
      defer { Language.english.use(assetsFolder: nil) }
      let demo = try Demo("welcome", paints: false)
      let player = ScriptPlayer(
        try EventScript(parsing: TourScript.text, file: "tour"), on: demo.window)
      var shown: [String] = []
      player.note = { note in
        let isInBar = demo.texts.contains { $0.text.string == note }
        shown.append(isInBar ? note : "not in the bar: \(note)")
      }
      try demo.stage.play(player)
      #expect(shown == TourStop.all.map(\.text))
      #expect(demo.environment.state.room == "playground")
    }
  }
}
