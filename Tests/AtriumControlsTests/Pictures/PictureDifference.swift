import AtriumGeometry
import AtriumGraphics

/// The difference between an area of an image and the same area of a reference image.
struct PictureDifference: CustomStringConvertible {
  /// The average difference of the components, in levels of 255.
  private(set) var mean = 0.0
  /// The average difference in the worst of the area's squares, relative to the contrast.
  ///
  /// In a dimmed control a wrong position makes a smaller absolute difference.
  private(set) var worst = 0.0
  /// The upper left corner of the worst square, in points from the corner of the area.
  private(set) var worstPlace = Point.zero

  private let hasLetters: Bool

  /// The side length of a square, in points.
  private static let side = 12.0
  /// The tolerance.
  ///
  /// Letters with the darker stems of some FreeType versions differ by up to 1.4 levels and 0.06 of the
  /// contrast. A part that is displaced by two points differs by at least 2.6 levels and 0.2 of the contrast.
  private var tolerance: (mean: Double, worst: Double) {
    hasLetters ? (mean: 2, worst: 0.12) : (mean: 0.3, worst: 0.025)
  }

  var isTolerable: Bool {
    mean <= tolerance.mean && worst <= tolerance.worst
  }

  var description: String {
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return "mean \(rounded(mean)) levels (\(tolerance.mean) at most), worst square "
      + "\(rounded(worst)) of the contrast (\(tolerance.worst) at most) at "
      + "\(Int(worstPlace.x)),\(Int(worstPlace.y))"
  }

  /// Compares two images of the same size and scale within an area.
  init(_ picture: Bitmap, from kept: Bitmap, in area: PixelRect, hasLetters: Bool) {
    self.hasLetters = hasLetters
    let side = Int(PictureDifference.side * kept.scale)
    // The last squares include the remainder at the right and at the bottom, which alone would have too few
    // pixels for an average.
    let (columns, rows) = (max(1, area.width / side), max(1, area.height / side))
    var squares = [(sum: Int, count: Int)](repeating: (0, 0), count: columns * rows)
    var contrast = 1
    picture.withUnsafeBytes { new in
      kept.withUnsafeBytes { old in
        let ground = old.load(
          fromByteOffset: area.y * kept.bytesPerRow + area.x * 4, as: UInt32.self)
        for y in 0..<area.height {
          let start = (area.y + y) * picture.bytesPerRow + area.x * 4
          let keptStart = (area.y + y) * kept.bytesPerRow + area.x * 4
          for x in 0..<area.width {
            let square = min(y / side, rows - 1) * columns + min(x / side, columns - 1)
            squares[square].count += 1
            let pixel = new.load(fromByteOffset: start + x * 4, as: UInt32.self)
            let keptPixel = old.load(fromByteOffset: keptStart + x * 4, as: UInt32.self)
            squares[square].sum += PictureDifference.levels(pixel, keptPixel)
            contrast = max(contrast, PictureDifference.levels(keptPixel, ground))
          }
        }
      }
    }
    for (index, square) in squares.enumerated() where square.count > 0 {
      let average = Double(square.sum) / Double(square.count) / Double(contrast)
      guard average > worst else { continue }
      worst = average
      worstPlace = Point(
        x: Double(index % columns) * PictureDifference.side,
        y: Double(index / columns) * PictureDifference.side)
    }
    let (sum, count) = squares.reduce((0, 0)) { ($0.0 + $1.sum, $0.1 + $1.count) }
    mean = Double(sum) / Double(max(1, count)) / 3
  }

  /// Returns the sum of the differences of a pixel's three components; the fourth may be unused.
  private static func levels(_ left: UInt32, _ right: UInt32) -> Int {
    guard left << 8 != right << 8 else { return 0 }
    return abs(Int(left & 0xFF) - Int(right & 0xFF))
      + abs(Int(left >> 8 & 0xFF) - Int(right >> 8 & 0xFF))
      + abs(Int(left >> 16 & 0xFF) - Int(right >> 16 & 0xFF))
  }
}
