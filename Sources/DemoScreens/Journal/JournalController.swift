import AtriumKit

/// Displays the journal.
///
/// The list becomes first responder when the view appears.
final class JournalController: ViewController {
  private let journal: LifecycleJournal
  private let page: JournalView

  init(_ journal: LifecycleJournal) {
    self.journal = journal
    page = JournalView(journal)
    super.init()
    title = "Journal"
  }

  override func loadView() {
    view = page
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
