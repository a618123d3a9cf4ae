public import Foundation

/// The values that an observer receives, and whether it is called at once.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The observer receives the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The observer receives the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called at once with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Has no effect: observers are only called after a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The property has another value.
  case setting = 1
  /// A change of the elements of a collection; never reported, since such a change is reported as a `setting`.
  case insertion = 2
  /// A change of the elements of a collection; never reported, since such a change is reported as a `setting`.
  case removal = 3
  /// A change of the elements of a collection; never reported, since such a change is reported as a `setting`.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The name of the type of ``kind``.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change, always `setting`.
  public let kind: Kind
  /// The new value; nil without the option `new`.
  public let newValue: Value?
  /// The old value; nil without the option `old`, and in the call for the option `initial`.
  public let oldValue: Value?
  /// The changed elements of a collection; always nil.
  public var indexes: IndexSet? { nil }
  /// Whether the change is about to happen; always false.
  public var isPrior: Bool { false }
}

/// The key of a value in the dictionary that an observer of a key path receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The raw value of the kind.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The changed elements of a collection, which are never reported.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is about to happen, which is never reported.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

/// An object that receives the changes of the key paths for which it was added.
///
/// On iOS, the method of this protocol is a method of `NSObject`. The plug-in `PortedSources` adds the protocol to
/// classes that override the method.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
  /// Called after a change of a key path.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
