import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Lengths and positions along the axis of a stack.
@MainActor
struct StackDistributionTests {
  private static let sizes = [(160.0, 200.0), (80.0, 100.0), (40.0, 50.0)]

  @Test("V-61: a stack is as long as its views and gaps, and as thick as the thickest view")
  func natural() {
    let row = StackBed(Self.sizes) { $0.spacing = 10 }
    #expect(row.size == [300, 200])
    #expect(row.columns == [[0, 160], [170, 80], [260, 40]])
    #expect(row.rows == [[0, 200], [0, 200], [0, 200]])
    let column = StackBed(Self.sizes) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    #expect(column.size == [160, 370])
    #expect(column.rows == [[0, 200], [210, 100], [320, 50]])
    #expect(column.columns == [[0, 160], [0, 160], [0, 160]])
  }

  @Test("V-62: fill extends the view with the lowest hugging priority, or the first of equal ones")
  func fillGrows() {
    let bed = StackBed(Self.sizes, width: 360) { $0.spacing = 10 }
    #expect(bed.columns == [[0, 220], [230, 80], [320, 40]])
    bed.blocks[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    bed.stage.settle()
    #expect(bed.columns == [[0, 160], [170, 140], [320, 40]])
    bed.blocks[2].setContentHuggingPriority(LayoutPriority(248), for: .horizontal)
    bed.stage.settle()
    #expect(bed.columns == [[0, 160], [170, 80], [260, 100]])
  }

  @Test(
    "V-62: fill shrinks the view with the lowest compression resistance, or the first of equal ones"
  )
  func fillShrinks() {
    let bed = StackBed(Self.sizes, width: 250) { $0.spacing = 10 }
    #expect(bed.columns == [[0, 110], [120, 80], [210, 40]])
    bed.blocks[2].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    bed.stage.settle()
    #expect(bed.columns == [[0, 150], [160, 80], [250, 0]])
    bed.blocks[1].setContentCompressionResistancePriority(LayoutPriority(748), for: .horizontal)
    bed.stage.settle()
    #expect(bed.columns == [[0, 160], [170, 30], [210, 40]])
  }

  @Test("V-62: fill gives the same result after the stack was narrow and then wide")
  func order() throws {
    let bed = StackBed([(50, 20), (50, 20), (50, 20)], width: 150)
    let width = try #require(
      bed.stack.constraints.first { $0.firstAttribute == .width && $0.constant == 150 })
    for (value, expected) in [
      (210.0, [110.0, 50, 50]), (90, [0, 40, 50]), (30, [0, 0, 30]), (150, [50, 50, 50]),
      (180, [80, 50, 50]), (120, [20, 50, 50]),
    ] {
      width.constant = value
      bed.stage.settle()
      #expect(bed.columns.map { $0[1] } == expected)
    }
  }

  @Test("V-62: a view without content takes the remaining length")
  func filler() {
    let bed = StackBed([(60, 20), (View.noIntrinsicMetric, 20), (60, 20)], width: 300)
    #expect(bed.columns == [[0, 60], [60, 180], [240, 60]])
  }

  @Test("V-63: fillEqually gives all views one length: the maximum, or an equal share")
  func equally() {
    let natural = StackBed(Self.sizes) {
      $0.distribution = .fillEqually
      $0.spacing = 6
    }
    #expect(natural.columns == [[0, 160], [166, 160], [332, 160]])
    let given = StackBed(Self.sizes, width: 200) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(given.columns == [[0, 60], [70, 60], [140, 60]])
  }

  @Test("V-64: fillProportionally divides the length in proportion to the content sizes")
  func proportionally() {
    let bed = StackBed(Self.sizes, width: 200) { $0.distribution = .fillProportionally }
    #expect(bed.columns == [[0, 114.29], [114.29, 57.14], [171.43, 28.57]])
    let natural = StackBed(Self.sizes) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(natural.columns == [[0, 160], [170, 80], [260, 40]])
  }

  @Test("V-64: fillProportionally subtracts the gaps, and the last view takes the remainder")
  func proportionallyWithGaps() {
    let bed = StackBed(Self.sizes, width: 200) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    // The first two widths are 160 / 300 and 80 / 300 of 200, and the last is the remainder.
    #expect(bed.columns == [[0, 106.67], [116.67, 53.33], [180, 20]])
  }

