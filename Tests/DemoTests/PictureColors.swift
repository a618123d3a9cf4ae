import AtriumGeometry
import AtriumGraphics

/// The colours that a picture is made of.
enum PictureColors {
  static func read(_ path: String) throws -> Set<UInt32> {
    let bitmap = try Bitmap(contentsOfPNG: path)
    return bitmap.withUnsafeBytes { bytes in
      var colors: Set<UInt32> = []
      for row in 0..<bitmap.size.height {
        for column in 0..<bitmap.size.width {
          let offset = row * bitmap.bytesPerRow + column * 4
          colors.insert(
            bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xff_ffff)
        }
      }
      return colors
    }
  }
}
