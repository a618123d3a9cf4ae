/// A type that sets the values of objects in a nib.
///
/// ``View`` and ``ViewController`` accept any such type in `init(coder:)`, and a program's classes
/// declare `init?(coder: Coder)`. The parameter's type is different, so the initialiser is not an
/// override: it may be `required`, as in code that was written for iOS, and no subclass has to
/// declare it.
///
/// A class that sets default values before the nib's values passes an empty ``Coder`` to `super`,
/// sets its values, and then calls `decode` itself.
@MainActor
public protocol NibDecoding: AnyObject {
  /// Sets the values of a view from its nib, and adds its subviews.
  ///
  /// Called in the view's `init(coder:)`, before the initialisers of the program's subclasses continue.
  func decode(_ view: View)

  /// Sets the values of a controller from its nib.
  ///
  /// Called in the controller's `init(coder:)`, before the initialisers of the program's subclasses
  /// continue.
  func decode(_ viewController: ViewController)
}
