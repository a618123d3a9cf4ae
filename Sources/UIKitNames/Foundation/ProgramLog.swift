import Foundation

/// Messages to the developer, in the program's standard error.
enum ProgramLog {
  /// Writes a line.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
