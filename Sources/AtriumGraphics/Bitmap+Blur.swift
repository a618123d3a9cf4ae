internal import AtriumGeometry

extension Bitmap {
  /// Returns the distance by which a blur extends the covered area, in pixels.
  ///
  /// - Parameter radius: The standard deviation of the blur, in pixels.
  /// - Returns: The distance, a whole number.
  package static func reach(ofBlur radius: Double) -> Int {
    boxes(for: radius).reduce(0) { $0 + $1 / 2 }
  }

  /// Blurs the colours; the pixels at the edges are repeated beyond the edges.
  ///
  /// - Parameter radius: The standard deviation, in pixels; up to 500.
  package func blurColors(radius: Double) {
    let (width, height, stride) = (size.width, size.height, bytesPerRow)
    guard width > 0, height > 0 else { return }
    let boxes = Bitmap.boxes(for: radius)
    let margin = Bitmap.reach(ofBlur: radius)
    let (wide, high) = (width + 2 * margin, height + 2 * margin)
    var plane = [UInt8](repeating: 0, count: wide * high)
    var turned = plane
    for channel in 0..<4 {
      withUnsafeBytes { bytes in
        for y in 0..<high {
          let row = min(max(y - margin, 0), height - 1) * stride + channel
          for x in 0..<wide {
            plane[y * wide + x] = bytes[row + min(max(x - margin, 0), width - 1) * 4]
          }
        }
      }
      Bitmap.blurRows(&plane, width: wide, height: high, boxes: boxes, into: &turned)
      Bitmap.blurRows(&turned, width: high, height: wide, boxes: boxes, into: &plane)
      withUnsafeMutableBytes { bytes in
        for y in 0..<height {
          for x in 0..<width {
            bytes[y * stride + x * 4 + channel] = plane[(y + margin) * wide + x + margin]
          }
        }
      }
    }
  }

  /// Blurs the coverage (alpha), and makes all pixels black.
  ///
  /// Three box blurs approximate a Gaussian blur without a visible difference. Pixels beyond the
  /// edges count as transparent.
  ///
  /// - Parameter radius: The standard deviation, in pixels; up to 500; a radius below a third of a
  ///   pixel changes only the colour.
  package func blurCoverage(radius: Double) {
    let (width, height) = (size.width, size.height)
    var plane = [UInt8](repeating: 0, count: width * height)
    let stride = bytesPerRow
    let unused: UInt32 = isOpaque ? 0xFF00_0000 : 0
    withUnsafeBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          let word = bytes.load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
          plane[row * width + column] = UInt8(truncatingIfNeeded: (word | unused) >> 24)
        }
      }
    }
    let boxes = Bitmap.boxes(for: radius)
    var turned = plane
    // Each pass transposes the plane, so that both directions access memory sequentially.
    Bitmap.blurRows(&plane, width: width, height: height, boxes: boxes, into: &turned)
    Bitmap.blurRows(&turned, width: height, height: width, boxes: boxes, into: &plane)
    withUnsafeMutableBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          bytes.storeBytes(
            of: UInt32(plane[row * width + column]) << 24,
            toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
  }

  /// Returns the odd widths of three boxes that together have the variance of a Gaussian.
  private static func boxes(for radius: Double) -> [Int] {
    guard radius > 1.0 / 3, radius.isFinite else { return [1, 1, 1] }
    let variance = min(radius, 500) * min(radius, 500)
    var low = Int((4 * variance + 1).squareRoot())
    if low.isMultiple(of: 2) { low -= 1 }
    let small = Double(low)
    let count = (12 * variance - 3 * small * small - 12 * small - 9) / (-4 * small - 4)
    let narrow = min(max(Int(count.rounded()), 0), 3)
    return (0..<3).map { $0 < narrow ? low : low + 2 }
  }

  /// Applies all box filters to each row, and writes the blurred row as a column.
  private static func blurRows(
    _ plane: inout [UInt8], width: Int, height: Int, boxes: [Int], into turned: inout [UInt8]
  ) {
    var row = [UInt8](repeating: 0, count: width)
    var blurred = row
    for y in 0..<height {
      for x in 0..<width { row[x] = plane[y * width + x] }
      for box in boxes where box > 1 {
        blur(row, box: box, into: &blurred)
        swap(&row, &blurred)
      }
      for x in 0..<width { turned[x * height + y] = row[x] }
    }
  }

  private static func blur(_ row: [UInt8], box: Int, into blurred: inout [UInt8]) {
    let half = box / 2
    var sum = 0
    for x in 0..<min(half, row.count) { sum += Int(row[x]) }
    for x in row.indices {
      if x + half < row.count { sum += Int(row[x + half]) }
      if x - half - 1 >= 0 { sum -= Int(row[x - half - 1]) }
      blurred[x] = UInt8(truncatingIfNeeded: (sum + half) / box)
    }
  }
}
