/// Objects that a test has made and does not retain.
@MainActor
public struct WeakObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  /// Makes an empty list.
  public init() {}

  /// Adds an object, and returns it.
  @discardableResult
  public mutating func add<Object: AnyObject>(_ object: Object) -> Object {
    entries.append(Entry(object: object))
    return object
  }

  /// Returns the objects of a type that still exist, the oldest first.
  public func all<Object>(_ type: Object.Type) -> [Object] {
    // A cast of nil to `AnyObject` succeeds on Linux, so the references are unwrapped first.
    entries.compactMap(\.object).compactMap { $0 as? Object }
  }

  /// Reports the objects that still exist as a problem.
  public func checkReleased(in trace: RandomTrace) {
    let left = all(AnyObject.self)
    if !left.isEmpty { trace.fail("kept alive: \(left.map { "\(type(of: $0))" })") }
  }
}
