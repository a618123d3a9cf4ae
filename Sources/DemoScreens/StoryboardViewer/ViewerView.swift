import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of the viewer: the file's name, a summary of its content, its path, and a card with the columns.
final class ViewerView: ScreenView {
  let content = CardView()
  private let title = Label()
  private let hint = Label(font: .preferredFont(forTextStyle: .body))
  private let path = Label(font: .preferredFont(forTextStyle: .caption))

  init(_ file: InterfaceFile) {
    super.init()
    setFile(file)
    title.accessibilityTraits = [.staticText, .header]
    hint.numberOfLines = 4
    for label in [hint, path] { label.textRole = \.secondaryLabel }
    for view in [title, hint, path, content] { addSubview(view) }
  }

  /// Shows the name and the path of a file.
  func setFile(_ file: InterfaceFile) {
    title.text = file.name
    path.text = file.path
    setNeedsLayout()
  }

  /// Replaces the sentence below the name.
  func setHint(_ text: String) {
    hint.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = RoomMetrics(bounds.size)
    let area = area(margin: metrics.margin)
    title.font = .preferredFont(forTextStyle: metrics.isRegular ? .largeTitle : .title3)
    hint.isHidden = bounds.height < 480
    path.isHidden = hint.isHidden || path.sizeThatFits(.zero).width > area.width
    var y = metrics.isRegular ? area.minY : 10
    for (label, gap) in [(title, 4.0), (hint, 4), (path, 0)] where !label.isHidden {
      let height = label.sizeThatFits(Size(width: area.width, height: 0)).height
      label.frame = Rect(x: area.minX, y: y, width: area.width, height: height)
      y += height + gap
    }
    y += metrics.isRegular ? 12 : 4
    content.frame = Rect(
      x: area.minX, y: y, width: area.width, height: max(0, area.maxY - y))
  }
}
