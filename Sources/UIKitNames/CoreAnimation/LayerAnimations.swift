import Atrium
import Foundation

/// The animations of one layer, which a display link of the layer's window advances.
@MainActor
final class LayerAnimations {
  @MainActor
  private final class Running {
    let key: String
    let animation: CAAnimation
    let transaction: AnimationTransaction?
    private let timing = CATransaction.timing
    var start: Double?
    /// Whether the animation has ended but was not removed.
    var isHeld = false

    init(_ animation: CAAnimation, _ key: String) {
      (self.animation, self.key) = (animation, key)
      transaction = AnimationTransaction.current
      transaction?.enter()
    }

    /// Returns the fraction of the current run, from 0 to 1, and whether the animation has ended.
    func progress(at elapsed: Double) -> (fraction: Double, hasEnded: Bool) {
      CATransaction.with(timing) { animation.progress(at: elapsed) }
    }

    /// Applies the animation's values at a fraction of the current run to a layer.
    func apply(to layer: CALayer, at part: Double, elapsed: Double) {
      CATransaction.with(timing) {
        let curve = animation.timingFunction ?? CATransaction.animationTimingFunction()
        View.performWithoutAnimation {
          animation.apply(
            to: layer, fraction: curve.map { $0.curve.value(at: part) } ?? part, elapsed: elapsed)
        }
      }
    }
  }

  /// The view of the layer.
  ///
  /// The reference is weak, because a view that has left its window must be deallocated.
  private weak var view: View?
  private var running: [Running] = []
  private var link: DisplayLink?
  /// For each animated property, the layer's own value and the value that was last shown.
  private var own: [String: (base: [Double], shown: [Double])] = [:]

  private static var all: [ObjectIdentifier: LayerAnimations] = [:]

  /// Returns the animations of a layer; nil if the layer has no animations.
  static func of(_ layer: CALayer) -> LayerAnimations? { all[ObjectIdentifier(layer.styled)] }

  /// Adds an animation to a layer; an animation with the same key is replaced.
  static func add(_ animation: CAAnimation, to layer: CALayer, key: String?) {
    for other in Array(all.values) where other.view?.window == nil { other.removeAll() }
    all = all.filter { $0.value.view != nil }
    let animations = of(layer) ?? LayerAnimations(layer.styled)
    all[ObjectIdentifier(layer.styled)] = animations
    if let key { animations.remove(key) }
    animations.running.append(Running(animation, key ?? "\(ObjectIdentifier(animation))"))
    animations.begin()
  }

  private init(_ view: View) { self.view = view }

  private var layer: CALayer? { view.map { ($0 as? LayerView)?.ownLayer ?? $0.layer } }

  /// The keys of the animations.
  var keys: [String] { running.map(\.key) }

