import Foundation
public import FoundationNames

/// The methods of a module that selectors can call by name.
///
/// The plug-in `PortedSources` writes a subclass named `PortedSelectors` for each module.
@MainActor
open class SelectorTable {
  /// The methods of the module that selectors can call.
  open class var selectors: [Selector] { [] }
  /// The resources of the module; nil if the module has no resources.
  open class var resources: Bundle? { nil }

  /// For each module that was looked up, its methods by name.
  private static var modules: [String: [String: [Selector]]] = [:]

  /// Returns the listed method of an object with the given name; nil if there is no such method.
  static func method(named name: String, of object: AnyObject) -> Selector? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let type = String(reflecting: current.subjectType)
      let module = String(type.prefix { $0 != "." })
      if let found = methods(of: module)[name]?.first(where: { $0.accepts(object) }) {
        return found
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the resources of the module that declares an object's class; nil if the module has no resources.
  static func resources(ofModuleOf object: AnyObject) -> Bundle? {
    let module = String(reflecting: type(of: object)).prefix { $0 != "." }
    return (NSClassFromString(module + ".PortedSelectors") as? SelectorTable.Type)?.resources
  }

  private static func methods(of module: String) -> [String: [Selector]] {
    if let known = modules[module] { return known }
    let table = NSClassFromString(module + ".PortedSelectors") as? SelectorTable.Type
    let methods = Dictionary(grouping: table?.selectors ?? []) { $0.description }
    modules[module] = methods
    return methods
  }
}
