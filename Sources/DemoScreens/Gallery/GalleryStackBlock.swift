import AtriumControls
package import AtriumGeometry
package import AtriumGraphics
package import AtriumKit

/// A coloured card with a word and an intrinsic content size, for the page of stack views.
package final class GalleryStackBlock: View {
  private let word: Label
  private let content: Size
  private let color: (Palette) -> Color

  init(_ title: String, size: Size, font: Font.TextStyle, color: @escaping (Palette) -> Color) {
    word = Label(text: title, font: .preferredFont(forTextStyle: font))
    content = size
    self.color = color
    super.init()
    clipsToBounds = true
    cornerRadius = 8
    word.translatesAutoresizingMaskIntoConstraints = false
    addSubview(word)
    LayoutConstraint.activate([
      word.centerXAnchor.constraint(equalTo: centerXAnchor),
      word.centerYAnchor.constraint(equalTo: centerYAnchor),
      word.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
    ])
  }

  package override var intrinsicContentSize: Size { content }

  package override var firstBaselineOffset: Double? {
    word.firstBaselineOffset.map { (content.height - word.sizeThatFits(.zero).height) / 2 + $0 }
  }

  package override var lastBaselineOffset: Double? {
    firstBaselineOffset.map { content.height - $0 }
  }

  package override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    canvas.fill(bounds, with: color(Palette(traitCollection)).withAlphaComponent(0.3))
    let outline = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 7.5)
    canvas.stroke(outline, with: theme.outline, width: 1)
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}
