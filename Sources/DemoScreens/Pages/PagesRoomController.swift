import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Shows the story in a page view controller, of the style that the user chooses.
final class PagesRoomController: ViewController {
  private lazy var page = PagesRoomView()
  private var book: PageViewController?

  init() {
    super.init()
    title = "Pages"
  }

  override func loadView() {
    view = page
    page.selector.addAction(for: .valueChanged) { [weak self] in self?.openBook() }
  }

  /// Opens the book for the first size, and again when it opens or closes.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard page.content.bounds.width > 1 else { return }
    if book == nil || book?.spineLocation == .mid && !page.isOpen
      || book?.spineLocation == .min && page.isOpen
    {
      openBook()
    }
  }

  /// Replaces the book by one of the chosen style, at the same page.
  private func openBook() {
    let isCurl = page.selector.selectedSegmentIndex == 0
    let index = (book?.viewControllers.first as? StoryPageController)?.index ?? 0
    let isOpen = isCurl && page.isOpen
    let new = PageViewController(
      transitionStyle: isCurl ? .pageCurl : .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: isOpen ? PageViewController.SpineLocation.mid : .min])
    new.title = "Book"
    new.dataSource = self
    let first = isOpen ? index / 2 * 2 : index
    let pages = (isOpen ? [first, first + 1] : [first]).compactMap(makePage)
    new.setViewControllers(pages, direction: .forward, animated: false, completion: nil)
    if let old = book {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    book = new
    addChild(new)
    new.view.frame = page.content.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(new.view)
    new.didMove(toParent: self)
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
