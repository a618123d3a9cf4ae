/// Weak references to the controllers with loaded views, in the order of loading.
///
/// There is one list for all windows, because a controller outside all trees may be in no window.
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
    // The list may still contain the entry of a released controller that had the same address.
    guard entries[identifier]?.controller == nil else { return }
    lastNumber += 1
    entries[identifier] = Entry(controller: controller, number: lastNumber)
  }

  mutating func remove(_ controller: ViewController) {
    entries[ObjectIdentifier(controller)] = nil
  }

  /// Removes the entry of a released controller, unless a new controller has the same address.
  mutating func forget(_ identifier: ObjectIdentifier) {
    if let entry = entries[identifier], entry.controller == nil { entries[identifier] = nil }
  }

  /// Returns the controllers that must receive a window's memory warning although they are in no window's tree.
  ///
  /// These are the topmost controllers of trees with a loaded view, in the order of loading.
  ///
  /// A controller whose view is in another window is omitted, because a warning concerns one window.
  func topsOutsideTrees(for window: Window) -> [ViewController] {
    var known: [ObjectIdentifier: ViewController] = [:]
    var tops: [ViewController] = []
    var seen: Set<ObjectIdentifier> = []
    for entry in entries.values.sorted(by: { $0.number < $1.number }) {
      guard let controller = entry.controller else { continue }
      let top = LoadedControllers.top(of: controller, known: &known)
      guard top.rootWindow == nil, seen.insert(ObjectIdentifier(top)).inserted else { continue }
      let place = top.viewIfLoaded?.window
      if place == nil || place === window { tops.append(top) }
    }
    return tops
  }

  /// Returns the topmost controller of a controller's tree; `known` caches the result for each visited controller.
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
