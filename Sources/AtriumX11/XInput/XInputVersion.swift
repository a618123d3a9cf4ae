/// A version of the X Input Extension, and its features.
package struct XInputVersion: Comparable, Sendable {
  /// The newest supported version.
  package static let latest = XInputVersion(major: 2, minor: 4)
  /// The oldest supported version: older versions have no events that this program uses.
  package static let oldest = XInputVersion(major: 2, minor: 0)

  /// The number before the dot.
  package var major: Int32
  /// The number after the dot.
  package var minor: Int32

  /// Makes a version from its two numbers.
  package init(major: Int32, minor: Int32) {
    self.major = major
    self.minor = minor
  }

  /// Returns the newest version that contains no disabled feature.
  ///
  /// - Parameter extensions: The extensions that may be used.
  /// - Returns: The version to request from the server.
  package static func wanted(of extensions: X11Extension) -> XInputVersion {
    if !extensions.contains(.xinputTouches) { return XInputVersion(major: 2, minor: 1) }
    if !extensions.contains(.xinputGestures) { return XInputVersion(major: 2, minor: 3) }
    return latest
  }

  /// Whether touches can be selected.
  ///
  /// Only the version determines this, since a server accepts selections of events that it never sends.
  package var hasTouches: Bool { self >= XInputVersion(major: 2, minor: 2) }
  /// Whether swipes and pinches can be selected.
  package var hasGestures: Bool { self >= XInputVersion(major: 2, minor: 4) }

  /// Returns whether one version is older than another.
  package static func < (one: XInputVersion, other: XInputVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}
