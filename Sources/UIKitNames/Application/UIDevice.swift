public import Atrium
import Foundation

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// A kind of device.
  case unspecified = -1, phone, pad, tv, carPlay
  /// A computer with windows.
  case mac = 5
  /// A headset.
  case vision
}

/// The way a device is held; here the shape of the key window.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// An orientation.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether this is the orientation of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The computer, as ported code asks for its device.
@MainActor
public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()
  private init() {}

  /// The idiom `pad`, whose programs have windows of any size.
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
  /// Whether several tasks run at once: true.
  public var isMultitaskingSupported: Bool { true }

  /// The orientation of the key window's interface; unknown without a window.
  ///
  /// The landscapes of a device and of its interface have opposite names.
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
  /// The idiom `pad`, whose programs have windows of any size.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}

/// A generator of taps that a phone makes; a computer makes none.
@MainActor
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
}

/// A generator of taps for collisions, without an effect here.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a tap.
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

/// A generator of taps for selections, without an effect here.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A generator of taps for results, without an effect here.
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
