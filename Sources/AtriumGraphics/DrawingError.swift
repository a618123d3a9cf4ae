/// An error in making a bitmap, or in reading or writing an image file.
public enum DrawingError: Error, Hashable, CustomStringConvertible {
  /// The width or the height is not positive.
  case emptySize(width: Int, height: Int)
  /// The width or the height exceeds 32767 pixels, which is Cairo's limit.
  case tooLarge(width: Int, height: Int)
  /// A scale is not a positive number.
  case invalidScale(Double)
  /// The row length of the given memory is less than the width in 32-bit pixels, not a multiple of 4 bytes, or too large.
  case invalidRowLength(bytes: Int, width: Int)
  /// There was not enough memory.
  case outOfMemory
  /// A file could not be read or decoded, for the given reason.
  case unreadable(path: String, reason: String)
  /// A file is not a PNG image, or is damaged.
  case notPNG(path: String)
  /// A file is not an image in a supported format, or is damaged.
  case notAnImage(path: String)
  /// A file could not be written.
  case unwritable(path: String, reason: String)

  /// The error as one sentence for the user.
  public var description: String {
    switch self {
    case .emptySize(let width, let height):
      "A picture of \(width)×\(height) pixels has no pixels."
    case .tooLarge(let width, let height):
      "A picture of \(width)×\(height) pixels is too large; a side may have at most 32767."
    case .invalidScale(let scale):
      "A picture cannot have \(scale) pixels per point."
    case .invalidRowLength(let bytes, let width):
      "A row of \(bytes) bytes cannot hold \(width) pixels of 4 bytes, or is not a multiple of 4."
    case .outOfMemory:
      "There is not enough memory for the picture."
    case .unreadable(let path, let reason):
      "The picture “\(path.forMessage)” cannot be read: \(reason)."
    case .notPNG(let path):
      "The file “\(path.forMessage)” is not a PNG picture, or it is damaged."
    case .notAnImage(let path):
      "The file “\(path.forMessage)” is neither a PNG nor a JPEG picture, or it is damaged."
    case .unwritable(let path, let reason):
      "The picture “\(path.forMessage)” cannot be written: \(reason)."
    }
  }
}
