internal import Glibc

/// Pixels on the heap, which are sent through the socket.
final class HeapPixels: PixelStorage {
  /// Allocates memory; nil if there is not enough memory.
  static func allocate(capacity: Int) -> HeapPixels? {
    calloc(1, capacity).map { HeapPixels(bytes: $0, capacity: capacity) }
  }

  deinit {
    free(bytes)
  }
}
