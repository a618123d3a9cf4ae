public import AtriumGraphics
public import AtriumKit

extension ViewStyle where Self: Button {
  /// The title of the button.
  public var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the normal state, placed beside, above or below the title; nil for no image.
  public var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
}
