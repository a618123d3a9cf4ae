import AtriumKit
import Testing

/// Colours, scale and direction with which an image is drawn.
struct Look: Hashable, CustomTestStringConvertible {
  var style = UserInterfaceStyle.light
  var contrast = AccessibilityContrast.normal
  var scale = 1.0
  var direction = UserInterfaceLayoutDirection.leftToRight

  static let all: [Look] = [UserInterfaceStyle.light, .dark].flatMap { style in
    [AccessibilityContrast.normal, .high].flatMap { contrast in
      [1.0, 2].flatMap { scale in
        [UserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
          Look(style: style, contrast: contrast, scale: scale, direction: direction)
        }
      }
    }
  }

  var settings: Settings {
    Settings(
      userInterfaceStyle: style, accessibilityContrast: contrast, layoutDirection: direction)
  }

  var mirrored: Look {
    var look = self
    look.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    return look
  }

  var testDescription: String {
    "\(style)\(contrast == .high ? "-contrast" : "")-\(Int(scale))x"
      + (direction == .rightToLeft ? "-rtl" : "")
  }
}
