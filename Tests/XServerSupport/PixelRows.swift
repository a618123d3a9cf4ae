/// Pixels as 0xRRGGBB.
///
/// The functions are loops, because a debug build needs too much time for a closure for each pixel.
public enum PixelRows {
  /// Copies rows of 32-bit pixels without the byte for alpha.
  ///
  /// - Parameters:
  ///   - bytes: The first pixel of the first row.
  ///   - width: The length of a row, in pixels.
  ///   - height: The number of rows.
  ///   - bytesPerRow: The distance between the starts of two rows, in bytes.
  /// - Returns: All rows, without gaps between them.
  public static func copy(
    _ bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      guard let start = pixels.baseAddress else { return }
      var row = 0
      while row < height {
        UnsafeMutableRawPointer(start + row * width)
          .copyMemory(from: bytes + row * bytesPerRow, byteCount: width * 4)
        row += 1
      }
      count = width * height
      var index = 0
      while index < count {
        start[index] &= 0xffffff
        index += 1
      }
    }
  }

  /// Returns the number of pixels with a component that differs by more than the tolerance.
  ///
  /// Traps if one picture has more pixels than the other.
  public static func differences(
    _ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, tolerance: Int = 0
  ) -> Int {
    precondition(
      left.count == right.count,
      "pictures of \(left.count) and \(right.count) pixels cannot be compared")
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        var (index, differences) = (0, 0)
        while index < left.count {
          if left[index] != right[index], !isNear(left[index], right[index], tolerance) {
            differences += 1
          }
          index += 1
        }
        return differences
      }
    }
  }

  private static func isNear(_ left: UInt32, _ right: UInt32, _ tolerance: Int) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int(left >> shift & 0xff) - Int(right >> shift & 0xff)) <= tolerance
    }
  }
}
