internal import AtriumGeometry

/// Samples a bitmap in perspective, for each pixel of the target.
struct ProjectiveSampling {
  /// The map from the target's pixels back to the bitmap's pixels.
  private let back: ProjectiveTransform
  /// The pixels of the target.
  let target: PixelRect
  /// The number of samples per pixel in either direction: two if the bitmap shrinks a lot.
  private let density: Int

  /// Makes the sampling of a bitmap; nil if nothing would be drawn.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - forward: The map from its pixels to the target's pixels.
  ///   - clip: The clip of the target, in pixels.
  init?(_ bitmap: Bitmap, through forward: ProjectiveTransform, clip: Rect) {
    let area = Rect(
      x: 0, y: 0, width: Double(bitmap.size.width), height: Double(bitmap.size.height))
    let box = area.applying(forward)
    target = PixelRect(covering: box.insetBy(dx: -1, dy: -1).intersection(clip), scale: 1)
    back = forward.inverted()
    guard !target.isEmpty, !box.isEmpty, forward.isInvertible else { return nil }
    density = area.width * area.height > 2.5 * box.width * box.height ? 2 : 1
  }

  /// Writes the samples into a bitmap of the target's size.
  func write(_ source: Bitmap, into destination: Bitmap) {
    let (stride, rows) = (source.bytesPerRow, destination.bytesPerRow)
    let opaque: UInt32 = source.isOpaque ? 0xFF00_0000 : 0
    let (width, height) = (source.size.width, source.size.height)
    source.withUnsafeBytes { pixels in
      destination.withUnsafeMutableBytes { output in
        let reader = PixelReader(
          pixels: pixels, stride: stride, width: width, height: height, opaque: opaque)
        for row in 0..<target.height {
          for column in 0..<target.width {
            output.storeBytes(
              of: sample(column: column, row: row, from: reader),
              toByteOffset: row * rows + column * 4, as: UInt32.self)
          }
        }
      }
    }
  }

  @inline(__always)
  private func sample(column: Int, row: Int, from reader: PixelReader) -> UInt32 {
    if density == 1 {
      return read(
        x: Double(target.x + column) + 0.5, y: Double(target.y + row) + 0.5, from: reader)
    }
    // Four samples; two components at a time are averaged in one word.
    var (even, odd): (UInt32, UInt32) = (0, 0)
    for part in 0..<4 {
      let word = read(
        x: Double(target.x + column) + (part & 1 == 0 ? 0.25 : 0.75),
        y: Double(target.y + row) + (part & 2 == 0 ? 0.25 : 0.75), from: reader)
      even += word & 0x00FF_00FF
      odd += (word >> 8) & 0x00FF_00FF
    }
    return ((even >> 2) & 0x00FF_00FF) | (((odd >> 2) & 0x00FF_00FF) << 8)
  }

  @inline(__always)
  private func read(x: Double, y: Double, from reader: PixelReader) -> UInt32 {
    let depth = back.p * x + back.q * y + back.s
    guard depth > 1e-9 else { return 0 }
    let m = back.affine
    return reader.color(
      x: (m.a * x + m.c * y + m.tx) / depth - 0.5, y: (m.b * x + m.d * y + m.ty) / depth - 0.5)
  }
}

/// Reads interpolated pixels; pixels beyond the edges are transparent.
private struct PixelReader {
  let pixels: UnsafeRawBufferPointer
  let stride: Int
  let width: Int
  let height: Int
  /// The bits to set in each pixel, so that an unused byte reads as full alpha.
  let opaque: UInt32

  /// The bilinear interpolation of the four pixels around a point.
  @inline(__always)
  func color(x: Double, y: Double) -> UInt32 {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (right, below) = (UInt32((x - left) * 256), UInt32((y - top) * 256))
    let upper = PixelReader.mix(
      pixel(column, row), pixel(column + 1, row), by: right)
    let lower = PixelReader.mix(
      pixel(column, row + 1), pixel(column + 1, row + 1), by: right)
    return PixelReader.mix(upper, lower, by: below)
  }

  @inline(__always)
  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return pixels.load(fromByteOffset: row * stride + column * 4, as: UInt32.self) | opaque
  }

  /// Mixes two premultiplied pixels; `part` is the weight of the second one, of 256.
  @inline(__always)
  private static func mix(_ one: UInt32, _ two: UInt32, by part: UInt32) -> UInt32 {
    guard part > 0, one != two else { return one }
    let rest = 256 - part
    let even = ((one & 0x00FF_00FF) * rest + (two & 0x00FF_00FF) * part) >> 8
    let odd = ((one >> 8) & 0x00FF_00FF) * rest + ((two >> 8) & 0x00FF_00FF) * part
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
