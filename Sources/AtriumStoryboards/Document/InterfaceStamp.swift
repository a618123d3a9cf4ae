/// The state of a file on disk, which shows whether the file has changed.
package struct InterfaceStamp: Hashable, Sendable {
  let seconds: Int
  let nanoseconds: Int
  /// The size in bytes.
  let size: Int

  /// Reads the state of a file; nil if the file does not exist.
  package static func read(_ path: String) -> InterfaceStamp? { InterfaceFile.stamp(of: path) }
}
