public import AtriumGeometry
internal import CPango

/// Text that is broken into lines and ready to be drawn; it never changes.
///
/// Paragraphs run from right to left if their first letters do. Safe from any thread.
public final class TextLayout: @unchecked Sendable {
  // Sendable: Pango's objects are only touched with the text engine's lock held.

  /// Where lines stand between the edges.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where the paragraph's script begins.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At both edges, except for the last line of a paragraph.
    case justified
  }

  /// What happens to text that is wider than the layout.
  public enum LineBreakMode: Hashable, Sendable {
    /// Lines break between words, and within a word that is longer than a line.
    case byWordWrapping
    /// Lines break anywhere.
    case byCharWrapping
    /// Lines break between words; an ellipsis stands for what follows the last line.
    case byTruncatingTail
    /// Lines break between words; an ellipsis stands for the middle of the last line.
    case byTruncatingMiddle
    /// Lines break between words; an ellipsis stands for the beginning of the last line.
    case byTruncatingHead
    /// Lines do not break, and are cut off at the edge.
    case byClipping
  }

  /// The text as it was given.
  public let text: String
  /// What it is set in.
  public let font: Font
  /// The extent of the lines, in points; not wider than the widest line.
  ///
  /// Text without characters is as high as a line and has no width.
  public let size: Size
  /// How far below the top the first line's letters stand, in points.
  public let firstBaseline: Double
  /// The number of lines that are drawn; 1 for text without characters.
  public let lineCount: Int
  /// Whether part of the text is not drawn.
  public let isTruncated: Bool
  /// The smallest rectangle around what is painted, from the layout's top left corner.
  public let inkBounds: Rect

  /// What is cut off outside of, if lines are not broken.
  let clip: Rect?
  /// Nil only while it is let go.
  private var shaped: ShapedText?

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: The text; of more than 65536 bytes the rest is left out. A NUL is drawn as U+FFFD.
  ///   - font: What it is set in.
  ///   - maximumWidth: The distance between the edges, in points; nil for as wide as need be.
  ///   - maximumLines: The number of lines that are drawn at most; 0 for any number. The modes with
  ///     an ellipsis need a number to leave anything out.
  ///   - alignment: Where lines stand between the edges.
  ///   - lineBreakMode: What happens to text that is wider.
  ///   - lineSpacing: What is added between two lines, in points.
  public init(
    _ text: String, font: Font, maximumWidth: Double? = nil, maximumLines: Int = 0,
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: Double = 0
  ) {
    let request = TextRequest(
      text: text, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing)
    let shaped = TextEngine.withShared { ShapedText(request, context: $0.context) }
    (self.text, self.font, self.shaped) = (text, font, shaped)
    (size, inkBounds, isTruncated) = (shaped.size, shaped.inkBounds, shaped.isTruncated)
    lineCount = shaped.lines.count
    firstBaseline = shaped.lines.first?.baseline ?? 0
    clip = shaped.clip
  }

  deinit {
    // Let go with the lock held: the last reference gives memory back to Pango.
    TextEngine.withShared { _ in shaped = nil }
  }

  /// The number of characters that no installed font has, and for which a box is drawn.
  package var unknownGlyphCount: Int {
    TextEngine.withShared { _ in Int(pango_layout_get_unknown_glyphs_count(shaped?.layout)) }
  }

  /// Draws with a Cairo context's source.
  ///
  /// - Parameters:
  ///   - context: Cairo's context; its current path is lost.
  ///   - point: Where the top left corner goes, in the context's space.
  ///   - transform: The map from the context's space to pixels.
  func draw(in context: OpaquePointer?, at point: Point, transform: AffineTransform) {
    let place = Place(context: context)
    TextEngine.withShared { _ in
      shaped?.draw(in: place.context, at: point, transform: transform)
    }
  }

  /// Carries a context past the engine's lock.
  private struct Place: @unchecked Sendable {
    let context: OpaquePointer?
  }
}