  @Test(
    "V-64: another content size changes the shares, at any depth, and without content sizes all are equal"
  )
  func proportionsChange() {
    let bed = StackBed([(100, 20), (100, 20)], width: 300) { $0.distribution = .fillProportionally }
    #expect(bed.columns.map { $0[1] } == [150, 150])
    bed.blocks[0].content.width = 200
    bed.stage.turn()
    #expect(bed.columns.map { $0[1] } == [200, 100])
    let inner = StackView(arrangedSubviews: [Block(60, 20), Block(40, 20)])
    bed.stack.addArrangedSubview(inner)
    bed.stage.turn()
    #expect(bed.columns.map { $0[1] } == [150, 75])
    #expect(inner.frame.width == 75)
    (inner.arrangedSubviews[0] as? Block)?.content.width = 260
    bed.stage.turn()
    #expect(inner.frame.width == 150)
    let none = StackBed([(-1, -1), (-1, -1)], width: 300, height: 20) {
      $0.distribution = .fillProportionally
    }
    #expect(none.columns.map { $0[1] } == [150, 150])
  }

  @Test(
    "V-65: equalSpacing divides the remaining length among the gaps, and the spacing is the minimum"
  )
  func equalSpacing() {
    let bed = StackBed(Self.sizes, width: 380) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(bed.columns == [[0, 160], [210, 80], [340, 40]])
    let natural = StackBed(Self.sizes) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(natural.size[0] == 300)
    let narrow = StackBed(Self.sizes, width: 250) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(narrow.columns == [[0, 110], [120, 80], [210, 40]])
  }

  @Test("V-66: equalCentering gives the centres equal distances, as far as the spacing allows")
  func equalCentering() {
    // The centres are at 80, 220 and 360.
    let bed = StackBed(Self.sizes, width: 380) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(bed.columns == [[0, 160], [180, 80], [340, 40]])
    // The stack is too narrow for equal distances, and the first gap is the minimum spacing.
    let tight = StackBed(Self.sizes, width: 320) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(tight.columns == [[0, 160], [170, 80], [280, 40]])
    let natural = StackBed(Self.sizes) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    // Equal distances of the centres have a higher priority than a short stack.
    #expect(natural.columns == [[0, 160], [170, 80], [320, 40]])
  }

  @Test("V-67: a custom gap keeps its length until its view leaves")
  func customSpacing() {
    let bed = StackBed(Self.sizes) { $0.spacing = 10 }
    let (stack, blocks) = (bed.stack, bed.blocks)
    #expect(stack.customSpacing(after: blocks[0]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: blocks[0])
    bed.stage.turn()
    #expect(bed.columns.map { $0[0] } == [0, 190, 280])
    #expect(stack.customSpacing(after: blocks[0]) == 30)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: blocks[1])
    bed.stage.turn()
    #expect(bed.columns.map { $0[0] } == [0, 190, 278])
    // A gap belongs to the visible view before it.
    blocks[1].isHidden = true
    bed.stage.turn()
    #expect(blocks[2].frame.minX == 190)
    blocks[1].isHidden = false
    stack.insertArrangedSubview(blocks[0], at: 2)
    bed.stage.turn()
    #expect(bed.columns.map { $0[0] } == [138, 0, 88])
    stack.insertArrangedSubview(blocks[0], at: 0)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: blocks[0])
    bed.stage.turn()
    #expect(bed.columns.map { $0[0] } == [0, 170, 258])
    stack.removeArrangedSubview(blocks[1])
    stack.insertArrangedSubview(blocks[1], at: 1)
    bed.stage.turn()
    #expect(bed.columns.map { $0[0] } == [0, 170, 260])
    stack.setCustomSpacing(5, after: View())
    #expect(stack.customSpacing(after: View()) == StackView.spacingUseDefault)
  }

  @Test("V-67: the stack's spacing may be the system's, the default or negative")
  func spacings() {
    for (spacing, second) in [
      (StackView.spacingUseSystem, 168.0), (StackView.spacingUseDefault, 160), (-20, 140),
    ] {
      let bed = StackBed(Self.sizes) { $0.spacing = spacing }
      #expect(bed.blocks[1].frame.minX == second)
      #expect(bed.stack.spacing == spacing)
    }
  }

  @Test("V-70: a right-to-left row begins at the right")
  func mirrored() {
    let bed = StackBed(Self.sizes, settings: Settings(layoutDirection: .rightToLeft)) {
      $0.spacing = 10
    }
    #expect(bed.columns == [[140, 160], [50, 80], [0, 40]])
  }

  @Test("V-70: margins are 0 by default, and are used only if enabled")
  func margins() {
    let bed = StackBed(Self.sizes) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(bed.size == [280, 200])
    bed.stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    bed.stage.turn()
    #expect(bed.size == [286, 204])
    #expect(bed.columns == [[2, 160], [162, 80], [242, 40]])
    #expect(bed.rows[0] == [1, 200])
    bed.stack.isLayoutMarginsRelativeArrangement = false
    bed.stage.turn()
    #expect(bed.size == [280, 200])
  }
}
