/// The state of a file on disk, by which a change is noticed.
package struct InterfaceStamp: Hashable, Sendable {
  let seconds: Int
  let nanoseconds: Int
  /// The size in bytes.
  let size: Int

  /// Reads the state of a file; nil if it is not there.
  package static func read(_ path: String) -> InterfaceStamp? { InterfaceFile.stamp(of: path) }
}
