/// The values between two ends, in steps or without.
struct ValueRange: Hashable {
  /// The farthest ends: their distance can still be counted.
  private static let farthest = 1e300

  /// The smallest value; what is no number changes nothing.
  var minimum: Double {
    didSet { minimum = ValueRange.end(minimum, or: oldValue) }
  }
  /// The largest value; what is no number changes nothing.
  var maximum: Double {
    didSet { maximum = ValueRange.end(maximum, or: oldValue) }
  }
  /// The distance of allowed values, from the minimum; 0 for any value.
  var step: Double {
    didSet { step = ValueRange.distance(step) }
  }

  init(minimum: Double, maximum: Double, step: Double) {
    self.minimum = ValueRange.end(minimum, or: 0)
    self.maximum = ValueRange.end(maximum, or: 1)
    self.step = ValueRange.distance(step)
  }

  private static func end(_ wish: Double, or old: Double) -> Double {
    wish.isNaN ? old : min(max(wish, -farthest), farthest)
  }

  private static func distance(_ wish: Double) -> Double {
    wish > 0 && wish.isFinite ? wish : 0
  }

  var length: Double { max(0, maximum - minimum) }

  /// The allowed value that is nearest to a wish; the minimum for what is no number.
  func nearest(to wish: Double) -> Double {
    guard !wish.isNaN else { return minimum }
    let value = min(max(wish, minimum), max(minimum, maximum))
    guard step > 0, value < maximum else { return value }
    // Steps are counted from zero where the minimum is too far away for them to be told apart.
    let start = abs(minimum) < step * 0x1p52 ? minimum : 0
    let count = ((value - start) / step).rounded()
    guard count.isFinite else { return value }
    return min(max(start + count * step, minimum), max(minimum, maximum))
  }

  /// How far a value is between the ends: 0 … 1.
  func fraction(of value: Double) -> Double {
    length > 0 ? min(max((value - minimum) / length, 0), 1) : 0
  }

  /// The allowed value at a part of the way between the ends.
  func value(at fraction: Double) -> Double {
    nearest(to: minimum + min(max(fraction, 0), 1) * length)
  }

  /// What an arrow key, or a step of a wheel, changes.
  var smallStep: Double { step > 0 ? step : length / 20 }

  /// What a page key changes: a fifth of the way, or ten steps of a way without end.
  var largeStep: Double {
    guard step > 0 else { return length / 5 }
    return length < step * 1e9 ? max(step, (length / 5 / step).rounded() * step) : 10 * step
  }

  /// What people are told of a value: the number itself if steps are whole, else parts of a hundred.
  func text(of value: Double) -> String {
    if step > 0, step == step.rounded(), minimum == minimum.rounded(), abs(value) < 1e15 {
      return "\(Int(value.rounded()))"
    }
    return "\(Int((fraction(of: value) * 100).rounded())) %"
  }
}
