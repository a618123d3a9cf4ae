import AtriumKit

/// The controller of one of the four measured screens.
final class BenchPageController: ViewController {
  private let page: BenchPage
  /// Whether `didMove(toParent:)` is to be sent at the end of the first slide.
  var awaitsDidMove = false
  /// Identifies the most recent slide of this page; 0 after that slide has ended.
  ///
  /// Each slide has a greater number than the previous slides.
  var slide = 0

  init(_ page: BenchPage) {
    self.page = page
    super.init()
    title = page.name
  }

  override func loadView() {
    view = BenchPageView(page)
  }
}
