/// The position of a row in a table, or of an item in a collection view: a section and an index in it.
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

  /// The index of the item in its section, from 0; the same value as ``row``.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Makes the index path of an item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// Returns whether the left index path comes before the right one: by section, then by row.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
