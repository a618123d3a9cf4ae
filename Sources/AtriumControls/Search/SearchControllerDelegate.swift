/// The object that updates the results of a search.
@MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search becomes active or inactive, and when the text or the scope changes.
  func updateSearchResults(for searchController: SearchController)
}

/// The delegate of a search controller, which is notified when the search begins and ends.
///
/// All methods are optional.
@MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called when the search is active and its animation has ended.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before the search becomes inactive.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called when the search is inactive and its animation has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
