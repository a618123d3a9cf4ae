public import AtriumKit

/// The classes that Interface Builder files may name.
///
/// The classes of Atrium are already registered under UIKit's names. The classes of CoconutKit and
/// SWRevealViewController that have a counterpart in Atrium are registered too.
@MainActor
public final class InterfaceRegistry {
  /// The default registry of storyboards and nibs.
  public static let shared = InterfaceRegistry()

  /// A closure that makes a segue of a class.
  public typealias SegueMaker =
    @MainActor (
      _ identifier: String?, _ source: ViewController, _ destination: ViewController
    ) -> StoryboardSegue

  /// Whether files are previewed as in Interface Builder, without the program to which they belong; false by default.
  ///
  /// In a preview, a class that is not registered is replaced with the standard class of the element. Only a plain view
  /// without subviews is replaced with a stand-in that shows the name of the class. Prototype cells are shown too.
  public var isPreview = false

  private var byName: [String: InterfaceClassEntry] = [:]
  private var byType: [ObjectIdentifier: InterfaceClassEntry] = [:]
  private var segues: [String: SegueMaker] = [:]

  /// Makes a registry with the classes of Atrium.
  public init() {
    registerStandardClasses()
    registerStandardSegues()
  }

  /// Registers a class.
  ///
  /// A later declaration with the same name replaces an earlier one.
  public func register<Object>(_ declaration: InterfaceClass<Object>) {
    let entry = declaration.entry
    byName[entry.name] = entry
    byType[ObjectIdentifier(entry.type)] = entry
  }

  /// Registers another name for a registered class.
  ///
  /// Traps if the class is not registered.
  ///
  /// - Parameters:
  ///   - alias: The other name.
  ///   - name: The name of the class.
  public func register(alias: String, for name: String) {
    guard let entry = byName[name] else {
      fatalError(
        "InterfaceRegistry has no class \"\(name)\" for the alias \"\(alias)\"; register the class first."
      )
    }
    byName[alias] = entry
  }

  /// Registers a class of segues.
  ///
  /// ```swift
  /// InterfaceRegistry.shared.registerSegue("FadeSegue") {
  ///   FadeSegue(identifier: $0, source: $1, destination: $2)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in files.
  ///   - make: Makes a segue of the class.
  public func registerSegue(_ name: String, make: @escaping SegueMaker) {
    segues[name] = make
  }

  /// Returns the class with a name; nil if none is registered.
  public func type(named name: String) -> AnyClass? { byName[name]?.type }

  /// Makes a segue of a registered class; nil if no class with the name is registered.
  ///
  /// - Parameters:
  ///   - name: The name in files.
  ///   - identifier: The identifier; nil if there is none.
  ///   - source: The source view controller.
  ///   - destination: The destination view controller.
  /// - Returns: The segue.
  public func makeSegue(
    _ name: String, identifier: String? = nil, from source: ViewController,
    to destination: ViewController
  ) -> StoryboardSegue? { segues[name]?(identifier, source, destination) }

  func entry(named name: String) -> InterfaceClassEntry? { byName[name] }
  func segue(named name: String) -> SegueMaker? { segues[name] }

  /// Returns the declarations of an object's class and its superclasses, the class first.
  func entries(of object: AnyObject) -> [InterfaceClassEntry] {
    var found: [InterfaceClassEntry] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let entry = byType[ObjectIdentifier(current)] { found.append(entry) }
      type = _getSuperclass(current)
    }
    return found
  }

  /// Returns the closure that performs an action of an object; nil if its classes do not declare the action.
  func action(
    _ selector: String, of object: AnyObject
  ) -> (@MainActor (AnyObject, Any?) -> Void)? {
    for entry in entries(of: object) {
      if let action = entry.actions[selector] { return action }
    }
    return nil
  }

  /// Lets a responder perform the actions that its classes declare, including actions sent to the first responder.
  func installActions(on responder: Responder) {
    for entry in entries(of: responder).reversed() {
      for (selector, action) in entry.actions {
        responder.setHandler(for: ResponderAction(selector)) { [weak responder] sender in
          if let responder { action(responder, sender) }
        }
      }
    }
  }
}
