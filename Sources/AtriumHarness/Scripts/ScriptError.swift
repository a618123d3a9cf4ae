internal import AtriumGraphics

/// An error in a script, or an expectation that failed.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// The name of the script's file, as it was given.
  public let file: String
  /// The line, from 1; 0 for the file as a whole.
  public let line: Int
  /// The reason for the error, such as the expected and the actual state.
  public let message: String

  /// Makes an error; the line is 0 for the file as a whole.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// One line for the user, such as `tour.script:3: expected …`.
  public var description: String {
    let name = file.asNameForMessage
    return line > 0 ? "\(name):\(line): \(message)" : "\(name): \(message)"
  }
}
