/// A type that sets the values of objects in a nib.
///
/// ``View`` and ``ViewController`` accept any such type in `init(coder:)`, and a program's classes declare
/// `init?(coder: Coder)`. Because the parameter has a different type, the initialiser is not an override. It can
/// therefore be `required`, as in code that was written for iOS. Other classes do not have to declare it.
///
/// A class that sets default values before the values of the nib passes an empty ``Coder`` to `super`, sets its
/// values, and then calls `decode` itself.
@MainActor
public protocol NibDecoding: AnyObject {
  /// Sets the values of a view from its nib, and adds its subviews.
  ///
  /// This method is called in the view's `init(coder:)`, before the initialisers of the program's subclasses
  /// continue.
  func decode(_ view: View)

  /// Sets the values of a controller from its nib.
  ///
  /// This method is called in the controller's `init(coder:)`, before the initialisers of the program's subclasses
  /// continue.
  func decode(_ viewController: ViewController)
}
