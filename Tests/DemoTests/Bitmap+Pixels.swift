import AtriumGeometry
import AtriumGraphics
import XServerSupport

extension Bitmap {
  /// The pixels as 0xRRGGBB, row by row, for comparisons with a window.
  var pixels: [UInt32] {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return PixelRows.copy(
        start, width: size.width, height: size.height, bytesPerRow: bytesPerRow)
    }
  }
}
