public import Atrium
public import Foundation

/// UIKit's questions about the user's settings; the settings of the latest window answer them.
extension Accessibility {
  private static var settings: Settings { Window.all.last?.settings ?? Settings() }

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { settings.motion != .full }
  /// Whether the user wants a higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.accessibilityContrast == .high }
  /// False: desktops have no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: desktops have no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// False: it is unknown whether a switch controls the computer.
  public static var isSwitchControlRunning: Bool { false }
  /// False: desktops have no such setting.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: desktops have no such setting.
  public static var isGrayscaleEnabled: Bool { false }

  /// The name of a notification that is never posted; see `traitCollectionDidChange(_:)`.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of a notification that is never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}
