/// The history of a ring's slow choices, from which the ring decides when it shows the stroke of an item.
///
/// The stroke of an item is the drag that chooses the item.
///
/// A program saves ``RingMenuView/practice`` with its other state, and restores it at its next start:
///
/// ```swift
/// var saved = ring.menuView.practice.description
/// // At the next start, 600 seconds later:
/// var practice = RingMenuPractice(saved) ?? RingMenuPractice()
/// practice.age(by: 600)
/// ring.menuView.practice = practice
/// ```
///
/// An entry belongs to a position in the menu. A program that changes its menu should discard the history.
public struct RingMenuPractice: Hashable, Sendable {
  /// The history of one item.
  public struct Entry: Hashable, Sendable {
    /// The indices of the submenus that lead to the item, followed by the index of the item.
    public let path: [Int]
    /// The number of times that choosing the item took a second or more.
    public let slowCount: Int
    /// The time since the item was last chosen with its stroke shown, in seconds; nil if it never was.
    public internal(set) var age: Double?

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - path: The indices of the submenus that lead to the item, followed by the index of the item.
    ///   - slowCount: The number of slow choices.
    ///   - age: The time since the item was last chosen with its stroke shown, in seconds; nil if it never was.
    public init(path: [Int], slowCount: Int, age: Double? = nil) {
      (self.path, self.slowCount, self.age) = (path, slowCount, age)
    }

    fileprivate var isValid: Bool {
      !path.isEmpty && path.count <= 32 && path.allSatisfy((0..<4096).contains)
        && (0...1_000_000).contains(slowCount) && age.map { $0.isFinite && $0 >= 0 } ?? true
    }
  }

  /// The maximum number of entries.
  static let limit = 256

  /// The entries, sorted by path: at most 256.
  public private(set) var entries: [Entry]

  /// Makes a history.
  ///
  /// - Parameter entries: The entries. Entries with invalid values, and a second entry with the same path, are left
  ///   out.
  public init(_ entries: [Entry] = []) {
    let sorted = entries.filter(\.isValid).sorted { $0.path.lexicographicallyPrecedes($1.path) }
    let single = sorted.indices.filter { $0 == 0 || sorted[$0].path != sorted[$0 - 1].path }
    self.entries = single.prefix(RingMenuPractice.limit).map { sorted[$0] }
  }

  /// Increases all ages by the time during which the ring did not exist.
  ///
  /// - Parameter seconds: The time in seconds; a negative time has no effect.
  public mutating func age(by seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    for index in entries.indices { entries[index].age = entries[index].age.map { $0 + seconds } }
  }
}

extension RingMenuPractice: LosslessStringConvertible {
  /// The history as one word, such as `5.2:3:1200,7.1:4`.
  ///
  /// The word contains, for each entry, the path, the number of slow choices, and the age in whole seconds.
  public var description: String {
    entries.map { entry in
      let path = entry.path.map { "\($0)" }.joined(separator: ".")
      let age = entry.age.map { ":\(Int(min($0, 1e15)))" } ?? ""
      return "\(path):\(entry.slowCount)\(age)"
    }.joined(separator: ",")
  }

  /// Makes a history from the text in ``description``; entries that cannot be read are left out.
  public init?(_ description: String) {
    self.init(
      description.split(separator: ",").compactMap { word in
        let fields = word.split(separator: ":", omittingEmptySubsequences: false)
        let path = fields[0].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(fields.count), path.allSatisfy({ $0 != nil }),
          let slowCount = Int(fields[1])
        else { return nil }
        guard fields.count == 3 else {
          return Entry(path: path.compactMap { $0 }, slowCount: slowCount)
        }
        return Int(fields[2]).map {
          Entry(path: path.compactMap { $0 }, slowCount: slowCount, age: Double($0))
        }
      })
  }
}
