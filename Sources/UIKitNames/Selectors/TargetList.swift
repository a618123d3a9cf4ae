import Atrium

/// The targets of a control or a recogniser that were added with selectors.
@MainActor
final class TargetList {
  /// One target with a selector.
  ///
  /// The entry is the owner of the toolkit's action, so that the action can be removed separately.
  final class Entry {
    weak var target: AnyObject?
    /// Whether the call goes to the first object in the responder chain that has the method.
    let isInChain: Bool
    let selector: Selector

    init(_ target: AnyObject?, _ selector: Selector) {
      (self.target, isInChain, self.selector) = (target, target == nil, selector)
    }

    /// Calls the method with the sender and a nil event.
    @MainActor
    func send(from sender: Responder) {
      guard isInChain else {
        target.map { _ = selector.send(to: $0, sender, nil as Event?) }
        return
      }
      let window = (sender as? View)?.window
      for start in [window?.firstResponder, sender] {
        var responder = start
        while let current = responder {
          if selector.isMethod(of: current) {
            selector.send(to: current, sender, nil as Event?)
            return
          }
          responder = current.next
        }
      }
    }
  }

  private(set) var entries: [Entry] = []

  private static let key = AssociatedObjects.Key()

  /// Returns the list of an object, and makes the list if it does not exist yet.
  static func list(of object: AnyObject) -> TargetList {
    if let known = AssociatedObjects.value(of: object, key) as? TargetList { return known }
    let list = TargetList()
    AssociatedObjects.set(list, of: object, key)
    return list
  }

  /// Adds an entry.
  func add(_ target: AnyObject?, _ selector: Selector) -> Entry {
    entries.removeAll { !$0.isInChain && $0.target == nil }
    let entry = Entry(target, selector)
    entries.append(entry)
    return entry
  }

  /// Returns the entries for a target and a selector; nil matches all targets or all selectors.
  func matching(_ target: AnyObject?, _ selector: Selector?) -> [Entry] {
    entries.filter {
      (target == nil || $0.target === target) && (selector == nil || $0.selector == selector)
    }
  }
}
