import AtriumContainers
import AtriumGeometry
import Testing

/// Strokes through the levels of a ring menu, calculated without a window (features 4 to 10, 16).
struct RingMenuStrokeTests {
  private let reach = RingMenuStroke.Reach(deadZone: 32, travel: 100)
  private let origin = Point(x: 300, y: 200)
  /// Four groups of four items.
  private let tree = Array(
    repeating: RingMenuNode.branch(Array(repeating: .leaf, count: 4)), count: 4)

  /// Draws a line from one point to another in steps, and rests at its end.
  private func draw(
    _ stroke: inout RingMenuStroke, from: Point, to: Point, steps: Int, time: inout Double,
    rest: Double = 0, in levels: inout RingMenuLevels
  ) {
    for step in 1...steps {
      time += 0.008
      let part = Double(step) / Double(steps)
      _ = stroke.move(to: from + (to - from) * part, at: time, in: &levels, reach)
    }
    guard rest > 0 else { return }
    time += rest
    _ = stroke.rest(until: time, in: &levels, reach)
  }

  /// Returns the direction of an item on the current level.
  private func angle(_ item: Int, _ levels: RingMenuLevels) throws -> Double {
    levels.wedges.angle(of: try #require(levels.wedges.wedge(of: .item(item))))
  }

  @Test(
    "RF-4: each of 3,600 angles selects the same single item at three distances, with half-open borders"
  )
  func angles() {
    for count in 1...12 {
      for arrangement in [RingMenuArrangement.even, .compass] {
        let levels = RingMenuLevels(Array(repeating: .leaf, count: count), arrangement)
        var hits: [RingMenuWedges.Content: Int] = [:]
        for step in 0..<3600 {
          let angle = Double(step) * .pi / 1800
          let found = [33.0, 100, 1000].map {
            levels.content(inDirection: Point(angle: angle, length: $0), deadZone: 32)
          }
          #expect(found[0] != nil && Set(found).count == 1)
          if let content = found[0] { hits[content, default: 0] += 1 }
        }
        let wedges = levels.wedges.count
        for (content, hits) in hits where content != .gap {
          #expect(abs(hits - 3600 / wedges) <= 2)
        }
      }
    }
    let levels = RingMenuLevels(Array(repeating: .leaf, count: 4))
    // The border between the first two items belongs to the second.
    #expect(
      levels.content(inDirection: Point(angle: -.pi / 4, length: 100), deadZone: 32) == .item(1))
  }

