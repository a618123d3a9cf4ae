internal import AtriumGeometry

/// An image inside text, and its frame in the layout.
struct PlacedAttachment: Sendable {
  var image: Image
  /// The frame, in points from the layout's top left corner.
  var frame: Rect
  /// The colour of a template image; nil for the colour of the text.
  var color: Color?
}

extension Canvas {
  /// Draws the images inside text.
  ///
  /// - Parameters:
  ///   - attachments: The images.
  ///   - point: The top left corner of the layout.
  ///   - color: The colour of the text.
  func draw(_ attachments: [PlacedAttachment], at point: Point, color: Color) {
    for attachment in attachments {
      let isTemplate = attachment.image.renderingMode == .alwaysTemplate
      draw(
        attachment.image, in: attachment.frame.offsetBy(dx: point.x, dy: point.y),
        tint: isTemplate ? attachment.color ?? color : nil)
    }
  }
}

extension TextRequest {
  /// Whether a run has an attachment.
  var hasAttachments: Bool { runs.contains { $0.attachment?.image != nil } }
}
