public import AtriumKit

/// Provides the pages around the visible ones.
///
/// Without a data source, users cannot turn pages (P-7). An answer that cannot be shown counts as
/// nil, with a warning: a page that is visible already, a child of another container, or the page
/// view controller itself.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before another one; nil if there is none.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after another one; nil if there is none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// The number of page dots; 0 unless implemented, which shows none (P-11).
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// The dot of the page that was set last, from 0; −1 unless implemented, which shows no dots
  /// (P-11).
  func presentationIndex(for pageViewController: PageViewController) -> Int
  /// Returns the page at an index, from 0 to below ``presentationCount(for:)``; nil unless
  /// implemented.
  ///
  /// With it, Home, End and distant dots lead to their page at once. Without it they ask for each
  /// page on the way, at most 1,000.
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
