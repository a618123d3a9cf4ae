public import AtriumGeometry
public import AtriumGraphics

/// An image inside attributed text.
///
/// ```swift
/// let text = MutableAttributedText(string: "Sent ")
/// text.append(AttributedText(attachment: TextAttachment(image: checkmark)))
/// ```
///
/// A change of an attachment affects only text that is set after the change.
open class TextAttachment {
  /// The code point of the character that an attachment replaces: U+FFFC.
  public static let character = 0xFFFC

  /// The image; nil reserves the space without drawing.
  ///
  /// A template image is drawn in the colour of the text.
  open var image: Image?
  /// The bounds relative to the baseline, in points; an empty size means the size of the image.
  ///
  /// A positive `origin.y` raises the image above the baseline, and a negative one lowers it.
  open var bounds = Rect.zero

  /// Makes an attachment.
  public init(image: Image? = nil) { self.image = image }

  /// The attachment for a layout.
  var drawn: TextRunAttachment {
    let size = bounds.size.width > 0 && bounds.size.height > 0 ? bounds.size : image?.size ?? .zero
    return TextRunAttachment(image: image, bounds: Rect(origin: bounds.origin, size: size))
  }
}

extension AttributedText {
  /// Makes text that consists of an attachment.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
