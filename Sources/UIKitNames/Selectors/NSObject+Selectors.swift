public import Atrium
public import Foundation
public import FoundationNames

extension Responder: FoundationNames.NSObjectProtocol {}
extension GestureRecognizer: FoundationNames.NSObjectProtocol {}
extension BarItem: FoundationNames.NSObjectProtocol {}
extension LayoutConstraint: FoundationNames.NSObjectProtocol {}
extension Foundation.NSObject: FoundationNames.NSObjectProtocol {}

extension FoundationNames.NSObjectProtocol {
  /// Returns whether the object's class is the given class or inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if current.subjectType == aClass { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// Returns whether the object's class is exactly the given class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns whether another object is the same object.
  public func isEqual(_ object: Any?) -> Bool {
    object.map { type(of: $0) is AnyClass && $0 as AnyObject === self } ?? false
  }

  /// The class of the object.
  public var classForCoder: AnyClass { type(of: self) }

  /// Returns the class itself.
  public static func classForCoder() -> AnyClass { self }

  /// Returns whether the object has a method.
  ///
  /// The toolkit knows only the method for which the selector was made, and the methods that the plug-in
  /// `PortedSources` has listed.
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

  /// Calls a method without arguments; does nothing if the object has no such method.
  ///
  /// - Returns: The result, if it is an object. The object is kept alive until the next call of `perform`.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    Self.unmanaged(selector?.send(to: self))
  }

  /// Calls a method with an argument; does nothing if the object has no such method.
  ///
  /// - Returns: The result, if it is an object. The object is kept alive until the next call of `perform`.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector?, with argument: Any?) -> Unmanaged<AnyObject>? {
    Self.unmanaged(selector?.send(to: self, argument))
  }

  /// Calls a method with two arguments; does nothing if the object has no such method.
  ///
  /// - Returns: The result, if it is an object. The object is kept alive until the next call of `perform`.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    Self.unmanaged(selector?.send(to: self, first, second))
  }

  /// Calls a method after a delay in seconds; the object is kept alive until then.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.add(selector, to: self, argument: argument, delay: delay)
  }

  @MainActor
  private static func unmanaged(_ reply: Selector.Reply?) -> Unmanaged<AnyObject>? {
    guard let value = reply?.value, type(of: value) is AnyClass else { return nil }
    let object = value as AnyObject
    DelayedCalls.latestResult = object
    return Unmanaged.passUnretained(object)
  }

  /// Cancels all delayed calls of an object that have not run yet.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.remove(target as AnyObject, selector: nil)
  }

  /// Cancels the delayed calls of an object with the given selector that have not run yet.
  ///
  /// The argument is ignored.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedCalls.remove(target as AnyObject, selector: selector)
  }
}
