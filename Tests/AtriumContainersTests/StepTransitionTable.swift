import AtriumGeometry

#if canImport(Glibc)
  import Glibc
#endif

/// A second implementation of the catalogue, as positions of the views over time.
struct StepTransitionTable {
  /// The geometry of a view: offset, scale, rotation about a hinge, distance, camera, opacity.
  struct Place {
    var offset = Point.zero
    var scale = 1.0
    var angle = 0.0
    var hinge = Point.zero
    var turnsAboutX = false
    var depth = 0.0
    var camera = 0.0
    var alpha = 1.0

    /// Returns the positions of three corners and the opacity, as `StepScene.look(_:)` does.
    func look(in size: Size) -> [Double] {
      let (w, h) = (size.width, size.height)
      return [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2)].flatMap { x, y -> [Double] in
        var (x, y, z) = (x * scale, y * scale, depth)
        if turnsAboutX {
          let arm = y - hinge.y
          (y, z) = (hinge.y + arm * cos(angle), z + arm * sin(angle))
        } else {
          let arm = x - hinge.x
          (x, z) = (hinge.x + arm * cos(angle), z - arm * sin(angle))
        }
        let nearness = camera == 0 ? 1 : 1 - z / camera
        return [(x + offset.x) / nearness + w / 2, (y + offset.y) / nearness + h / 2]
      } + [min(max(alpha, 0), 1)]
    }
  }

  static let sides: [(String, Double, Double)] = [
    ("Bottom", 0, 1), ("Top", 0, -1), ("Left", -1, 0), ("Right", 1, 0), ("TopLeft", -1, -1),
    ("TopRight", 1, -1), ("BottomLeft", -1, 1), ("BottomRight", 1, 1),
  ]

  /// The names of the transitions in order, with their durations.
  static let durations: [(String, Double)] =
    [("None", 0)] + sides.map { ("CoverFrom\($0.0)", 0.4) }
    + sides.map { ("CoverFrom\($0.0)PushToBack", 0.4) }
    + [("FadeIn", 0.4), ("FadeInPushToBack", 0.4), ("CrossDissolve", 0.4)]
    + sides.prefix(4).map { ("PushFrom\($0.0)", 0.4) }
    + sides.prefix(4).map { ("PushFrom\($0.0)FadeIn", 0.6) }
    + sides.prefix(4).map { ("PushToBackFrom\($0.0)", 0.4) }
    + sides.prefix(4).map { ("FlowFrom\($0.0)", 0.6) }
    + [("EmergeFromCenter", 0.4), ("EmergeFromCenterPushToBack", 0.4)]
    + [("FlipVertically", 0.6), ("FlipHorizontally", 0.6)]
    + [
      "HorizontallyFromBottom", "HorizontallyFromTop", "VerticallyFromLeft", "VerticallyFromRight",
    ]
    .flatMap { [("Rotate\($0)Counterclockwise", 0.6), ("Rotate\($0)Clockwise", 0.6)] }

  /// Returns whether the last step, which has no duration, makes the old view transparent.
  static func hidesOldView(_ name: String) -> Bool {
    name.hasPrefix("Push") || name.hasPrefix("Flow") || name.hasPrefix("Rotate")
      || name.hasPrefix("Flip") || name == "CrossDissolve"
  }

  /// Returns the geometry of both views at a fraction of the time, before the last step, which has no
  /// duration.
  static func places(_ name: String, at part: Double, size: Size) -> (a: Place, b: Place) {
    let ease = { UnitCurve.easeInOut.value(at: $0) }
    var (a, b) = (Place(), Place())
    let side = sides.last { name.contains("From\($0.0)") }
    let way = Point(x: (side?.1 ?? 0) * size.width, y: (side?.2 ?? 0) * size.height)
    let e = ease(part)
    if name.hasPrefix("Cover") {
      a.offset = way * (1 - e)
      if name.hasSuffix("PushToBack") { b.scale = 1 - 0.05 * e }
    } else if name.hasPrefix("Fade") || name == "CrossDissolve" {
      a.alpha = e
      if name.hasSuffix("PushToBack") { b.scale = 1 - 0.05 * e }
      if name == "CrossDissolve" { b.alpha = 1 - e }
    } else if name.hasPrefix("PushFrom"), name.hasSuffix("FadeIn") {
      // The slide takes two thirds of the time.
      b.offset = way * -ease(min(1, part * 1.5))
      let fade = part < 2.0 / 3 ? 0 : ease((part - 2.0 / 3) * 3)
      (a.alpha, b.alpha) = (fade, 1 - fade)
    } else if name.hasPrefix("Push") {
      a.offset = way * (1 - e)
      b.offset = way * -e
      if name.hasPrefix("PushToBack") { b.scale = 1 - 0.5 * e }
    } else if name.hasPrefix("Flow") {
      let thirds = (0..<3).map { ease(min(max(part * 3 - Double($0), 0), 1)) }
      a.scale = 1 - 0.05 * thirds[0] + 0.05 * thirds[2]
      b.scale = a.scale
      a.offset = way * (1 - thirds[1])
      b.offset = way * -thirds[1]
    } else if name.hasPrefix("Emerge") {
      a.scale = 0.8 + 0.2 * e
      a.alpha = e
      if name.hasSuffix("PushToBack") { b.scale = 1 - 0.05 * e }
    } else if name.hasPrefix("Flip") {
      let (first, second) = halves(part)
      let isVertical = name == "FlipVertically"
      b.turnsAboutX = !isVertical
      b.camera = 4 * (isVertical ? size.width : size.height)
      b.angle = .pi / 2 * (first + second)
      b.depth = -b.camera / 5 * (first - second)
      a = b
      a.angle -= .pi
      (a.alpha, b.alpha) = part < 0.5 ? (0, 1) : (1, 0)
    } else if name.hasPrefix("Rotate") {
      let (first, second) = halves(part)
      let sign = name.hasSuffix("Counterclockwise") ? 1.0 : -1
      b.turnsAboutX = name.contains("Horizontally")
      b.hinge = Point(x: (side?.1 ?? 0) * size.width / 2, y: (side?.2 ?? 0) * size.height / 2)
      b.camera = 4 * max(size.width, size.height)
      b.angle = sign * .pi / 4 * (first + second)
      a = b
      a.angle -= sign * .pi / 2
    }
    return (a, b)
  }

  private static func halves(_ part: Double) -> (Double, Double) {
    (
      UnitCurve.easeIn.value(at: min(1, part * 2)),
      UnitCurve.easeOut.value(at: min(max(0, part * 2 - 1), 1))
    )
  }
}
