import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Swipes, with the thresholds that were measured on iOS 26.1.
@MainActor
struct SwipeTests {
  private let scene = TouchScene()
  private let swipe: SwipeGestureRecognizer

  init() {
    swipe = scene.add(SwipeGestureRecognizer(), "swipe")
  }

  /// Moves fingers along paths of positions and times `(x, y, t)`, which are relative to the start.
  ///
  /// - Returns: The number of times that the swipe was recognised before a finger lifted.
  private func run(_ ways: [[(Double, Double, Double)]]) -> Int {
    let start = scene.stage.time
    func place(_ finger: Int, _ way: (Double, Double, Double)) -> Point {
      Point(x: 150 + way.0, y: 150 + way.1 + Double(finger) * 100)
    }
    let window = scene.stage.window
    for finger in ways.indices {
      window.dispatch(
        .touchBegan(TouchInput(id: finger, location: place(finger, (0, 0, 0)), time: start)))
    }
    for step in 0..<(ways.first?.count ?? 0) {
      for (finger, way) in ways.enumerated() {
        window.dispatch(
          .touchMoved(
            TouchInput(
              id: finger, location: place(finger, way[step]), time: start + way[step].2)))
      }
    }
    scene.wait(0.7)
    let count = scene.takeGestures().count
    for finger in ways.indices {
      scene.up(0, 0, id: finger)
    }
    scene.wait(0.1)
    _ = scene.take()
    return count
  }

  @Test(
    "G-33: the default is a swipe to the right with one finger, and bits and counts are kept as given"
  )
  func defaults() {
    #expect(swipe.direction == .right && swipe.direction.rawValue == 1)
    #expect(swipe.numberOfTouchesRequired == 1)
    let directions: [SwipeGestureRecognizer.Direction] = [.left, .up, .down]
    #expect(directions.map(\.rawValue) == [2, 4, 8])
    for bits: UInt in [0, 3, 15, 16, .max] {
      swipe.direction = SwipeGestureRecognizer.Direction(rawValue: bits)
      #expect(swipe.direction.rawValue == bits)
    }
    for count in [0, 5, -1] {
      swipe.numberOfTouchesRequired = count
      #expect(swipe.numberOfTouchesRequired == count)
    }
  }

  @Test(
    "G-34: the minimum travel along the direction is exact to a thousandth of a point",
    arguments: [(0.0, 50.0), (0.1, 45.3), (0.2, 40.6), (0.3, 35.9), (0.4, 31.2), (0.5, 26.5)])
  func primary(time: Double, least: Double) {
    #expect(run([[(least - 0.001, 0, time)]]) == 0)
    #expect(run([[(least + 0.001, 0, time)]]) == 1)
  }

  @Test(
    "G-34: the maximum travel across the direction is exact to a thousandth of a point",
    arguments: [(0.0, 50.0), (0.1, 45.1), (0.2, 40.2), (0.3, 35.3), (0.4, 30.4), (0.5, 25.5)])
  func secondary(time: Double, most: Double) {
    #expect(run([[(100, most - 0.001, time)]]) == 1)
    #expect(run([[(100, most + 0.001, time)]]) == 0)
  }

  @Test("G-35: a swipe is recognised once, during the movement, and not after 0.5 s")
  func once() {
    scene.down(100, 100)
    for x in [110.0, 130, 149] { scene.move(x, 100) }
    #expect(scene.takeGestures().isEmpty)
    scene.move(150, 100)
    #expect(scene.takeGestures() == ["swipe ended"])
    scene.move(300, 100)
    scene.up(300, 100)
    #expect(scene.takeGestures().isEmpty)
    #expect(run([[(100, 0, 0.499)]]) == 1)
    #expect(run([[(100, 0, 0.5)]]) == 1)
    #expect(run([[(100, 0, 0.501)]]) == 0)
    #expect(run([[(100, 0, 1)]]) == 0)
  }

