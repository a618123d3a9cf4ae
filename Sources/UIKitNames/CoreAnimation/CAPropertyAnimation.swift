public import Atrium
public import Foundation

/// An animation of one value of a layer, such as `opacity`, `position.x` or `transform.rotation.z`.
///
/// An animation with an unknown key path has no effect.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the value.
  open var keyPath: String?
  /// Whether the animated value is added to the layer's value instead of replacing it; false by default.
  open var isAdditive = false
  /// Whether each run continues from the end of the previous run; the value is stored and has no effect.
  open var isCumulative = false

  /// Makes an animation of a value.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  var key: LayerKey? { keyPath.flatMap(LayerKey.init) }

  override var roots: Set<String> { key.map { [$0.root] } ?? [] }

  /// Interpolates between the components of two values.
  static func mix(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }

  func show(_ value: [Double], in layer: CALayer) {
    guard let key else { return }
    guard isAdditive else { return key.write(layer, value) }
    let own = key.read(layer)
    key.write(layer, zip(own, value).map { $0 + $1 })
  }
}

/// An animation from one value to another.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil if the other values or the layer's value determine it.
  ///
  /// If the property is nil, the first value is ``toValue`` minus ``byValue`` if both are set, and the layer's value if
  /// one of them is nil.
  open var fromValue: Any?
  /// The last value; nil if the other values or the layer's value determine it.
  ///
  /// If the property is nil, the last value is the first value plus ``byValue``. Without ``byValue``, it is the layer's
  /// value.
  open var toValue: Any?
  /// The difference between the last and the first value.
  open var byValue: Any?

  override func apply(to layer: CALayer, fraction: Double, elapsed: Double) {
    guard let key else { return }
    let own = isAdditive ? key.read(layer).map { _ in 0 } : key.read(layer)
    let (from, to) = (LayerKey.components(fromValue), LayerKey.components(toValue))
    let by = LayerKey.components(byValue)
    func sum(_ one: [Double], _ two: [Double], _ sign: Double) -> [Double] {
      zip(one, two).map { $0 + sign * $1 }
    }
    let first = from ?? by.map { sum(to ?? sum(own, $0, 1), $0, -1) } ?? own
    let last = to ?? by.map { sum(first, $0, 1) } ?? own
    show(Self.mix(first, last, fraction), in: layer)
  }
}

/// An animation to a value that overshoots like a weight on a spring.
@MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the weight.
  open var mass = 1.0
  /// The stiffness of the spring.
  open var stiffness = 100.0
  /// The damping of the motion.
  open var damping = 10.0
  /// The initial velocity, in units of the whole distance per second.
  open var initialVelocity = 0.0

  private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  /// The time after which the motion is no longer visible, in seconds.
  open var settlingDuration: TimeInterval {
    spring.settlingDuration(initialVelocity: initialVelocity)
  }

  override func apply(to layer: CALayer, fraction: Double, elapsed: Double) {
    let time = fraction * runLength
    super.apply(
      to: layer, fraction: spring.position(at: time, initialVelocity: initialVelocity),
      elapsed: elapsed)
  }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The values are interpolated linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is displayed unchanged until the time of the next value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The values are interpolated linearly, at a constant speed over the whole animation; the key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// The values lie on a smooth curve (a Catmull-Rom spline).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The values lie on a smooth curve, at a nearly constant speed over the whole animation; the key times are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer points in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer points against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, as fractions of a run; nil spaces the values evenly.
  open var keyTimes: [NSNumber]?
  /// The curves between the values; nil for a constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The path that a position follows, which takes precedence over ``values``.
  open var path: Path?
  /// The rotation of the layer along the ``path``, in addition to its transform; nil for no rotation.
  open var rotationMode: CAAnimationRotationMode?

  override var roots: Set<String> {
    path != nil && rotationMode != nil ? super.roots.union(["transform"]) : super.roots
  }

  override func apply(to layer: CALayer, fraction: Double, elapsed: Double) {
    if let path {
      let point = path.trimmed(from: 0, to: max(1e-6, fraction)).currentPoint ?? .zero
      show([point.x, point.y], in: layer)
      if let rotationMode { rotate(layer, along: path, at: fraction, rotationMode) }
      return
    }
    let frames = (values ?? []).compactMap(LayerKey.components)
    guard let first = frames.first else { return }
    let gaps = calculationMode == .discrete ? frames.count : frames.count - 1
    guard gaps > 0 else { return show(first, in: layer) }
    let times =
      calculationMode == .paced || calculationMode == .cubicPaced
      ? pacedTimes(frames)
      : (0...gaps).map { index in
        keyTimes.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? Double(index)
          / Double(gaps)
      }
    let index = min(gaps - 1, max(0, times.lastIndex { $0 <= fraction } ?? 0))
    if calculationMode == .discrete { return show(frames[index], in: layer) }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? min(1, max(0, (fraction - times[index]) / length)) : 1
    if let timingFunctions, index < timingFunctions.count {
      part = timingFunctions[index].curve.value(at: part)
    }
    let isSmooth = calculationMode == .cubic || calculationMode == .cubicPaced
    show(
      isSmooth
        ? Self.smooth(frames, after: index, part)
        : Self.mix(frames[index], frames[index + 1], part), in: layer)
  }

  /// Rotates a layer to the direction that a path has at a fraction of its length.
  private func rotate(
    _ layer: CALayer, along path: Path, at fraction: Double, _ mode: CAAnimationRotationMode
  ) {
    let step = 1e-3
    let start = max(1e-6, min(fraction, 1 - step))
    guard let one = path.trimmed(from: 0, to: start).currentPoint,
      let two = path.trimmed(from: 0, to: start + step).currentPoint, one != two
    else { return }
    let angle = atan2(two.y - one.y, two.x - one.x) + (mode == .rotateAutoReverse ? .pi : 0)
    layer.transform = layer.transform.rotated(by: angle, x: 0, y: 0, z: 1)
  }

  /// Returns a point of the Catmull-Rom spline through values, between a value and the next.
  private static func smooth(_ frames: [[Double]], after index: Int, _ part: Double) -> [Double] {
    let (from, to) = (frames[index], frames[index + 1])
    let (before, after) = (frames[max(0, index - 1)], frames[min(frames.count - 1, index + 2)])
    let count = [before.count, from.count, to.count, after.count].min() ?? 0
    return (0..<count).map { axis in
      let (start, end) = ((to[axis] - before[axis]) / 2, (after[axis] - from[axis]) / 2)
      let (square, cube) = (part * part, part * part * part)
      return from[axis] * (2 * cube - 3 * square + 1) + to[axis] * (3 * square - 2 * cube)
        + start * (cube - 2 * square + part) + end * (cube - square)
    }
  }

  private func pacedTimes(_ frames: [[Double]]) -> [Double] {
    var lengths = [0.0]
    for (one, two) in zip(frames, frames.dropFirst()) {
      let squares = zip(one, two).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      lengths.append((lengths.last ?? 0) + squares.squareRoot())
    }
    let total = max(1e-9, lengths.last ?? 0)
    return lengths.map { $0 / total }
  }
}
