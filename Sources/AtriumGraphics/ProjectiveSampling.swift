internal import AtriumGeometry

/// Reads a bitmap as it is seen from a place in space, pixel by pixel of what is drawn to.
struct ProjectiveSampling {
  /// The map from what is drawn to back to the bitmap's pixels.
  private let back: ProjectiveTransform
  /// The pixels that are drawn to, in whole numbers.
  let target: PixelRect
  /// How many samples a pixel takes in either direction: two where the bitmap shrinks a lot.
  private let density: Int

  /// Makes the sampling of a bitmap; nil if there is nothing to see.
  ///
  /// - Parameters:
  ///   - bitmap: What is read.
  ///   - forward: The map from its pixels to the pixels that are drawn to.
  ///   - clip: What may be drawn to, in pixels.
  init?(_ bitmap: Bitmap, through forward: ProjectiveTransform, clip: Rect) {
    let area = Rect(
      x: 0, y: 0, width: Double(bitmap.size.width), height: Double(bitmap.size.height))
    let box = area.applying(forward)
    target = PixelRect(covering: box.insetBy(dx: -1, dy: -1).intersection(clip), scale: 1)
    back = forward.inverted()
    guard !target.isEmpty, !box.isEmpty, forward.isInvertible else { return nil }
    density = area.width * area.height > 2.5 * box.width * box.height ? 2 : 1
  }

  /// Writes what is seen into a bitmap of the target's size.
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
    // Four samples, each component averaged two at a time in one word.
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

/// Reads pixels between pixels; beyond the edges everything is transparent.
private struct PixelReader {
  let pixels: UnsafeRawBufferPointer
  let stride: Int
  let width: Int
  let height: Int
  /// What is added to each pixel, so that an unused byte reads as full alpha.
  let opaque: UInt32

  /// The mean of the four pixels around a place, by their distance from it.
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

  /// Mixes two premultiplied pixels; `part` of 256 is of the second.
  @inline(__always)
  private static func mix(_ one: UInt32, _ two: UInt32, by part: UInt32) -> UInt32 {
    guard part > 0, one != two else { return one }
    let rest = 256 - part
    let even = ((one & 0x00FF_00FF) * rest + (two & 0x00FF_00FF) * part) >> 8
    let odd = ((one >> 8) & 0x00FF_00FF) * rest + ((two >> 8) & 0x00FF_00FF) * part
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
