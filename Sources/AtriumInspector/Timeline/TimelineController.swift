import AtriumControls
import AtriumGeometry
import AtriumKit

/// The pane with the timeline of the session's calls.
final class TimelineController: ViewController {
  /// The minimum interval between two updates of the timeline, in seconds (TL-13).
  private static let feedInterval = 0.1

  let session: InspectorSession
  let timelineView = TimelineView()
  private var folded: Set<Int> = []
  private var pinned: Set<Int> = []
  private var lastFeed = -Double.infinity
  private var isFirstFeed = true
  private var waiting: Timer?

  init(_ session: InspectorSession) {
    self.session = session
    super.init()
    title = String(localized: "Timeline")
    timelineView.emptyText =
      session.beganLate
      ? String(localized: "Calls are recorded from the opening of the inspector on.") : ""
    timelineView.onSelect = { [weak session] controller, call in
      session?.selection = controller
      session?.selectedCall = call
      session?.outlined = controller
    }
    timelineView.onCause = { [weak session] in session?.selectedCause = $0 }
    timelineView.onFold = { [weak self] in self?.toggle($0, in: \.folded) }
    timelineView.onPin = { [weak self] in self?.toggle($0, in: \.pinned) }
  }

  override func loadView() { view = timelineView }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func toggle(_ id: Int, in set: ReferenceWritableKeyPath<TimelineController, Set<Int>>) {
    if self[keyPath: set].remove(id) == nil { self[keyPath: set].insert(id) }
    reload()
  }

  /// Shows the session's calls now, or after the minimum interval if the timeline has just been updated.
  func feed() {
    guard let window = viewIfLoaded?.window else { return }
    let due = lastFeed + TimelineController.feedInterval
    guard due > window.currentTime else { return reload() }
    guard waiting == nil else { return }
    waiting = window.scheduleTimer(withTimeInterval: due - window.currentTime) { [weak self] _ in
      self?.reload()
    }
  }

  private func reload() {
    waiting?.invalidate()
    waiting = nil
    lastFeed = viewIfLoaded?.window?.currentTime ?? lastFeed
    timelineView.show(
      Timeline(
        calls: session.calls, causes: session.causes, tree: session.tree,
        droppedCount: session.droppedCallCount, folded: folded, pinned: pinned))
    // A controller that was selected before the first lanes existed is scrolled into view now.
    if isFirstFeed { timelineView.reveal(laneOf: session.selection) }
    isFirstFeed = false
  }

  /// Shows the session's selection.
  func showSelection() {
    if timelineView.selectedLane != session.selection {
      timelineView.selectedLane = session.selection
      timelineView.reveal(laneOf: session.selection)
    }
    if timelineView.selectedCause != session.selectedCause {
      timelineView.showCause(session.selectedCause)
    }
    let isOther = timelineView.selectedCall != session.selectedCall
    timelineView.selectedCall = session.selectedCall
    if isOther { timelineView.reveal(call: session.selectedCall) }
  }

  /// Selects the next or the previous call of the selected controller.
  func step(forward: Bool) {
    let index = session.selectedCall.flatMap(timelineView.port.timeline.index(ofCall:))
    timelineView.step(from: index, forward: forward)
  }
}
