import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The cost of many views, children and timers, measured as a number of steps.
@MainActor
struct ScaleTests {
  /// The order in which views are removed.
  enum Order: CaseIterable {
    case fromBack
    case fromFront
    case random
  }

  /// A generator of irregular numbers that are the same in each run.
  private struct Numbers {
    private var state: UInt64 = 7
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static func arranged<Element>(_ elements: [Element], _ order: Order) -> [Element] {
    switch order {
    case .fromBack: return elements
    case .fromFront: return elements.reversed()
    case .random:
      var (result, numbers) = (elements, Numbers())
      for index in result.indices.dropFirst() {
        result.swapAt(index, numbers.next(below: index + 1))
      }
      return result
    }
  }

  private static func steps(_ body: () -> Void) -> Int {
    let before = WorkStatistics.ofLists.stepCount
    body()
    return WorkStatistics.ofLists.stepCount - before
  }

  @Test(
    "subviews are added, moved and removed in any order in n log n steps", arguments: Order.allCases
  )
  func subviews(_ order: Order) {
    func cost(_ count: Int) -> Int {
      let parent = View()
      let views = Self.arranged((0..<count).map { _ in View() }, order)
      return Self.steps {
        for view in views { parent.addSubview(view) }
        for view in views.reversed() { parent.insertSubview(view, at: 3) }
        for view in views { parent.bringSubviewToFront(view) }
        for view in views { parent.sendSubviewToBack(view) }
        for index in views.indices { parent.exchangeSubview(at: index, withSubviewAt: 0) }
        for view in views { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
      }
    }
    // For eight times as many views, quadratic cost would be 64 times as much.
    #expect(cost(8000) < 14 * cost(1000))
  }

  @Test("the order of many subviews equals that of a plain list, after any operations")
  func orderOfSubviews() {
    let parent = View()
    var (expected, numbers): ([View], Numbers) = ([], Numbers())
    for round in 0..<4000 {
      let index = expected.isEmpty ? 0 : numbers.next(below: expected.count)
      switch numbers.next(below: round < 2500 ? 8 : 12) {
      case 0, 1, 2, 3, 4:
        let view = View()
        parent.insertSubview(view, at: index)
        expected.insert(view, at: index)
      case 5 where !expected.isEmpty:
        let view = expected.remove(at: index)
        parent.bringSubviewToFront(view)
        expected.append(view)
      case 6 where !expected.isEmpty:
        let other = numbers.next(below: expected.count)
        parent.exchangeSubview(at: index, withSubviewAt: other)
        expected.swapAt(index, other)
      case 7 where !expected.isEmpty:
        let view = expected[index]
        let sibling = expected[numbers.next(below: expected.count)]
        guard view !== sibling else { break }
        parent.insertSubview(view, belowSubview: sibling)
        expected.remove(at: index)
        expected.insert(view, at: expected.firstIndex(of: sibling) ?? 0)
      default:
        guard !expected.isEmpty else { break }
        expected.remove(at: index).removeFromSuperview()
      }
      if round.isMultiple(of: 97) { #expect(parent.subviews == expected) }
    }
    #expect(parent.subviews == expected)
  }

  @Test("children are added and removed in any order in n log n steps, and keep their order")
  func children() {
    func cost(_ count: Int, _ order: Order) -> Int {
      let parent = ViewController()
      let children = (0..<count).map { _ in ViewController() }
      let steps = Self.steps {
        for child in children { parent.addChild(child) }
        for child in Self.arranged(children, order) { parent.view.addSubview(child.view) }
        #expect(parent.children == children)
        for child in Self.arranged(children, order) {
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
      #expect(parent.children.isEmpty)
      return steps
    }
    for order in Order.allCases { #expect(cost(4000, order) < 14 * cost(500, order)) }
  }

  @Test("recognisers of one view are added and removed in n log n steps", arguments: Order.allCases)
  func recognizers(_ order: Order) {
    func cost(_ count: Int) -> Int {
      let view = View()
      let recognizers = (0..<count).map { _ in TapGestureRecognizer() }
      return Self.steps {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        #expect(view.gestureRecognizers.count == count)
        for recognizer in Self.arranged(recognizers, order) {
          view.removeGestureRecognizer(recognizer)
        }
        #expect(view.gestureRecognizers.isEmpty)
      }
    }
    #expect(cost(4000) < 14 * cost(500))
  }

  @Test("guides of one view are added and removed in n log n steps", arguments: Order.allCases)
  func guides(_ order: Order) {
    func cost(_ count: Int) -> Int {
      let view = View()
      let guides = (0..<count).map { _ in LayoutGuide() }
      return Self.steps {
        for guide in guides { view.addLayoutGuide(guide) }
        #expect(view.layoutGuides.count == count)
        for guide in Self.arranged(guides, order) { view.removeLayoutGuide(guide) }
        #expect(view.layoutGuides.isEmpty)
      }
    }
    let small = cost(500)
    #expect(small > 0 && cost(4000) < 14 * small)
  }

  @Test("timers are made, fired and stopped in n log n steps, in the order of their times")
  func timers() {
    func cost(_ count: Int) -> Int {
      let stage = Stage()
      stage.turn()
      var (numbers, fired, timers): (Numbers, [Double], [Timer]) = (Numbers(), [], [])
      let steps = Self.steps {
        for _ in 0..<count {
          let interval = 0.01 + Double(numbers.next(below: 50)) / 100
          timers.append(
            stage.window.scheduleTimer(withTimeInterval: interval) { fired.append($0.fireTime) })
        }
        for timer in timers[..<(count / 2)].reversed() { timer.invalidate() }
        stage.advance(by: 1)
      }
      #expect(fired.count == count - count / 2)
      #expect(fired == fired.sorted())
      return steps
    }
    #expect(cost(8000) < 14 * cost(1000))
  }

  @Test("timers with the same time fire in the order of their creation, including repeating timers")
  func timersOfOneTime() {
    let stage = Stage()
    var fired: [String] = []
    let repeating = stage.window.scheduleTimer(withTimeInterval: 1, repeats: true) { _ in
      fired.append("A")
    }
    stage.turn()
    stage.window.scheduleTimer(withTimeInterval: 2) { _ in fired.append("B") }
    stage.window.scheduleTimer(withTimeInterval: 2) { _ in
      fired.append("C")
      repeating.invalidate()
    }
    stage.advance(by: 4)
    #expect(fired == ["A", "A", "B", "C"])
  }

  @Test("the extents of 30 nested containers are computed once, and then only after changes")
  func extents() {
    let stage = Stage(size: Size(width: 200, height: 200))
    var outer: View = stage.window
    for _ in 0..<30 {
      let view = View(frame: outer.bounds)
      for _ in 0..<3 { view.addSubview(View(frame: Rect(x: 0, y: 0, width: 9, height: 9))) }
      outer.addSubview(view)
      outer = view
    }
    let start = stage.window.statistics.extentCount
    stage.turn()
    // There are 120 views, so on average each extent was computed at most once.
    #expect(stage.window.statistics.extentCount - start <= 120)
    let leaf = stage.window.statistics.extentCount
    outer.subviews[0].backgroundColor = .black
    stage.turn()
    #expect(stage.window.statistics.extentCount - leaf <= 31)
  }
}
