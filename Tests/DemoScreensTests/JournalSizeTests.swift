import AtriumGeometry
import AtriumKit
import DemoScreens
import Testing

/// The journal records the size that a container's own arithmetic produced.
@MainActor
struct JournalSizeTests {
  @Test("sizes that are not finite do not stop it")
  func sizes() {
    let journal = LifecycleJournal()
    journal.observe(
      LifecycleEvent(
        controller: ViewController(),
        kind: .viewWillTransition(to: Size(width: .nan, height: .infinity)), time: 0))
    #expect(journal.entries.last?.detail == "to 0 × 16777216")
  }
}
