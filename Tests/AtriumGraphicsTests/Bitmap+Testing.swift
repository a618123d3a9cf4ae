import AtriumGeometry
import AtriumGraphics

extension Bitmap {
  /// Makes a small bitmap, which always succeeds.
  static func make(_ width: Int, _ height: Int, scale: Double = 1, isOpaque: Bool = false)
    throws -> Bitmap
  {
    try Bitmap(
      size: PixelSize(width: width, height: height), scale: scale, isOpaque: isOpaque)
  }

  /// Each pixel as a word of the form 0xAARRGGBB, premultiplied, row by row.
  var words: [UInt32] {
    let (stride, unused) = (bytesPerRow, isOpaque ? 0xFF00_0000 as UInt32 : 0)
    return withUnsafeBytes { bytes in
      (0..<size.height).flatMap { row in
        let row = UnsafeRawBufferPointer(rebasing: bytes[row * stride..<(row + 1) * stride])
        return row.bindMemory(to: UInt32.self).prefix(size.width).map { $0 | unused }
      }
    }
  }

  /// One pixel as a word of the form 0xAARRGGBB, premultiplied.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    let word = withUnsafeBytes {
      $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
    return isOpaque ? word | 0xFF00_0000 : word
  }

  /// The smallest rectangle that contains all pixels with an alpha of more than 8 of 255; nil if there are none.
  var inkBox: PixelRect? {
    let words = words
    let inked = words.indices.filter { words[$0] >> 24 > 8 }
    guard let first = inked.first, let last = inked.last else { return nil }
    let columns = inked.map { $0 % size.width }
    guard let left = columns.min(), let right = columns.max() else { return nil }
    let (top, bottom) = (first / size.width, last / size.width)
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
