import AtriumControls
import AtriumKit

/// One page of the gallery: its title in the selector, and its controller.
struct GalleryPage {
  let title: String
  let make: @MainActor (DemoEnvironment) -> ViewController

  /// The pages, in the order of the selector; add new pages here.
  @MainActor static var all: [GalleryPage] {
    [
      GalleryPage(title: String(localized: "Controls|page")) {
        GalleryControlsController(environment: $0)
      },
      GalleryPage(title: String(localized: "Bars|page")) { GalleryBarsController(environment: $0) },
      GalleryPage(title: String(localized: "Table|page")) {
        GalleryTableController(environment: $0)
      },
      GalleryPage(title: String(localized: "Scroll|page")) {
        GalleryScrollController(environment: $0)
      },
      GalleryPage(title: String(localized: "Stack|page")) {
        GalleryStackController(environment: $0)
      },
      GalleryPage(title: String(localized: "Text")) { _ in GalleryTextController() },
      GalleryPage(title: String(localized: "Menus|page")) {
        GalleryMenusController(environment: $0)
      },
      GalleryPage(title: String(localized: "Grid|page")) { _ in GalleryCollectionController() },
    ]
  }
}
