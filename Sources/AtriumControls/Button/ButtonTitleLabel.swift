import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The label that draws the title of a button after the program has read ``Button/titleLabel``.
final class ButtonTitleLabel: Label {
  /// Called after a change that can change the size of the button.
  var didChange: () -> Void = {}

  override var font: Font {
    didSet { if font != oldValue { didChange() } }
  }
  override var numberOfLines: Int {
    didSet { if numberOfLines != oldValue { didChange() } }
  }
  override var lineBreakMode: TextLayout.LineBreakMode {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }
}
