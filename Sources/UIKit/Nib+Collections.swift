public import AtriumStoryboards
public import UIKitNames

extension UICollectionView {
  /// Registers a nib with one cell, whose reuse identifier must be the given identifier or missing.
  public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellWithReuseIdentifier: identifier) {
      UICollectionView.object(of: nib, identifier)
    }
  }

  /// Registers a nib with one supplementary view, whose reuse identifier must be the given identifier or missing.
  public func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      UICollectionView.object(of: nib, identifier)
    }
  }

  /// Returns the first object of the expected class in a nib.
  ///
  /// Traps if there is no such object, or if it has another reuse identifier.
  private static func object<Object: UICollectionReusableView>(
    of nib: Nib, _ identifier: String
  ) -> Object {
    guard let object = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? Object }).first
    else {
      fatalError(
        "The nib registered for \"\(identifier)\" has no \(Object.self); put one into it, or register another nib."
      )
    }
    guard (object.reuseIdentifier ?? identifier) == identifier else {
      fatalError(
        "The \(Object.self) in the nib registered for \"\(identifier)\" has the reuse identifier "
          + "\(object.reuseIdentifier ?? "nil"); set \"\(identifier)\" in Interface Builder.")
    }
    return object
  }
}
