internal import AtriumGeometry
internal import CCairo
internal import Glibc

extension Bitmap {
  /// The distance between the starts of two rows, in bytes.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Calls a closure with read access to the bytes of all rows.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    cairo_surface_flush(surface)
    return body(
      UnsafeRawBufferPointer(
        start: cairo_image_surface_get_data(surface), count: bytesPerRow * size.height))
  }

  /// Calls a closure with write access to the bytes of all rows.
  ///
  /// Pixels with alpha must stay premultiplied: no component may be greater than the alpha.
  public func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return body(
      UnsafeMutableRawBufferPointer(
        start: cairo_image_surface_get_data(surface), count: bytesPerRow * size.height))
  }

  /// Returns the colour of a pixel, not premultiplied; ``Color/clear`` outside the bitmap.
  public func color(atX x: Int, y: Int) -> Color {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .clear }
    let word = withUnsafeBytes {
      $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
    let alpha = isOpaque ? 255 : word >> 24
    guard alpha > 0 else { return .clear }
    func component(_ shift: UInt32) -> Double {
      min(Double((word >> shift) & 0xFF) / Double(alpha), 1)
    }
    return Color(
      red: component(16), green: component(8), blue: component(0), alpha: Double(alpha) / 255)
  }

  /// Returns whether another bitmap has the same size and the same pixels, regardless of the scales.
  public func isIdentical(to other: Bitmap) -> Bool {
    guard size == other.size else { return false }
    let (ours, theirs) = (opaqueBits, other.opaqueBits)
    let (stride, otherStride) = (bytesPerRow, other.bytesPerRow)
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        // Most rows are equal byte for byte; the unused bytes of opaque pixels can make them different.
        (0..<size.height).allSatisfy { row in
          let (start, otherStart) = (row * stride, row * otherStride)
          return ours == theirs
            && left.hasSameBytes(start, as: right, otherStart, count: size.width * 4)
            || (0..<size.width).allSatisfy { column in
              left.load(fromByteOffset: start + column * 4, as: UInt32.self) | ours
                == right.load(fromByteOffset: otherStart + column * 4, as: UInt32.self) | theirs
            }
        }
      }
    }
  }

  /// The bits to set in a pixel so that the unused byte of an opaque bitmap reads as full alpha.
  private var opaqueBits: UInt32 { isOpaque ? 0xFF00_0000 : 0 }
}

extension UnsafeRawBufferPointer {
  /// Returns whether `count` bytes from a position are the same as those from a position in another memory.
  fileprivate func hasSameBytes(
    _ start: Int, as other: UnsafeRawBufferPointer, _ otherStart: Int, count: Int
  ) -> Bool {
    guard let base = baseAddress, let otherBase = other.baseAddress else { return count == 0 }
    return memcmp(base + start, otherBase + otherStart, count) == 0
  }
}
