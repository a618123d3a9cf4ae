import AtriumGeometry
import AtriumKit

/// The values of one view at one time of a step animation.
struct StepValues {
  /// The accumulated relative values.
  var layer: LayerValues
  /// The centre, in points, in the superview's coordinates.
  var center: Point
  /// The size, in points.
  var size: Size

  @MainActor
  init(of view: View) {
    (layer, center, size) = (view.layerValues, view.center, view.bounds.size)
  }

  /// Returns the values after a fraction of a change.
  ///
  /// - Parameters:
  ///   - change: The change to apply.
  ///   - part: The applied fraction of the movement.
  ///   - fade: The applied fraction of the opacity's change.
  /// - Returns: The values.
  func applying(_ change: AnimationStep.Change, by part: Double, fade: Double) -> StepValues {
    var result = self
    switch change {
    case .layer(let change): result.layer = layer.applying(change, by: part, fade: fade)
    case .frame(let change):
      result.layer = layer.applying(.opacity(change.alpha), fade: fade)
      result.center = Point(
        x: center.x + finite(change.translation.dx * part),
        y: center.y + finite(change.translation.dy * part))
      result.size = Size(
        width: size.width * abs(1 + finite(change.scale.width - 1) * part),
        height: size.height * abs(1 + finite(change.scale.height - 1) * part))
    }
    return result
  }

  /// The values without rounding errors.
  var settled: StepValues {
    var result = self
    result.layer = layer.settled
    result.center = Point(x: center.x.clean(1e-9), y: center.y.clean(1e-9))
    result.size = Size(width: size.width.clean(1e-9), height: size.height.clean(1e-9))
    return result
  }

  private func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
