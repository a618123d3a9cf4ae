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
  ///   - forward: The map from the bitmap's pixels to the target's pixels.
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
          let line = UnsafeMutableRawBufferPointer(
            rebasing: output[(row * rows)..<(row * rows + target.width * 4)])
          write(row: row, from: reader, into: line)
        }
      }
    }
  }

  /// Writes one row of samples: `density` lines, with `density` samples for each pixel in a line.
  @inline(__always)
  private func write(row: Int, from reader: PixelReader, into line: UnsafeMutableRawBufferPointer) {
    let step = 1 / Double(density)
    let left = Double(target.x) + step / 2
    var upper = SampledLine(back, x: left, y: Double(target.y + row) + step / 2, step: step)
    if density == 1 {
      for column in 0..<target.width {
        line.storeBytes(of: upper.next(from: reader), toByteOffset: column * 4, as: UInt32.self)
      }
      return
    }
    var lower = SampledLine(back, x: left, y: Double(target.y + row) + step * 1.5, step: step)
    for column in 0..<target.width {
      // Average four samples; one word holds the sums of two components.
      var (even, odd): (UInt32, UInt32) = (0, 0)
      for _ in 0..<2 {
        let (one, two) = (upper.next(from: reader), lower.next(from: reader))
        even += (one & 0x00FF_00FF) + (two & 0x00FF_00FF)
        odd += ((one >> 8) & 0x00FF_00FF) + ((two >> 8) & 0x00FF_00FF)
      }
      let word = ((even >> 2) & 0x00FF_00FF) | (((odd >> 2) & 0x00FF_00FF) << 8)
      line.storeBytes(of: word, toByteOffset: column * 4, as: UInt32.self)
    }
  }
}

/// The samples along a horizontal line of the target.
///
/// The coordinates of their positions on the bitmap share a denominator, so each sample costs three additions
/// and a division.
private struct SampledLine {
  private var x: Double
  private var y: Double
  private var depth: Double
  private let step: (x: Double, y: Double, depth: Double)

  /// Makes the line that begins at a point of the target.
  init(_ back: ProjectiveTransform, x: Double, y: Double, step: Double) {
    let m = back.affine
    self.x = m.a * x + m.c * y + m.tx
    self.y = m.b * x + m.d * y + m.ty
    depth = back.p * x + back.q * y + back.s
    self.step = (m.a * step, m.b * step, back.p * step)
  }

  /// Returns the sample at the current position, and moves to the next position.
  @inline(__always)
  mutating func next(from reader: PixelReader) -> UInt32 {
    defer {
      x += step.x
      y += step.y
      depth += step.depth
    }
    guard depth > 1e-9 else { return 0 }
    let scale = 1 / depth
    return reader.color(x: x * scale - 0.5, y: y * scale - 0.5)
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

  /// Returns the bilinear interpolation of the four pixels around a point.
  @inline(__always)
  func color(x: Double, y: Double) -> UInt32 {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    // The numbers are 256ths of a pixel, moved by one pixel so that truncation rounds down.
    let (across, down) = (Int(x * 256 + 256), Int(y * 256 + 256))
    let (column, row) = ((across >> 8) - 1, (down >> 8) - 1)
    let (right, below) = (UInt64(across & 255), UInt64(down & 255))
    let offset = row &* stride &+ column &* 4
    if column >= 0, row >= 0, column &+ 1 < width, row &+ 1 < height {
      return PixelReader.narrow(
        PixelReader.mix(
          PixelReader.mix(pixel(at: offset), pixel(at: offset &+ 4), by: right),
          PixelReader.mix(
            pixel(at: offset &+ stride), pixel(at: offset &+ stride &+ 4), by: right),
          by: below))
    }
    return PixelReader.narrow(
      PixelReader.mix(
        PixelReader.mix(edge(column, row), edge(column + 1, row), by: right),
        PixelReader.mix(edge(column, row + 1), edge(column + 1, row + 1), by: right), by: below))
  }

  /// Returns a pixel that may be beyond an edge.
  private func edge(_ column: Int, _ row: Int) -> UInt64 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return pixel(at: row * stride + column * 4)
  }

  /// Returns the pixel at an offset, with 16 bits for each of its components.
  @inline(__always)
  private func pixel(at offset: Int) -> UInt64 {
    let word = UInt64(pixels.load(fromByteOffset: offset, as: UInt32.self) | opaque)
    return (word & 0x00FF_00FF) | ((word & 0xFF00_FF00) << 24)
  }

  /// Mixes two premultiplied pixels; `part` is the weight of the second pixel, in 256ths.
  @inline(__always)
  private static func mix(_ one: UInt64, _ two: UInt64, by part: UInt64) -> UInt64 {
    ((one &* (256 - part) &+ two &* part) >> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// Converts a pixel back to 8 bits for each of its components.
  @inline(__always)
  private static func narrow(_ wide: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: wide) | UInt32(truncatingIfNeeded: wide >> 24)
  }
}
