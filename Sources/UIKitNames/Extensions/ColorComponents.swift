public import Atrium
import FoundationNames

extension Color {
  /// Makes a colour from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1, where 0 and 1 are red.
  ///   - saturation: The saturation, from 0 to 1.
  ///   - brightness: The brightness, from 0 to 1.
  ///   - alpha: The opacity.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ shift: Double) -> Double {
      let distance = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes the colour that a closure returns for the default traits, which have the light style.
  ///
  /// A ``Color`` is a value, so it does not change with the traits of the view that uses it.
  public init(dynamicProvider: (TraitCollection) -> Color) {
    self = dynamicProvider(TraitCollection())
  }

  /// Returns the same colour, since a ``Color`` does not depend on traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color { self }

  /// The components red, green, blue and alpha; never nil.
  public var components: [Double]? { componentValues }
  /// The number of components, which is 4.
  public var numberOfComponents: Int { 4 }

  /// Stores the components red, green, blue and alpha; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let values = componentValues
    red?.pointee = values[0]
    green?.pointee = values[1]
    blue?.pointee = values[2]
    alpha?.pointee = self.alpha
    return true
  }

  /// Stores the hue, the saturation, the brightness and the opacity; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
    brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let (r, g, b) = (componentValues[0], componentValues[1], componentValues[2])
    let (largest, smallest) = (max(r, g, b), min(r, g, b))
    let range = largest - smallest
    var sector = 0.0
    if range > 0 {
      sector =
        switch largest {
        case r: (g - b) / range + (g < b ? 6 : 0)
        case g: (b - r) / range + 2
        default: (r - g) / range + 4
        }
    }
    hue?.pointee = sector / 6
    saturation?.pointee = largest > 0 ? range / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = self.alpha
    return true
  }

  /// Stores the brightness of a grey and the opacity.
  ///
  /// - Returns: False, leaving the values unchanged, if the colour is not a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let values = componentValues
    guard values[0] == values[1], values[1] == values[2] else { return false }
    white?.pointee = values[0]
    alpha?.pointee = self.alpha
    return true
  }
}
