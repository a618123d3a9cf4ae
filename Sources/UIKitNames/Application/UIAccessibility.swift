public import Atrium
public import Foundation

/// UIKit's properties for the user's settings. Their values come from the settings of the last window in `Window.all`.
extension Accessibility {
  private static var settings: Settings { Window.all.last?.settings ?? Settings() }

  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { settings.motion != .full }
  /// Whether the user prefers a high contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.accessibilityContrast == .high }
  /// Always false, since desktops have no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false, since desktops have no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false, since the desktop does not report whether a switch controls the computer.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false, since desktops have no such setting.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false, since desktops have no such setting.
  public static var isGrayscaleEnabled: Bool { false }

  /// The notification for a new element with the focus; it is never posted.
  public nonisolated static let elementFocusedNotification =
    NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The key of the element with the focus.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus before.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Posted when the user's setting of motion has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when a screen reader has begun or ended to observe the program.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// The direction of a scroll that an assistive technology requests; no technology of the desktop requests one.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// A direction.
  case right = 1, left, up, down, next, previous
}
