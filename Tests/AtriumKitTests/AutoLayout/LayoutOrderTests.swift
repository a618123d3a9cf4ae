import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// The same steps give the same result, although dictionaries have a different order in each run of the
/// process.
@MainActor
struct LayoutOrderTests {
  /// A row of boxes in 400 points, each with a minimum and a preferred width of the same priority.
  ///
  /// Many solutions are equally good, and minimum widths that are too large conflict with each other in
  /// many ways.
  @MainActor
  private struct Row {
    let scene = LayoutScene()
    let outer: Box
    let boxes: [Box]
    private var edits: [(constraint: LayoutConstraint, constant: Double)] = []

    init(seed: UInt64, largest: Int) {
      var generator = SeededGenerator(seed: seed)
      outer = scene.box("outer", width: 400, height: 10)
      boxes = (0..<8).map { Box("\($0)") }
      for box in boxes { outer.addSubview(box) }
      boxes[0].leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      boxes[7].rightAnchor.constraint(equalTo: outer.rightAnchor).isActive = true
      for (box, next) in zip(boxes, boxes.dropFirst()) {
        next.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
      }
      for box in boxes {
        let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
        let wish = box.widthAnchor.constraint(equalToConstant: 50)
        wish.priority = LayoutPriority(500)
        LayoutConstraint.activate([least, wish])
        edits.append((least, Double(10 * generator.below(largest + 1))))
        edits.append((wish, Double(10 * generator.below(10))))
      }
      // Each pair of neighbours together has a required minimum width, which either box may provide.
      for (box, next) in zip(boxes, boxes.dropFirst()) {
        let both = next.rightAnchor.constraint(
          greaterThanOrEqualTo: box.leftAnchor, constant: 20)
        both.isActive = true
        edits.append((both, Double(20 * generator.below(largest + 1))))
      }
      scene.stage.settle()
    }

    func edit() {
      for (constraint, constant) in edits { constraint.constant = constant }
      scene.stage.turn()
    }

    var widths: [Double] { boxes.map(\.frame.width) }
  }

  @Test(
    "constants that change in one turn are applied in a fixed order, and give the same optimum",
    arguments: RandomRunSettings.seeds(12))
  func edits(seed: UInt64) {
    var rows: [Row] = []
    func widths() -> [Double] {
      let row = Row(seed: seed, largest: 5)
      row.edit()
      // The row is retained, so that the constraints of the next row have other addresses.
      rows.append(row)
      return row.widths
    }
    let first = widths()
    #expect(first.reduce(0, +) == 400, "seed \(seed)")
    for _ in 0..<5 { #expect(widths() == first, "seed \(seed)") }
  }

  @Test(
    "conflicts drop the same constraints in each run",
    arguments: RandomRunSettings.seeds(4))
  func contradictions(seed: UInt64) {
    var rows: [Row] = []
    func widths() -> [Double] {
      let row = Row(seed: seed, largest: 12)
      row.edit()
      // The row is retained, so that the constraints of the next row have other addresses.
      rows.append(row)
      return row.widths
    }
    let first = widths()
    for _ in 0..<5 { #expect(widths() == first, "seed \(seed)") }
  }

  @Test(
    "a view that is removed and added again gets the same layout",
    arguments: RandomRunSettings.seeds(12))
  func returning(seed: UInt64) {
    var rows: [Row] = []
    func widths() -> [Double] {
      let row = Row(seed: seed, largest: 5)
      row.outer.removeFromSuperview()
      row.edit()
      row.scene.view.addSubview(row.outer)
      row.scene.stage.settle()
      // The row is retained, so that the constraints of the next row have other addresses.
      rows.append(row)
      return row.widths
    }
    let first = widths()
    #expect(first.reduce(0, +) == 400, "seed \(seed)")
    for _ in 0..<5 { #expect(widths() == first, "seed \(seed)") }
  }
}
