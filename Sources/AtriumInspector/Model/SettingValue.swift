import AtriumGraphics

/// A value of a property that the user can change in the inspector.
enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case color(Color?)

  /// The value in Swift.
  var code: String {
    switch self {
    case .flag(let isOn): "\(isOn)"
    case .number(let number): SettingValue.code(of: number)
    case .color(let color): color.map { SettingValue.code(of: $0) } ?? "nil"
    }
  }

  /// Returns a number in the precision in which views store their opacity.
  private static func code(of number: Double) -> String {
    let short = number.inspectorText
    return Float(short) == Float(number) ? short : "\(Float(number))"
  }

  private static func code(of color: Color) -> String {
    let components = [color.red, color.green, color.blue]
    let isInRange = components.allSatisfy { (0...1).contains($0) }
    let bytes = isInRange ? components.map { UInt32(($0 * 255).rounded()) } : []
    let hex: UInt32 = bytes.reduce(0) { $0 << 8 | $1 }
    let opacity = color.alpha == 1 ? "" : ", alpha: \(code(of: color.alpha))"
    guard Color(hex: hex, alpha: color.alpha) == color else {
      let parts = zip(["red", "green", "blue"], components).map { "\($0): \(code(of: $1))" }
      return "Color(\(parts.joined(separator: ", "))\(opacity))"
    }
    let digits = String(hex, radix: 16)
    return "Color(hex: 0x\(String(repeating: "0", count: 6 - digits.count))\(digits)\(opacity))"
  }
}
