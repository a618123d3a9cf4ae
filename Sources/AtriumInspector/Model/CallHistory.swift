import AtriumControls
import AtriumHarness
import AtriumKit

/// Records the life-cycle calls of a window's controllers, at most ``capacity`` of them (TL-14).
@MainActor
final class CallHistory: LifecycleObserver {
  /// The maximum number of calls that are kept.
  static let capacity = 2_000

  private(set) var calls: [InspectedCall] = []
  /// The number of calls that are no longer recorded; the oldest calls are dropped first.
  private(set) var droppedCount = 0
  /// Receives each call.
  var onCall: ((InspectedCall) -> Void)?
  /// Called with the number of a controller for which the beginning or the end of an appearance transition was ignored.
  var onIgnored: ((Int) -> Void)?

  private let directory: ControllerDirectory
  private var causeList = CauseList()
  private var formatter = LifecycleFormatter()
  private var jsonFormatter = LifecycleFormatter()
  /// The calls in progress; the index is the depth of the call.
  private var inProgress: [InspectedCall] = []
  private var lastNumber = -1

  init(_ directory: ControllerDirectory) {
    self.directory = directory
  }

  /// The causes of the recorded calls.
  var causes: [InspectedCause] { causeList.causes }

  /// Records an event of the window before its delivery.
  func note(_ event: InputEvent, in window: Window) { causeList.note(event, in: window) }

  /// Names code of the program as the cause of all calls until the window's next input event.
  func note(code title: String) { causeList.note(code: title) }

  func observe(_ event: LifecycleEvent) {
    let explanation = CallExplanation.of(event.kind.name)
    let id = directory.id(of: event.controller)
    if inProgress.count > event.depth { inProgress.removeLast(inProgress.count - event.depth) }
    let enclosing = inProgress.count == event.depth ? inProgress.last : nil
    lastNumber += 1
    let call = InspectedCall(
      number: lastNumber, time: event.time, turn: event.turn, step: event.step, depth: event.depth,
      enclosing: enclosing?.number, controller: id, name: directory.name(of: event.controller),
      event: event.kind.name,
      cause: causeList.count(event, controller: id, explanation: explanation),
      sender: sender(of: event, enclosing: enclosing), parent: parent(in: event.kind),
      line: formatter.text(event), json: jsonFormatter.json(event))
    // If the calls around this call were not observed, this call does not count as in progress.
    if inProgress.count == event.depth { inProgress.append(call) }
    calls.append(call)
    if calls.count > CallHistory.capacity { dropOldest() }
    onCall?(call)
  }

  func ignoredAppearanceTransition(of controller: ViewController) {
    onIgnored?(directory.id(of: controller))
  }

  private func parent(in kind: LifecycleEvent.Kind) -> Int? {
    switch kind {
    case .willMove(let parent), .didMove(let parent): parent.map(directory.id)
    default: nil
    }
  }

  private func dropOldest() {
    let count = CallHistory.capacity / 8
    calls.removeFirst(count)
    droppedCount += count
    if let first = calls.map(\.cause).min() { causeList.forget(before: first) }
  }

  // MARK: Senders

  /// Returns whether a call is a container's own call that the container forwarded to its child.
  ///
  /// A forwarded call is made inside the container's call of the same name, or directly after that call and the same
  /// calls of the siblings.
  private func isForwarded(
    _ event: LifecycleEvent, parent: Int, enclosing: InspectedCall?
  ) -> Bool {
    let name = event.kind.name
    switch event.kind {
    case .viewWillTransition, .willTransition, .willRotate, .willAnimateRotation, .didRotate:
      return enclosing?.event == name && enclosing?.controller == parent
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      if let enclosing { return enclosing.event == name && enclosing.controller == parent }
      for call in calls.reversed() {
        guard call.event == name, call.turn == event.turn, call.depth == event.depth else {
          return false
        }
        if call.controller == parent { return true }
      }
      return false
    case .viewDidLoad, .viewIsAppearing, .willMove, .didMove: return false
    }
  }

  private func sender(of event: LifecycleEvent, enclosing: InspectedCall?) -> CallSender {
    let parent = event.controller.parent
    if event.depth > 0, enclosing == nil { return .unknown }
    if let parent, isForwarded(event, parent: directory.id(of: parent), enclosing: enclosing) {
      return .forwarded(directory.name(of: parent))
    }
    switch event.kind {
    case .viewDidLoad:
      return enclosing.map { .inside($0.name, $0.event) }
        ?? .engine(String(localized: "the first read of its view"))
    case .willMove(let new?):
      return .engine(String(localized: "addChild of %@", directory.name(of: new)))
    case .didMove(nil): return .engine("removeFromParent")
    case .willMove(nil), .didMove:
      if let parent { return .container(directory.name(of: parent)) }
      return enclosing.map { .inside($0.name, $0.event) } ?? .unknown
    case .viewWillAppear, .viewWillDisappear:
      if let enclosing { return .inside(enclosing.name, enclosing.event) }
      if let parent, parent.isPerformingTransition {
        return .engine(String(localized: "a transition of %@", directory.name(of: parent)))
      }
      return .engine(
        event.controller.viewIfLoaded?.window == nil
          ? String(localized: "the window, before the view enters it")
          : String(localized: "the window, before the view leaves it"))
    case .viewIsAppearing:
      return .engine(String(localized: "the layout step, when it reaches the view"))
    case .viewDidAppear, .viewDidDisappear:
      if event.cause == .transition {
        return .engine(String(localized: "the transition, at its end"))
      }
      if event.step == .commit {
        return .engine(String(localized: "the commit, after the turn was painted"))
      }
      return enclosing.map { .inside($0.name, $0.event) }
        ?? .engine(String(localized: "the end of the change"))
    case .viewWillTransition, .willTransition, .willRotate, .willAnimateRotation, .didRotate:
      return enclosing.map { .inside($0.name, $0.event) }
        ?? .engine(String(localized: "the window, for its new size"))
    }
  }
}
