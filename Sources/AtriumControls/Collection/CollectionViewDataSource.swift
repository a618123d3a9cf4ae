/// Provides the items of a collection view.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in a section; called once for each section in a reload.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item that becomes visible.
  ///
  /// See ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns a supplementary view, such as the header of a section; an empty view by default.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Returns whether the user may drag an item to another position; true by default.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data after the user has dragged it.
  ///
  /// By default the item returns to its original position.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns an empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }
  /// Returns true.
  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Moves nothing, so that the item goes back to its original position.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.isMoveIgnored = true }
}
