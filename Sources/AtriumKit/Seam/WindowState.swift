/// The states in which a desktop shows a window, as the window manager reports them.
public struct WindowState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The window covers its screen, without the window manager's borders and title bar.
  public static let fullScreen = WindowState(rawValue: 1)
  /// The window fills the desktop in both directions, with the window manager's borders and title bar.
  public static let maximized = WindowState(rawValue: 2)
}
