/// A version of the X Input Extension, and what it brings.
package struct XInputVersion: Comparable, Sendable {
  /// What we know how to speak.
  package static let latest = XInputVersion(major: 2, minor: 4)
  /// The first that tells of devices in events of its own; below it, core events say as much.
  package static let oldest = XInputVersion(major: 2, minor: 0)

  /// The number before the dot.
  package var major: Int32
  /// The number after the dot.
  package var minor: Int32

  /// Makes a version of its two numbers.
  package init(major: Int32, minor: Int32) {
    self.major = major
    self.minor = minor
  }

  /// The newest version of which we may use all.
  ///
  /// - Parameter extensions: What may be used at all.
  /// - Returns: The version to ask the server for.
  package static func wanted(of extensions: X11Extension) -> XInputVersion {
    if !extensions.contains(.xinputTouches) { return XInputVersion(major: 2, minor: 1) }
    if !extensions.contains(.xinputGestures) { return XInputVersion(major: 2, minor: 3) }
    return latest
  }

  /// Whether touches can be selected; a server selects gestures without complaint for those who
  /// never get them, so only the version tells.
  package var hasTouches: Bool { self >= XInputVersion(major: 2, minor: 2) }
  /// Whether swipes and pinches can be selected.
  package var hasGestures: Bool { self >= XInputVersion(major: 2, minor: 4) }

  /// The order in which they came out.
  package static func < (one: XInputVersion, other: XInputVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}
