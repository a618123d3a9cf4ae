/// Gives objects of a nib their values.
///
/// ``View`` and ``ViewController`` take any of these in `init(coder:)`, and classes of a program declare
/// `init?(coder: Coder)`. That is another parameter, so the initialiser is not an override: it may be
/// `required`, as in code that was written for iOS, and no subclass has to declare it.
///
/// A class with values of its own before those of the nib passes an empty ``Coder`` to `super`, sets its
/// values and then calls `decode` itself.
@MainActor
public protocol NibDecoding: AnyObject {
  /// Gives a view the values of its nib, and its subviews.
  ///
  /// Called in the view's `init(coder:)`, before the rest of the initialisers of the program's
  /// subclasses.
  func decode(_ view: View)

  /// Gives a controller the values of its nib.
  ///
  /// Called in the controller's `init(coder:)`, before the rest of the initialisers of the
  /// program's subclasses.
  func decode(_ viewController: ViewController)
}
