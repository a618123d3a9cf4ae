public import AtriumStoryboards
public import UIKitNames

extension UITableView {
  /// Registers a nib with one cell, whose reuse identifier must be the given identifier or missing.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellReuseIdentifier: identifier) {
      UITableView.object(of: nib, identifier, \UITableViewCell.reuseIdentifier)
    }
  }

  /// Registers a nib with one header or footer, whose reuse identifier must be the given identifier or missing.
  public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      UITableView.object(of: nib, identifier, \UITableViewHeaderFooterView.reuseIdentifier)
    }
  }

  /// Returns the first object of the expected class in a nib; traps if there is no such object.
  private static func object<Object>(
    of nib: Nib, _ identifier: String, _ reuseIdentifier: ReferenceWritableKeyPath<Object, String?>
  ) -> Object {
    guard let object = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? Object }).first
    else {
      fatalError(
        "The nib registered for \"\(identifier)\" has no \(Object.self); put one into it, or register another nib."
      )
    }
    // As in UIKit, an object without an identifier gets the identifier with which its nib is registered.
    if object[keyPath: reuseIdentifier] == nil { object[keyPath: reuseIdentifier] = identifier }
    guard object[keyPath: reuseIdentifier] == identifier else {
      fatalError(
        "The \(Object.self) in the nib registered for \"\(identifier)\" has the reuse identifier "
          + "\(object[keyPath: reuseIdentifier] ?? "nil"); set \"\(identifier)\" in Interface Builder."
      )
    }
    return object
  }
}
