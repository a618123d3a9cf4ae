import AtriumControls
import AtriumGeometry
import AtriumKit

/// A caption above a segmented control, which has several rows in a narrow view.
final class ChoiceView: View {
  private static let gap = 4.0

  private let caption: Label
  private let titles: [String]
  /// The width of one segment, in points.
  private let segment: Double
  /// The height of one row of segments, in points.
  private let rowHeight: Double
  private var rows: [SegmentedControl] = []
  private var columns = 0
  private let choose: (Int) -> Void

  /// The index of the chosen title.
  private(set) var selectedIndex: Int

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: The caption.
  ///   - titles: The titles to choose from.
  ///   - selectedIndex: The index of the initially chosen title.
  ///   - choose: Called with the index of the title that the user chooses.
  init(
    _ title: String, _ titles: [String], selectedIndex: Int = 0, choose: @escaping (Int) -> Void
  ) {
    caption = Label(text: title, font: .preferredFont(forTextStyle: .footnote))
    (self.titles, self.selectedIndex, self.choose) = (titles, selectedIndex, choose)
    let whole = SegmentedControl(titles: titles).sizeThatFits(.zero)
    (segment, rowHeight) = (whole.width / Double(titles.count), whole.height)
    super.init(frame: .zero)
    caption.textRole = \.secondaryLabel
    addSubview(caption)
  }

  private func columns(in width: Double) -> Int {
    let fitting = max(1, Int((width / max(1, segment + 2)).rounded(.down)))
    let rows = (titles.count + fitting - 1) / fitting
    return (titles.count + rows - 1) / rows
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let columns = columns(in: size.width)
    let rows = Double((titles.count + columns - 1) / columns)
    return Size(
      width: size.width,
      height: captionHeight + rows * (rowHeight + ChoiceView.gap) - ChoiceView.gap)
  }

  private var captionHeight: Double { caption.sizeThatFits(.zero).height + 4 }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = Rect(x: 0, y: 0, width: bounds.width, height: captionHeight - 4)
    let fitting = columns(in: bounds.width)
    if fitting != columns { build(fitting) }
    for (index, row) in rows.enumerated() {
      let y = captionHeight + Double(index) * (rowHeight + ChoiceView.gap)
      // The control fills the width, so that all choices of a list have the same width.
      row.frame = Rect(x: 0, y: y, width: bounds.width, height: rowHeight)
    }
  }

  private func build(_ columns: Int) {
    self.columns = columns
    for row in rows { row.removeFromSuperview() }
    rows = stride(from: 0, to: titles.count, by: columns).map { start in
      let row = SegmentedControl(titles: Array(titles[start..<min(start + columns, titles.count)]))
      row.accessibilityLabel = caption.text
      row.addAction(for: .valueChanged) { [weak self, weak row] in
        guard let self, let row, row.selectedSegmentIndex >= 0 else { return }
        selectedIndex = start + row.selectedSegmentIndex
        mark()
        choose(selectedIndex)
      }
      addSubview(row)
      return row
    }
    mark()
  }

  private func mark() {
    for (index, row) in rows.enumerated() {
      let place = selectedIndex - index * columns
      row.selectedSegmentIndex =
        (0..<row.numberOfSegments).contains(place) ? place : SegmentedControl.noSegment
    }
  }
}
