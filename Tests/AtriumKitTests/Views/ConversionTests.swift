import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// Conversion of coordinates between the views of a tree.
@MainActor
struct ConversionTests {
  @Test("V-8: conversion into the superview uses the bounds' origin and a rotation")
  func intoSuperview() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 500, height: 700))
    let view = View(frame: Rect(x: 50, y: 100, width: 300, height: 400))
    outer.addSubview(view)
    view.bounds.origin = Point(x: 15, y: 25)
    #expect(view.convert(Point(x: 20, y: 30), to: outer) == Point(x: 55, y: 105))
    view.bounds.origin = .zero
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(view.convert(Point(x: 20, y: 30), to: outer) == Point(x: 370, y: 170))
    #expect(outer.convert(Point(x: 370, y: 170), to: view) == Point(x: 20, y: 30))
  }

  @Test(
    "V-9: nil means the window; without a window nothing changes, and unrelated roots share coordinates"
  )
  func outside() {
    let (a, b) = (View(), View(frame: Rect(x: 10, y: 0, width: 5, height: 5)))
    let point = Point(x: 1, y: 2)
    #expect(b.convert(point, to: nil) == point)
    #expect(b.convert(point, from: nil) == point)
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(b.convert(rect, to: nil) == rect)
    #expect(b.convert(rect, from: nil) == rect)
    #expect(b.convert(rect, to: a) == Rect(x: 11, y: 2, width: 3, height: 4))
    #expect(b.convert(point, to: a) == Point(x: 11, y: 2))
    #expect(b.convert(point, from: a) == Point(x: -9, y: 2))
    let stage = Stage()
    stage.window.addSubview(b)
    #expect(b.convert(point, to: nil) == Point(x: 11, y: 2))
    #expect(b.convert(point, from: nil) == Point(x: -9, y: 2))
    #expect(b.convert(rect, to: nil) == Rect(x: 11, y: 2, width: 3, height: 4))
    #expect(b.convert(rect, from: nil) == Rect(x: -9, y: 2, width: 3, height: 4))
    let deep = View(frame: Rect(x: 100, y: 0, width: 1, height: 1))
    a.addSubview(deep)
    #expect(deep.convert(point, to: b) == Point(x: 91, y: 2))
  }

  @Test("V-40, V-8: conversion into a view scaled to zero is the same as in hit testing")
  func singular() {
    let stage = Stage(size: Size(width: 400, height: 300))
    let outer = View(frame: Rect(x: 100, y: 100, width: 200, height: 100))
    let flat = View(frame: Rect(x: 20, y: 10, width: 60, height: 40))
    let leaf = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    stage.window.addSubview(outer)
    outer.addSubview(flat)
    flat.addSubview(leaf)
    flat.anchorPoint = .zero
    flat.center = Point(x: 20, y: 10)
    flat.bounds.origin = Point(x: 3, y: 4)
    flat.transform = AffineTransform(scaleX: 0, y: 0)
    // The top left corner of the flat view is at (120, 110) in the window, and at (3, 4) in its own
    // coordinates.
    #expect(flat.convert(Point(x: 125, y: 116), from: nil) == Point(x: 8, y: 10))
    #expect(leaf.convert(Point(x: 130, y: 120), from: nil) == Point(x: 3, y: 4))
    #expect(flat.convert(Point(x: 8, y: 10), to: nil) == Point(x: 120, y: 110))
    for quarters in 0..<2 {
      outer.transform = AffineTransform(rotationAngle: Double(quarters) * .pi / 2)
      for x in stride(from: 51.5, to: 350, by: 7) {
        for y in stride(from: 1.5, to: 300, by: 7) {
          let point = Point(x: x, y: y)
          let hit = stage.window.hitTest(point, with: nil)
          // No view extends outside its superview, so the frontmost view that contains the point is hit.
          let front = [leaf, flat, outer].first { view in
            view.bounds.contains(view.convert(point, from: nil))
          }
          #expect(hit === (front ?? stage.window), "\(quarters) quarters: \(x), \(y)")
        }
      }
    }
  }

  @Test("V-40: conversion into a view seen edge-on ignores its rotation")
  func edgeOn() {
    let outer = View(frame: Rect(x: 100, y: 100, width: 200, height: 100))
    let plate = View(frame: Rect(x: 20, y: 10, width: 60, height: 40))
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(outer)
    outer.addSubview(plate)
    plate.transform3D = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    #expect(plate.convert(Point(x: 125, y: 116), from: root) == Point(x: 5, y: 6))
    #expect(outer.hitTest(Point(x: 50, y: 30), with: nil) === outer)
  }

  @Test("V-10: a rectangle becomes its bounding box, which is first computed in the common root")
  func boxes() {
    let root = View()
    let (one, two) = (
      View(frame: Rect(x: -50, y: -50, width: 100, height: 100)),
      View(frame: Rect(x: -50, y: -50, width: 100, height: 100))
    )
    root.addSubview(one)
    root.addSubview(two)
    one.transform = AffineTransform(rotationAngle: .pi / 4)
    let side = 100 * 2.0.squareRoot()
    let box = one.convert(one.bounds, to: root)
    #expect(abs(box.width - side) < 1e-9)
    #expect(abs(box.minX + side / 2) < 1e-9)
    two.transform = AffineTransform(rotationAngle: .pi / 4)
    // The first view has been enlarged in the root, and the second view is rotated back, so the converted
    // width is twice as large.
    #expect(abs(one.convert(one.bounds, to: two).width - 200) < 1e-9)
  }

  @Test(
    "V-11: the methods of a foreign coordinate space are not called, and the root is used instead")
  func foreignSpace() {
    let (root, view) = (View(), View(frame: Rect(x: 10, y: 20, width: 5, height: 5)))
    root.addSubview(view)
    let foreign = ForeignSpace()
    let rect = Rect(x: 1, y: 1, width: 2, height: 2)
    #expect(view.convert(Point(x: 1, y: 2), to: foreign) == Point(x: 11, y: 22))
    #expect(view.convert(Point(x: 11, y: 22), from: foreign) == Point(x: 1, y: 2))
    #expect(view.convert(rect, to: foreign) == Rect(x: 11, y: 21, width: 2, height: 2))
    #expect(view.convert(rect, from: foreign) == Rect(x: -9, y: -19, width: 2, height: 2))
    #expect(foreign.questions == 0)
    let space: any CoordinateSpace = root
    #expect(view.convert(Point(x: 1, y: 2), to: space) == Point(x: 11, y: 22))
  }

  @Test("between unrotated views conversion is exact: one rounding, with any views between")
  func exact() {
    let outer = View()
    let scroll = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroll.anchorPoint = .zero
    scroll.center = Point(x: 0.1, y: 0)
    let inner = View()
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    // After scrolling far away the large distances cancel, and the small distances remain exact.
    inner.center = Point(x: 1e15 + 0.5, y: 0)
    scroll.bounds.origin = Point(x: 1e15, y: 0)
    inner.bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    let expected = 0.1 + 0.5 + 0.3
    let there = inner.convert(Point(x: 0.3, y: 0), to: outer)
    #expect(abs(there.x - expected) <= expected.ulp)
    #expect(abs(outer.convert(there, to: inner).x - 0.3) <= 0.9.ulp)
    #expect(
      inner.convert(Rect(x: 0.3, y: 0, width: 0.7, height: 0.9), to: outer).size
        == Size(width: 0.7, height: 0.9))
  }

  @Test(
    "conversion in unrotated trees is as exact as integer arithmetic",
    arguments: RandomRunSettings.seeds(20))
  func wholeNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // The values are sixteenths, so every sum and comparison is exact.
    let (views, origins) = randomTree(&random) { random, view, _ in
      func number() -> Double { Self.sixteenths(&random) }
      view.bounds = Rect(x: number(), y: number(), width: 32, height: 64)
      view.center = Point(x: number(), y: number())
      return Point(
        x: view.center.x - 16 - view.bounds.minX, y: view.center.y - 32 - view.bounds.minY)
    }
    for _ in 0..<100 {
      let (from, to) = (random.below(views.count), random.below(views.count))
      let point = Point(x: Self.sixteenths(&random), y: Self.sixteenths(&random))
      #expect(
        views[from].convert(point, to: views[to]) == point + origins[from] - origins[to],
        "seed \(seed)")
    }
  }

  @Test(
    "converting in rotated and scaled trees and back gives the original values",
    arguments: RandomRunSettings.seeds(20))
  func thereAndBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (views, _) = randomTree(&random) { random, view, isSpatial in
      func number(_ range: Double) -> Double { Self.number(upTo: range, &random) }
      view.bounds = Rect(x: number(50), y: number(50), width: 40, height: 30)
      view.center = Point(x: number(100), y: number(100))
      view.anchorPoint = Point(x: number(1), y: number(1))
      view.transform = AffineTransform(rotationAngle: number(4))
        .scaledBy(x: 1.5 + number(1), y: 1.5 + number(1))
      if isSpatial {
        var map = Transform3D.identity
        map.m34 = -1 / 5000
        view.transform3D = map.rotated(by: number(0.5), x: number(1), y: number(1), z: 0.1)
      }
      return .zero
    }
    for _ in 0..<100 {
      let (from, to) = (random.below(views.count), random.below(views.count))
      let point = Point(x: Self.number(upTo: 40, &random), y: Self.number(upTo: 40, &random))
      let there = views[from].convert(point, to: views[to])
      let back = views[to].convert(there, to: views[from])
      #expect(back.distance(to: point) < 1e-6, "seed \(seed)")
      #expect(views[from].convert(there, from: views[to]) == back, "seed \(seed)")
    }
  }

  private nonisolated static func sixteenths(_ random: inout SeededGenerator) -> Double {
    Double(random.below(160_001) - 80_000) / 16
  }

  private nonisolated static func number(
    upTo range: Double, _ random: inout SeededGenerator
  ) -> Double {
    (Double(random.below(2_000_001)) / 1_000_000 - 1) * range
  }

  /// Makes a tree of 12 views, each added to a random earlier view, and returns for each view the sum of
  /// the results of `make` from the root to the view.
  private func randomTree(
    _ random: inout SeededGenerator, make: (inout SeededGenerator, View, Bool) -> Point
  ) -> (views: [View], sums: [Point]) {
    var (views, sums): ([View], [Point]) = ([View()], [.zero])
    for index in 1..<12 {
      let view = View()
      let parent = random.below(index)
      let isThird = random.oneIn(3)
      let own = make(&random, view, isThird)
      views[parent].addSubview(view)
      views.append(view)
      sums.append(sums[parent] + own)
    }
    return (views, sums)
  }
}

/// A coordinate space that is not a view, and counts its conversions.
private final class ForeignSpace: CoordinateSpace {
  private(set) var questions = 0
  let bounds = Rect(x: 500, y: 500, width: 1, height: 1)

  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point { asked(point) }
  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point { asked(point) }
  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect { asked(rect) }
  func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect { asked(rect) }

  private func asked<Value>(_ value: Value) -> Value {
    questions += 1
    return value
  }
}
