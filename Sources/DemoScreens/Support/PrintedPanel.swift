import AtriumControls
import AtriumGeometry
import AtriumKit

/// The panel beside a container: one or two switches with their labels, and the lines that controllers print.
final class PrintedPanel: View {
  let toggle = Switch()
  /// The second switch, below the first; nil if there is only one.
  let second: Switch?
  let log = PrintedLinesView()
  private let rows: [(toggle: Switch, label: Label)]

  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - title: The label of the first switch.
  ///   - second: The label of the second switch; nil if there is none.
  init(title: String, second: String? = nil) {
    self.second = second.map { _ in Switch() }
    rows = zip([toggle, self.second].compactMap { $0 }, [title, second ?? ""]).map {
      ($0, Label(text: $1, font: .preferredFont(forTextStyle: .body)))
    }
    super.init(frame: .zero)
    for (toggle, label) in rows {
      label.numberOfLines = 0
      toggle.accessibilityLabel = label.text
      addSubview(label)
      addSubview(toggle)
    }
    addSubview(log)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    var y = 0.0
    for (toggle, label) in rows {
      let size = toggle.sizeThatFits(.zero)
      let width = max(0, bounds.width - size.width - 12)
      let row = max(size.height, label.sizeThatFits(Size(width: width, height: 0)).height)
      toggle.frame = Rect(
        x: isMirrored ? bounds.width - size.width : 0, y: y + ((row - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      label.frame = Rect(
        x: isMirrored ? 0 : size.width + 12, y: y, width: width, height: row)
      y += row + 8
    }
    log.frame = Rect(
      x: 0, y: y + 8, width: bounds.width, height: max(0, bounds.height - y - 8))
  }
}
