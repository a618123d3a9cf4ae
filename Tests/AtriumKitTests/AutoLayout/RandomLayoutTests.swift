import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// Random changes to a tree of views, after which the frames equal the frames in a newly built tree.
@MainActor
struct RandomLayoutTests {
  /// The description of a tree, from which an equal tree can be built.
  private struct Plan {
    struct Item {
      var parent: Int?
      var content: Size
      var constants: [Double]
      var usesPriority: Bool
      var isPresent = true
    }

    var items: [Item] = []
    var size = Size(width: 400, height: 400)
  }

  @MainActor
  private final class Tree {
    let scene: LayoutScene
    var boxes: [Box] = []
    var constraints: [[LayoutConstraint]] = []

    init(_ plan: Plan) {
      scene = LayoutScene(width: plan.size.width, height: plan.size.height)
      for item in plan.items { add(item) }
      for (index, item) in plan.items.enumerated() where !item.isPresent {
        boxes[index].removeFromSuperview()
      }
    }

    func add(_ item: Plan.Item) {
      let box = Box()
      let parent: View = item.parent.map { boxes[$0] } ?? scene.view
      parent.addSubview(box)
      box.content = item.content
      let left = box.leadingAnchor.constraint(
        equalTo: parent.leadingAnchor, constant: item.constants[0])
      let top = box.topAnchor.constraint(equalTo: parent.topAnchor, constant: item.constants[1])
      let right = box.trailingAnchor.constraint(
        lessThanOrEqualTo: parent.trailingAnchor, constant: -item.constants[2])
      let width = box.widthAnchor.constraint(
        greaterThanOrEqualTo: parent.widthAnchor, multiplier: 0.5)
      right.priority = item.usesPriority ? LayoutPriority(800) : .required
      width.priority = LayoutPriority(600)
      LayoutConstraint.activate([left, top, right, width])
      boxes.append(box)
      constraints.append([left, top, right, width])
    }

    var frames: [Rect] { boxes.map { $0.superview == nil ? .zero : $0.frame } }
  }

  private static func item(_ count: Int, _ generator: inout SeededGenerator) -> Plan.Item {
    Plan.Item(
      parent: count == 0 || generator.oneIn(3) ? nil : generator.below(count),
      content: Size(
        width: Double(generator.below(20) * 10), height: Double(generator.below(20) * 10)),
      constants: (0..<3).map { _ in Double(generator.below(10)) },
      usesPriority: !generator.oneIn(3))
  }

  @Test(
    "after random edits every view has the frame that it has in a new tree",
    arguments: RandomRunSettings.seeds(20))
  func incremental(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var plan = Plan()
    let tree = Tree(plan)
    for step in 0..<40 {
      let index = generator.below(max(1, plan.items.count))
      switch plan.items.isEmpty ? 0 : generator.below(6) {
      case 0:
        var item = Self.item(plan.items.count, &generator)
        if let parent = item.parent, !plan.items[parent].isPresent { item.parent = nil }
        plan.items.append(item)
        tree.add(item)
      case 1:
        let size = Size(width: Double(generator.below(20) * 10), height: 30)
        plan.items[index].content = size
        tree.boxes[index].content = size
      case 2, 3:
        let (which, constant) = (generator.below(3), Double(generator.below(10)))
        plan.items[index].constants[which] = constant
        tree.constraints[index][which].constant = which == 2 ? -constant : constant
      case 4:
        plan.size.width = Double(300 + generator.below(20) * 10)
        tree.scene.stage.resize(to: plan.size, isLive: true)
      default:
        // Only leaves are removed. Otherwise the plan would have to track the constraints that the removal
        // of a superview deactivates.
        guard !plan.items.contains(where: { $0.parent == index }) else { break }
        plan.items[index].isPresent = false
        tree.boxes[index].removeFromSuperview()
      }
      tree.scene.stage.turn()
      let fresh = Tree(plan)
      fresh.scene.stage.turn()
      for (mine, theirs) in zip(tree.frames, fresh.frames) {
        #expect(
          abs(mine.minX - theirs.minX) + abs(mine.minY - theirs.minY)
            + abs(mine.width - theirs.width) + abs(mine.height - theirs.height) < 1e-6,
          "seed \(seed), step \(step): \(mine), and fresh \(theirs)")
      }
    }
  }
}