  @Test(
    "G-36: a swipe that moves behind its start fails, but moving back in front of it, or first aside, is allowed"
  )
  func retreat() {
    #expect(run([[(-0.1, 0, 0.01), (100, 0, 0.1)]]) == 0)
    #expect(run([[(20, 0, 0.01), (10, 0, 0.02), (100, 0, 0.1)]]) == 1)
    #expect(run([[(0, 20, 0.01), (100, 0, 0.1)]]) == 1)
  }

  @Test("G-37: exactly the required fingers must touch, and each must qualify")
  func fingers() {
    #expect(run([[(100, 0, 0.1)], [(100, 0, 0.1)]]) == 0)
    swipe.numberOfTouchesRequired = 2
    #expect(run([[(100, 0, 0.1)]]) == 0)
    #expect(run([[(100, 0, 0.1)], [(100, 0, 0.1)]]) == 1)
    #expect(run([[(100, 0, 0.1)], [(50, 0, 0.1)]]) == 1)
    #expect(run([[(100, 0, 0.1)], [(0, 0, 0.1)]]) == 0)
    #expect(run([[(100, 0, 0.1)], [(-100, 0, 0.1)]]) == 0)
    swipe.numberOfTouchesRequired = 0
    #expect(run([[(100, 0, 0.1)]]) == 0)
  }

  @Test(
    "G-38: in the mask of a swipe, horizontal directions take precedence over vertical directions"
  )
  func masks() {
    swipe.direction = [.right, .left]
    #expect(run([[(100, 0, 0.1)]]) == 1)
    #expect(run([[(-100, 0, 0.1)]]) == 1)
    swipe.direction = [.right, .down]
    #expect(run([[(100, 0, 0.1)]]) == 1)
    #expect(run([[(0, 100, 0.1)]]) == 0)
    #expect(run([[(100, 100, 0.1)]]) == 0)
    swipe.direction = [.right, .left, .up, .down]
    #expect(run([[(100, 0, 0.1)]]) == 1)
    #expect(run([[(50, 50, 0)]]) == 1)
    #expect(run([[(100, 100, 0.1)]]) == 0)
    swipe.direction = []
    #expect(run([[(100, 0, 0.1)]]) == 0)
    swipe.direction = SwipeGestureRecognizer.Direction(rawValue: 16)
    #expect(run([[(100, 0, 0.1)]]) == 0)
  }

  @Test(
    "G-33: a swipe recognises its direction, and not the opposite direction",
    arguments: [(1, 100.0, 0.0), (2, -100, 0), (4, 0, -100), (8, 0, 100)])
  func directions(bit: UInt, x: Double, y: Double) {
    swipe.direction = SwipeGestureRecognizer.Direction(rawValue: bit)
    #expect(run([[(x, y, 0.1)]]) == 1)
    #expect(run([[(-x, -y, 0.1)]]) == 0)
  }

  @Test("three fingers swiping on a touchpad are recognised by a recogniser that requires three")
  func touchpad() {
    scene.stage.touchpadSwipe(fingers: 3, by: Point(x: 160), at: Point(x: 100, y: 100))
    swipe.numberOfTouchesRequired = 3
    scene.stage.touchpadSwipe(fingers: 4, by: Point(x: 160), at: Point(x: 100, y: 100))
    scene.stage.touchpadSwipe(fingers: 3, by: Point(x: -160), at: Point(x: 100, y: 100))
    scene.stage.touchpadSwipe(fingers: 3, by: Point(x: 160), at: Point(x: 100, y: 100), in: 4)
    #expect(scene.takeGestures().isEmpty)
    scene.stage.touchpadSwipe(fingers: 3, by: Point(x: 160), at: Point(x: 100, y: 100))
    #expect(scene.takeGestures() == ["swipe ended"])
    #expect(swipe.location(in: nil) == Point(x: 100, y: 100))
  }
}
