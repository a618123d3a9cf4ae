import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import Testing

/// The rows of the inspector's lists as assistive technologies see them.
@MainActor
struct RowElementTests {
  /// The elements of the list of controllers, in words.
  private func words(_ list: View) -> [String] {
    (list.accessibilityElements ?? []).map { element in
      let isSelected = element.accessibilityTraits.contains(.selected) ? " selected" : ""
      return "\(element.accessibilityLabel ?? "?"), \(element.accessibilityValue ?? "-")"
        + isSelected
    }
  }

  @Test(
    "AX-7, AX-13: each row of a list is an element with its text, and the selected row has the focus"
  )
  func rows() throws {
    let bench = Bench()
    let list = try #require(bench.pane.view(named: "Controllers"))
    #expect(list.accessibilityRole == .list && list.accessibilityFocusedElement == nil)
    let elements = try #require(list.accessibilityElements)
    #expect(
      words(list) == [
        "P · ViewController · on screen, expanded", "A · ViewController · on screen, -",
      ])
    #expect(elements.map(\.accessibilityRole) == [.cell, .cell])
    #expect(elements[0].accessibilityFrame.maxY == elements[1].accessibilityFrame.minY)
    bench.pane.key("Down")
    #expect(list.accessibilityFocusedElement === elements[0])
    #expect(elements[1].accessibilityActivate() && bench.selected == "A")
    bench.settle()
    let kept = try #require(list.accessibilityElements)
    #expect(zip(elements, kept).allSatisfy { $0 === $1 })
    #expect(list.accessibilityFocusedElement === elements[1])
    #expect(
      words(list) == [
        "P · ViewController · on screen, expanded", "A · ViewController · on screen, - selected",
      ])
  }
}
