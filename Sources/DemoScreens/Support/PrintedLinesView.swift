import AtriumControls
import AtriumGeometry
import AtriumKit

/// A list of the lines that controllers print, the latest last.
final class PrintedLinesView: View {
  private static var rowHeight: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 18).rounded()
  }
  private static let most = 24

  private let heading: Label
  private var lines: [(label: Label, text: String)] = []

  /// The heading.
  var title: String {
    get { heading.text }
    set { heading.text = newValue }
  }

  /// Makes an empty view.
  ///
  /// - Parameter title: The heading.
  init(title: String = String(localized: "Printed")) {
    heading = Label(text: title, font: .preferredFont(forTextStyle: .headline))
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = String(localized: "Printed lines")
    heading.textRole = \.secondaryLabel
    addSubview(heading)
  }

  /// Removes all lines.
  func clear() {
    for (label, _) in lines { label.removeFromSuperview() }
    lines = []
  }

  /// Adds a line of the form `ViewController (0x…) - viewWillAppear:`.
  func append(_ line: String) {
    while lines.count >= PrintedLinesView.most { lines.removeFirst().label.removeFromSuperview() }
    let label = Label(font: .preferredFont(forTextStyle: .footnote))
    label.numberOfLines = 2
    addSubview(label)
    lines.append((label, line))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = PrintedLinesView.rowHeight
    let height = heading.sizeThatFits(.zero).height
    let top = height + 8
    heading.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    heading.isHidden = bounds.height < top + 2 * row
    var room = heading.isHidden ? 0 : bounds.height - top
    var shown: [(label: Label, height: Double)] = []
    for (label, text) in lines.reversed() {
      let count = fit(text, into: label)
      label.isHidden = count.map { Double($0) * row > room } ?? true
      guard let count, !label.isHidden else {
        // If a line does not fit, the lines before it are not shown either.
        room = 0
        continue
      }
      shown.append((label, Double(count) * row))
      room -= Double(count) * row
    }
    var y = top
    for (label, height) in shown.reversed() {
      label.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  /// Sets the text of a label to a printed line, and breaks the line into two if it is too long.
  ///
  /// - Returns: The number of lines in the label; nil if one of them is too long.
  private func fit(_ text: String, into label: Label) -> Int? {
    label.text = text
    if label.sizeThatFits(.zero).width <= bounds.width { return 1 }
    label.text = text.replacing(" - ", with: " -\n", maxReplacements: 1)
    return label.sizeThatFits(.zero).width <= bounds.width ? 2 : nil
  }
}
