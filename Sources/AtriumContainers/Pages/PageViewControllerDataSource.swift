public import AtriumKit

/// An object that provides the pages around the visible pages.
///
/// Without a data source, the user cannot turn pages (P-7). Three kinds of controllers cannot be shown, and count as
/// nil with a warning: a page that is already visible, a child of another container, and the page view controller or a
/// container around it.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before another page; nil if there is none.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after another page; nil if there is none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of page dots.
  ///
  /// The default implementation returns 0, which shows no dots (P-11).
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the dot for the page that was set last.
  ///
  /// The default implementation returns −1, which shows no dots (P-11).
  func presentationIndex(for pageViewController: PageViewController) -> Int
  /// Returns the page at an index below ``presentationCount(for:)``.
  ///
  /// The default implementation returns nil.
  ///
  /// If this method returns a page, Home, End and distant dots turn to that page directly. Otherwise the
  /// data source is asked for each page in between, for at most 1,000 pages.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAt index: Int
  ) -> ViewController?
}

extension PageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns −1.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { -1 }
  /// Returns nil.
  public func pageViewController(
    _ pageViewController: PageViewController, viewControllerAt index: Int
  ) -> ViewController? { nil }
}
