import Atrium
public import Foundation

/// The relation between the time of a layer and the time of its superlayer.
@MainActor
struct LayerTiming {
  /// The speed, as a factor of the speed of the superlayer's time.
  var speed: Float = 1
  /// The superlayer's time at which the layer's time begins.
  var beginTime = 0.0
  /// The layer's time at its beginning.
  var timeOffset = 0.0

  private static let value = KeptValue(LayerTiming())

  /// The timing of the layer that represents a view.
  static subscript(view: View) -> LayerTiming {
    get { value[view] }
    set { value[view] = newValue }
  }

  /// Returns the time of a view's layer at a time of the window.
  static func localTime(of view: View, at time: Double) -> Double {
    let timing = LayerTiming[view]
    let outer = view.superview.map { localTime(of: $0, at: time) } ?? time
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Returns the time of the window at a time of a view's layer; the begin of the layer if its time stands still.
  static func windowTime(of view: View, at time: Double) -> Double {
    let timing = LayerTiming[view]
    let outer =
      timing.speed == 0
      ? timing.beginTime : (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    return view.superview.map { windowTime(of: $0, at: outer) } ?? outer
  }

  /// Returns whether the time of a view's layer, or of a superlayer, stands still.
  static func isStopped(_ view: View) -> Bool {
    sequence(first: view, next: { $0.superview }).contains { LayerTiming[$0].speed == 0 }
  }
}

// The times below concern the animations that are added with `add(_:forKey:)`; animation blocks of views have their own
// time.
extension CALayer {
  /// The speed of the time of the layer and its sublayers, as a factor of the speed of the superlayer's time; 0 stops its
  /// animations.
  public var speed: Float {
    get { LayerTiming[styled].speed }
    set { change { $0.speed = newValue } }
  }
  /// The superlayer's time at which the layer's time begins, in seconds.
  public var beginTime: TimeInterval {
    get { LayerTiming[styled].beginTime }
    set { change { $0.beginTime = newValue } }
  }
  /// The offset that is added to the layer's time, in seconds.
  public var timeOffset: TimeInterval {
    get { LayerTiming[styled].timeOffset }
    set { change { $0.timeOffset = newValue } }
  }

  /// Returns the layer's time at a time of another layer; nil means the time of `CACurrentMediaTime()`.
  public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    LayerTiming.localTime(
      of: styled, at: layer.map { LayerTiming.windowTime(of: $0.styled, at: time) } ?? time)
  }
  /// Returns the time of another layer at a time of the layer; nil means the time of `CACurrentMediaTime()`.
  public func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    let time = LayerTiming.windowTime(of: styled, at: time)
    return layer.map { LayerTiming.localTime(of: $0.styled, at: time) } ?? time
  }

  private func change(_ body: (inout LayerTiming) -> Void) {
    var timing = LayerTiming[styled]
    body(&timing)
    LayerTiming[styled] = timing
    LayerAnimations.timingDidChange(in: styled)
  }
}
