public import AtriumKit

/// Names for controllers in logs: the title, otherwise the type.
///
/// The name of a second controller with the same title or type ends in `#2`.
@MainActor
public struct ControllerNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var owners: [ObjectIdentifier: WeakController] = [:]
  private var used: [String: Int] = [:]
  /// The number of names at which the names of deallocated controllers are removed.
  private var limit = 64

  private struct WeakController {
    weak var controller: ViewController?
  }

  /// Makes an empty list of names.
  public init() {}

  /// Returns the name of a controller; a controller keeps its name for its whole life.
  public mutating func name(of controller: ViewController) -> String {
    let key = ObjectIdentifier(controller)
    // The address of a deallocated controller may be reused.
    if owners[key]?.controller === controller, let name = names[key] { return name }
    let base = controller.title ?? "\(type(of: controller))"
    let count = used[base, default: 0] + 1
    used[base] = count
    let name = count == 1 ? base : "\(base)#\(count)"
    if owners.count >= limit { forgetTheGone() }
    names[key] = name
    owners[key] = WeakController(controller: controller)
    return name
  }

  /// The number of stored controllers, including controllers deallocated since the last clean-up.
  package var count: Int { owners.count }

  private mutating func forgetTheGone() {
    owners = owners.filter { $0.value.controller != nil }
    names = names.filter { owners[$0.key] != nil }
    limit = max(64, 2 * owners.count)
  }
}
