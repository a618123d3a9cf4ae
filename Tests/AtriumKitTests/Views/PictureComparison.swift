import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import Testing

extension Stage {
  /// Whether the image after incremental painting equals the image after a full painting.
  var isPaintedCompletely: Bool { host.bitmap?.isIdentical(to: snapshot()) == true }

  /// Whether the images are equal except for the rounding at edges that lie between pixels.
  ///
  /// Cairo measures exactly which part of a pixel is covered. Where the damage cuts a rectangle into
  /// several parts, it measures in fifteenths of the pixel's height, so a colour may differ by one
  /// fifteenth.
  var isPaintedCompletelyBetweenPixels: Bool {
    guard let difference = host.bitmap?.largestDifference(from: snapshot()) else { return false }
    return difference <= 255 / 15
  }

  /// Returns the colour at a position in an image, in points.
  func color(_ picture: Bitmap, _ x: Double, _ y: Double) -> Color {
    picture.color(atX: Int(x * picture.scale), y: Int(y * picture.scale))
  }
}

extension Bitmap {
  /// Returns the largest difference of a colour component, 0…255, or nil if the sizes differ.
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