  /// Returns the animation with the given key; nil if there is none.
  func animation(_ key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// Removes the animation with a key.
  func remove(_ key: String) { end(running.filter { $0.key == key }, finished: false) }

  /// Continues the animations of a view and its descendants after a change of a layer's timing.
  static func timingDidChange(in ancestor: View) {
    for animations in Array(all.values) {
      if animations.view?.isDescendant(of: ancestor) == true { animations.requestFrames() }
    }
  }

  /// Removes all animations.
  func removeAll() { end(running, finished: false) }

  private func begin() {
    guard let window = view?.window else {
      // Without a window there are no display frames. The animations end at once, like those of `View.animate`.
      end(running, finished: true)
      return
    }
    requestFrames()
    advance(to: window.currentTime)
  }

  /// Starts the display link, which advances the animations in the next display frame.
  private func requestFrames() {
    guard link == nil, let view, view.window != nil else { return }
    let link = DisplayLink(view: view) { time in self.advance(to: time) }
    self.link = link
    link.isPaused = false
  }

  private func advance(to time: Double) {
    guard let view, let layer, view.window != nil else { return end(running, finished: false) }
    let time = LayerTiming.localTime(of: view, at: time)
    restore(layer)
    var ended: [Running] = []
    for entry in running {
      let start = entry.start ?? max(time, entry.animation.beginTime)
      if entry.start == nil {
        entry.start = start
        entry.animation.delegate?.animationDidStart(entry.animation)
      }
      show(entry, in: layer, at: time - start, ended: &ended)
    }
    keep(layer)
    sequence(first: view, next: \.superview).first { $0 is ReplicatorView }?.setNeedsLayout()
    if !ended.isEmpty { end(ended, finished: true) }
    // While the layer's time stands still, no display frame is needed.
    if running.allSatisfy(\.isHeld) || LayerTiming.isStopped(view) {
      link?.isPaused = true
      link = nil
    }
  }

  private func show(
    _ entry: Running, in layer: CALayer, at elapsed: Double, ended: inout [Running]
  ) {
    let animation = entry.animation
    if elapsed < 0, animation.fillMode != .backwards, animation.fillMode != .both { return }
    let (part, hasEnded) = entry.progress(at: max(0, elapsed))
    if hasEnded, animation.isRemovedOnCompletion {
      ended.append(entry)
      return
    }
    let isKept = animation.fillMode == .forwards || animation.fillMode == .both
    if hasEnded, !entry.isHeld {
      entry.isHeld = true
      entry.animation.delegate?.animationDidStop(animation, finished: true)
      entry.transaction?.leave()
    }
    guard !hasEnded || isKept else { return }
    entry.apply(to: layer, at: part, elapsed: max(0, elapsed))
  }

  /// Returns the animations of the layers inside a view.
  static func inside(_ ancestor: View) -> [LayerAnimations] {
    all.values.filter { $0.view?.isDescendant(of: ancestor) == true }
  }

  /// Shows the values for another time of the window, without advancing or ending the animations.
  func show(at time: Double) {
    guard let view, let layer else { return }
    let time = LayerTiming.localTime(of: view, at: time)
    restore(layer)
    for entry in running {
      let elapsed = time - (entry.start ?? time)
      let animation = entry.animation
      let isKept = animation.fillMode == .both
      if elapsed < 0, animation.fillMode != .backwards, !isKept { continue }
      let (part, hasEnded) = entry.progress(at: max(0, elapsed))
      if hasEnded, animation.fillMode != .forwards, !isKept { continue }
      entry.apply(to: layer, at: part, elapsed: max(0, elapsed))
    }
    keep(layer)
  }

  /// Restores the layer's own values, which the program may have changed since the last display frame.
  private func restore(_ layer: CALayer) {
    for root in running.reduce(into: Set<String>(), { $0.formUnion($1.animation.roots) }).union(
      own.keys)
    {
      guard let key = LayerKey(root) else { continue }
      let current = key.read(layer)
      if let known = own[root], known.shown == current {
        View.performWithoutAnimation { key.write(layer, known.base) }
      } else {
        own[root] = (current, current)
      }
    }
  }

  /// Records the values that the layer currently shows.
  private func keep(_ layer: CALayer) {
    for root in own.keys {
      if let key = LayerKey(root) { own[root]?.shown = key.read(layer) }
    }
  }

  private func end(_ entries: [Running], finished: Bool) {
    guard !entries.isEmpty else { return }
    if let layer { restore(layer) }
    running.removeAll { entry in entries.contains { $0 === entry } }
    let left = running.reduce(into: Set<String>()) { $0.formUnion($1.animation.roots) }
    for root in own.keys where !left.contains(root) { own[root] = nil }
    if running.isEmpty {
      link?.isPaused = true
      link = nil
      LayerAnimations.all = LayerAnimations.all.filter { $0.value !== self }
    }
    for entry in entries where !entry.isHeld {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      entry.transaction?.leave()
    }
  }
}

extension CALayer {
  /// Adds an animation, which begins in the current display frame and replaces an animation with the same key.
  ///
  /// Outside a window, the animation ends at once.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let transition = animation as? CATransition { return transition.run(in: self) }
    LayerAnimations.add(animation, to: self, key: key)
  }

  /// Removes the animation with a key, so that the layer displays its own values again.
  public func removeAnimation(forKey key: String) { LayerAnimations.of(self)?.remove(key) }

  /// Returns the animation with the given key; nil if there is no such animation, or if it was removed.
  public func animation(forKey key: String) -> CAAnimation? {
    LayerAnimations.of(self)?.animation(key)
  }

  /// The keys of the animations; nil if there are none.
  public func animationKeys() -> [String]? { LayerAnimations.of(self).map(\.keys) }
}
