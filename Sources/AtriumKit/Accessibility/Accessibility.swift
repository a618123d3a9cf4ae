/// Messages from a program to assistive technologies, such as a screen reader.
@MainActor
public enum Accessibility {
  /// A change that assistive technologies should announce.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value, which is the same as in UIKit.
    public let rawValue: UInt32

    /// Makes a notification from its raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen has changed; the argument is the element to read first, or a string to announce.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to read first, or a string to announce.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A string should be announced; the argument is the string.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled; the argument is a string that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// The object that passes notifications to assistive technologies; nil if there is none.
  package static weak var receiver: (any AccessibilityReceiving)?

  /// Whether an assistive technology observes the program.
  public static var isVoiceOverRunning: Bool { receiver?.isObserved ?? false }

  /// Sends a notification to the assistive technologies; does nothing if none observes the program.
  ///
  /// A notification without a text to announce, such as an empty string, is ignored.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: A string, an ``AccessibleObject`` or nil, depending on the notification.
  public static func post(notification: Notification, argument: Any?) {
    receiver?.receive(notification, argument: argument)
  }
}

/// An object that passes notifications to assistive technologies.
@MainActor
package protocol AccessibilityReceiving: AnyObject {
  /// Whether an assistive technology observes the program.
  var isObserved: Bool { get }

  /// Passes on a notification.
  func receive(_ notification: Accessibility.Notification, argument: Any?)
}
