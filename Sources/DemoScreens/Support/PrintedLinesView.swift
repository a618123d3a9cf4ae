import AtriumControls
import AtriumGeometry
import AtriumKit

/// The lines that controllers print, the latest last.
final class PrintedLinesView: View {
  private static let rowHeight = 34.0
  private static let most = 24

  private let heading = Label(text: "Printed", font: .preferredFont(forTextStyle: .headline))
  private var lines: [(object: String, call: String)] = []
  private var labels: [(object: Label, call: Label)] = []

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = "Printed lines"
    heading.textRole = \.secondaryLabel
    addSubview(heading)
  }

  /// Adds a line of the form `ViewController (0x…) - viewWillAppear:`.
  func append(_ line: String) {
    let parts = line.split(separator: " - ", maxSplits: 1)
    lines.append((String(parts.first ?? ""), String(parts.count > 1 ? parts[1] : "")))
    lines.removeFirst(max(0, lines.count - PrintedLinesView.most))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = PrintedLinesView.rowHeight
    heading.frame = Rect(x: 0, y: 0, width: bounds.width, height: 20)
    heading.isHidden = bounds.height < 28 + row
    let count = heading.isHidden ? 0 : min(lines.count, Int((bounds.height - 28) / row))
    while labels.count < count {
      let pair = (
        object: Label(font: .preferredFont(forTextStyle: .caption)),
        call: Label(font: .preferredFont(forTextStyle: .footnote))
      )
      pair.object.textRole = \.secondaryLabel
      addSubview(pair.call)
      addSubview(pair.object)
      labels.append(pair)
    }
    let shown = lines.suffix(count)
    for (index, pair) in labels.enumerated() {
      pair.object.isHidden = index >= count
      pair.call.isHidden = index >= count
      guard index < count else { continue }
      let line = shown[shown.startIndex + index]
      (pair.object.text, pair.call.text) = (line.object, line.call)
      let y = 28 + Double(index) * row
      pair.call.frame = Rect(x: 0, y: y, width: bounds.width, height: 18)
      pair.object.frame = Rect(x: 0, y: y + 17, width: bounds.width, height: 14)
      let isWide = pair.call.sizeThatFits(.zero).width > bounds.width
      pair.call.isHidden = isWide
      pair.object.isHidden = isWide || pair.object.sizeThatFits(.zero).width > bounds.width
    }
  }
}
