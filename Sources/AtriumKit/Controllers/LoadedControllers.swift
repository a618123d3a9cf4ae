/// The controllers whose views are loaded, in the order of loading; it keeps none of them alive.
///
/// There is one for all windows: a controller that is in no tree belongs to no window, and the memory
/// that a warning is about is the program's.
@MainActor
struct LoadedControllers {
  private struct Entry {
    weak var controller: ViewController?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  mutating func add(_ controller: ViewController) {
    let identifier = ObjectIdentifier(controller)
    guard entries[identifier] == nil else { return }
    lastNumber += 1
    entries[identifier] = Entry(controller: controller, number: lastNumber)
  }

  mutating func remove(_ controller: ViewController) {
    entries[ObjectIdentifier(controller)] = nil
  }

  /// The tops of the trees that have a loaded view and are no window's, in the order of loading.
  func topsOutsideWindows() -> [ViewController] {
    var known: [ObjectIdentifier: ViewController] = [:]
    var tops: [ViewController] = []
    var seen: Set<ObjectIdentifier> = []
    for entry in entries.values.sorted(by: { $0.number < $1.number }) {
      guard let controller = entry.controller else { continue }
      let top = LoadedControllers.top(of: controller, known: &known)
      guard top.rootWindow == nil, seen.insert(ObjectIdentifier(top)).inserted else { continue }
      tops.append(top)
    }
    return tops
  }

  /// The top of a controller's tree; each controller on the way is visited once for all.
  private static func top(
    of controller: ViewController, known: inout [ObjectIdentifier: ViewController]
  ) -> ViewController {
    var way: [ObjectIdentifier] = []
    var current = controller
    while true {
      if let top = known[ObjectIdentifier(current)] {
        current = top
        break
      }
      way.append(ObjectIdentifier(current))
      guard let next = current.parent ?? current.modal.presentation?.presenter else { break }
      current = next
    }
    for identifier in way { known[identifier] = current }
    return current
  }
}
