import AtriumGeometry
import AtriumKit

/// The ways in which the transitions of the catalogue move the views.
enum TransitionRecipe {
  /// Replaces the old view at once, without motion.
  case none
  /// The new view slides over the old view, which may shrink slightly.
  case cover(TransitionOrigin, pushesBack: Bool)
  /// The new view fades in. The old view changes as the given animation describes, if there is one.
  case fade(LayerAnimation?)
  /// The new view pushes the old view out.
  case push(TransitionOrigin)
  /// The old view slides out, then the new view fades in.
  case pushFadeIn(TransitionOrigin)
  /// The new view pushes the old view out, and the old view shrinks.
  case pushToBack(TransitionOrigin)
  /// Both views shrink slightly, the new view pushes the old view out, and both views grow again.
  case flow(TransitionOrigin)
  /// The new view grows out of the centre, and the old view may shrink slightly.
  case emerge(pushesBack: Bool)
  /// Both views flip, back to back, about an axis through the centre.
  case flip(SIMD3<Double>)
  /// Both views rotate by a right angle about an edge.
  case rotate(anchor: SIMD2<Double>, isClockwise: Bool)

  /// The scale of a view that shrinks slightly.
  private static let back = 0.95

  @MainActor
  func steps(_ cast: TransitionCast, _ bounds: Rect) -> [AnimationStep] {
    let (a, b) = (cast.appearing, cast.disappearing)
    let back = TransitionRecipe.back
    switch self {
    case .none: return []
    case .cover(let origin, let pushesBack):
      let way = origin.offset(in: bounds)
      return [
        step(0, (a, way)),
        step(0.4, (a, way.inverted), (b, pushesBack ? .scale(back) : nil)),
      ]
    case .fade(let change):
      return [step(0, (a, .opacity(-1))), step(0.4, (a, .opacity(1)), (b, change))]
    case .push(let origin):
      let way = origin.offset(in: bounds)
      return [
        step(0, (a, way)), step(0.4, (a, way.inverted), (b, way.inverted)),
        step(0, (b, .opacity(-1))),
      ]
    case .pushFadeIn(let origin):
      let way = origin.offset(in: bounds)
      return [
        step(0, (a, .opacity(-1))), step(0.4, (b, way.inverted)),
        step(0.2, (b, .opacity(-1)), (a, .opacity(1))), step(0, (b, .opacity(-1))),
      ]
    case .pushToBack(let origin):
      let way = origin.offset(in: bounds)
      var away = way.inverted
      away.scale = SIMD3(0.5, 0.5, 1)
      return [
        step(0, (a, way)), step(0.4, (a, way.inverted), (b, away)), step(0, (b, .opacity(-1))),
      ]
    case .flow(let origin):
      let way = origin.offset(in: bounds)
      let (smaller, larger) = (LayerAnimation.scale(back), LayerAnimation.scale(1 / back))
      return [
        step(0, (a, way)), step(0.2, (a, smaller), (b, smaller)),
        step(0.2, (a, way.inverted), (b, way.inverted)), step(0.2, (a, larger), (b, larger)),
        step(0, (b, .opacity(-1))),
      ]
    case .emerge(let pushesBack):
      let small = LayerAnimation(scale: SIMD3(0.8, 0.8, 1), opacity: -1)
      let grown = LayerAnimation(scale: SIMD3(1 / 0.8, 1 / 0.8, 1), opacity: 1)
      return [step(0, (a, small)), step(0.4, (a, grown), (b, pushesBack ? .scale(back) : nil))]
    case .flip(let axis): return flipSteps(cast, bounds, axis: axis)
    case .rotate(let anchor, let isClockwise):
      return rotationSteps(cast, bounds, anchor: anchor, sign: isClockwise ? 1 : -1)
    }
  }

  @MainActor
  private func step(
    _ duration: Double, curve: UnitCurve = .easeInOut, _ changes: (View?, LayerAnimation?)...
  ) -> AnimationStep {
    var step = AnimationStep(duration: duration, curve: curve)
    for case (let view, let change?) in changes { step.add(change, to: view) }
    return step
  }

  /// Returns the steps of a flip.
  ///
  /// As in CoconutKit, the distance of the camera is four widths of the group; four heights for a horizontal axis.
  @MainActor
  private func flipSteps(
    _ cast: TransitionCast, _ bounds: Rect, axis: SIMD3<Double>
  ) -> [AnimationStep] {
    let (a, b, group) = (cast.appearing, cast.disappearing, cast.group)
    let camera = 4 * (axis.y == 1 ? bounds.width : bounds.height)
    let quarter = LayerAnimation.rotation(.pi / 2, axis: axis)
    func depth(_ way: Double) -> LayerAnimation {
      LayerAnimation(sublayerTranslation: SIMD3(0, 0, way))
    }
    let hidden = LayerAnimation(
      rotation: LayerAnimation.Rotation(angle: -.pi, axis: axis), opacity: -1)
    return [
      step(0, (a, hidden), (group, LayerAnimation(sublayerCamera: camera))),
      step(0.3, curve: .easeIn, (a, quarter), (b, quarter), (group, depth(-camera / 5))),
      step(0, (a, .opacity(1)), (b, .opacity(-1))),
      step(0.3, curve: .easeOut, (a, quarter), (b, quarter), (group, depth(camera / 5))),
    ]
  }

  @MainActor
  private func rotationSteps(
    _ cast: TransitionCast, _ bounds: Rect, anchor: SIMD2<Double>, sign: Double
  ) -> [AnimationStep] {
    let (a, b, group) = (cast.appearing, cast.disappearing, cast.group)
    let axis: SIMD3<Double> = anchor.x == 0 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
    // CoconutKit uses the width of a phone's screen. A wide or high window needs the length of its longer
    // side. Otherwise an edge would come too near to the camera.
    let camera = 4 * max(bounds.width, bounds.height)
    var hinge = LayerAnimation()
    hinge.anchorPoint = SIMD3(anchor.x, anchor.y, 0)
    hinge.translation = SIMD3(anchor.x * bounds.width, anchor.y * bounds.height, 0)
    var hinged = hinge
    hinged.rotation = LayerAnimation.Rotation(angle: sign * .pi / 2, axis: axis)
    let eighth = LayerAnimation.rotation(-sign * .pi / 4, axis: axis)
    return [
      step(0, (a, hinged), (b, hinge), (group, LayerAnimation(sublayerCamera: camera))),
      step(0.3, curve: .easeIn, (a, eighth), (b, eighth)),
      step(0.3, curve: .easeOut, (a, eighth), (b, eighth)), step(0, (b, .opacity(-1))),
    ]
  }
}

/// The side or corner from which a view comes.
struct TransitionOrigin {
  /// The initial offset of the view: `x` in widths to the right, `y` in heights downwards; each is −1, 0 or 1.
  let x: Double
  let y: Double

  static let bottom = TransitionOrigin(x: 0, y: 1)
  static let top = TransitionOrigin(x: 0, y: -1)
  static let left = TransitionOrigin(x: -1, y: 0)
  static let right = TransitionOrigin(x: 1, y: 0)
  static let topLeft = TransitionOrigin(x: -1, y: -1)
  static let topRight = TransitionOrigin(x: 1, y: -1)
  static let bottomLeft = TransitionOrigin(x: -1, y: 1)
  static let bottomRight = TransitionOrigin(x: 1, y: 1)

  /// Returns the translation that moves a view outside the bounds on this side.
  func offset(in bounds: Rect) -> LayerAnimation {
    .translation(x: x * bounds.width, y: y * bounds.height)
  }
}
