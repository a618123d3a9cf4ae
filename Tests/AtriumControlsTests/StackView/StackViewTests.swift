import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumSolver
import TestSupport
import Testing

/// Which views a stack arranges, which constraints it needs around it, and its cost.
@MainActor
struct StackViewTests {
  @Test("V-73: a stack has UIKit's defaults and raw values")
  func defaults() {
    let stack = StackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == .zero)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(StackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackView.Alignment.top == .leading)
    #expect(StackView.Alignment.bottom == .trailing)
    #expect([LayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
  }

  @Test("V-73: adding makes a subview that constraints place, and removing keeps the subview")
  func lists() {
    let bed = StackBed([(10, 10), (20, 10), (30, 10)])
    let (stack, blocks) = (bed.stack, bed.blocks)
    #expect(stack.arrangedSubviews == blocks)
    #expect(stack.subviews == blocks)
    #expect(blocks.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.removeArrangedSubview(blocks[1])
    #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
    #expect(stack.subviews == blocks)
    bed.stage.turn()
    #expect(bed.size == [40, 10])
    #expect(blocks[2].frame.minX == 10)
    stack.removeArrangedSubview(blocks[1])
    blocks[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [blocks[2]])
    bed.stage.turn()
    #expect(bed.size == [30, 10])
    // A view that is already a subview is arranged at its index.
    stack.insertArrangedSubview(blocks[1], at: 0)
    #expect(stack.subviews == [blocks[1], blocks[2]])
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
  }

  @Test(
    "V-73: adding an arranged view again moves it, and the order of the subviews does not change")
  func moves() {
    let bed = StackBed([(10, 10), (20, 10), (30, 10)])
    let (stack, blocks) = (bed.stack, bed.blocks)
    stack.addArrangedSubview(blocks[0])
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2], blocks[0]])
    stack.insertArrangedSubview(blocks[0], at: 1)
    #expect(stack.arrangedSubviews == [blocks[1], blocks[0], blocks[2]])
    stack.insertArrangedSubview(blocks[1], at: 3)
    #expect(stack.arrangedSubviews == [blocks[0], blocks[2], blocks[1]])
    #expect(stack.subviews == blocks)
    bed.stage.turn()
    #expect(bed.columns == [[0, 10], [40, 20], [10, 30]])
  }

  @Test("V-73: adding a view of another stack removes it from that stack")
  func fromAnother() {
    let bed = StackBed([(10, 10), (20, 10)])
    let other = StackView(arrangedSubviews: [Block(5, 5)])
    other.addArrangedSubview(bed.blocks[0])
    #expect(bed.stack.arrangedSubviews == [bed.blocks[1]])
    #expect(other.arrangedSubviews.last === bed.blocks[0])
    // The new stack follows a change of `isHidden`.
    bed.stack.addArrangedSubview(other)
    bed.blocks[0].isHidden = true
    bed.stage.turn()
    #expect(bed.size == [25, 10])
  }

  @Test("V-73: an invalid index traps")
  func badIndex() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { StackView().insertArrangedSubview(View(), at: 1) }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "StackView cannot arrange View at index 1: it has 0 arranged views; give 0 … 0.")
  }

  @Test("V-73: a spacing that is not finite traps")
  func badSpacing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { StackView().spacing = .nan }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "StackView.spacing got nan; give a finite number of points.")
  }

  @Test("V-74: a stack whose frame the program sets arranges its views inside")
  func byHand() {
    let stage = Stage(size: Size(width: 400, height: 300))
    let root = ViewController()
    stage.window.rootViewController = root
    let (a, b) = (Block(50, 20), Block(50, 20))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.frame = Rect(x: 20, y: 30, width: 200, height: 40)
    stack.spacing = 10
    root.view.addSubview(stack)
    stage.turn()
    #expect(a.frame == Rect(x: 0, y: 0, width: 140, height: 40))
    #expect(b.frame == Rect(x: 150, y: 0, width: 50, height: 40))
    stack.frame.size = Size(width: 110, height: 20)
    stage.turn()
    #expect(b.frame == Rect(x: 60, y: 0, width: 50, height: 20))
    // A stack alone, without a window.
    let alone = StackView(arrangedSubviews: [Block(10, 10), Block(10, 10)])
    alone.frame = Rect(x: 0, y: 0, width: 60, height: 10)
    alone.layoutIfNeeded()
    #expect(alone.arrangedSubviews[1].frame == Rect(x: 50, y: 0, width: 10, height: 10))
  }

  @Test("V-74: stacks have fitting sizes before any layout, and nested")
  func fitting() {
    let inner = StackView(arrangedSubviews: [Block(30, 20), Block(40, 25)])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = StackView(arrangedSubviews: [Block(100, 10), inner])
    outer.spacing = 8
    #expect(
      outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 148, height: 50))
    inner.arrangedSubviews[0].isHidden = true
    #expect(
      outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 148, height: 25))
    #expect(
      outer.systemLayoutSizeFitting(
        Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == Size(width: 300, height: 25))
  }

  @Test("V-74: text that wraps at the width of a column makes the column higher")
  func text() {
    let label = Label(text: String(repeating: "several words ", count: 20))
    label.numberOfLines = 0
    let stage = Stage(size: Size(width: 400, height: 600))
    let root = ViewController()
    stage.window.rootViewController = root
    let stack = StackView(arrangedSubviews: [label, Block(10, 30)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.view.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    stage.turn()
    let height = label.sizeThatFits(Size(width: 200, height: 0)).height
    #expect(height > 60)
    #expect(label.frame == Rect(x: 0, y: 0, width: 200, height: height))
    #expect(stack.bounds.height == height + 30)
  }

  @Test("V-75: a change of spacing, or an added view, keeps the other constraints")
  func cost() throws {
    let bed = StackBed([(Double, Double)](repeating: (10, 10), count: 30)) { $0.axis = .vertical }
    let before = bed.stack.constraints
    bed.stack.spacing = 4
    bed.stage.turn()
    let after = bed.stack.constraints
    #expect(before.count == after.count)
    #expect(zip(before, after).allSatisfy { $0 === $1 })
    bed.stack.addArrangedSubview(Block(10, 10))
    bed.stage.turn()
    let kept = Set(bed.stack.constraints.map { ObjectIdentifier($0) })
      .intersection(after.map { ObjectIdentifier($0) })
    #expect(after.count - kept.count == 1)
    let solved = bed.stage.window.statistics.solver
    bed.stack.setNeedsUpdateConstraints()
    bed.stage.turn()
    #expect(bed.stage.window.statistics.solver.evaluations == solved.evaluations)
    #expect(bed.stage.window.statistics.solver.pivots == solved.pivots)
  }

  @Test("V-75: a released stack leaves nothing behind")
  func leaves() {
    weak var gone: StackView?
    weak var block: Block?
    let stage = Stage(size: Size(width: 200, height: 200))
    let root = ViewController()
    stage.window.rootViewController = root
    for distribution in StackView.Distribution.allCases {
      autoreleasing {
        let stack = StackView(arrangedSubviews: [Block(10, 10), Block(10, 10), Block(10, 10)])
        stack.distribution = distribution
        stack.alignment = .firstBaseline
        root.view.addSubview(stack)
        stage.turn()
        View.animate(withDuration: 0.2) { stack.arrangedSubviews[1].isHidden = true }
        stage.advance(by: 0.1)
        stack.removeFromSuperview()
        (gone, block) = (stack, stack.arrangedSubviews[1] as? Block)
      }
      stage.settle()
      #expect(gone == nil)
      #expect(block == nil)
    }
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
