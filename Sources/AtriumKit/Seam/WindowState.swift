/// How a desktop shows a window, as its window manager reports it.
public struct WindowState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It covers its screen, without a frame.
  public static let fullScreen = WindowState(rawValue: 1)
  /// It fills the desktop in both directions, with its frame.
  public static let maximized = WindowState(rawValue: 2)
}
