/// The values between a minimum and a maximum, with or without steps.
struct ValueRange: Hashable {
  /// The maximum magnitude of the minimum and the maximum, so that the length stays finite.
  private static let farthest = 1e300

  /// The minimum; setting NaN has no effect.
  var minimum: Double {
    didSet { minimum = ValueRange.end(minimum, or: oldValue) }
  }
  /// The maximum; setting NaN has no effect.
  var maximum: Double {
    didSet { maximum = ValueRange.end(maximum, or: oldValue) }
  }
  /// The distance between allowed values, starting from the minimum; 0 allows any value.
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

  /// Returns the allowed value that is closest to a given value; the minimum for NaN.
  func nearest(to wish: Double) -> Double {
    guard !wish.isNaN else { return minimum }
    let value = min(max(wish, minimum), max(minimum, maximum))
    guard step > 0, value < maximum else { return value }
    // Steps count from zero if the minimum is so large that adding a step would not change it.
    let start = abs(minimum) < step * 0x1p52 ? minimum : 0
    let count = ((value - start) / step).rounded()
    guard count.isFinite else { return value }
    return min(max(start + count * step, minimum), max(minimum, maximum))
  }

  /// Returns the fraction of the range at a value, from 0 to 1.
  func fraction(of value: Double) -> Double {
    length > 0 ? min(max((value - minimum) / length, 0), 1) : 0
  }

  /// Returns the allowed value at a fraction of the range.
  func value(at fraction: Double) -> Double {
    nearest(to: minimum + min(max(fraction, 0), 1) * length)
  }

  /// The change by an arrow key or by one wheel step.
  var smallStep: Double { step > 0 ? step : length / 20 }

  /// The change by a page key: a fifth of the range, or ten steps if the range has very many steps.
  var largeStep: Double {
    guard step > 0 else { return length / 5 }
    return length < step * 1e9 ? max(step, (length / 5 / step).rounded() * step) : 10 * step
  }

  /// Returns the text for assistive technology: a number if the minimum and the step are whole numbers, and a
  /// percentage if not, or without steps.
  func text(of value: Double) -> String {
    if step > 0, step == step.rounded(), minimum == minimum.rounded(), abs(value) < 1e15 {
      return "\(Int(value.rounded()))"
    }
    return "\(Int((fraction(of: value) * 100).rounded())) %"
  }
}
