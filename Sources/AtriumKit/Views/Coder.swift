/// An object of a nib that is being made; `init?(coder: Coder)` takes it.
///
/// A reader of nibs has a subclass. This class itself decodes nothing: an object that is made with it has
/// its defaults.
@MainActor
open class Coder: NibDecoding {
  /// Makes a coder.
  public init() {}

  /// Gives a view its values (see ``NibDecoding/decode(_:)-(View)``).
  ///
  /// Call `super`: not needed.
  open func decode(_ view: View) {}

  /// Gives a controller its values (see ``NibDecoding/decode(_:)-(ViewController)``).
  ///
  /// Call `super`: not needed.
  open func decode(_ viewController: ViewController) {}
}
