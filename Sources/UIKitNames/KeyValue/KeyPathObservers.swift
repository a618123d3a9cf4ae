import Atrium
public import FoundationNames

extension FoundationNames.NSObjectProtocol {
  /// Adds an observer of a key path; the observer is held weakly.
  ///
  /// The key path is the Objective-C name of a property, such as `contentOffset` or `hidden`, or the name of a stored
  /// property of the program's own class. An unknown key path is logged, and has no effect. The dictionary of changes
  /// contains the values themselves, and not objects of `NSValue`.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyPathObservers.add(observer, of: self, keyPath, options, context)
  }

  /// Removes an observer of a key path.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
    KeyPathObservers.remove(observer, of: self, keyPath, nil)
  }

  /// Removes the observer of a key path that was added with a context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyPathObservers.remove(observer, of: self, keyPath, context)
  }
}

/// The observers of key paths that are given as strings.
@MainActor
enum KeyPathObservers {
  private final class Entry {
    weak var observer: AnyObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let watch: KeyValueWatch

    init(
      _ observer: AnyObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
      _ watch: KeyValueWatch
    ) {
      (self.observer, self.keyPath, self.context, self.watch) = (observer, keyPath, context, watch)
    }
  }
  private static var entries: [Entry] = []

  static func add(
    _ observer: AnyObject, of object: AnyObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    guard let read = ObservedKeys.reader(keyPath, of: object), observer is any KeyValueObserver
    else {
      return ProgramLog.write(
        "\(type(of: observer)) cannot observe \(keyPath) of a \(type(of: object)): "
          + "there is no such property, or the observer is no KeyValueObserver.")
    }
    weak let receiver = observer
    func notify(_ object: AnyObject, _ old: Any?, _ new: Any?) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      (receiver as? any KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let watch = TypedWatch(object, read: read, notify: notify)
    entries.removeAll { $0.observer == nil || $0.watch.object == nil }
    entries.append(Entry(observer, keyPath, context, watch))
    KeyValueWatches.add(watch)
    if options.contains(.initial) { notify(object, nil, read(object)) }
  }

  static func remove(
    _ observer: AnyObject, of object: AnyObject, _ keyPath: String,
    _ context: UnsafeMutableRawPointer?
  ) {
    entries.removeAll {
      $0.observer === observer && $0.watch.object === object && $0.keyPath == keyPath
        && (context == nil || $0.context == context)
    }
  }
}
