/// Memory for the pixels of a window.
///
/// The memory lives as long as the object, so that a bitmap that retains it never dangles.
package class PixelStorage {
  /// Four bytes: blue, green, red and an unused byte, as in the server's format at depth 24.
  package static let bytesPerPixel = 4
  /// The maximum side of a window or image, in pixels: X and Cairo use 16-bit lengths.
  package static let longestSide = 32_767
  /// The unit in which memory is allocated, in bytes.
  package static let step = 65_536

  /// The address of the first byte.
  package let bytes: UnsafeMutableRawPointer
  /// The number of allocated bytes.
  package let capacity: Int

  /// Makes storage for bytes that a subclass owns.
  init(bytes: UnsafeMutableRawPointer, capacity: Int) {
    self.bytes = bytes
    self.capacity = capacity
  }
}
