import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays one of the gallery's pages, selected by a segmented control.
final class GalleryController: ViewController {
  private let page: GalleryView
  private let environment: DemoEnvironment
  private var pages: [ViewController] = []
  private var shown: ViewController?

  init(environment: DemoEnvironment) {
    self.environment = environment
    page = GalleryView(titles: GalleryPage.all.map(\.title))
    super.init()
    title = "Gallery"
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.selector.selectedSegmentIndex = 0
    page.selector.addAction(for: .valueChanged) { [weak self] in self?.show() }
    // This comes here, since no journal has the calls of children before the gallery itself is a
    // child.
    for item in GalleryPage.all {
      let child = item.make(environment)
      child.title = item.title
      pages.append(child)
      addChild(child)
      child.didMove(toParent: self)
    }
    guard let first = pages.first else { return }
    shown = first
    place(first)
    page.content.addSubview(first.view)
  }

  private func show() {
    let index = page.selector.selectedSegmentIndex
    guard pages.indices.contains(index), let from = shown, pages[index] !== from else { return }
    let to = pages[index]
    shown = to
    place(to)
    transition(from: from, to: to, duration: 0.2, options: .transitionCrossDissolve)
  }

  private func place(_ child: ViewController) {
    child.view.frame = page.content.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
