public import Atrium
public import Foundation

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// A kind of device.
  case unspecified = -1, phone, pad, tv, carPlay
  /// A computer with windows.
  case mac = 5
  /// A headset.
  case vision
}

/// The orientation of a device, which the toolkit derives from the shape of the key window.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// An orientation.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the value is also an orientation of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device object for ported code, which represents the computer.
@MainActor
public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()
  private init() {}

  /// Always `pad`, since programs for this idiom support windows of any size.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// The name of the computer in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of computer: `Linux`.
  public var model: String { "Linux" }
  /// The kind of computer in the user's language: `Linux`.
  public var localizedModel: String { "Linux" }
  /// The name of the operating system: `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the operating system, such as `6.1.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Whether the system runs several programs at once; always true.
  public var isMultitaskingSupported: Bool { true }

  /// Posted when the shape of a window has changed from upright to wide, or the other way round.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  /// Whether changes of the orientation are posted; always true.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Does nothing, since changes of the orientation are always posted.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing, since changes of the orientation are always posted.
  public func endGeneratingDeviceOrientationNotifications() {}

  func postOrientation() {
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }

  /// The orientation of the key window's interface; unknown without a window.
  ///
  /// As in UIKit, landscape left of a device is landscape right of its interface, and vice versa.
  public var orientation: UIDeviceOrientation {
    switch UIApplication.shared.keyWindow?.interfaceOrientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: .unknown
    }
  }
}

extension TraitCollection {
  /// Always `pad`, since programs for this idiom support windows of any size.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}

/// A generator of haptic feedback, which has no effect on a computer.
@MainActor
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
}

/// A generator of haptic feedback for collisions, which has no effect on a computer.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the feedback.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A strength.
    case light, medium, heavy, soft, rigid
  }
  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: Double) {}
}

/// A generator of haptic feedback for selections, which has no effect on a computer.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A generator of haptic feedback for results, which has no effect on a computer.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A result.
    case success, warning, error
  }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
