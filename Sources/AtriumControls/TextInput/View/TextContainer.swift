public import AtriumGeometry
public import AtriumGraphics
import AtriumKit

/// The area of a text view that contains the text.
@MainActor
public final class TextContainer {
  private unowned let view: TextView

  init(_ view: TextView) { self.view = view }

  /// The space at the left and right ends of each line, in points; 0 by default.
  public var lineFragmentPadding = 0.0 {
    didSet { if lineFragmentPadding != oldValue { view.setNeedsLayout() } }
  }
  /// The maximum number of lines; 0, the default, for no maximum.
  public var maximumNumberOfLines: Int {
    get { view.interaction.editor.maximumLines }
    set { view.interaction.editor.maximumLines = max(0, newValue) }
  }
  /// The mode in which text beyond the ``maximumNumberOfLines`` is truncated.
  public var lineBreakMode: TextLayout.LineBreakMode {
    get { view.interaction.editor.lineBreakMode }
    set { view.interaction.editor.lineBreakMode = newValue }
  }
  /// The width of the lines with their padding, and the height of the laid out text, in points.
  public var size: Size { view.containerSize }
}
