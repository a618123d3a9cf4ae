import AtriumControls
import AtriumHarness
import AtriumKit

/// The causes of the recorded calls, in order.
@MainActor
struct CauseList {
  /// Identifies a change, so that the last call of the change gets the same cause as its first call.
  private struct Beginning: Hashable {
    let controller: Int
    let group: InspectedCall.Group
  }

  private(set) var causes: [InspectedCause] = []
  private var beginnings: [Beginning: Int] = [:]
  private var titles = InputTitles()
  /// The title of the current input, or of the code that the program has named.
  private var inputTitle: String?
  /// Whether the program has named its code as the cause, and no input has followed.
  private var isCodeNamed = false
  /// The identifier of the current input in the list of causes; nil until the input has caused a call.
  private var inputCause: Int?
  private var latest: (kind: LifecycleEvent.Cause, turn: Int, id: Int)?
  private var lastID = -1

  /// Records an event before its delivery.
  mutating func note(_ event: InputEvent, in window: Window) {
    guard let title = titles.title(of: event, in: window)?.localizedPhrase else { return }
    if case .resized(_, _, let isLive) = event, isLive {
      // All steps of a resize by dragging the window's edge share one cause.
      if let latest, latest.kind == .resize, inputCause == latest.id, index(of: latest.id) != nil {
        inputTitle = title
        return
      }
    }
    (inputTitle, inputCause, isCodeNamed) = (title, nil, false)
  }

  /// Names code of the program as the cause of all calls until the window's next input event.
  mutating func note(code title: String) {
    (inputTitle, inputCause, isCodeNamed) = (title, nil, true)
  }

  /// Returns the number of a call's cause, and adds the call to that cause.
  mutating func count(
    _ event: LifecycleEvent, controller: Int, explanation: CallExplanation
  ) -> Int {
    let beginning = Beginning(controller: controller, group: explanation.group)
    let id: Int
    if explanation.part != .will, !isMadeByNamedCode(event), let known = beginnings[beginning],
      index(of: known) != nil
    {
      id = known
      if explanation.part == .did { beginnings[beginning] = nil }
    } else {
      id = cause(of: event)
      switch explanation.part {
      case .will: beginnings[beginning] = id
      case .during: break
      case .did: beginnings[beginning] = nil
      }
    }
    if let index = index(of: id) {
      causes[index].callCount += 1
      causes[index].end = max(causes[index].end, event.time)
      if event.cause == .resize, let inputTitle { causes[index].title = inputTitle }
    }
    return id
  }

  /// Whether the named code makes the call itself, outside the window's turns.
  ///
  /// That code is then the cause of the call, even if the call ends a change that other code began.
  private func isMadeByNamedCode(_ event: LifecycleEvent) -> Bool {
    isCodeNamed && event.step == .outside
  }

  private mutating func cause(of event: LifecycleEvent) -> Int {
    switch isCodeNamed ? .input : event.cause {
    case .input, .resize:
      if let inputCause, index(of: inputCause) != nil {
        latest = (event.cause, event.turn, inputCause)
        return inputCause
      }
      let id = add(
        inputTitle ?? String(localized: event.cause == .input ? "input" : "resize"), event)
      if inputTitle != nil { inputCause = id }
      return id
    case .timer: return shared(event, String(localized: "timer"))
    case .animation: return shared(event, String(localized: "animation"))
    case .transition: return shared(event, String(localized: "end of a transition"))
    case .program: return shared(event, String(localized: "code"))
    }
  }

  /// Returns the latest cause if its kind and turn are those of the event; otherwise adds a cause.
  private mutating func shared(_ event: LifecycleEvent, _ title: String) -> Int {
    if let latest, latest.kind == event.cause, latest.turn == event.turn,
      index(of: latest.id) != nil
    {
      return latest.id
    }
    return add(title, event)
  }

  private mutating func add(_ title: String, _ event: LifecycleEvent) -> Int {
    lastID += 1
    causes.append(
      InspectedCause(id: lastID, title: title, start: event.time, end: event.time, callCount: 0))
    latest = (event.cause, event.turn, lastID)
    return lastID
  }

  private func index(of id: Int) -> Int? {
    guard let first = causes.first?.id, causes.indices.contains(id - first) else { return nil }
    return id - first
  }

  /// Removes all causes that are older than the given cause.
  mutating func forget(before id: Int) {
    let count = causes.prefix { $0.id < id }.count
    causes.removeFirst(count)
    beginnings = beginnings.filter { $0.value >= id }
  }
}
