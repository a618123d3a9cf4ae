import AtriumControls
import AtriumGeometry
package import AtriumKit

/// The page of tables: static cells, rows that can be deleted by a swipe, and a million rows.
package final class GalleryTableController: ViewController {
  /// The space beside the cards of the table, in points.
  private static let cardMargin = 16.0

  private let content: GalleryTableContent
  private let table = TableView(style: .insetGrouped)

  package init(environment: DemoEnvironment) {
    content = GalleryTableContent()
    super.init()
    title = String(localized: "Table")
  }

  package override func loadView() {
    view = ScreenView()
    table.accessibilityLabel = String(localized: "Rows")
    table.register(forCellReuseIdentifier: GalleryTableContent.rowIdentifier) {
      TableViewCell(style: .value1, reuseIdentifier: GalleryTableContent.rowIdentifier)
    }
    table.register(forCellReuseIdentifier: GalleryTableContent.guestIdentifier) {
      TableViewCell(style: .subtitle, reuseIdentifier: GalleryTableContent.guestIdentifier)
    }
    table.dataSource = content
    table.delegate = content
    view.addSubview(table)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Align the cards with the rest of the gallery.
    let inset = RoomMetrics(view.window?.bounds.size ?? view.bounds.size).margin
    let margin = inset - GalleryTableController.cardMargin
    table.frame = view.bounds.shrunkBy(dx: margin, dy: 0)
    // In small windows the table is wider than the window. The inset keeps its scroll indicator visible.
    let hidden = max(0, -margin)
    table.scrollIndicatorInsets = EdgeInsets(left: hidden, right: hidden)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.flashScrollIndicators()
  }
}
