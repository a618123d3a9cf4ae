import AtriumControls
import AtriumGeometry
import AtriumKit

/// A scroll view with the choices of *Rotation*, below a description of the container's state.
final class RotationChoicesView: ScrollView {
  private static let gap = 14.0
  /// The space at the sides for the focus ring, in points.
  private static let margin = 4.0

  let status = Label(font: .preferredFont(forTextStyle: .footnote))
  private let rows: [View]

  /// Makes the view.
  ///
  /// - Parameter choices: The choices, from the top.
  init(_ choices: [View]) {
    rows = [status] + choices
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "Choices")
    status.numberOfLines = 0
    for row in rows { addSubview(row) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = RotationChoicesView.margin
    let width = max(0, bounds.width - 2 * margin)
    var y = 0.0
    for row in rows {
      let height = row.sizeThatFits(Size(width: width)).height
      row.frame = Rect(x: margin, y: y, width: width, height: height)
      y += height + RotationChoicesView.gap
    }
    contentSize = Size(width: bounds.width, height: max(0, y - RotationChoicesView.gap))
  }
}
