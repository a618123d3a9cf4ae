import AtriumContainers
import AtriumControls
import AtriumHarness
import AtriumInspector
import AtriumKit

/// The life-cycle calls in a room that have the most recent cause: an input or an experiment.
@MainActor
final class RoomCalls: LifecycleObserver {
  /// The maximum number of calls that are listed.
  private static let longest = 60

  /// The cause of the calls: an input, or the title of an experiment.
  private(set) var cause = String(localized: "Start|journal")
  /// The calls, oldest first.
  private(set) var calls: [RoomCall] = []
  /// The number of calls since the cause, including calls that are no longer listed.
  private(set) var count = 0
  /// Called after each change.
  var onChange: @MainActor () -> Void = {}
  /// Called for each listed call; the argument is the controller that receives it.
  var onCall: @MainActor (ViewController) -> Void = { _ in }
  private var names = ControllerNames()
  private var titles = InputTitles()
  /// Whether an experiment is running.
  ///
  /// The inputs of an experiment do not become causes.
  private var isTrying = false
  private weak var room: RoomController?
  private weak var source: ViewController?
  private weak var window: Window?

  /// Observes the calls of a room and of all controllers below it, and the events of the room's window.
  ///
  /// If the room shows controllers of another window, their calls are observed instead.
  func follow(_ room: RoomController) {
    self.room = room
    // An observer of the `HouseController`, which contains the room, also receives the calls of presented controllers.
    let new = room.callSource ?? room.ringMenuController ?? room
    if new !== source {
      source?.removeLifecycleObserver(self)
      source = new
      new.addLifecycleObserver(self)
    }
    guard let window = room.viewIfLoaded?.window, window !== self.window else { return }
    self.window = window
    window.observeEvents(owner: self) { [weak self, unowned window] event in
      self?.note(event, in: window)
    }
  }

  private func note(_ event: InputEvent, in window: Window) {
    guard let title = titles.title(of: event, in: window)?.localizedHeading, !isTrying else {
      return
    }
    pending = title
  }

  /// The cause of the next call; nil if the cause does not change.
  ///
  /// The list is cleared only when that call comes, so an input without calls does not clear it.
  private var pending: String?

  /// Begins the list of an experiment.
  func begin(_ title: String) {
    (isTrying, pending) = (true, nil)
    (cause, calls, count) = (title, [], 0)
    onChange()
  }

  /// Ends the experiment; from now on, inputs become causes again.
  func end() { isTrying = false }

  /// Whether a controller is outside the room: it belongs to the demo itself or to another room.
  private func isAround(_ controller: ViewController) -> Bool {
    if controller is HouseController || controller is RoomGuideController { return true }
    let others = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
    return others.contains { $0 is RoomController && $0 !== room }
  }

  func observe(_ event: LifecycleEvent) {
    guard !isAround(event.controller) else { return }
    if let pending { (cause, calls, count) = (pending, [], 0) }
    pending = nil
    // Without a window, inputs are not observed, so the cause of later calls is not known. Only the first calls are
    // listed.
    if window == nil, calls.count == RoomCalls.longest { return }
    if calls.count == RoomCalls.longest { calls.removeFirst() }
    count += 1
    calls.append(RoomCall(event, &names))
    onCall(event.controller)
    onChange()
  }
}