  @Test(
    "RF-9: one stroke with a change of direction, or with a pause, reaches all sixteen leaves of a 4 × 4 tree",
    arguments: [1, 12, 50])
  func strokes(steps: Int) throws {
    for first in 0..<4 {
      for second in 0..<4 {
        var levels = RingMenuLevels(tree)
        var time = 0.0
        var stroke = RingMenuStroke(at: origin, time: time)
        let away = try angle(first, levels)
        let corner = origin + Point(angle: away, length: 120)
        draw(&stroke, from: origin, to: corner, steps: steps, time: &time, in: &levels)
        #expect(levels.isFirst)
        var below = levels
        below.enter(first)
        let next = try angle(second, below)
        let turns = abs(RingMenuWedges.turn(from: away, to: next)) >= RingMenuStroke.turnAngle
        if !turns {
          time += 0.1
          _ = stroke.rest(until: time, in: &levels, reach)
        }
        let end = corner + Point(angle: next, length: 80)
        draw(&stroke, from: corner, to: end, steps: steps, time: &time, in: &levels)
        #expect(levels.indices == [first])
        #expect(stroke.content(at: end, in: levels, reach) == .item(second))
        #expect(
          stroke.release(at: end, time: time, in: &levels, reach) == .choose(second),
          "\(first) \(second)")
      }
    }
  }

  @Test("RF-10: two short strokes at one centre reach the same leaves")
  func anchored() throws {
    for first in 0..<4 {
      for second in 0..<4 {
        var levels = RingMenuLevels(tree)
        var path: [Int] = []
        for item in [first, second] {
          var stroke = RingMenuStroke(at: origin, time: 0)
          let end = origin + Point(angle: try angle(item, levels), length: 80)
          var time = 0.0
          draw(&stroke, from: origin, to: end, steps: 8, time: &time, in: &levels)
          switch stroke.release(at: end, time: time, in: &levels, reach) {
          case .enter(let entered):
            levels.enter(entered)
            path.append(entered)
          case .choose(let chosen): path.append(chosen)
          case let other: Issue.record("\(other)")
          }
        }
        #expect(path == [first, second])
      }
    }
  }

  @Test(
    "RF-9: a distance below the radius, a smaller change of direction, or a shorter pause enters no level"
  )
  func thresholds() {
    var time = 0.0
    for (length, turn, rest) in [(99.0, 90.0, 0.0), (110, 19, 0), (110, 0, 0.099), (99, 0, 1)] {
      var levels = RingMenuLevels(tree)
      var stroke = RingMenuStroke(at: origin, time: time)
      let corner = origin + Point(x: 0, y: -length)
      draw(&stroke, from: origin, to: corner, steps: 1, time: &time, rest: rest, in: &levels)
      if turn > 0 {
        let end = corner + Point(angle: (turn - 90) * .pi / 180, length: 12)
        draw(&stroke, from: corner, to: end, steps: 1, time: &time, in: &levels)
      }
      #expect(levels.isFirst, "\(length) \(turn) \(rest)")
    }
    for (turn, rest) in [(20.0, 0.0), (0, 0.1)] {
      var levels = RingMenuLevels(tree)
      var stroke = RingMenuStroke(at: origin, time: time)
      let corner = origin + Point(x: 0, y: -100)
      draw(&stroke, from: origin, to: corner, steps: 1, time: &time, rest: rest, in: &levels)
      if turn > 0 {
        let end = corner + Point(angle: (turn - 90) * .pi / 180, length: 12)
        draw(&stroke, from: corner, to: end, steps: 1, time: &time, in: &levels)
      }
      #expect(levels.indices == [0], "\(turn) \(rest)")
    }
  }

  @Test("RF-9: a pointer that trembles by less than ten points counts as resting")
  func jitter() {
    var levels = RingMenuLevels(tree)
    var stroke = RingMenuStroke(at: origin, time: 0)
    let corner = origin + Point(x: 0, y: -120)
    _ = stroke.move(to: corner, at: 0.1, in: &levels, reach)
    for step in 1...9 {
      let place = corner + Point(x: step.isMultiple(of: 2) ? 6 : -3, y: 2)
      _ = stroke.move(to: place, at: 0.1 + Double(step) * 0.01, in: &levels, reach)
    }
    #expect(levels.isFirst)
    #expect(abs((stroke.deadline(in: levels, reach) ?? 0) - 0.2) < 1e-9)
    _ = stroke.rest(until: 0.2, in: &levels, reach)
    #expect(levels.indices == [0])
  }

  @Test(
    "RF-7: a press that stays within twelve points keeps the ring open, however long it lasts; any other release acts"
  )
  func bothStyles() {
    var levels = RingMenuLevels([.leaf, .leaf, .disabled, .branch([.leaf])])
    func release(_ places: [Point]) -> RingMenuStroke.Outcome {
      var stroke = RingMenuStroke(at: origin, time: 0)
      for place in places.dropLast() {
        _ = stroke.move(to: origin + place, at: 1, in: &levels, reach)
      }
      return stroke.release(
        at: origin + (places.last ?? .zero), time: 60, in: &levels, reach)
    }
    #expect(release([.zero]) == .stay)
    #expect(release([Point(x: 12, y: 0)]) == .stay)
    #expect(release([Point(x: 12.1, y: 0)]) == .cancel)
    #expect(release([Point(x: 13, y: 0), .zero]) == .cancel)
    #expect(release([Point(x: 33, y: 0)]) == .choose(1))
    #expect(release([Point(x: 0, y: 33)]) == .cancel)
    #expect(release([Point(x: -33, y: 0)]) == .enter(3))
    #expect(release([Point(x: 60, y: 0), Point(x: 5, y: 0)]) == .cancel)
    #expect(release([Point(x: .nan, y: 0)]) == .stay)
  }

  @Test("RF-21: a rest of 100 ms reaches a dial, and a change of direction does not")
  func dial() {
    let nodes: [RingMenuNode] = [.leaf, .dial, .leaf, .leaf]
    let corner = origin + Point(x: 120, y: 0)
    for seconds in [0.099, 0.1] {
      var levels = RingMenuLevels(nodes)
      var stroke = RingMenuStroke(at: origin, time: 0)
      var time = 0.0
      draw(&stroke, from: origin, to: corner, steps: 5, time: &time, rest: seconds, in: &levels)
      #expect(stroke.dial == (seconds == 0.1 ? 1 : nil))
      #expect((stroke.deadline(in: levels, reach) == nil) == (seconds == 0.1))
      #expect(levels == RingMenuLevels(nodes) && stroke.restPlace == corner)
      guard seconds == 0.1 else { continue }
      // The next movement continues the stroke, which can reach the dial again.
      let next = corner + Point(x: 40, y: 0)
      draw(&stroke, from: corner, to: next, steps: 1, time: &time, in: &levels)
      #expect(stroke.dial == nil && stroke.deadline(in: levels, reach) == time + 0.1)
    }
    var levels = RingMenuLevels(nodes)
    var stroke = RingMenuStroke(at: origin, time: 0)
    var time = 0.0
    draw(&stroke, from: origin, to: corner, steps: 5, time: &time, in: &levels)
    let side = corner + Point(x: 0, y: 30)
    draw(&stroke, from: corner, to: side, steps: 3, time: &time, in: &levels)
    #expect(stroke.dial == nil)
    #expect(stroke.release(at: side, time: time, in: &levels, reach) == .choose(1))
    // A rest that ends with the release reaches the dial, wherever the release is.
    stroke = RingMenuStroke(at: origin, time: 0)
    _ = stroke.move(to: corner, at: 0, in: &levels, reach)
    #expect(stroke.release(at: origin, time: 0.1, in: &levels, reach) == .choose(1))
  }

  @Test(
    "RF-16: the wedge towards the parent goes back, and going back from depth four leaves no state"
  )
  func wayBack() {
    var nodes: [RingMenuNode] = [.leaf, .leaf, .leaf]
    for _ in 0..<3 { nodes = [.leaf, .branch(nodes), .leaf] }
    var levels = RingMenuLevels(nodes)
    for depth in 1...3 {
      let away = levels.wedges.angle(of: levels.wedges.wedge(of: .item(1)) ?? 0)
      levels.enter(1)
      #expect(levels.path.count == depth)
      let back = Point(angle: away + .pi, length: 50)
      #expect(levels.content(inDirection: back, deadZone: 32) == .back)
      #expect(levels.wedges.count == 4)
    }
    for _ in 1...3 { #expect(levels.back() == 1) }
    #expect(levels.isFirst && levels.back() == nil)
  }

  @Test(
    "RF-16: a stroke enters the wedge towards the parent like a level, and a release in a level's centre goes back"
  )
  func backInStroke() {
    var levels = RingMenuLevels(tree)
    var time = 0.0
    var stroke = RingMenuStroke(at: origin, time: 0)
    let corner = origin + Point(x: 0, y: -120)
    draw(&stroke, from: origin, to: corner, steps: 10, time: &time, rest: 0.1, in: &levels)
    #expect(levels.indices == [0])
    var other = stroke
    var otherLevels = levels
    draw(&stroke, from: corner, to: origin, steps: 10, time: &time, rest: 0.1, in: &levels)
    #expect(levels.isFirst)
    // The pointer leaves the new centre and enters it again.
    let side = corner + Point(x: 50, y: 0)
    draw(&other, from: corner, to: side, steps: 5, time: &time, in: &otherLevels)
    #expect(other.release(at: corner, time: time, in: &otherLevels, reach) == .back)
    // The pointer is in the new centre and has not left it.
    var third = RingMenuStroke(at: origin, time: time)
    var thirdLevels = RingMenuLevels(tree)
    draw(&third, from: origin, to: corner, steps: 10, time: &time, rest: 0.1, in: &thirdLevels)
    #expect(third.release(at: corner, time: time, in: &thirdLevels, reach) == .stay)
  }

  @Test("a stroke that is reversed enters no level")
  func takenBack() {
    var levels = RingMenuLevels(tree)
    var time = 0.0
    var stroke = RingMenuStroke(at: origin, time: 0)
    let corner = origin + Point(x: 0, y: -120)
    draw(&stroke, from: origin, to: corner, steps: 10, time: &time, in: &levels)
    draw(&stroke, from: corner, to: origin, steps: 10, time: &time, in: &levels)
    #expect(stroke.release(at: origin, time: time, in: &levels, reach) == .cancel)
    #expect(levels.isFirst)
  }

  @Test("RF-17: beyond the cancel radius no item is selected")
  func cancelRadius() {
    let reach = RingMenuStroke.Reach(deadZone: 32, travel: 100, limit: 250)
    var levels = RingMenuLevels(tree)
    var stroke = RingMenuStroke(at: origin, time: 0)
    _ = stroke.move(to: origin + Point(x: 251, y: 0), at: 0, in: &levels, reach)
    #expect(stroke.content(at: origin + Point(x: 251, y: 0), in: levels, reach) == nil)
    let end = origin + Point(x: 251, y: 0)
    #expect(stroke.release(at: end, time: 0.01, in: &levels, reach) == .cancel)
  }

  @Test(
    "RF-14: compass-8 is up, right, down, left, then the diagonals, and free directions are not refilled"
  )
  func compass() {
    let order = [-90.0, 0, 90, 180, -45, 45, 135, -135]
    for count in 1...8 {
      let levels = RingMenuLevels(Array(repeating: .leaf, count: count), .compass)
      for item in 0..<count {
        let direction = Point(angle: order[item] * .pi / 180, length: 100)
        #expect(levels.content(inDirection: direction, deadZone: 32) == .item(item))
      }
    }
    var nodes = Array(repeating: RingMenuNode.leaf, count: 6)
    for arrangement in [RingMenuArrangement.even, .compass] {
      let full = RingMenuLevels(nodes, arrangement).wedges
      nodes[2] = .gap
      nodes[4] = .disabled
      let other = RingMenuLevels(nodes, arrangement).wedges
      #expect(full.count == other.count)
      for item in [0, 1, 3, 4, 5] {
        #expect(full.wedge(of: .item(item)) == other.wedge(of: .item(item)))
      }
      #expect(other.wedge(of: .item(2)) == nil)
    }
  }

  @Test("RF-15: more than twelve items make pages of eight, and a thousand make 125")
  func pages() {
    #expect(RingMenuLevels(Array(repeating: .leaf, count: 12)).pageCount == 1)
    var levels = RingMenuLevels(Array(repeating: .leaf, count: 13))
    #expect(levels.pageCount == 2 && levels.wedges.count == 8)
    levels.turnPage(by: 1)
    #expect(levels.item(atPlace: 4) == 12 && levels.item(atPlace: 5) == nil)
    // The last page keeps the directions of a full page.
    #expect(levels.wedges.count == 8 && levels.wedges.wedge(of: .item(12)) == 4)
    levels.turnPage(by: 1)
    #expect(levels.page == 0)
    levels.turnPage(by: -1)
    #expect(levels.page == 1)
    let thousand = RingMenuLevels(Array(repeating: .leaf, count: 1000))
    #expect(thousand.pageCount == 125)
  }

  @Test("if entries change while a level is open, the open path is kept as far as it still exists")
  func replaced() {
    var levels = RingMenuLevels([.leaf, .branch([.leaf, .branch([.leaf])])])
    levels.enter(1)
    levels.enter(1)
    levels.replace(by: [.leaf, .branch([.leaf, .leaf])])
    #expect(levels.indices == [1])
    levels.replace(by: [])
    #expect(levels.isFirst && levels.wedges.count == 0)
    #expect(levels.content(inDirection: Point(x: 50, y: 0), deadZone: 32) == nil)
    levels.enter(7)
    levels.showPage(of: -3)
    #expect(levels.isFirst)
  }
}
