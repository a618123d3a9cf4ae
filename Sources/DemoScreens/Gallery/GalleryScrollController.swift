import AtriumControls
import AtriumGeometry
package import AtriumKit

/// The page of scroll views: pages side by side, and a large field that scrolls in both directions.
package final class GalleryScrollController: ViewController {
  private let pages = ScrollView()
  private let field = ScrollView()
  private let fieldView = GalleryFieldView()
  private let cards = GalleryPageView.Subject.allCases.map { GalleryPageView($0) }
  /// Whether the field is beside the pages rather than below them; nil before the first layout.
  private var isFieldBeside: Bool?

  package init(environment: DemoEnvironment) {
    super.init()
    title = String(localized: "Scrolling")
  }

  package override func loadView() {
    view = ScreenView()
    pages.accessibilityLabel = String(localized: "Pages")
    pages.isPagingEnabled = true
    pages.cornerRadius = Theme.cardCornerRadius
    for card in cards { pages.addSubview(card) }
    field.accessibilityLabel = String(localized: "Field")
    field.allowsPointerDragging = true
    field.cursor = .grab
    field.cornerRadius = Theme.cardCornerRadius
    field.contentSize = fieldView.bounds.size
    field.addSubview(fieldView)
    view.addSubview(pages)
    view.addSubview(field)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inset = RoomMetrics(view.window?.bounds.size ?? view.bounds.size).margin
    let area = view.bounds.inset(by: EdgeInsets(left: inset, bottom: inset, right: inset))
    guard area.width > 0, area.height > 0 else { return }
    let isWide = area.width > area.height
    // In a low area, the text of the pages has priority over a field beside it.
    let part = area.height < 160 ? 0.6 : 0.4
    let first =
      isWide
      ? Rect(x: area.minX, y: area.minY, width: (area.width - 16) * part, height: area.height)
      : Rect(x: area.minX, y: area.minY, width: area.width, height: (area.height - 16) * 0.4)
    let page = pages.bounds.width > 0 ? (pages.contentOffset.x / pages.bounds.width).rounded() : 0
    // A margin separates the cards during paging. A card at rest is aligned with the header.
    let paper = first.insetBy(dx: -GalleryPageView.margin, dy: 0)
    pages.frame = paper
    placeField(
      isWide
        ? Rect(
          x: first.maxX + 16, y: area.minY, width: area.maxX - first.maxX - 16, height: area.height)
        : Rect(
          x: area.minX, y: first.maxY + 16, width: area.width, height: area.maxY - first.maxY - 16),
      isBeside: isWide)
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: Double(index) * paper.width, y: 0, width: paper.width, height: paper.height)
    }
    let size = Size(width: paper.width * Double(cards.count), height: paper.height)
    guard size != pages.contentSize else { return }
    pages.contentSize = size
    // Keep the current page visible after a change of the page size.
    pages.contentOffset = Point(x: page * paper.width, y: 0)
  }

  /// Places the field.
  ///
  /// The field fades when it moves from beside the pages to below them, or back. A straight path would cross the
  /// pages.
  private func placeField(_ rect: Rect, isBeside: Bool) {
    let turns = isFieldBeside.map { $0 != isBeside } ?? false
    isFieldBeside = isBeside
    View.relocate(turns ? [field] : []) { field.frame = rect }
  }
}
