import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Positions across the axis of a stack.
@MainActor
struct StackAlignmentTests {
  private static let sizes = [(40.0, 20.0), (40.0, 60.0), (40.0, 30.0)]

  private struct Case: Sendable {
    var alignment: StackView.Alignment
    var natural: [[Double]]
    var high: [[Double]]
  }

  @Test("V-68: alignments in a row work with the views' own height and with 100")
  func row() {
    for item in [
      Case(
        alignment: .fill, natural: [[0, 60], [0, 60], [0, 60]],
        high: [[0, 100], [0, 100], [0, 100]]),
      Case(
        alignment: .top, natural: [[0, 20], [0, 60], [0, 30]], high: [[0, 20], [0, 60], [0, 30]]),
      Case(
        alignment: .center, natural: [[20, 20], [0, 60], [15, 30]],
        high: [[40, 20], [20, 60], [35, 30]]),
      Case(
        alignment: .bottom, natural: [[40, 20], [0, 60], [30, 30]],
        high: [[80, 20], [40, 60], [70, 30]]),
    ] {
      let natural = StackBed(Self.sizes) { $0.alignment = item.alignment }
      #expect(natural.size == [120, 60])
      #expect(natural.rows == item.natural, "\(item.alignment)")
      let high = StackBed(Self.sizes, height: 100) { $0.alignment = item.alignment }
      #expect(high.rows == item.high, "\(item.alignment)")
    }
  }

  @Test("V-68: alignments in a column follow the reading direction")
  func column() {
    let sizes = Self.sizes.map { ($0.1, $0.0) }
    let settings = Settings(layoutDirection: .rightToLeft)
    for (alignment, expected) in [
      (StackView.Alignment.leading, [[40.0, 20.0], [0, 60], [30, 30]]),
      (.center, [[20, 20], [0, 60], [15, 30]]), (.trailing, [[0, 20], [0, 60], [0, 30]]),
    ] {
      let bed = StackBed(sizes, settings: settings) {
        $0.axis = .vertical
        $0.alignment = alignment
      }
      #expect(bed.columns == expected)
    }
  }

  @Test("V-68: a view without content has no extent across the axis unless it fills")
  func flat() {
    let bed = StackBed([(40, 30), (40, -1)]) { $0.alignment = .center }
    #expect(bed.rows == [[0, 30], [15, 0]])
  }

  @Test(
    "V-69: in a row baselines share a line, all views are inside, and views without text are at the edge"
  )
  func baselines() {
    func blocks() -> [Block] {
      [Block(40, 20, lines: (15, 5)), Block(40, 40, lines: (30, 10)), Block(40, 30)]
    }
    let first = StackBed(blocks: blocks()) { $0.alignment = .firstBaseline }
    #expect(first.rows == [[15, 20], [0, 40], [15, 30]])
    #expect(first.size == [120, 45])
    let last = StackBed(blocks: blocks()) { $0.alignment = .lastBaseline }
    #expect(last.rows == [[15, 20], [0, 40], [5, 30]])
    #expect(last.size == [120, 40])
  }

  @Test(
    "V-69: in a higher row views are at the bottom for first baselines, and at the top for last ones"
  )
  func highBaselines() {
    for (alignment, tops) in [
      (StackView.Alignment.firstBaseline, [75.0, 60.0]), (.lastBaseline, [15, 0]),
    ] {
      let bed = StackBed(
        blocks: [Block(40, 20, lines: (15, 5)), Block(40, 40, lines: (30, 10))], height: 100
      ) { $0.alignment = alignment }
      #expect(bed.rows.map { $0[0] } == tops)
    }
  }

  @Test("V-69: in a column, if enabled, spacing is between baselines")
  func baselineSpacing() {
    let blocks = [Block(40, 20, lines: (15, 5)), Block(40, 40, lines: (30, 10)), Block(40, 30)]
    let bed = StackBed(blocks: blocks) {
      $0.axis = .vertical
      $0.spacing = 50
      $0.isBaselineRelativeArrangement = true
    }
    // The last baseline of the first view is at 15, so the second view begins at 15 + 50 - 30. Its last baseline is at
    // 65. The bottom of the view without text counts as its baseline, and is at 65 + 50.
    #expect(bed.rows == [[0, 20], [35, 40], [85, 30]])
    bed.stack.axis = .horizontal
    bed.stage.turn()
    #expect(bed.columns == [[0, 40], [90, 40], [180, 40]])
  }

  @Test("V-69: a stack has the baselines of its first and last views")
  func ownBaselines() {
    let bed = StackBed(blocks: [Block(40, 20, lines: (15, 5)), Block(40, 40, lines: (30, 10))]) {
      $0.axis = .vertical
    }
    #expect(bed.stack.firstBaselineOffset == 15)
    #expect(bed.stack.lastBaselineOffset == 10)
    let mark = Block(10, 10)
    mark.translatesAutoresizingMaskIntoConstraints = false
    bed.root.view.addSubview(mark)
    mark.topAnchor.constraint(equalTo: bed.stack.firstBaselineAnchor).isActive = true
    bed.stage.turn()
    #expect(mark.frame.minY == 15)
    bed.blocks[0].isHidden = true
    bed.stage.turn()
    #expect(mark.frame.minY == 30)
  }
}
