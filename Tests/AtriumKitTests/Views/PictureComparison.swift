import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import Testing

extension Stage {
  /// Whether incremental painting, by damage, equals a full painting.
  var isPaintedCompletely: Bool { host.bitmap?.isIdentical(to: snapshot()) == true }

  /// The same for views whose edges lie between pixels.
  ///
  /// Cairo measures the covered part of a pixel exactly, but in fifteenths of its height where the
  /// damage cuts the rectangle into several, so a colour may differ by one of these.
  var isPaintedCompletelyBetweenPixels: Bool {
    let complete = snapshot()
    guard let bitmap = host.bitmap, bitmap.size == complete.size else { return false }
    return bitmap.withUnsafeBytes { bytes in
      complete.withUnsafeBytes { others in
        stride(from: 0, to: bytes.count - 3, by: 4).allSatisfy { offset in
          let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          let other = others.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          // The fourth byte of an opaque pixel is undefined.
          return one == other
            || [0, 8, 16].allSatisfy { shift in
              abs(Int(one >> shift & 0xff) - Int(other >> shift & 0xff)) <= 255 / 15
            }
        }
      }
    }
  }

  /// The colour at a place of a picture, in points.
  func color(_ picture: Bitmap, _ x: Double, _ y: Double) -> Color {
    picture.color(atX: Int(x * picture.scale), y: Int(y * picture.scale))
  }
}
