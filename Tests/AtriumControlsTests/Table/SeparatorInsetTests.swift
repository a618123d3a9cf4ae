import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The insets of separators, which also move the text of a row.
@MainActor
struct SeparatorInsetTests {
  private func cell(_ insets: EdgeInsets?) -> TableViewCell {
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel.text = "Row"
    if let insets { cell.separatorInset = insets }
    cell.layoutIfNeeded()
    return cell
  }

  private func left(_ left: Double, right: Double = 0) -> EdgeInsets {
    EdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  @Test("the text of a cell begins at its inset, but not before the usual margin")
  func text() {
    #expect(
      [nil, left(0), left(24), left(84)].map { cell($0).textLabel.frame.minX } == [16, 16, 24, 84])
    #expect(cell(nil).separatorInset == left(16) && cell(left(3)).separatorInset == left(3))
  }

  /// Returns the first and the last column of the separators of two rows.
  private func lines(_ prepare: (TableBed) -> Void) throws -> [ClosedRange<Int>] {
    let bed = TableBed(counts: [3])
    prepare(bed)
    bed.stage.settle()
    let bitmap = try bed.stage.window.picture()
    return bed.table.visibleCells.prefix(2).compactMap { cell in
      let row = Int(cell.convert(cell.bounds, to: nil).maxY) - 1
      let ground = bitmap.color(atColumn: 340, row: row - 8)
      let columns = (50..<350).filter { bitmap.color(atColumn: $0, row: row) != ground }
      guard let first = columns.first, let last = columns.last else { return nil }
      return first - 50...last - 50
    }
  }

  @Test(
    "a separator has the insets of its cell, or else those of the table, or else begins at the text"
  )
  func separators() throws {
    #expect(try lines { _ in } == [16...299, 16...299])
    #expect(
      try lines { $0.table.separatorInset = self.left(40, right: 20) } == [40...279, 40...279])
    let own = try lines { bed in
      bed.table.separatorInset = left(40, right: 20)
      bed.table.visibleCells.first?.separatorInset = .zero
    }
    #expect(own == [0...299, 40...279])
    #expect(TableView().separatorInset == left(16))
  }
}

extension Bitmap {
  /// Returns the colour of an opaque pixel.
  fileprivate func color(atColumn column: Int, row: Int) -> Color {
    let word = withUnsafeBytes {
      $0.load(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
    }
    return Color(hex: word & 0xFF_FFFF)
  }
}
