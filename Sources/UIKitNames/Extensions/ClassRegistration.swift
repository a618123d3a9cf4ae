public import Atrium

// Registrations whose class is a value of the type `AnyClass`.

extension CollectionView {
  /// Registers the cell class for a reuse identifier; nil or another kind of class removes the registration.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass as? CollectionViewCell.Type, forCellWithReuseIdentifier: identifier)
  }

  /// Registers the class of supplementary views for a kind and a reuse identifier.
  ///
  /// Nil, or a class that does not inherit from `UICollectionReusableView`, removes the registration.
  @_disfavoredOverload
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass as? CollectionReusableView.Type, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: identifier)
  }
}
