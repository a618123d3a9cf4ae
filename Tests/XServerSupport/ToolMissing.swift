/// The error that a program that a test needs is not installed.
public struct ToolMissing: Error, CustomStringConvertible {
  /// The program's name.
  public let name: String

  /// One sentence for the user.
  public var description: String { "\(name) is not installed; Scripts/test installs it" }
}
