/// The position of a row in a table.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row in its section, from 0.
  public var row: Int

  /// Makes an index path.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Returns whether one row is above another.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
