import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Hidden views in a stack.
@MainActor
struct StackHidingTests {
  @Test("V-71: a hidden view leaves no gap, and lies in the middle of the gap at its position")
  func hidden() {
    let bed = StackBed([(50, 20), (60, 20), (70, 20), (80, 20)]) { $0.spacing = 10 }
    #expect(bed.size == [290, 20])
    bed.blocks[1].isHidden = true
    bed.stage.turn()
    #expect(bed.size == [220, 20])
    #expect(bed.columns == [[0, 50], [55, 0], [60, 70], [140, 80]])
    bed.blocks[0].isHidden = true
    bed.blocks[3].isHidden = true
    bed.stage.turn()
    #expect(bed.columns == [[0, 0], [0, 0], [0, 70], [70, 0]])
    bed.blocks[2].isHidden = true
    bed.stage.turn()
    #expect(bed.size == [0, 0])
    for block in bed.blocks { block.isHidden = false }
    bed.stage.turn()
    #expect(bed.columns == [[0, 50], [60, 60], [130, 70], [210, 80]])
  }

  @Test(
    "V-71: in each distribution the other views share the free length",
    arguments: StackView.Distribution.allCases)
  func distributions(distribution: StackView.Distribution) {
    let bed = StackBed([(60, 20), (60, 20), (60, 20)], width: 200) {
      $0.spacing = 10
      $0.distribution = distribution
    }
    bed.blocks[1].isHidden = true
    bed.stage.turn()
    let expected: [StackView.Distribution: [[Double]]] = [
      .fill: [[0, 130], [140, 60]], .fillEqually: [[0, 95], [105, 95]],
      .fillProportionally: [[0, 92.31], [102.31, 97.69]], .equalSpacing: [[0, 60], [140, 60]],
      .equalCentering: [[0, 60], [140, 60]],
    ]
    #expect([bed.columns[0], bed.columns[2]] == expected[distribution])
    #expect(bed.columns[1][1] == 0)
  }

  @Test("V-71: across the stack a hidden view counts only where views fill it")
  func across() {
    for (alignment, height) in [
      (StackView.Alignment.fill, 90.0), (.leading, 30), (.center, 30), (.trailing, 30),
    ] {
      let bed = StackBed([(50, 30), (50, 90)]) { $0.alignment = alignment }
      bed.blocks[1].isHidden = true
      bed.stage.turn()
      #expect(bed.size == [50, height])
    }
  }

  @Test("V-71: a hidden view of fixed length causes no conflict, and takes no part in the row")
  func fixedLength() {
    let bed = StackBed([(50, 20), (60, 20)])
    bed.blocks[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
    bed.stage.turn()
    #expect(bed.size == [160, 20])
    bed.blocks[0].isHidden = true
    bed.stage.turn()
    #expect(bed.size == [60, 20])
    #expect(bed.blocks[1].frame.minX == 0)
  }

  @Test("V-72: a view that is hidden in an animation block shrinks and stays visible until the end")
  func animated() {
    let bed = StackBed([(50, 40), (60, 40), (70, 40)]) { $0.axis = .vertical }
    let below = Block(10, 10)
    below.translatesAutoresizingMaskIntoConstraints = false
    bed.root.view.addSubview(below)
    below.topAnchor.constraint(equalTo: bed.stack.bottomAnchor).isActive = true
    bed.blocks[1].backgroundColor = .black
    bed.stage.settle()
    #expect(below.frame.minY == 120)
    var ended = false
    View.animate(
      withDuration: 1, curve: .linear, animations: { bed.blocks[1].isHidden = true },
      completion: { ended = $0 })
    // The model values of all views are final at once.
    #expect(bed.blocks[1].isHidden)
    #expect(bed.blocks[1].frame == Rect(x: 0, y: 40, width: 70, height: 0))
    #expect(below.frame.minY == 80)
    bed.stage.advance(by: 0.5)
    #expect(bed.blocks[1].presentation.frame.height == 20)
    #expect(bed.blocks[2].presentation.frame.minY == 60)
    #expect(below.presentation.frame.minY == 100)
    #expect(isDark(bed.stage, at: Point(x: 30, y: 50)))
    bed.stage.settle()
    #expect(ended)
    #expect(!isDark(bed.stage, at: Point(x: 30, y: 50)))
    #expect(bed.stage.window.hitTest(Point(x: 30, y: 40), with: nil) !== bed.blocks[1])
  }

  @Test("V-72: a view that is shown in an animation block grows from its hidden position")
  func animatedIn() {
    let bed = StackBed([(50, 40), (60, 40), (70, 40)]) { $0.axis = .vertical }
    bed.blocks[1].isHidden = true
    bed.stage.settle()
    View.animate(withDuration: 1, curve: .linear) { bed.blocks[1].isHidden = false }
    bed.stage.advance(by: 0.25)
    #expect(bed.blocks[1].presentation.frame == Rect(x: 0, y: 40, width: 70, height: 10))
    bed.stage.settle()
    #expect(bed.rows == [[0, 40], [40, 40], [80, 40]])
  }

  @Test("V-72: a view that is shown again while it is being hidden stays")
  func turnedBack() {
    let bed = StackBed([(50, 40), (60, 40)]) { $0.axis = .vertical }
    bed.blocks[1].backgroundColor = .black
    bed.stage.settle()
    View.animate(withDuration: 1) { bed.blocks[1].isHidden = true }
    bed.stage.advance(by: 0.5)
    View.animate(withDuration: 1) { bed.blocks[1].isHidden = false }
    bed.stage.settle()
    #expect(bed.rows == [[0, 40], [40, 40]])
    #expect(isDark(bed.stage, at: Point(x: 30, y: 60)))
  }

  @Test(
    "V-72: several changes in an animation block cause one layout, and without animation they take effect in the next"
  )
  func once() {
    let bed = StackBed([(50, 40), (60, 40), (70, 40)]) { $0.axis = .vertical }
    let layouts = bed.stage.window.statistics.layoutCount
    View.animate(withDuration: 1) {
      bed.blocks[0].isHidden = true
      bed.blocks[1].isHidden = true
    }
    #expect(bed.rows == [[0, 0], [0, 0], [0, 40]])
    // The layouts are of the root, the stack, and the three blocks.
    #expect(bed.stage.window.statistics.layoutCount - layouts <= 5)
    bed.stage.settle()
    View.performWithoutAnimation { bed.blocks[0].isHidden = false }
    #expect(bed.rows[0] == [0, 0])
    bed.stage.turn()
    #expect(bed.rows[0] == [0, 40])
  }

  private func isDark(_ stage: Stage, at point: Point) -> Bool {
    stage.snapshot().color(atX: Int(point.x), y: Int(point.y)).red < 0.2
  }
}
