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
    // The titles of some pages are the names of calls. In lists of calls, such a title would be confusing.
    title = String(localized: "Page %@", "\(index + 1)")
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
    accessibilityLabel = String(
      localized: "Page %@ of %@: %@", "\(number)", "\(Story.pages.count)", page.title)
    text.numberOfLines = 0
    title.numberOfLines = 2
    self.number.textRole = \.secondaryLabel
    self.number.textAlignment = .center
    for label in [title, text, self.number] { addSubview(label) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = bounds.width < 260 ? 12.0 : 28
    let width = max(0, bounds.width - 2 * inset)
    let isSmall = bounds.height < 300
    // The text has priority over the margins and the page number.
    let isTiny = bounds.height < 180
    let heading = title.sizeThatFits(Size(width: width, height: 0)).height
    let foot = isTiny ? 6.0 : number.sizeThatFits(.zero).height + 24
    let (top, lead) = isTiny ? (6.0, heading + 4) : (inset, heading + 10)
    number.isHidden = isTiny
    title.frame = Rect(x: inset, y: top, width: width, height: heading)
    let room = max(0, bounds.height - top - lead - foot)
    setFont(isSmall: isSmall, in: Size(width: width, height: room))
    let height = min(text.sizeThatFits(Size(width: width, height: 0)).height, room)
    text.frame = Rect(x: inset, y: top + lead, width: width, height: height)
    number.frame = Rect(
      x: inset, y: bounds.height - foot + 10, width: width, height: max(0, foot - 24))
    // The drawings of facing pages are at the same height, below the longest text of all pages.
    let start = top + lead + longestHeight(width) + 16
    picture = Rect(
      x: inset, y: start, width: width, height: max(0, bounds.height - foot - start))
    setNeedsDisplay()
  }

  /// Sets the largest font, from 13 points to the usual size, in which every page's text fits the given size.
  ///
  /// If no font fits, the smallest one is set.
  private func setFont(isSmall: Bool, in size: Size) {
    let usual = Font.preferredFont(forTextStyle: isSmall ? .footnote : .body).size
    text.lineSpacing = isSmall ? 2 : 4
    for points in stride(from: usual, through: min(usual, 13), by: -1) {
      text.font = .system(ofSize: points)
      if longestHeight(size.width) <= size.height { return }
    }
  }

  /// Returns the height of the longest text of all pages for a width, in points.
  private func longestHeight(_ width: Double) -> Double {
    let heights = Story.pages.map { page in
      let label = Label(text: page.text, font: text.font)
      label.numberOfLines = 0
      label.lineSpacing = text.lineSpacing
      return label.sizeThatFits(Size(width: width, height: 0)).height
    }
    return heights.max() ?? 0
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    StoryDrawing(scene: page.scene, palette: Palette(traitCollection), theme: theme)
      .draw(in: picture, on: canvas)
  }
}
