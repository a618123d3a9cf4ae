public import AtriumGraphics

/// An item of a ``RadialMenu``: an image, and a title for assistive technology and scripts.
public struct RadialMenuItem {
  /// The title of the item.
  public var title: String
  /// The image of the item; nil for no image.
  ///
  /// The image is drawn as a template in the theme's colours, unless its rendering mode is
  /// `alwaysOriginal`.
  public var image: Image?
  /// Whether the user can choose the item.
  public var isEnabled: Bool

  /// Makes an item.
  public init(title: String, image: Image? = nil, isEnabled: Bool = true) {
    (self.title, self.image, self.isEnabled) = (title, image, isEnabled)
  }
}
