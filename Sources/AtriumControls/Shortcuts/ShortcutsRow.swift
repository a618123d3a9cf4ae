import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One line of a list of shortcuts: a title, the keys, and a separator.
final class ShortcutsRow: View {
  private let title: Label
  private let key: Label

  /// Whether the row has a separator, because another row follows below it.
  var hasLine = true {
    didSet { if hasLine != oldValue { setNeedsDisplay() } }
  }

  /// Makes a row for commands with the same title.
  init(_ commands: [KeyCommand]) {
    title = Label(text: commands.first?.listedTitle ?? "")
    let keys = commands.map { String(localizedKeys: $0.keyDescription) }.joined(separator: ", ")
    key = Label(text: keys, font: .preferredFont(forTextStyle: .footnote))
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
