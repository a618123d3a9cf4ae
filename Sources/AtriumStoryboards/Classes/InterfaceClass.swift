public import AtriumKit

/// The declaration of a class for Interface Builder files: its name, its initialiser, its outlets and its actions.
///
/// There is no Objective-C runtime that finds outlets and actions by name, so a class declares them:
///
/// ```swift
/// final class LoginController: ViewController {
///   var nameField: Label?
///   var buttons: [Button] = []
///
///   static let interface = InterfaceClass(LoginController.self) { LoginController(coder: $0) }
///     .outlet("nameField", \.nameField)
///     .outletCollection("buttons", \.buttons)
///     .action("submit:") { controller, sender in controller.submit(sender as? Button) }
/// }
///
/// InterfaceRegistry.shared.register(LoginController.interface)
/// ```
///
/// A subclass inherits the outlets and actions of its registered superclasses.
@MainActor
public struct InterfaceClass<Object: AnyObject> {
  let entry: InterfaceClassEntry

  /// Declares a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name in files; nil for the name of the class. The module that a file specifies is ignored.
  ///   - make: Makes an object, usually by `init(coder:)`; nil if the object cannot be made.
  public init(
    _ type: Object.Type, named name: String? = nil,
    make: @escaping @MainActor (_ coder: InterfaceCoder) -> Object?
  ) {
    entry = InterfaceClassEntry(type: type, name: name ?? "\(type)", make: make)
  }

  // MARK: Outlets

  /// Declares an outlet.
  ///
  /// - Parameters:
  ///   - key: The name in files.
  ///   - keyPath: The property, which is optional because a file may lack the outlet.
  /// - Returns: The declaration.
  public func outlet<Value>(
    _ key: String, _ keyPath: ReferenceWritableKeyPath<Object, Value?>
  ) -> InterfaceClass {
    outlet(key) { (object, value: Value) in object[keyPath: keyPath] = value }
  }

  /// Declares an outlet with a closure that sets it.
  ///
  /// - Parameters:
  ///   - key: The name in files.
  ///   - set: Sets the outlet.
  /// - Returns: The declaration.
  public func outlet<Value>(
    _ key: String, _ set: @escaping @MainActor (_ object: Object, _ value: Value) -> Void
  ) -> InterfaceClass {
    entry.outlets[key] = InterfaceSetter(wanted: "\(Value.self)") { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      set(object, value)
      return true
    }
    return self
  }

  /// Declares an outlet collection, whose objects are in the order of the file.
  ///
  /// - Parameters:
  ///   - key: The name in files.
  ///   - keyPath: The property.
  /// - Returns: The declaration.
  public func outletCollection<Value>(
    _ key: String, _ keyPath: ReferenceWritableKeyPath<Object, [Value]>
  ) -> InterfaceClass {
    outletCollection(key) { object, values in object[keyPath: keyPath] = values }
  }

  /// Declares an outlet collection with a closure that sets it.
  ///
  /// - Parameters:
  ///   - key: The name in files.
  ///   - set: Sets the property to the objects, which are in the order of the file.
  /// - Returns: The declaration.
  public func outletCollection<Value>(
    _ key: String, _ set: @escaping @MainActor (_ object: Object, _ values: [Value]) -> Void
  ) -> InterfaceClass {
    entry.collections[key] = InterfaceSetter(wanted: "\(Value.self)") { object, values in
      guard let object = object as? Object, let values = values as? [AnyObject] else {
        return false
      }
      let typed = values.compactMap { $0 as? Value }
      set(object, typed)
      return typed.count == values.count
    }
    return self
  }

  // MARK: Actions

  /// Declares an action.
  ///
  /// - Parameters:
  ///   - selector: The name in files: `submit:`, and `submitWithSender:` for a Swift method
  ///     `submit(sender:)`.
  ///   - perform: Performs the action, and receives the control or the recogniser.
  /// - Returns: The declaration.
  public func action(
    _ selector: String, _ perform: @escaping @MainActor (_ object: Object, _ sender: Any?) -> Void
  ) -> InterfaceClass {
    entry.actions[selector] = { object, sender in
      if let object = object as? Object { perform(object, sender) }
    }
    return self
  }

  /// Declares the action of an unwind segue.
  ///
  /// - Parameters:
  ///   - selector: The name in files: `unwindToList:`, and `unwindToListWithSegue:` for a Swift method
  ///     `unwindToList(segue:)`.
  ///   - perform: Performs the action. The unwinding on the screen begins after the closure returns.
  /// - Returns: The declaration.
  public func unwindAction(
    _ selector: String,
    _ perform: @escaping @MainActor (_ object: Object, _ segue: StoryboardSegue) -> Void
  ) -> InterfaceClass {
    action(selector) { object, sender in
      if let segue = sender as? StoryboardSegue { perform(object, segue) }
    }
  }

  /// Declares a segue action, which makes the destination of a segue.
  ///
  /// - Parameters:
  ///   - selector: The name in files.
  ///   - make: Makes the destination. If the closure returns nil, the class in the file is used.
  /// - Returns: The declaration.
  public func segueAction(
    _ selector: String,
    _ make:
      @escaping @MainActor (
        _ object: Object, _ coder: InterfaceCoder, _ sender: Any?, _ identifier: String?
      ) -> ViewController?
  ) -> InterfaceClass {
    entry.segueActions[selector] = { object, coder, sender, identifier in
      (object as? Object).flatMap { make($0, coder, sender, identifier) }
    }
    return self
  }

  // MARK: Runtime attributes

  /// Declares a property that a user-defined runtime attribute sets.
  ///
  /// Numbers, Boolean values, strings, colours, points, sizes, rectangles and images are converted to the
  /// type of the property.
  ///
  /// - Parameters:
  ///   - key: The key path in files.
  ///   - keyPath: The property.
  /// - Returns: The declaration.
  public func attribute<Value>(
    _ key: String, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> InterfaceClass {
    entry.attributes[key] = InterfaceSetter(wanted: "\(Value.self)") { object, value in
      guard let object = object as? Object, let attribute = value as? RuntimeAttribute,
        let typed = attribute.converted(to: Value.self)
      else { return false }
      object[keyPath: keyPath] = typed
      return true
    }
    return self
  }
}

/// Sets a property of an object, and returns false for a value of another type.
struct InterfaceSetter {
  let wanted: String
  let set: @MainActor (_ object: AnyObject, _ value: Any) -> Bool
}

/// The declarations of an ``InterfaceClass``, without the generic type of its objects.
@MainActor
final class InterfaceClassEntry {
  typealias SegueAction =
    @MainActor (AnyObject, InterfaceCoder, Any?, String?) -> ViewController?

  let type: AnyClass
  let name: String
  let make: @MainActor (InterfaceCoder) -> AnyObject?
  var outlets: [String: InterfaceSetter] = [:]
  var collections: [String: InterfaceSetter] = [:]
  var attributes: [String: InterfaceSetter] = [:]
  var actions: [String: @MainActor (AnyObject, Any?) -> Void] = [:]
  var segueActions: [String: SegueAction] = [:]

  init(type: AnyClass, name: String, make: @escaping @MainActor (InterfaceCoder) -> AnyObject?) {
    (self.type, self.name, self.make) = (type, name, make)
  }
}
