import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A coloured background with a name, twelve rows of text, a button, and a square in the corner.
///
/// The text layouts are made again only if a change of the width can change them.
final class BenchPageView: View, TextDisplaying {
  static let squareSide = 16.0
  private static let margin = 16.0
  private static let pitch = 32.0
  private static let rowCount = 12

  private let page: BenchPage
  private let button = Button(title: "Action", configuration: BenchColors.button)
  private var layouts: [TextLayout] = []
  private var layoutWidth = -1.0

  init(_ page: BenchPage) {
    self.page = page
    super.init()
    backgroundColor = page.color
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = Rect(x: BenchPageView.margin, y: 480, width: 160, height: 40)
    button.isHidden = button.frame.maxY > bounds.height
    setTextIfNeeded()
  }

  private func setTextIfNeeded() {
    let width = max(0, bounds.width - 2 * BenchPageView.margin)
    // A text that was not truncated has the same layout at any larger width.
    let isKept =
      width == layoutWidth || width > layoutWidth && !layouts.contains(where: \.isTruncated)
    guard layouts.isEmpty || !isKept else { return }
    layoutWidth = width
    let title = layout(page.name, font: .system(ofSize: 24, weight: .bold))
    let rows = (1...BenchPageView.rowCount).map { number in
      layout(
        "\(page.name) row \(number < 10 ? "0" : "")\(number): the quick brown fox jumps over the "
          + "lazy dog 0123456789", font: .system(ofSize: 13))
    }
    layouts = [title] + rows
    setNeedsDisplay()
  }

  private func layout(_ text: String, font: Font) -> TextLayout {
    TextLayout(
      text, font: font, maximumWidth: layoutWidth, maximumLines: 1, alignment: .left,
      lineBreakMode: .byTruncatingTail)
  }

  /// The text layouts that fit into the height of the view, with their origins.
  private var visibleTexts: [(TextLayout, Point)] {
    layouts.enumerated().compactMap { index, layout in
      let y = index == 0 ? BenchPageView.margin : 64 + BenchPageView.pitch * Double(index - 1)
      guard y + layout.size.height <= bounds.height else { return nil }
      return (layout, Point(x: BenchPageView.margin, y: y))
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for (layout, place) in visibleTexts {
      canvas.draw(layout, at: place, color: .white)
    }
    let side = BenchPageView.squareSide
    canvas.fill(
      Rect(x: bounds.width - side, y: bounds.height - side, width: side, height: side),
      with: BenchColors.square)
  }

  var displayedTexts: [DisplayedText] {
    visibleTexts.map { DisplayedText($0.0, at: $0.1, color: .white) }
  }
}
