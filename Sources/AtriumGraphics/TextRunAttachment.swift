public import AtriumGeometry

/// An image inside text, which is drawn instead of a character.
///
/// The character is usually U+FFFC, the object replacement character.
public struct TextRunAttachment: Hashable, Sendable {
  /// The image; nil reserves the space without drawing.
  ///
  /// A template image is drawn in the colour of the run's text.
  public var image: Image?
  /// The bounds relative to the baseline, in points.
  ///
  /// A positive `origin.y` raises the image above the baseline, and a negative one lowers it.
  public var bounds: Rect

  /// Makes an attachment.
  public init(image: Image?, bounds: Rect) {
    (self.image, self.bounds) = (image, bounds)
  }

  /// Returns whether both attachments draw the same image in the same bounds.
  public static func == (left: TextRunAttachment, right: TextRunAttachment) -> Bool {
    left.image === right.image && left.bounds == right.bounds
  }

  /// Adds the image's identity and the bounds to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image.map(ObjectIdentifier.init))
    hasher.combine(bounds)
  }
}
