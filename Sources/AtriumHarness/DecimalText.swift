/// Formats numbers for logs and trees, without a locale and without Foundation.
enum DecimalText {
  /// Returns a number as text with a fixed number of decimals, clamped to ±9e15 units of the last decimal; 0 if not
  /// finite.
  static func fixed(_ value: Double, decimals: Int) -> String {
    let factor = power(decimals)
    // Beyond 2^53 no fraction is left, so larger numbers are clamped.
    let limit = 9e15 / factor
    let scaled = Int(((value.isFinite ? min(max(value, -limit), limit) : 0) * factor).rounded())
    let unit = Int(factor)
    let whole = "\(scaled < 0 ? "-" : "")\(abs(scaled) / unit)"
    guard decimals > 0 else { return whole }
    let fraction = String(abs(scaled) % unit)
    return whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// Returns a number as text with as few decimals as needed, at most three.
  static func short(_ value: Double) -> String {
    var text = fixed(value, decimals: 3)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  private static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { value, _ in value * 10 }
  }
}
