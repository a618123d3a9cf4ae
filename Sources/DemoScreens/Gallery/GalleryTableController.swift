import AtriumControls
import AtriumGeometry
import AtriumKit

/// A table: prepared cells, rows that can be swiped away, and a million rows.
final class GalleryTableController: ViewController {
  private let content: GalleryTableContent
  private let table = TableView(style: .insetGrouped)

  init(environment: DemoEnvironment) {
    content = GalleryTableContent()
    super.init()
    title = "Table"
  }

  override func loadView() {
    view = ScreenView()
    table.accessibilityLabel = "Rows"
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

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The cards stand where the rest of the gallery stands.
    let inset = GalleryMetrics.inset(in: view.bounds.size)
    table.frame = view.bounds.insetBy(dx: max(0, inset - 16), dy: 0)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.flashScrollIndicators()
  }
}
