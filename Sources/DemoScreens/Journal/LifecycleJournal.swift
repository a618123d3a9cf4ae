import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
public import AtriumKit

/// Records the lifecycle calls of controllers, grouped by their causes, and keeps the most recent calls.
@MainActor
public final class LifecycleJournal: LifecycleObserver {
  /// The maximum number of entries.
  public static let capacity = 10_000

  /// The entries, oldest first.
  public private(set) var entries: [JournalEntry] = []
  /// The groups, oldest first.
  ///
  /// Each entry belongs to one group.
  private(set) var groups: [JournalGroup] = []
  /// The number of rows that were removed so far, including headings.
  private(set) var removedRowCount = 0
  /// Called after each observed call, for the view of the journal.
  var onChange: (@MainActor () -> Void)?
  private var names = ControllerNames()
  private var count = 0
  private var groupCount = 0

  /// The current cause, for calls that an input, a resize or the program causes.
  private var present = (number: 0, title: String(localized: "Start|journal"))
  /// Whether the current cause was named by ``begin(_:)`` rather than by an event.
  private var isNamed = true
  private var causeCount = 0
  private var titles = InputTitles()

  /// Makes an empty journal.
  public init() {}

  /// The headings, oldest first; each with the number that identifies the first entry below it.
  public var headings: [(title: String, firstEntry: Int)] {
    groups.map { ($0.title, $0.start) }
  }

  /// Returns the names of a controller's calls that are still in the journal, oldest first; for tests.
  package func moves(of controller: ViewController) -> [String] {
    let name = names.name(of: controller)
    return entries.filter { $0.controller == name }.map(\.event)
  }

  // MARK: Causes

  /// Sets the title of the current cause, which lasts until the next input or the next call of this method.
  func begin(_ title: String) {
    causeCount += 1
    (present, isNamed) = ((causeCount, title), true)
  }

  /// Observes a window's events until the journal is deallocated.
  ///
  /// Each event with a title is the cause of the calls that follow it.
  func follow(_ window: Window) {
    window.observeEvents(owner: self) { [weak self, unowned window] event in
      self?.note(event, in: window)
    }
  }

  private func note(_ event: InputEvent, in window: Window) {
    guard let title = titles.title(of: event, in: window)?.localizedHeading else { return }
    causeCount += 1
    (present, isNamed) = ((causeCount, title), false)
  }

  private func cause(of event: LifecycleEvent, _ kind: JournalEntry.Kind) -> JournalMark.Cause {
    switch event.cause {
    case .input, .resize: return present
    case .program:
      if isNamed || event.step == .events { return present }
      begin(String(localized: "Program"))
      return present
    case .timer, .animation, .transition:
      // The calls at the end of a change have the same cause as the calls at its beginning.
      let mark = event.controller.attachmentIfPresent(JournalMark.self)
      return event.kind.isBeginning ? present : mark?.causes[kind.change] ?? present
    }
  }

  // MARK: Entries

  /// Records a call.
  public func observe(_ event: LifecycleEvent) {
    let (kind, detail) = describe(event.kind)
    let cause = cause(of: event, kind)
    let mark = event.controller.attachment(JournalMark.self)
    if event.kind.isBeginning { mark.causes[kind.change] = cause }
    if case .willMove(.some) = event.kind {
      mark.hasMoved = true
      recordChildren(of: event.controller, at: event.time, cause)
    }
    append(
      event.controller, event.kind.name, detail: detail, kind: kind, at: event.time, cause: cause)
    onChange?()
  }

  /// Records the moves of a container's children that no observer has seen.
  ///
  /// These children were added before the container itself was added to an observed container.
  private func recordChildren(
    of container: ViewController, at time: Double, _ cause: JournalMark.Cause
  ) {
    for child in container.children {
      let mark = child.attachment(JournalMark.self)
      guard !mark.hasMoved else { continue }
      mark.hasMoved = true
      recordChildren(of: child, at: time, cause)
      for event in ["willMove", "didMove"] {
        append(
          child, event, detail: String(localized: "in %@", names.name(of: container)),
          kind: .moving, at: time,
          cause: cause)
      }
    }
  }

  private func append(
    _ controller: ViewController, _ event: String, detail: String, kind: JournalEntry.Kind,
    at time: Double, cause: JournalMark.Cause
  ) {
    if entries.count == LifecycleJournal.capacity { removeOldest() }
    if groups.last?.cause != cause.number {
      let isContinued = cause.number < groups.last?.cause ?? 0
      groups.append(
        JournalGroup(
          start: count, number: groupCount,
          title: isContinued ? String(localized: "%@, continued", cause.title) : cause.title,
          cause: cause.number))
      groupCount += 1
    }
    entries.append(
      JournalEntry(
        number: count, time: time, controller: names.name(of: controller),
        type: "\(type(of: controller))", event: event, detail: detail, kind: kind))
    count += 1
  }

  /// Removes several entries at a time, because each removal moves all remaining entries.
  private func removeOldest() {
    let removed = LifecycleJournal.capacity / 8
    entries.removeFirst(removed)
    let first = count - entries.count
    // A group of which some entries remain keeps its heading.
    let kept = groups.lastIndex { $0.start <= first } ?? 0
    groups.removeFirst(kept)
    if !groups.isEmpty { groups[0].start = max(groups[0].start, first) }
    removedRowCount += removed + kept
  }

  private func describe(_ kind: LifecycleEvent.Kind) -> (JournalEntry.Kind, String) {
    switch kind {
    case .viewDidLoad: (.loading, "")
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated):
      (.appearing, String(localized: animated ? "animated" : "at once"))
    case .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      (.disappearing, String(localized: animated ? "animated" : "at once"))
    case .willMove(let parent), .didMove(let parent):
      (
        .moving,
        parent.map { String(localized: "to %@", names.name(of: $0)) }
          ?? String(localized: "to no parent")
      )
    case .viewWillTransition(let size):
      (
        .resizing,
        String(
          localized: "to %@", "\(Int(nearest: size.width)) × \(Int(nearest: size.height))")
      )
    case .willTransition(let traits):
      (
        .resizing,
        String(
          localized: "to %@", "\(traits.horizontalSizeClass) × \(traits.verticalSizeClass)")
      )
    case .willRotate(let orientation, _), .willAnimateRotation(let orientation, _):
      (.resizing, String(localized: "to %@", orientation.name))
    case .didRotate(let orientation): (.resizing, String(localized: "from %@", orientation.name))
    }
  }
}

extension LifecycleEvent.Kind {
  /// Whether the call belongs to the current cause, and not to the cause of an earlier call of the same change.
  fileprivate var isBeginning: Bool {
    switch self {
    case .viewWillAppear, .viewWillDisappear, .willMove, .viewWillTransition, .willTransition,
      .willRotate, .viewDidLoad:
      true
    case .viewIsAppearing, .viewDidAppear, .viewDidDisappear, .didMove, .willAnimateRotation,
      .didRotate:
      false
    }
  }
}

extension JournalEntry.Kind {
  /// The key under which the cause of a change is stored.
  ///
  /// Appearances and disappearances share a key, since a disappearance may turn into an appearance.
  fileprivate var change: JournalEntry.Kind { self == .disappearing ? .appearing : self }
}
