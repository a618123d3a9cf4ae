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
    guard let difference = host.bitmap?.largestDifference(from: snapshot()) else { return false }
    return difference <= 255 / 15
  }

  /// The colour at a place of a picture, in points.
  func color(_ picture: Bitmap, _ x: Double, _ y: Double) -> Color {
    picture.color(atX: Int(x * picture.scale), y: Int(y * picture.scale))
  }
}

extension Bitmap {
  /// The largest difference of a colour's component, 0…255; nil for a bitmap of another size.
  func largestDifference(from other: Bitmap) -> Int? {
    guard size == other.size else { return nil }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        var largest = 0
        // The fourth byte of an opaque pixel is undefined.
        for offset in bytes.indices where offset % 4 < 3 {
          largest = max(largest, abs(Int(bytes[offset]) - Int(others[offset])))
        }
        return largest
      }
    }
  }
}
