public import AtriumKit

extension ViewStyle where Self: Label {
  /// The additional space between two lines, in points.
  public var lineSpacing: Double {
    get { storedLineSpacing }
    set { storedLineSpacing = newValue }
  }
}
