import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A recorded page view controller over a book of numbered pages, in an idle window.
@MainActor
final class PageScene: PageViewControllerDataSource, PageViewControllerDelegate {
  let pager: PageViewController
  let recording: Recording
  /// The number of pages.
  var count: Int
  /// The calls of the data source since this list was last cleared.
  var asked: [String] = []
  var dots: (count: Int, index: Int)?
  var knowsIndexes = false
  var onWillTurn: (() -> Void)?
  var onDidTurn: (() -> Void)?
  var spine: ((InterfaceOrientation) -> PageViewController.SpineLocation)?
  private var made: [WeakPage] = []

  init(
    _ style: PageViewController.TransitionStyle = .scroll,
    _ orientation: PageViewController.NavigationOrientation = .horizontal,
    options: [PageViewController.OptionsKey: Any]? = nil, count: Int = 5, start: Int = 0,
    visible: Int = 1, size: Size = Size(width: 400, height: 600), settings: Settings = Settings()
  ) {
    self.count = count
    pager = PageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    pager.title = "P"
    let pages = (0..<visible).map { PageScene.page(start + $0) }
    pager.setViewControllers(pages, direction: .forward, animated: false)
    recording = Recording(root: pager, size: size, settings: settings)
    pager.dataSource = self
    pager.delegate = self
    stage.window.rootViewController = pager
    stage.settle()
    _ = recording.tokens()
    made += pages.map { WeakPage(page: $0) }
    asked = []
  }

  var stage: Stage { recording.stage }

  /// The titles of the visible pages.
  var titles: String { pager.viewControllers.map { $0.title ?? "" }.joined(separator: " ") }

  /// The titles of the pages whose views are in the window.
  var inWindow: String {
    pager.children.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" }
      .joined(separator: " ")
  }

  /// The number of created pages that still exist.
  var livingCount: Int { made.count { $0.page != nil } }
  var madeCount: Int { made.count }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  /// Makes the page with a number.
  ///
  /// The titles are A to Z, then numbers.
  static func page(_ number: Int) -> NumberedPage {
    let page = NumberedPage(number)
    page.title = name(number)
    return page
  }

  static func name(_ number: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters.indices.contains(number) ? String(letters[number]) : "\(number)"
  }

  /// Drags a finger over some positions, 50 ms each, and lets go.
  func drag(_ xs: [Double], y: Double = 300, resting: Double = 0) {
    stage.touch(began: Point(x: xs[0], y: y))
    for x in xs.dropFirst() {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: x, y: y))
    }
    if resting > 0 { stage.advance(by: resting) }
    stage.touch(ended: Point(x: xs[xs.count - 1], y: y))
  }

  /// Returns the horizontal position of a page on screen.
  func place(of title: String) -> Double? {
    pager.children.first { $0.title == title }.map { $0.view.presentation.frame.minX }
  }

  private func make(_ number: Int) -> ViewController? {
    guard (0..<count).contains(number) else { return nil }
    let page = PageScene.page(number)
    made.append(WeakPage(page: page))
    return page
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    asked.append("<\(viewController.title ?? "")")
    return (viewController as? NumberedPage).flatMap { make($0.number - 1) }
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    asked.append(">\(viewController.title ?? "")")
    return (viewController as? NumberedPage).flatMap { make($0.number + 1) }
  }

  func presentationCount(for pageViewController: PageViewController) -> Int { dots?.count ?? 0 }

  func presentationIndex(for pageViewController: PageViewController) -> Int { dots?.index ?? -1 }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAt index: Int
  ) -> ViewController? { knowsIndexes ? make(index) : nil }

  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {
    let titles = pendingViewControllers.map { $0.title ?? "" }.joined(separator: ",")
    recording.recorder.note("willTurn(\(titles))")
    onWillTurn?()
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {
    let titles = previousViewControllers.map { $0.title ?? "" }.joined(separator: ",")
    recording.recorder.note("didTurn(\(finished),\(titles),\(completed))")
    onDidTurn?()
  }

  func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation {
    spine?(orientation) ?? pageViewController.spineLocation
  }
}

/// A page with a number.
final class NumberedPage: ViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init()
  }
}

@MainActor
private struct WeakPage {
  weak var page: ViewController?
}
