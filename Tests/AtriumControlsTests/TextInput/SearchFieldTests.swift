import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The search field.
@MainActor
struct SearchFieldTests {
  @MainActor
  private final class SearchBed {
    let bed = TextBed()
    let search = SearchField()
    var log: [String] = []

    init() {
      search.frame = Rect(x: 230, y: 20, width: 160, height: 36)
      bed.root.view.addSubview(search)
      search.addAction(for: .searchTextChanged) { [weak self] in
        self?.log.append("changed \(self?.search.text ?? "")")
      }
      search.addAction(for: .searchSubmitted) { [weak self] in self?.log.append("submitted") }
      search.becomeFirstResponder()
      bed.stage.settle()
    }
  }

  @Test(
    "TX-15: the change is sent 150 ms after the last key press, and at once for Return or an empty field"
  )
  func delay() {
    let test = SearchBed()
    let stage = test.bed.stage
    stage.type("a")
    stage.advance(by: 0.14)
    stage.type("b")
    stage.advance(by: 0.14)
    #expect(test.log.isEmpty)
    stage.advance(by: 0.02)
    #expect(test.log == ["changed ab"])
    stage.type("c")
    stage.key("Return")
    #expect(test.log == ["changed ab", "changed abc", "submitted"])
    stage.key("Ctrl+a")
    stage.key("Delete")
    #expect(test.log.last == "changed ")
    stage.advance(by: 1)
    #expect(test.log.count == 4)
  }

  @Test("TX-15: Escape clears the text, and in an empty field goes to the next responder")
  func escape() {
    let test = SearchBed()
    var count = 0
    test.bed.root.addKeyCommand(
      KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: { count += 1 }))
    test.search.delegate = test.bed
    test.bed.denied = ["shouldClear"]
    test.bed.stage.type("a")
    test.bed.keys("Escape")
    #expect(test.search.text == "a" && count == 0)
    test.bed.denied = []
    test.bed.keys("Escape")
    #expect(test.search.text.isEmpty && count == 0)
    test.bed.keys("Escape")
    #expect(count == 1)
  }

  @Test("TX-15: a search field has an accessible name and traits")
  func accessibility() {
    let test = SearchBed()
    test.search.placeholder = "Search"
    #expect(test.search.accessibilityLabel == "Search")
    #expect(test.search.accessibilityTraits.isSuperset(of: [.searchField, .textEntry]))
    test.search.isEnabled = false
    #expect(test.search.accessibilityTraits.contains(.notEnabled))
  }
}
