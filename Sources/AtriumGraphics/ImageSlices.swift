package import AtriumGeometry

/// The nine parts in which a resizable image is drawn: corners, edges and centre.
struct ImageSlices {
  /// A row or a column: its pixels in the bitmap, and its position in the target, in points.
  private struct Slice {
    var pixels: Range<Int>
    var start: Double
    var length: Double
  }

  private let columns: [Slice]
  private let rows: [Slice]
  private let scale: Double
  /// The maximum number of repetitions of a part; a part with more repetitions is stretched.
  private static let mostTiles = 4096

  /// Makes the parts; nil if the image is not resizable, or has the size of the target.
  init?(of image: Image, in rect: Rect, bitmap: Bitmap) {
    guard image.capInsets != .zero || image.resizingMode == .tile, rect.size != image.size else {
      return nil
    }
    (scale, tiles) = (bitmap.scale, image.resizingMode == .tile)
    columns = ImageSlices.slices(
      caps: (image.capInsets.left, image.capInsets.right), pixels: bitmap.size.width,
      from: rect.minX, length: rect.width, scale: bitmap.scale)
    rows = ImageSlices.slices(
      caps: (image.capInsets.top, image.capInsets.bottom), pixels: bitmap.size.height,
      from: rect.minY, length: rect.height, scale: bitmap.scale)
  }

  private let tiles: Bool

  /// Calls a function with each part of the bitmap and the rectangle that the part fills.
  func forEachPart(of bitmap: Bitmap, _ body: (Bitmap, Rect) -> Void) {
    for row in rows {
      for column in columns {
        // A part is copied first, so that filtering does not mix it with the pixels around it.
        let part = PixelRect(
          x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count,
          height: row.pixels.count)
        guard let copy = bitmap.cropped(to: part) else { continue }
        let area = Rect(x: column.start, y: row.start, width: column.length, height: row.length)
        if !tiles || !drawTiles(of: copy, in: area, body) { body(copy, area) }
      }
    }
  }

  /// Repeats a part; returns false, and draws nothing, if the part must be stretched instead.
  private func drawTiles(of part: Bitmap, in area: Rect, _ body: (Bitmap, Rect) -> Void) -> Bool {
    let size = part.pointSize
    let across = part.size.width == 1 ? 1 : (area.width / size.width).rounded(.up)
    let down = part.size.height == 1 ? 1 : (area.height / size.height).rounded(.up)
    guard across * down > 1, across * down <= Double(ImageSlices.mostTiles) else { return false }
    for row in 0..<Int(down) {
      for column in 0..<Int(across) {
        let left = Double(column) * size.width
        let top = Double(row) * size.height
        let width = across == 1 ? area.width : min(size.width, area.width - left)
        let height = down == 1 ? area.height : min(size.height, area.height - top)
        let pixels = PixelRect(
          x: 0, y: 0,
          width: across == 1
            ? part.size.width : min(part.size.width, Int((width * scale).rounded(.up))),
          height: down == 1
            ? part.size.height : min(part.size.height, Int((height * scale).rounded(.up))))
        guard let tile = part.cropped(to: pixels) else { continue }
        body(tile, Rect(x: area.minX + left, y: area.minY + top, width: width, height: height))
      }
    }
    return true
  }

  private static func slices(
    caps: (Double, Double), pixels: Int, from start: Double, length: Double, scale: Double
  ) -> [Slice] {
    func count(_ cap: Double, of most: Int) -> Int {
      cap > 0 ? Int(min(cap * scale, Double(most)).rounded()) : 0
    }
    let first = count(caps.0, of: max(0, pixels - 1))
    let last = count(caps.1, of: max(0, pixels - 1 - first))
    var (near, far) = (Double(first) / scale, Double(last) / scale)
    if near + far > length {
      let factor = max(0, length) / (near + far)
      (near, far) = (near * factor, far * factor)
    }
    return [
      Slice(pixels: 0..<first, start: start, length: near),
      Slice(pixels: first..<pixels - last, start: start + near, length: length - near - far),
      Slice(pixels: pixels - last..<pixels, start: start + length - far, length: far),
    ].filter { !$0.pixels.isEmpty && $0.length > 0 }
  }
}

extension Bitmap {
  /// Returns a copy of the pixels in a part of the bitmap; nil if the part contains no pixel, or if memory is low.
  package func cropped(to part: PixelRect) -> Bitmap? {
    let part = part.intersection(PixelRect(size))
    guard !part.isEmpty,
      let copy = try? Bitmap(
        size: PixelSize(width: part.width, height: part.height), scale: scale, isOpaque: isOpaque)
    else { return nil }
    copy.draw { canvas in
      canvas.draw(self, at: Point(x: -Double(part.x) / scale, y: -Double(part.y) / scale))
    }
    return copy
  }
}
