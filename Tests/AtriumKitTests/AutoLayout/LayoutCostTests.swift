import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumSolver
import Testing

/// The cost of layout by constraints, as counts.
@MainActor
struct LayoutCostTests {
  /// Makes a hundred columns with ten boxes each, one below the other.
  private static func columns() -> (LayoutScene, [[Box]], [[LayoutConstraint]]) {
    let scene = LayoutScene(width: 1000, height: 1000)
    var (boxes, tops): ([[Box]], [[LayoutConstraint]]) = ([], [])
    for index in 0..<100 {
      let column = scene.box("column \(index)", width: 10, height: 1000)
      column.topAnchor.constraint(equalTo: scene.view.topAnchor).isActive = true
      let left = column.leftAnchor.constraint(
        equalTo: scene.view.leftAnchor, constant: Double(10 * index))
      left.isActive = true
      var (inside, gaps): ([Box], [LayoutConstraint]) = ([], [])
      for _ in 0..<10 {
        let box = Box()
        column.addSubview(box)
        box.content = Size(width: 5, height: 20)
        let top = box.topAnchor.constraint(
          equalTo: inside.last?.bottomAnchor ?? column.topAnchor, constant: 4)
        LayoutConstraint.activate([top, box.leftAnchor.constraint(equalTo: column.leftAnchor)])
        inside.append(box)
        gaps.append(top)
      }
      boxes.append(inside)
      tops.append(gaps)
    }
    scene.stage.settle()
    return (scene, boxes, tops)
  }

  @Test("an edit among 1,000 views solves, changes and lays out only the dependent views")
  func edit() throws {
    let (scene, boxes, tops) = Self.columns()
    #expect(boxes[50][9].frame == Rect(x: 0, y: 220, width: 5, height: 20))
    let before = scene.stage.window.statistics.solver
    let layouts = scene.stage.window.statistics.layoutCount
    let own = boxes.flatMap(\.self).map(\.layouts)
    tops[50][7].constant = 10
    scene.stage.turn()
    let after = scene.stage.window.statistics.solver
    #expect(boxes[50].map(\.frame.minY) == [4, 28, 52, 76, 100, 124, 148, 178, 202, 226])
    #expect(after.pivots - before.pivots == 0)
    #expect(after.rowUpdates - before.rowUpdates == 0)
    #expect(after.evaluations - before.evaluations == 3)
    // Only the column is laid out: a view that only moves is not laid out.
    #expect(scene.stage.window.statistics.layoutCount - layouts == 1)
    #expect(boxes.flatMap(\.self).map(\.layouts) == own)
    #expect(boxes[49][9].frame.minY == 220)
  }

  @Test("a changed content size among 1,000 views costs at most one pivot, and the moved views")
  func content() throws {
    let (scene, boxes, _) = Self.columns()
    let before = scene.stage.window.statistics.solver
    boxes[3][8].content.height = 50
    scene.stage.turn()
    let after = scene.stage.window.statistics.solver
    #expect(boxes[3][9].frame.minY == 250)
    #expect(after.pivots - before.pivots <= 1)
    #expect(after.rowUpdates - before.rowUpdates <= 3)
    #expect(after.evaluations - before.evaluations <= 3)
  }

  @Test("a turn without changes does not run the solver")
  func quiet() throws {
    let (scene, _, _) = Self.columns()
    let before = scene.stage.window.statistics.solver
    scene.view.setNeedsLayout()
    scene.stage.turn()
    let after = scene.stage.window.statistics.solver
    #expect(after.pivots == before.pivots)
    #expect(after.rowUpdates == before.rowUpdates)
    #expect(after.evaluations == before.evaluations)
  }

  @Test("the work to solve a new layout grows linearly with the number of views")
  func linear() throws {
    func work(_ count: Int) throws -> Int {
      let scene = LayoutScene(width: 100, height: 100)
      var last: Box?
      for _ in 0..<count {
        let box = scene.box()
        box.content = Size(width: 10, height: 10)
        box.topAnchor.constraint(equalTo: last?.bottomAnchor ?? scene.view.topAnchor, constant: 1)
          .isActive = true
        box.leftAnchor.constraint(equalTo: scene.view.leftAnchor).isActive = true
        last = box
      }
      scene.stage.settle()
      #expect(last?.frame.minY == Double(11 * count - 10))
      let statistics = scene.stage.window.statistics.solver
      return statistics.pivots + statistics.rowUpdates + statistics.evaluations
    }
    let (small, large) = (try work(100), try work(1000))
    #expect(large <= 11 * small)
  }
}
