/// A decoder for one object of a nib, which is passed to `init?(coder: Coder)`.
///
/// The module that reads nibs has a subclass. This class decodes nothing, so an object that is made with it has its
/// default values.
@MainActor
open class Coder: NibDecoding {
  /// Makes a coder.
  public init() {}

  /// Sets the values of a view (see ``NibDecoding/decode(_:)-(View)``).
  ///
  /// Call `super`: not needed.
  open func decode(_ view: View) {}

  /// Sets the values of a controller (see ``NibDecoding/decode(_:)-(ViewController)``).
  ///
  /// Call `super`: not needed.
  open func decode(_ viewController: ViewController) {}
}
