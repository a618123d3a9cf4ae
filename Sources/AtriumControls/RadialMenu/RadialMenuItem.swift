public import AtriumGraphics

/// An item of a ``RadialMenu``: a picture, and a name for assistive technologies and scripts.
public struct RadialMenuItem {
  /// The name.
  public var title: String
  /// The picture, painted as a shape in the theme's colours unless its mode says otherwise.
  public var image: Image?
  /// Whether it can be chosen.
  public var isEnabled: Bool

  /// Makes an item.
  public init(title: String, image: Image? = nil, isEnabled: Bool = true) {
    (self.title, self.image, self.isEnabled) = (title, image, isEnabled)
  }
}
