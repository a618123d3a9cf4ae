import AtriumContainers
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// A group with two views, A above B, in an idle window.
@MainActor
final class StepScene {
  let stage: Stage
  let group = View()
  let a = View()
  let b = View()

  init(size: Size = Size(width: 400, height: 300), settings: Settings = Settings()) {
    stage = Stage(size: size, settings: settings)
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(group)
    for view in [group, b, a] { view.frame = Rect(size: size) }
    group.addSubview(b)
    group.addSubview(a)
    a.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.9)
    b.backgroundColor = Color(red: 0.9, green: 0.5, blue: 0.2)
    stage.settle()
  }

  var bounds: Rect { group.bounds }

  /// Makes an animator, in which A is the view that appears or, in a removal, the removed view.
  func animator(
    _ transition: StepTransition, duration: Double? = nil, isReversed: Bool = false
  ) -> StepTransitionAnimator {
    StepTransitionAnimator(
      transition, duration: duration, isReversed: isReversed,
      appearing: isReversed ? b : a, disappearing: isReversed ? a : b, in: group)
  }

  /// Returns the positions of a view's corners in the group, and its opacity.
  func look(_ view: View) -> [Double] {
    let eye = ProjectiveTransform(view.presentation.transform3D)
    let half = Point(x: bounds.width / 2, y: bounds.height / 2)
    let corners = [Point(x: -half.x, y: -half.y), Point(x: half.x, y: -half.y), half]
    return corners.flatMap { corner -> [Double] in
      guard let place = corner.applying(eye) else { return [.infinity, .infinity] }
      return [place.x + half.x, place.y + half.y]
    } + [view.presentation.alpha]
  }

  /// Returns whether a view has exactly its initial properties.
  func isUntouched(_ view: View) -> Bool {
    view.transform3D.isIdentity && view.alpha == 1 && view.layerValues == .identity
      && view.frame == bounds && view.anchorPoint == Point(x: 0.5, y: 0.5)
  }
}

/// A delegate that logs the events of step animations.
@MainActor
final class StepNotes: StepAnimationDelegate {
  var log: [String] = []
  var onStart: ((StepAnimation) -> Void)?
  var onStep: ((StepAnimation) -> Void)?
  var onStop: ((StepAnimation) -> Void)?

  /// Returns the events since the last call.
  func take() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }

  func stepAnimationWillStart(_ animation: StepAnimation, animated: Bool) {
    log.append("willStart(\(animated))")
    onStart?(animation)
  }

  func stepAnimation(_ animation: StepAnimation, didFinish step: AnimationStep, animated: Bool) {
    log.append("\(step.tag ?? "step")(\(animated))")
    onStep?(animation)
  }

  func stepAnimationDidStop(_ animation: StepAnimation, animated: Bool) {
    log.append("didStop(\(animated))")
    onStop?(animation)
  }
}
