import AtriumKit

/// One of the four screens that are measured.
final class BenchPageController: ViewController {
  private let page: BenchPage
  /// Whether `didMove(toParent:)` waits for the end of the first slide.
  var awaitsDidMove = false
  /// The last slide that this page takes part in.
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
