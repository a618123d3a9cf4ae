import AtriumGeometry
import AtriumGraphics

/// One hand of a clock: a line through the centre.
struct ClockHand {
  let center: Point
  /// The angle of the hand, in radians clockwise from the top.
  let angle: Double
  let length: Double
  let tail: Double
  let width: Double

  /// The offset of the shadow, in points.
  static let shadow = Point(x: 1, y: 3)
  /// The number of rectangles that cover a hand.
  ///
  /// For a slanted hand, a single rectangle would be a large square.
  private static let boxCount = 6

  private var direction: Double { angle - .pi / 2 }
  var tip: Point { center.polar(direction, length) }
  var tailEnd: Point { center.polar(direction, -tail) }

  var path: Path {
    var path = Path()
    path.move(to: tailEnd)
    path.addLine(to: tip)
    return path
  }

  /// The rectangles that cover the hand, including its shadow, counterweight and antialiasing.
  var boxes: [Rect] {
    let reach = max(width / 2, length * 0.045) + 1
    let slim = width / 2 + 1
    return (0..<ClockHand.boxCount).map { index in
      func point(_ step: Int) -> Point {
        tailEnd + (tip - tailEnd) * (Double(step) / Double(ClockHand.boxCount))
      }
      let (from, to) = (point(index), point(index + 1))
      // Only the end of the tail is wider than the line.
      let grow = index == 0 ? reach : slim
      let box = Rect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x),
        height: abs(from.y - to.y)
      ).insetBy(dx: -grow, dy: -grow)
      return box.union(box.offsetBy(dx: ClockHand.shadow.x, dy: ClockHand.shadow.y))
    }
  }
}
