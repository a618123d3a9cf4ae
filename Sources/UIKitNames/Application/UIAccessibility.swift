import Atrium
public import Foundation

/// The questions about the user's settings, which the latest window answers.
@MainActor
public enum UIAccessibility {
  /// The kind of a message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a kind from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read out.
    public static let announcement = Notification(rawValue: 1008)
  }

  private static var settings: Settings { Window.all.last?.settings ?? Settings() }

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { settings.motion != .full }
  /// Whether the user wants a higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.accessibilityContrast == .high }
  /// False: desktops have no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: desktops have no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// False: it is unknown whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// False: it is unknown whether a switch controls the computer.
  public static var isSwitchControlRunning: Bool { false }
  /// False: desktops have no such setting.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: desktops have no such setting.
  public static var isGrayscaleEnabled: Bool { false }

  /// Does nothing: assistive technologies see changes without messages.
  public static func post(notification: Notification, argument: Any?) {}

  /// The name of a notification that is never posted; see `traitCollectionDidChange(_:)`.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of a notification that is never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}
