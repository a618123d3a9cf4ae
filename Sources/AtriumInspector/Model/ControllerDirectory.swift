import AtriumHarness
import AtriumKit

/// Assigns numbers and names to the controllers that the inspector has seen, without retaining them.
@MainActor
final class ControllerDirectory {
  private struct Entry {
    weak var controller: ViewController?
    let id: Int
  }

  private var names = ControllerNames()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var keys: [Int: ObjectIdentifier] = [:]
  private var lastID = 0
  /// The number of entries at which the entries of released controllers are removed.
  private var limit = 256

  /// Returns the name of a controller in logs.
  func name(of controller: ViewController) -> String { names.name(of: controller) }

  /// Returns the number that identifies a controller; the first number is 1.
  ///
  /// A number is never given to another controller.
  func id(of controller: ViewController) -> Int {
    let key = ObjectIdentifier(controller)
    // A new controller may have the same address as a released controller.
    if let entry = entries[key], entry.controller === controller { return entry.id }
    if let old = entries[key] { keys[old.id] = nil }
    lastID += 1
    entries[key] = Entry(controller: controller, id: lastID)
    keys[lastID] = key
    if entries.count > limit { forgetTheGone() }
    return lastID
  }

  /// Returns the controller with a number; nil if the controller has been released.
  func controller(_ id: Int) -> ViewController? {
    keys[id].flatMap { entries[$0]?.controller }
  }

  private func forgetTheGone() {
    entries = entries.filter { $0.value.controller != nil }
    keys = keys.filter { entries[$0.value] != nil }
    limit = max(256, 2 * entries.count)
  }
}
