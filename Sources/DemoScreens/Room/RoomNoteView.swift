import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A framed note in front of the content of a room: the name of a tool, or a message.
final class RoomNoteView: View {
  /// Whether the note is in a small window, where it has less space around its text.
  var isSmall = false {
    didSet { if isSmall != oldValue { setNeedsLayout() } }
  }
  private var inset: Size { isSmall ? Size(width: 8, height: 4) : Size(width: 12, height: 7) }

  /// The text; empty while the note is hidden.
  var text: String {
    get { label.text }
    set {
      label.text = newValue
      isHidden = newValue.isEmpty
      setNeedsLayout()
    }
  }
  /// Called when the note is laid out.
  ///
  /// The views behind the note are then already laid out.
  var onLayout: () -> Void = {}
  private let label = Label(font: .preferredFont(forTextStyle: .footnote))

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    clipsToBounds = true
    borderWidth = 1
    cornerRadius = Theme.cornerRadius
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let inset = inset
    let text = label.sizeThatFits(Size(width: max(0, size.width - 2 * inset.width), height: 0))
    return Size(width: text.width + 2 * inset.width, height: text.height + 2 * inset.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
    (backgroundColor, borderColor) = (theme.surface, theme.outline)
    label.frame = bounds.shrunkBy(dx: inset.width, dy: inset.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
