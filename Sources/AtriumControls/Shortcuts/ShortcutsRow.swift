import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One line of a list of shortcuts: a title, the keys, and a separator.
///
/// If the column is too narrow for both, the keys are below the title.
final class ShortcutsRow: View {
  private static let gap = Theme.spacing(2)
  /// The height of a row in which the title and the keys are side by side, in points.
  static var lowestHeight: Double {
    FontMetrics(forTextStyle: .body).scaledValue(for: 32).rounded()
  }

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
    accessibilityRole = .cell
    accessibilityTraits = .staticText
    accessibilityLabel = [title.text, key.text].filter { !$0.isEmpty }.joined(separator: ", ")
    key.textRole = \.secondaryLabel
    for label in [title, key] {
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  /// Returns the offered width, and the height of the title and the keys, side by side or one below the other.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width, height: isWide(size.width) ? Self.lowestHeight : stackedHeight(size.width))
  }

  private func isWide(_ width: Double) -> Bool {
    title.sizeThatFits(.zero).width + Self.gap + key.sizeThatFits(.zero).width <= width
  }

  private func heights(_ width: Double) -> (title: Double, key: Double) {
    let size = Size(width: width, height: 0)
    return (title.sizeThatFits(size).height, key.sizeThatFits(size).height)
  }

  private func stackedHeight(_ width: Double) -> Double {
    let heights = heights(width)
    return (heights.title + heights.key + Theme.spacing(2)).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    if isWide(bounds.width) {
      let (one, other) = (title.sizeThatFits(.zero).width, key.sizeThatFits(.zero).width)
      title.frame = Rect(
        x: isRightToLeft ? bounds.width - one : 0, y: 0, width: one, height: bounds.height)
      key.frame = Rect(
        x: isRightToLeft ? 0 : bounds.width - other, y: 0, width: other, height: bounds.height)
    } else {
      let heights = heights(bounds.width)
      let top = ((bounds.height - heights.title - heights.key) / 2).rounded(.down)
      title.frame = Rect(x: 0, y: top, width: bounds.width, height: heights.title)
      key.frame = Rect(x: 0, y: top + heights.title, width: bounds.width, height: heights.key)
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard hasLine else { return }
    canvas.fill(
      Rect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), with: theme.separator)
  }
}
