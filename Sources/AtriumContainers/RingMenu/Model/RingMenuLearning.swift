import AtriumGeometry

/// Counts the slow choices of items, so that the strokes of these items can be shown.
package struct RingMenuLearning {
  /// The minimum duration of a slow choice, in seconds.
  static let slowTime = 1.0
  /// The number of slow choices after which an item's stroke is shown.
  static let slowChoicesBeforeHint = 3
  /// The time after which a stroke may be shown again, in seconds.
  static let day = 86_400.0

  private struct Record {
    /// The number of slow choices so far.
    var slowCount = 0
    /// The time at which the stroke was last shown; nil if it was never shown.
    var shownSince: Double?
  }

  package init() {}

  private var records: [[Int]: Record] = [:]
  /// The history of an earlier run, until the menu next opens; nil if there is none.
  private var restored: RingMenuPractice?
  private var openingTime = 0.0
  private var hinted: Set<[Int]> = []
  /// The last choice, if its item had been chosen slowly often enough for a hint; nil otherwise.
  package private(set) var trial: Trial?

  /// Begins the measurement of a choice, when the menu opens.
  package mutating func menuDidOpen(at time: Double) {
    if let restored { adopt(restored, at: time) }
    openingTime = time
    hinted = []
    for (path, record) in records
    where record.slowCount >= RingMenuLearning.slowChoicesBeforeHint {
      if let since = record.shownSince, time - since < RingMenuLearning.day { continue }
      hinted.insert(path)
    }
  }

  /// Ends the measurement of a choice.
  package mutating func note(_ path: [Int], at time: Double) {
    let seconds = time - openingTime
    var record = records[path] ?? Record()
    trial =
      record.slowCount >= RingMenuLearning.slowChoicesBeforeHint
      ? Trial(seconds: seconds, levels: path.count) : nil
    if hinted.contains(path) { record = Record(slowCount: record.slowCount, shownSince: time) }
    if seconds >= RingMenuLearning.slowTime { record.slowCount += 1 }
    // The number of stored items is limited, so that memory use does not grow without bound.
    if records.count < RingMenuPractice.limit || records[path] != nil { records[path] = record }
  }

  /// Returns whether the stroke of an item is shown while the item is highlighted.
  package func shows(_ path: [Int]) -> Bool { hinted.contains(path) }

  /// Notes that an item is highlighted in the visible ring, so that its stroke is not shown again for a day.
  ///
  /// Until the menu next opens, the stroke is still shown.
  package mutating func didShow(_ path: [Int], at time: Double) {
    if hinted.contains(path) { records[path]?.shownSince = time }
  }

  // MARK: Saving

  /// Returns the history for a later run.
  ///
  /// - Parameter time: The time at which the ages are measured; nil for the time of the last opening.
  /// - Returns: The history.
  package func practice(at time: Double?) -> RingMenuPractice {
    if let restored { return restored }
    let time = max(time ?? openingTime, openingTime)
    return RingMenuPractice(
      records.compactMap { path, record in
        guard record.slowCount > 0 else { return nil }
        return .init(
          path: path, slowCount: record.slowCount, age: record.shownSince.map { time - $0 })
      })
  }

  /// Replaces the history with the history of an earlier run, whose ages count from the next opening of the menu.
  package mutating func restore(_ practice: RingMenuPractice) { restored = practice }

  private mutating func adopt(_ practice: RingMenuPractice, at time: Double) {
    restored = nil
    records = [:]
    for entry in practice.entries {
      records[entry.path] = Record(
        slowCount: entry.slowCount, shownSince: entry.age.map { time - $0 })
    }
  }

  /// Returns the directions of the stroke that is shown for an item, in radians; empty if none is shown.
  func hint(of path: [Int], in levels: RingMenuLevels) -> [Double] {
    guard shows(path), let last = path.last, let wedge = levels.wedges.wedge(of: .item(last)) else {
      return []
    }
    return levels.path.map(\.angle) + [levels.wedges.angle(of: wedge)]
  }
}
