package import AtriumGraphics
internal import AtriumGeometry

/// Pixels in the format of `_NET_WM_ICON`.
package enum IconPixels {
  /// Returns the pixels of a bitmap from the top left, row by row.
  ///
  /// Each pixel has alpha in the top byte, then red, green and blue, not premultiplied.
  package static func straight(of bitmap: Bitmap) -> [UInt32] {
    let (width, height, bytesPerRow) = (bitmap.size.width, bitmap.size.height, bitmap.bytesPerRow)
    let isOpaque = bitmap.isOpaque
    return bitmap.withUnsafeBytes { bytes in
      (0..<height).flatMap { row in
        (0..<width).map { column in
          let pixel = bytes.load(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
          return isOpaque ? pixel | 0xff00_0000 : straight(pixel)
        }
      }
    }
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      let multiplied = pixel >> shift & 0xff
      return min(255, (multiplied * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
