package import AtriumGeometry
package import AtriumKit

/// The values that all pointer events have in common: the location, the time and the modifiers.
package struct PointerSample: Equatable {
  /// The location in the window, in points.
  package var location: Point
  /// The time, in seconds of the window's clock.
  package var time: Double
  /// The modifier keys that are down.
  package var modifierFlags: KeyModifierFlags

  /// Makes a sample from its three values.
  package init(location: Point, time: Double, modifierFlags: KeyModifierFlags = []) {
    self.location = location
    self.time = time
    self.modifierFlags = modifierFlags
  }
}
