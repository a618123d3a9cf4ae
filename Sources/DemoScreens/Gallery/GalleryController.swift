import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays one of the gallery's pages, selected by a segmented control.
final class GalleryController: ViewController {
  private let page: GalleryView
  private let pages: [ViewController]
  private var shown: ViewController

  init(environment: DemoEnvironment) {
    pages = GalleryPage.all.map { page in
      let controller = page.make(environment)
      controller.title = page.title
      return controller
    }
    shown = pages[0]
    page = GalleryView(titles: GalleryPage.all.map(\.title))
    super.init()
    title = "Gallery"
    for child in pages {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.selector.selectedSegmentIndex = 0
    page.selector.addAction(for: .valueChanged) { [weak self] in self?.show() }
    place(shown)
    page.content.addSubview(shown.view)
  }

  private func show() {
    let index = page.selector.selectedSegmentIndex
    guard pages.indices.contains(index), pages[index] !== shown else { return }
    let (from, to) = (shown, pages[index])
    shown = to
    place(to)
    transition(from: from, to: to, duration: 0.2, options: .transitionCrossDissolve)
  }

  private func place(_ child: ViewController) {
    child.view.frame = page.content.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
