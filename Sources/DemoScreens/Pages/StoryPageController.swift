import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The controller of one page of the book.
final class StoryPageController: ViewController {
  /// The index of the page.
  let index: Int

  init(index: Int) {
    self.index = index
    super.init()
    title = Story.pages[index].title
  }

  override func loadView() {
    view = StoryPageView(Story.pages[index], number: index + 1)
  }
}

/// The view of a page: a title, the text, the drawing, and the page number.
private final class StoryPageView: ScreenView {
  private let page: Story.Page
  private let title: Label
  private let text: Label
  private let number: Label
  private var picture = Rect.zero

  init(_ page: Story.Page, number: Int) {
    self.page = page
    title = Label(text: page.title, font: .preferredFont(forTextStyle: .title2))
    text = Label(text: page.text, font: .preferredFont(forTextStyle: .body))
    self.number = Label(text: "\(number)", font: .preferredFont(forTextStyle: .caption))
    super.init()
    title.accessibilityTraits = [.staticText, .header]
    text.numberOfLines = 0
    text.lineSpacing = 4
    self.number.textRole = \.secondaryLabel
    self.number.textAlignment = .center
    for label in [title, text, self.number] { addSubview(label) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = bounds.width < 260 ? 12.0 : 28
    let width = max(0, bounds.width - 2 * inset)
    let isSmall = bounds.height < 300
    text.font = .preferredFont(forTextStyle: isSmall ? .footnote : .body)
    text.lineSpacing = isSmall ? 2 : 4
    // The text takes precedence over the margins and the page number.
    let isTiny = bounds.height < 180
    let (top, lead, foot) = isTiny ? (6.0, 32.0, 6.0) : (inset, 38.0, 40.0)
    number.isHidden = isTiny
    title.frame = Rect(x: inset, y: top, width: width, height: 30)
    let height = min(
      text.sizeThatFits(Size(width: width, height: 0)).height,
      max(0, bounds.height - top - lead - foot))
    text.frame = Rect(x: inset, y: top + lead, width: width, height: height)
    number.frame = Rect(x: inset, y: bounds.height - 30, width: width, height: 16)
    // The drawings of facing pages are at the same height, below the longest text of all pages.
    let longest = Story.pages.map { page in
      let label = Label(text: page.text, font: text.font)
      label.numberOfLines = 0
      label.lineSpacing = text.lineSpacing
      return label.sizeThatFits(Size(width: width, height: 0)).height
    }.max()
    let start = top + lead + (longest ?? 0) + 16
    picture = Rect(
      x: inset, y: start, width: width, height: max(0, bounds.height - 40 - start))
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    StoryDrawing(scene: page.scene, palette: Palette(traitCollection), theme: theme)
      .draw(in: picture, on: canvas)
  }
}
