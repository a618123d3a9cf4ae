import AtriumControls
import AtriumKit

/// Displays the journal; its list becomes first responder if the window has no other one.
final class JournalController: RoomController {
  private let journal: LifecycleJournal
  private let page: JournalView

  init(_ journal: LifecycleJournal) {
    self.journal = journal
    page = JournalView(journal)
    super.init(title: String(localized: "Journal"))
  }

  // MARK: The guide

  override var excerptName: String { "observe" }

  override var tries: [RoomTry] { [.leaveAndReturn, .turn, .sheet] }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized: "Every call of every controller, in its order, below the input that caused it."
        ),
        byHand:
          String(
            localized:
              "Do something in another room and come back: each call stands here in its order, below "
              + "the click or the key that caused it."),
        source: "Sources/DemoScreens/Journal/LifecycleJournal.swift", opensGuide: false),
      stage: page)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.list.onChoose = { [weak self] in self?.guide.explain(RoomCall($0)) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page.reload()
    journal.onChange = { [weak page] in page?.reload() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if view.window?.firstResponder == nil { page.list.becomeFirstResponder() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.onChange = nil
  }
}
