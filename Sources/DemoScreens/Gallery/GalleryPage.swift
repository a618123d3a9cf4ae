import AtriumKit

/// One page of the gallery: its title in the selector, and its controller.
struct GalleryPage {
  let title: String
  let make: @MainActor (DemoEnvironment) -> ViewController

  /// The pages, in the order of the selector; add new pages here.
  @MainActor static let all = [
    GalleryPage(title: "Controls") { GalleryControlsController(environment: $0) },
    GalleryPage(title: "Bars") { GalleryBarsController(environment: $0) },
    GalleryPage(title: "Table") { GalleryTableController(environment: $0) },
    GalleryPage(title: "Scroll") { GalleryScrollController(environment: $0) },
    GalleryPage(title: "Stack") { GalleryStackController(environment: $0) },
    GalleryPage(title: "Text") { _ in GalleryTextController() },
  ]
}
