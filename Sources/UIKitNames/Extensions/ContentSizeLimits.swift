public import Atrium

extension View {
  private static let minimumValue = KeptValue<ContentSizeCategory?>(nil)
  private static let maximumValue = KeptValue<ContentSizeCategory?>(nil)

  /// The smallest size of text in the view; the value is kept and has no effect, since views keep their fonts.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { View.minimumValue[self] }
    set { View.minimumValue[self] = newValue }
  }
  /// The largest size of text in the view; the value is kept and has no effect, since views keep their fonts.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { View.maximumValue[self] }
    set { View.maximumValue[self] = newValue }
  }
}
