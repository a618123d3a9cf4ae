import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One shortcut of a list: its title, its keys, and a separator.
final class ShortcutsRow: View {
  private let title: Label
  private let key: Label

  /// Whether another row follows below.
  var hasLine = true {
    didSet { if hasLine != oldValue { setNeedsDisplay() } }
  }

  init(_ command: KeyCommand) {
    title = Label(text: command.listedTitle)
    key = Label(text: command.keyDescription, font: .preferredFont(forTextStyle: .footnote))
    super.init()
    key.textRole = \.secondaryLabel
    addSubview(title)
    addSubview(key)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let keyWidth = min(bounds.width / 2, key.sizeThatFits(.zero).width)
    let titleWidth = min(
      title.sizeThatFits(.zero).width, max(0, bounds.width - keyWidth - Theme.spacing(2)))
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    title.frame = Rect(
      x: isRightToLeft ? bounds.width - titleWidth : 0, y: 0, width: titleWidth,
      height: bounds.height)
    key.frame = Rect(
      x: isRightToLeft ? 0 : bounds.width - keyWidth, y: 0, width: keyWidth, height: bounds.height)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard hasLine else { return }
    canvas.fill(
      Rect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), with: theme.separator)
  }
}
