public import AtriumStoryboards
public import UIKitNames

/// The classes of a module that Interface Builder files may name.
///
/// The plug-in `PortedSources` writes a subclass named `PortedInterfaces` for each module, with an entry for each class
/// of a view, a controller or a segue.
@MainActor
open class InterfaceTable {
  /// The entries for the classes of the module.
  open class var entries: [InterfaceEntry] { [] }

  private static var registered: Set<String> = []

  /// Registers the classes of the caller's module and of the application delegate's module; each module is registered
  /// once.
  ///
  /// - Parameter file: The caller's `#fileID`, which begins with the module's name.
  static func register(callerIn file: String) {
    register(String(file.prefix { $0 != "/" }))
    if let delegate = UIApplication.shared.delegate {
      register(String(String(reflecting: type(of: delegate)).prefix { $0 != "." }))
    }
  }

  private static func register(_ module: String) {
    guard registered.insert(module).inserted else { return }
    let table = NSClassFromString(module + ".PortedInterfaces") as? InterfaceTable.Type
    for entry in table?.entries ?? [] { entry.register(.shared) }
  }
}

/// A class that Interface Builder files may name.
@MainActor
public struct InterfaceEntry {
  let register: @MainActor (InterfaceRegistry) -> Void

  /// Makes an entry for a view class or a view controller class.
  public init<Object>(_ declaration: InterfaceClass<Object>) {
    register = { $0.register(declaration) }
  }

  /// Makes an entry for a segue class.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - make: Makes a segue from its identifier, its source and its destination.
  public init(segue name: String, _ make: @escaping InterfaceRegistry.SegueMaker) {
    register = { $0.registerSegue(name, make: make) }
  }
}

extension InterfaceClass {
  /// Declares the methods of the selectors as actions that files may connect.
  public func actions(_ selectors: [Selector]) -> InterfaceClass {
    selectors.reduce(self) { declaration, selector in
      declaration.action(selector.description) { object, sender in
        UIApplication.shared.sendAction(selector, to: object, from: sender, for: nil)
      }
    }
  }
}
