import AtriumGeometry
import AtriumKit

/// A device whose screen size the viewer uses for a scene.
enum SceneDevice: String, CaseIterable, Sendable {
  /// The whole available space.
  case room = "Whole room"
  /// The size of the scene in the file.
  case file = "Size in the file"
  case smallPhone = "iPhone SE"
  case phone = "iPhone 16"
  case largePhone = "iPhone 16 Pro Max"
  case tablet = "iPad"
  case largeTablet = "iPad Pro 13-inch"
  /// One of two apps side by side on a tablet.
  case split = "iPad, half"

  /// The size of the screen in portrait, in points; nil if the case is not a device.
  private var uprightSize: Size? {
    switch self {
    case .room, .file: nil
    case .smallPhone: Size(width: 375, height: 667)
    case .phone: Size(width: 393, height: 852)
    case .largePhone: Size(width: 440, height: 956)
    case .tablet, .split: Size(width: 820, height: 1180)
    case .largeTablet: Size(width: 1032, height: 1376)
    }
  }

  /// Whether the screen can be rotated.
  var isTurnable: Bool { uprightSize != nil }

  /// Returns the size of the scene, in points; nil for the available space.
  ///
  /// - Parameters:
  ///   - isTurned: Whether the screen is in landscape.
  ///   - page: The scene.
  /// - Returns: The size.
  func size(isTurned: Bool, of page: InterfacePage) -> Size? {
    if self == .file { return page.size }
    guard let upright = uprightSize else { return nil }
    let size = isTurned ? Size(width: upright.height, height: upright.width) : upright
    // The divider in the middle of the screen is ten points wide.
    return self == .split ? Size(width: (size.width - 10) / 2, height: size.height) : size
  }

  /// Returns the insets that the status bar, the camera and the home indicator cover, in points.
  func insets(isTurned: Bool) -> EdgeInsets {
    switch self {
    case .room, .file: .zero
    case .smallPhone:
      isTurned ? .zero : EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case .phone, .largePhone:
      isTurned
        ? EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        : EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case .tablet, .largeTablet, .split: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
  }

  /// Returns the size classes, which are unspecified if the case is not a device.
  func traits(isTurned: Bool) -> TraitOverrides {
    switch self {
    case .room, .file: TraitOverrides()
    case .smallPhone, .phone:
      TraitOverrides(
        horizontalSizeClass: .compact, verticalSizeClass: isTurned ? .compact : .regular)
    case .largePhone:
      TraitOverrides(
        horizontalSizeClass: isTurned ? .regular : .compact,
        verticalSizeClass: isTurned ? .compact : .regular)
    case .tablet, .largeTablet:
      TraitOverrides(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    case .split: TraitOverrides(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    }
  }
}

/// The options with which the viewer shows scenes.
struct SceneDisplay: Hashable, Sendable {
  /// The family of the scene's colours.
  var colorPalette = ColorPalette.iOS
  var device = SceneDevice.room
  /// Whether the screen is in landscape.
  var isTurned = false
  /// Whether the frames in the file are outlined where they differ from the actual frames.
  var comparesFrames = false
  /// The line of the file whose view is outlined; nil if there is none.
  var line: Int?
}
