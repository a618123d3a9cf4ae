/// The name of a method, and the method itself if the selector was made for a method.
///
/// The plug-in `PortedSources` replaces `#selector(Drawer.tapped(_:))` with such a selector. A selector that is only a
/// name, such as `Selector("tapped:")`, calls a method that the plug-in has listed for the module of the target's
/// class.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C name, such as `tapped:`.
  public let description: String
  private let method: Method?

  /// The result of a call.
  struct Reply {
    let value: Any?
  }

  private struct Method: Sendable {
    let accepts: @Sendable (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, Any?) -> Reply?
  }

  /// Makes a selector from a name alone.
  public init(_ name: String) { (description, method) = (name, nil) }

  /// Makes a selector from a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  private init(_ name: String, _ method: Method) { (description, self.method) = (name, method) }

  /// Makes a selector for a method without parameters.
  ///
  /// - Parameters:
  ///   - type: The class of the targets.
  ///   - name: The method's name in Objective-C.
  ///   - call: Calls the method.
  @preconcurrency
  public init<Target, Result>(
    _ type: Target.Type, _ name: String, _ call: @escaping @MainActor (Target) -> Result
  ) {
    self.init(
      name,
      Method(
        accepts: { $0 is Target },
        call: { target, _, _ in (target as? Target).map { Reply(value: call($0)) } }))
  }

  /// Makes a selector for a method without parameters.
  @preconcurrency
  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, _ name: String
  ) {
    self.init(
      name,
      Method(
        accepts: { $0 is Target },
        call: { target, _, _ in (target as? Target).map { Reply(value: method($0)()) } }))
  }

  /// Makes a selector for a method with one parameter, often the sender.
  ///
  /// The method is called only if the argument has the type of the parameter.
  @preconcurrency
  public init<Target, Argument, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result, _ name: String
  ) {
    self.init(
      name,
      Method(
        accepts: { $0 is Target },
        call: { target, argument, _ in
          guard let target = target as? Target, let argument = argument as? Argument else {
            return nil
          }
          return Reply(value: method(target)(argument))
        }))
  }

  /// Makes a selector for a method with two parameters, often the sender and the event.
  ///
  /// The method is called only if the arguments have the types of the parameters.
  @preconcurrency
  public init<Target, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result, _ name: String
  ) {
    self.init(
      name,
      Method(
        accepts: { $0 is Target },
        call: { target, first, second in
          guard let target = target as? Target, let first = first as? First,
            let second = second as? Second
          else { return nil }
          return Reply(value: method(target)(first, second))
        }))
  }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Returns whether the selector was made for a method of the object's class.
  func accepts(_ target: AnyObject) -> Bool { method?.accepts(target) ?? false }

  /// Returns whether an object has the method.
  @MainActor
  func isMethod(of target: AnyObject) -> Bool {
    accepts(target) || SelectorTable.method(named: description, of: target) != nil
  }

  /// Calls the method of an object.
  ///
  /// - Returns: The result; nil if the object has no such method, or if the type of an argument does not match.
  @discardableResult @MainActor
  func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Reply? {
    if let reply = method?.call(target, first, second) { return reply }
    return SelectorTable.method(named: description, of: target)?.method?.call(target, first, second)
  }
}

/// Makes a selector from a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
