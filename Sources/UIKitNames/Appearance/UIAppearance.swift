public import Atrium

/// A class whose instances take values from an appearance proxy: views and bar items.
///
/// `appearance()` returns an object of the class, on which a program sets properties and calls methods. When a view
/// enters a window, or a bar shows an item, the values that were set on the proxy are copied to the view or the item.
/// A value that the program has set on the view itself takes precedence.
///
/// A value counts as set only if it differs from the value of a new object. A default value that is set on the proxy
/// is therefore not copied, and a default value that is set on the view does not take precedence.
///
/// `AppearanceProperties` lists the properties that are copied. Other properties of a proxy have no effect.
public protocol UIAppearance: AnyObject {}

/// A class that can be named as the container of an appearance: views and controllers.
public protocol UIAppearanceContainer: AnyObject {}

extension View: UIAppearance, UIAppearanceContainer {}
extension BarItem: UIAppearance {}
extension ViewController: UIAppearanceContainer {}

/// The proxies of a program, which are never released.
@MainActor
package enum Appearances {
  /// The values for the objects of a class.
  private struct Rule {
    let target: AnyClass
    let containers: [AnyClass]
    let proxy: AnyObject
    /// A new object, whose values are the defaults.
    let plain: AnyObject
    /// The number of superclasses of the target: the rule of a subclass overrides the rule of its superclass.
    let depth: Int
  }

  private static var rules: [Rule] = []
  private static let appliedKey = AssociatedObjects.Key()

  /// Returns the proxy of a class inside containers, and makes it if it does not exist yet.
  ///
  /// - Parameters:
  ///   - target: The class for which the program has asked.
  ///   - containers: The classes of containers, the innermost first; empty for all containers.
  ///   - make: Makes an object of the toolkit's class that the target is or inherits from.
  /// - Returns: The proxy.
  static func proxy<Object: AnyObject>(
    of target: AnyClass, in containers: [any UIAppearanceContainer.Type], _ make: () -> Object
  ) -> Object {
    let containers = containers.map { $0 as AnyClass }
    let known = rules.first { rule in
      rule.target == target && rule.containers.count == containers.count
        && zip(rule.containers, containers).allSatisfy { $0 == $1 }
    }
    if let known = known?.proxy as? Object { return known }
    let proxy = make()
    let depth = superclasses(of: target).count
    rules.append(
      Rule(target: target, containers: containers, proxy: proxy, plain: make(), depth: depth))
    // A later rule overrides an earlier rule, so the rules are sorted by increasing precedence.
    rules.sort { ($0.depth, $0.containers.count) < ($1.depth, $1.containers.count) }
    View.customizeEntering = { apply(to: $0, in: $0.next) }
    BarItem.customizeShown = { apply(to: $0, in: $1) }
    return proxy
  }

  /// Removes all proxies, for tests; objects keep the values that were copied to them.
  package static func removeAll() {
    rules = []
    View.customizeEntering = nil
    BarItem.customizeShown = nil
  }

  /// Copies the values of all matching proxies to an object.
  private static func apply(to object: AnyObject, in container: Responder?) {
    let classes = superclasses(of: type(of: object))
    let matching = rules.filter { rule in
      classes.contains { $0 == rule.target } && isInside(rule.containers, from: container)
    }
    guard !matching.isEmpty else { return }
    var applied =
      AssociatedObjects.value(of: object, appliedKey) as? [Int: (AnyObject) -> Bool] ?? [:]
    for (index, property) in AppearanceProperties.all.enumerated()
    where property.belongs(object) {
      let source = matching.last { rule in
        property.belongs(rule.proxy) && !property.areEqual(rule.proxy, rule.plain)
      }
      guard let source else { continue }
      // The program has not set the value if the object still has the default or the value that was copied before.
      guard property.areEqual(object, source.plain) || applied[index]?(object) == true else {
        continue
      }
      property.copy(source.proxy, object)
      applied[index] = property.comparison(object)
    }
    AssociatedObjects.set(applied, of: object, appliedKey)
  }

  /// Returns whether the containers of an object have the given classes, from the inside outwards.
  private static func isInside(_ containers: [AnyClass], from responder: Responder?) -> Bool {
    var missing = containers[...]
    var responder = responder
    while let wanted = missing.first, let current = responder {
      if superclasses(of: type(of: current)).contains(where: { $0 == wanted }) {
        missing.removeFirst()
      }
      responder = current.next
    }
    return missing.isEmpty
  }

  /// Returns a class and its superclasses.
  private static func superclasses(of type: AnyClass) -> [AnyClass] {
    var result: [AnyClass] = []
    var current: AnyClass? = type
    while let known = current {
      result.append(known)
      current = _getSuperclass(known)
    }
    return result
  }
}
