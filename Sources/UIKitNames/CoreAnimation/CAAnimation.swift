import Atrium
public import Foundation

/// An animation that changes what a layer displays, without changing the layer's own values.
///
/// Unlike on iOS, the layer's properties return the displayed values while the animation is running. The layer's own
/// values are restored when the animation ends.
@MainActor
open class CAAnimation: CAAction {
  /// The length of one run, in seconds; 0 means the duration of the transaction in which it is added.
  open var duration: TimeInterval = 0
  /// The layer's time at which the animation begins; 0 starts the animation when it is added.
  open var beginTime: TimeInterval = 0
  /// The offset into the animation at which it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The number of runs; 0 means one run.
  open var repeatCount: Float = 0
  /// The length of all runs, in seconds; 0 means that ``repeatCount`` determines the length.
  open var repeatDuration: TimeInterval = 0
  /// Whether each run is followed by a run in reverse.
  open var autoreverses = false
  /// The speed, as a factor of the speed of the layer's time.
  open var speed: Float = 1
  /// The values that are shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true
  /// The curve of each run; nil for the curve of the transaction in which the animation is added, which is linear by
  /// default.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, to which the animation holds a strong reference, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  /// Makes an animation.
  public init() {}

  /// Stores a value under a key, for use by the program.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value that the program has stored under a key; nil if there is no such value.
  open func value(forKey key: String) -> Any? { values[key] }

  /// The length of one run, in seconds.
  var runLength: Double { duration > 0 ? duration : CATransaction.animationDuration() }

  /// Returns the fraction of the current run, from 0 to 1, and whether the animation has ended.
  ///
  /// The argument is the time since the animation began, in seconds.
  func progress(at elapsed: Double) -> (fraction: Double, hasEnded: Bool) {
    let local = elapsed * Double(speed) + timeOffset
    let run = runLength * (autoreverses ? 2 : 1)
    let total =
      repeatDuration > 0 ? repeatDuration : run * Double(repeatCount > 0 ? repeatCount : 1)
    let hasEnded = local >= total - 1e-9
    let time = min(max(0, local), total)
    var place = run > 0 ? (time / run).truncatingRemainder(dividingBy: 1) : 1
    if hasEnded, place < 1e-9 { place = 1 }
    if autoreverses { place = place < 0.5 ? place * 2 : 2 - place * 2 }
    return (place, hasEnded)
  }

  /// Applies the animation's values to a layer.
  func apply(to layer: CALayer, fraction: Double, elapsed: Double) {}

  /// The first components of the animated key paths, such as `transform` of `transform.scale`.
  var roots: Set<String> { [] }
}

/// The values that are shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer shows its own values before and after the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The layer shows the last value after the end, if the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The layer shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The layer shows the first value before the beginning and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The delegate of an animation.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed; `flag` is true if the animation has reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations with a common length.
@MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; an animation that is longer than the group is cut off.
  open var animations: [CAAnimation]?

  override func apply(to layer: CALayer, fraction: Double, elapsed: Double) {
    // The animations of the group follow the group's time, which the group's curve has already changed.
    let time = fraction * runLength
    for animation in animations ?? [] {
      let own = time - animation.beginTime
      let isBefore = own < 0
      if isBefore, animation.fillMode != .backwards, animation.fillMode != .both { continue }
      let (part, hasEnded) = animation.progress(at: max(0, own))
      if hasEnded, own > animation.runLength + 1e-9, animation.fillMode != .forwards,
        animation.fillMode != .both
      {
        continue
      }
      let eased = animation.timingFunction.map { $0.curve.value(at: part) } ?? part
      animation.apply(to: layer, fraction: eased, elapsed: max(0, own))
    }
  }

  override var roots: Set<String> { (animations ?? []).reduce(into: []) { $0.formUnion($1.roots) } }
}
