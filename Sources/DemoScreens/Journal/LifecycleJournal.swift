import AtriumGeometry
import AtriumHarness
public import AtriumKit

/// Keeps the last lifecycle calls of controllers, from the program's start.
@MainActor
public final class LifecycleJournal: LifecycleObserver {
  /// The maximum number of entries.
  public static let capacity = 2000

  /// The entries, oldest first.
  public private(set) var entries: [JournalEntry] = []
  /// Called after each new entry, for the view of the journal.
  var onChange: (@MainActor () -> Void)?
  private var names = ControllerNames()
  private var count = 0

  /// Makes an empty journal.
  public init() {}

  /// Records a call.
  public func observe(_ event: LifecycleEvent) {
    let (kind, detail) = describe(event.kind)
    if entries.count == LifecycleJournal.capacity {
      // Remove several at a time, since each removal moves the rest.
      entries.removeFirst(LifecycleJournal.capacity / 8)
    }
    entries.append(
      JournalEntry(
        number: count, time: event.time, controller: names.name(of: event.controller),
        event: event.kind.name, detail: detail, kind: kind))
    count += 1
    onChange?()
  }

  private func describe(_ kind: LifecycleEvent.Kind) -> (JournalEntry.Kind, String) {
    switch kind {
    case .viewDidLoad: (.loading, "")
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated):
      (.appearing, animated ? "animated" : "at once")
    case .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      (.disappearing, animated ? "animated" : "at once")
    case .willMove(let parent), .didMove(let parent):
      (.moving, parent.map { "to \(names.name(of: $0))" } ?? "to no parent")
    case .viewWillTransition(let size):
      (.resizing, "to \(Int(nearest: size.width)) × \(Int(nearest: size.height))")
    case .willTransition(let traits):
      (
        .resizing,
        "to \(traits.horizontalSizeClass) × \(traits.verticalSizeClass)"
      )
    case .willRotate(let orientation, _), .willAnimateRotation(let orientation, _):
      (.resizing, "to \(orientation.name)")
    case .didRotate(let orientation): (.resizing, "from \(orientation.name)")
    }
  }
}
