import AtriumKit

/// Records which controllers have appeared: controllers whose last `did` call was `viewDidAppear`.
@MainActor
final class AppearanceRecord: LifecycleObserver {
  private struct Entry {
    weak var controller: ViewController?
    let name: String
    let type: String
    var hasAppeared = false
  }

  /// All controllers with a recorded call, in the order of their first calls.
  private var entries: [Entry] = []
  private var names = ControllerNames()

  func observe(_ event: LifecycleEvent) {
    switch event.kind {
    case .viewDidAppear: set(event.controller, hasAppeared: true)
    case .viewDidDisappear: set(event.controller, hasAppeared: false)
    default: _ = index(of: event.controller)
    }
  }

  /// Records a controller and its children as appeared if their views are in a window.
  func noteVisible(_ controller: ViewController) {
    if controller.viewIfLoaded?.window != nil { set(controller, hasAppeared: true) }
    for child in controller.children { noteVisible(child) }
  }

  /// Returns whether a controller with this title, type or log name has appeared.
  func hasAppeared(_ name: String) -> Bool {
    entries.contains { entry in
      entry.hasAppeared && entry.controller != nil
        && (entry.controller?.title == name || entry.type == name || entry.name == name)
    }
  }

  /// The log names of the controllers that have appeared, for messages.
  var summary: String {
    let names = entries.filter { $0.hasAppeared && $0.controller != nil }.map(\.name)
    return names.isEmpty ? "none" : names.map { JSONText.quoted($0) }.joined(separator: ", ")
  }

  private func set(_ controller: ViewController, hasAppeared: Bool) {
    entries[index(of: controller)].hasAppeared = hasAppeared
  }

  private func index(of controller: ViewController) -> Int {
    if let index = entries.firstIndex(where: { $0.controller === controller }) { return index }
    entries.removeAll { $0.controller == nil }
    entries.append(
      Entry(
        controller: controller, name: names.name(of: controller),
        type: "\(type(of: controller))"))
    return entries.count - 1
  }
}
