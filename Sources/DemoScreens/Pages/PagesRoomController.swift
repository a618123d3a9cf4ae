import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Shows the story in a page view controller with the transition style that the user chooses.
final class PagesRoomController: RoomController {
  private let desk = BookDesk()
  private let modes = SegmentedControl(titles: [
    String(localized: "Curl"), String(localized: "Slide"),
  ])
  private var book: PageViewController?

  init() { super.init(title: String(localized: "Pages")) }

  // MARK: The guide

  override var excerptName: String { "openBook" }

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Turn a page"),
        ["key Right"], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Turn a page, and turn it back"),
        ["key Right", "key Left"], call: "didMove"),
      RoomTry(
        String(localized: "Slide instead of turning"),
        choosing(String(localized: "Slide")) + ["key Right"], call: "viewDidAppear"),
    ]
  }

  override func makeSettings() -> [RoomSetting] {
    [
      RoomSetting(
        modes,
        lines: [".init(transitionStyle: .pageCurl)", ".init(transitionStyle: .scroll)"])
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = 0
    modes.accessibilityLabel = String(localized: "Style")
    modes.addAction(for: .valueChanged) { [weak self] in self?.openBook() }
    return RoomView(
      .init(
        sentence: String(
          localized:
            "A page becomes a child when it is turned to, and leaves when the next one is there."),
        byHand:
          String(
            localized:
              "Take a page by its corner and turn it slowly, or swipe; in a wide window the book is open."
          ),
        source: "Sources/DemoScreens/Pages/PagesRoomController.swift"),
      modes: modes, stage: desk, extent: .wholeColumn)
  }

  /// Makes the book at the first layout, and again when the size requires another number of visible pages.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    desk.layoutIfNeeded()
    guard desk.book.bounds.width > 1 else { return }
    if book == nil || book?.spineLocation == .mid && !desk.isOpen
      || book?.spineLocation == .min && desk.isOpen
    {
      openBook()
    }
  }

  /// Replaces the book with a new book of the chosen style, open at the same page.
  private func openBook() {
    let isCurl = modes.selectedSegmentIndex == 0
    let index = (book?.viewControllers.first as? StoryPageController)?.index ?? 0
    let isOpen = isCurl && desk.isOpen
    let new = PageViewController(
      transitionStyle: isCurl ? .pageCurl : .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: isOpen ? PageViewController.SpineLocation.mid : .min])
    new.title = String(localized: "Book")
    new.dataSource = self
    let first = isOpen ? index / 2 * 2 : index
    let pages = (isOpen ? [first, first + 1] : [first]).compactMap(makePage)
    new.setViewControllers(pages, direction: .forward, animated: false, completion: nil)
    if let book { takeOut(book) }
    book = new
    embed(new, in: desk.book)
  }

  private func makePage(_ index: Int) -> ViewController? {
    Story.pages.indices.contains(index) ? StoryPageController(index: index) : nil
  }
}

extension PagesRoomController: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    (viewController as? StoryPageController).flatMap { makePage($0.index - 1) }
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    (viewController as? StoryPageController).flatMap { makePage($0.index + 1) }
  }

  func presentationCount(for pageViewController: PageViewController) -> Int { Story.pages.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    (pageViewController.viewControllers.first as? StoryPageController)?.index ?? 0
  }
}
