public import AtriumGraphics
public import AtriumKit

extension ViewStyle where Self: Button {
  /// The title of the button.
  public var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image before the title, drawn as a template in the title's colour.
  public var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
}
