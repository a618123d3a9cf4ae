internal import AtriumGeometry

/// The orientation of the camera for a JPEG image, as stored in the file's Exif data.
///
/// The image is shown after the stored pixels have been mirrored and rotated.
struct JPEGOrientation: Equatable {
  /// The number in the file, 1…8; 1 means that the stored pixels are upright.
  let number: UInt8

  /// Reads the orientation from the bytes of a file; without a valid number, the pixels are upright.
  init(in bytes: [UInt8]) {
    number = JPEGOrientation.exif(in: bytes).flatMap(JPEGOrientation.number) ?? 1
  }

  /// Whether the stored pixels are upright.
  var isUpright: Bool { number == 1 }

  /// Returns the size of the upright image.
  func upright(_ size: PixelSize) -> PixelSize {
    number < 5 ? size : PixelSize(width: size.height, height: size.width)
  }

  /// Returns the position of a stored pixel in the upright image.
  ///
  /// - Parameters:
  ///   - column: The column of the stored pixel.
  ///   - row: The row of the stored pixel.
  ///   - size: The stored size.
  /// - Returns: The column and the row in the upright image.
  func place(ofColumn column: Int, row: Int, in size: PixelSize) -> (column: Int, row: Int) {
    let (left, top) = (size.width - 1 - column, size.height - 1 - row)
    return switch number {
    case 2: (left, row)
    case 3: (left, top)
    case 4: (column, top)
    case 5: (row, column)
    case 6: (top, column)
    case 7: (top, left)
    case 8: (row, left)
    default: (column, row)
    }
  }

  // MARK: Reading

  /// Returns the Exif data, which is in the first segments of the file; nil if there is none.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let head = Array("Exif\0\0".utf8)
    // The first segment follows the two bytes that begin each file. A segment's length includes its own two
    // bytes.
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let end = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
      guard end <= bytes.count, end >= place + 4 else { return nil }
      let content = bytes[place + 4..<end]
      if bytes[place + 1] == 0xE1, content.starts(with: head) { return content.dropFirst(6) }
      place = end
    }
    return nil
  }

  /// Returns the orientation in the first directory of Exif data.
  private static func number(in exif: ArraySlice<UInt8>) -> UInt8? {
    let isLittle = exif.starts(with: Array("II*\0".utf8))
    guard isLittle || exif.starts(with: Array("MM\0*".utf8)) else { return nil }
    /// Returns the number that is stored in some bytes at an offset; nil beyond the end.
    func value(at offset: Int, length: Int) -> Int? {
      guard offset >= 0, offset <= exif.count - length else { return nil }
      let start = exif.startIndex + offset
      let part = exif[start..<start + length]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = value(at: 4, length: 4), let count = value(at: directory, length: 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard let tag = value(at: start, length: 2) else { return nil }
      // The tag 0x0112 is the orientation, which must be a number of two bytes (type 3).
      guard tag == 0x0112 else { continue }
      guard value(at: start + 2, length: 2) == 3, let number = value(at: start + 8, length: 2),
        (1...8).contains(number)
      else { return nil }
      return UInt8(number)
    }
    return nil
  }
}
