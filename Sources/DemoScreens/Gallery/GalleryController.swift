import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays one of the gallery's pages, selected by a segmented control.
final class GalleryController: RoomController {
  private let place = View()
  private let modes = SegmentedControl(titles: GalleryPage.all.map(\.title))
  private let environment: DemoEnvironment
  private var pages: [ViewController] = []
  private var shown: ViewController?

  init(environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Gallery"))
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Show another page"),
        choosing(String(localized: "Table|page")), call: "viewDidAppear"),
      RoomTry(
        String(localized: "Show two pages, one after the other"),
        choosing(String(localized: "Scroll|page")) + choosing(String(localized: "Bars|page")),
        call: "viewDidDisappear"),
      .leaveAndReturn,
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    place.clipsToBounds = true
    modes.accessibilityLabel = String(localized: "Page")
    return RoomView(
      .init(
        sentence: String(
          localized: "Eight pages are children of one container, and one of them is on screen."),
        byHand:
          String(
            localized: "Use a control by mouse, wheel, keys or finger; the last line names it."),
        source: "Sources/DemoScreens/Gallery/GalleryController.swift"),
      modes: modes, stage: place, extent: .edges)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    modes.selectedSegmentIndex = 0
    modes.addAction(for: .valueChanged) { [weak self] in self?.show() }
    // The journal records the calls of the pages only while the gallery itself is a child, so the pages are added
    // here.
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
    place.addSubview(first.view)
  }

  private func show() {
    let index = modes.selectedSegmentIndex
    guard pages.indices.contains(index), let from = shown, pages[index] !== from else { return }
    let to = pages[index]
    shown = to
    place(to)
    transition(from: from, to: to, duration: 0.2, options: .transitionCrossDissolve)
  }

  private func place(_ child: ViewController) {
    child.view.frame = place.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
