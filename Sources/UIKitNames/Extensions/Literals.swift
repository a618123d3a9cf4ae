public import Atrium

// The literals that Xcode shows as a colour or an image in the source text.

extension Color: _ExpressibleByColorLiteral {
  /// Makes the colour of a `#colorLiteral(red:green:blue:alpha:)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The type of a `#colorLiteral(red:green:blue:alpha:)` where the context requires no other type.
public typealias _ColorLiteralType = Color

extension Image: _ExpressibleByImageLiteral {
  /// Makes the image of an `#imageLiteral(resourceName:)`; an empty image if there is no image with this name.
  public convenience init(imageLiteralResourceName name: String) {
    if SelectorObservers.isOnMainActor,
      let image = MainActor.assumeIsolated({ Image(named: name) })
    {
      self.init(copying: image)
    } else {
      self.init()
    }
  }
}

/// The type of an `#imageLiteral(resourceName:)` where the context requires no other type.
public typealias _ImageLiteralType = Image
