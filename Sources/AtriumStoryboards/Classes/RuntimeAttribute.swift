import AtriumGeometry
import AtriumGraphics

/// The value of a user-defined runtime attribute.
enum RuntimeAttribute {
  case flag(Bool)
  case number(Double)
  case text(String)
  case color(Color)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case image(Image)
  case none

  /// Returns the value converted to the type of a property, which may be optional; nil if the types do not match.
  func converted<Value>(to type: Value.Type) -> Value? {
    for candidate in candidates {
      if let value = candidate as? Value { return value }
    }
    return nil
  }

  private var candidates: [Any] {
    switch self {
    case .flag(let flag): return [flag]
    case .number(let number):
      let whole = number.rounded(.towardZero)
      return [number, Int(whole), Float(number), UInt(max(0, whole)), number != 0]
    case .text(let text): return [text]
    case .color(let color): return [color]
    case .point(let point): return [point]
    case .size(let size): return [size]
    case .rect(let rect): return [rect]
    case .image(let image): return [image]
    case .none: return [Any?.none as Any]
    }
  }
}
