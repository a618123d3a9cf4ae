import AtriumControls
import AtriumGeometry
import AtriumKit

/// A row of four buttons above the container of the screens.
final class BenchView: View {
  static let rowHeight = 48.0

  let buttons = BenchPage.all.map { Button(title: $0.name, configuration: BenchColors.button) }
  /// The container of the screens.
  let place = View()
  private let row = View()

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 900, height: 600))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    row.backgroundColor = BenchColors.row
    place.clipsToBounds = true
    addSubview(place)
    addSubview(row)
    for button in buttons { row.addSubview(button) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = Rect(x: 0, y: 0, width: bounds.width, height: BenchView.rowHeight)
    place.frame = Rect(
      x: 0, y: BenchView.rowHeight, width: bounds.width,
      height: max(0, bounds.height - BenchView.rowHeight))
    let width = bounds.width / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      // A gap of one point after each button shows the background of the row.
      button.frame = Rect(
        x: Double(index) * width, y: 0, width: max(0, width - 1), height: BenchView.rowHeight)
    }
  }
}
