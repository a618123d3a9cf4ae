/// The delegate of a search bar, which controls editing and is notified of changes.
///
/// All methods are optional. By default, everything is allowed.
@MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Returns whether editing may begin; false leaves the focus unchanged.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether editing may end; false keeps the focus, unless the bar is removed.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called each time that the user changes the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace a range of the text.
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// Called when the user presses Return.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user presses the cancel button, or Escape in an empty field while the bar shows the cancel button or
  /// a search controller is active.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the user selects another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
