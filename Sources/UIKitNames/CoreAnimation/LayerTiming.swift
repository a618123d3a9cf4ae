import Atrium
public import Foundation

/// The relation between the time of a layer and the time of its superlayer.
@MainActor
struct LayerTiming {
  /// The speed, as a factor of the speed of the superlayer's time.
  var speed: Float = 1
  /// The superlayer's time at which the layer's time is `timeOffset`, in seconds.
  var beginTime = 0.0
  /// The layer's time at `beginTime`, in seconds.
  var timeOffset = 0.0

  private static let value = KeptValue(LayerTiming())

  /// The timing of the layer that represents a view.
  static subscript(view: View) -> LayerTiming {
    get { value[view] }
    set { value[view] = newValue }
  }

  /// Converts the window's time to the time of a view's layer.
  static func localTime(of view: View, at time: Double) -> Double {
    let timing = LayerTiming[view]
    let outer = view.superview.map { localTime(of: $0, at: time) } ?? time
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Converts a time of a view's layer to the window's time.
  ///
  /// If the layer's speed is 0, the result is the layer's begin time, on the window's clock.
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

// The times below apply only to animations that are added with `add(_:forKey:)`, and not to animation blocks of views.
extension CALayer {
  /// The speed of the layer's time, as a factor of the speed of the superlayer's time.
  ///
  /// The value 0 stops the animations of the layer and its sublayers.
  public var speed: Float {
    get { LayerTiming[styled].speed }
    set { change { $0.speed = newValue } }
  }
  /// The superlayer's time at which the layer's time is ``timeOffset``, in seconds.
  public var beginTime: TimeInterval {
    get { LayerTiming[styled].beginTime }
    set { change { $0.beginTime = newValue } }
  }
  /// The layer's time at ``beginTime``, in seconds.
  public var timeOffset: TimeInterval {
    get { LayerTiming[styled].timeOffset }
    set { change { $0.timeOffset = newValue } }
  }

  /// Converts a time of another layer to this layer's time; nil means the time of `CACurrentMediaTime()`.
  public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    LayerTiming.localTime(
      of: styled, at: layer.map { LayerTiming.windowTime(of: $0.styled, at: time) } ?? time)
  }
  /// Converts a time of this layer to another layer's time; nil means the time of `CACurrentMediaTime()`.
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
