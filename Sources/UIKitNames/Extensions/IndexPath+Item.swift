public import AtriumControls

extension AtriumControls.IndexPath {
  /// The index of the item in its section, from 0; the same number as the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Makes an index path for an item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }
}
