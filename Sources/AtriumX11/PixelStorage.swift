/// Memory for the pixels of a window.
///
/// It stays for as long as anybody holds it, so that a bitmap that was handed out never points at
/// nothing.
package class PixelStorage {
  /// Four: blue, green, red and one that is not used, as the server wants them at depth 24.
  package static let bytesPerPixel = 4
  /// The longest side of a window or picture, in pixels: both X and Cairo count in 16 bits.
  package static let longestSide = 32_767
  /// Memory is taken in multiples of this, in bytes.
  package static let step = 65_536

  /// The first byte.
  package let bytes: UnsafeMutableRawPointer
  /// The number of bytes.
  package let capacity: Int

  /// Makes storage of bytes that a subclass owns.
  init(bytes: UnsafeMutableRawPointer, capacity: Int) {
    self.bytes = bytes
    self.capacity = capacity
  }
}
