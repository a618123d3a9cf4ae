package import AtriumGeometry
package import AtriumKit

/// Where a pointer was, when, and with which keys held: what all events of a pointer share.
package struct PointerSample: Equatable {
  /// Where, in points of the window.
  package var location: Point
  /// When, in seconds of the window's clock.
  package var time: Double
  /// The keys held with it.
  package var modifierFlags: KeyModifierFlags

  /// Makes a sample of its three values.
  package init(location: Point, time: Double, modifierFlags: KeyModifierFlags = []) {
    self.location = location
    self.time = time
    self.modifierFlags = modifierFlags
  }
}
