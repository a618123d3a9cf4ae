internal import Glibc

/// Pixels in memory of our own, which are sent through the socket.
final class HeapPixels: PixelStorage {
  /// Takes memory; nil if there is none.
  static func allocate(capacity: Int) -> HeapPixels? {
    calloc(1, capacity).map { HeapPixels(bytes: $0, capacity: capacity) }
  }

  deinit {
    free(bytes)
  }
}
