import Atrium

/// The observations of properties.
///
/// The properties of the toolkit's objects are compared after each layout step of a window. The properties of a scroll
/// view are also compared after each change of its offset. The setters of the program's properties report changes.
@MainActor
enum KeyValueWatches {
  private final class Entry {
    weak var watch: KeyValueWatch?
    init(_ watch: KeyValueWatch) { self.watch = watch }
  }
  private static var entries: [Entry] = []

  /// Adds an observation, which ends when the watch is deallocated.
  static func add(_ watch: KeyValueWatch) {
    entries.append(Entry(watch))
    if let view = watch.object as? ScrollView {
      view.observeOffset(owner: watch) { [weak watch] _ in watch?.check(isSet: false) }
    }
    ProgramEvent.afterLayout = { checkAll() }
  }

  /// Compares the observed properties of an object of the program, after one of its properties was set.
  static func check(_ object: AnyObject) {
    for watch in entries.compactMap(\.watch) where watch.object === object {
      watch.check(isSet: true)
    }
  }

  private static func checkAll() {
    entries.removeAll { $0.watch?.object == nil }
    if entries.isEmpty { ProgramEvent.afterLayout = nil }
    for watch in entries.compactMap(\.watch) { watch.check(isSet: false) }
  }
}

/// Notifies the observers of an object of the program after one of its properties was set; called by rewritten code.
@preconcurrency @MainActor
public func notifyKeyValueObservers(of object: AnyObject) { KeyValueWatches.check(object) }
