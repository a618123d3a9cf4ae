import AtriumGeometry
import AtriumKit
import DemoScreens
import Testing

/// Sizes in the journal that a container has calculated itself.
@MainActor
struct JournalSizeTests {
  @Test("sizes that are not finite do not stop the journal")
  func sizes() {
    let journal = LifecycleJournal()
    journal.observe(
      LifecycleEvent(
        controller: ViewController(),
        kind: .viewWillTransition(to: Size(width: .nan, height: .infinity)), time: 0))
    #expect(journal.entries.last?.detail == "to 0 × 16777216")
  }
}
