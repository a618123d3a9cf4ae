import AtriumGeometry
import AtriumGraphics

/// The colours of the pixels in a rectangle.
struct PixelCount {
  private var counts: [UInt32: Int] = [:]

  /// Counts the pixels.
  init(of rect: Rect, in picture: Bitmap) {
    let area = PixelRect(covering: rect, scale: 1).intersection(PixelRect(picture.size))
    picture.withUnsafeBytes { bytes in
      for y in area.y..<(area.y + area.height) {
        for x in area.x..<(area.x + area.width) {
          let word = bytes.load(fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
          counts[word & 0xff_ffff, default: 0] += 1
        }
      }
    }
  }

  /// The best contrast of a colour with at least four pixels to the most frequent colour.
  var bestContrast: Double {
    guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return 1 }
    return counts.filter { $0.value >= 4 && $0.key != ground }
      .map { Color(hex: $0.key).contrastRatio(with: Color(hex: ground)) }.max() ?? 1
  }

  /// Returns the colours that fill a considerable part of the rectangle, which excludes letters and their antialiased
  /// edges.
  func grounds(except ink: Color) -> [Color] {
    let total = counts.values.reduce(0, +)
    return counts.filter { $0.value * 12 >= total }.map { Color(hex: $0.key) }
      .filter { $0.contrastRatio(with: ink) > 1.05 }
  }
}
