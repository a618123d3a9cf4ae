internal import AtriumGeometry
internal import Glibc

/// Reads the bytes of image files, with limits for their sizes.
enum ImageFile {
  /// The maximum number of pixels of an image, which take 256 MiB.
  static let largestPixelCount = 1 << 26
  /// The maximum number of bytes of a file: 64 MiB.
  static let largestSize = 64 << 20

  /// Reads all bytes of a file that begins with one of several signatures.
  ///
  /// The method never blocks: from a pipe or a device, it reads the available bytes and then refuses the
  /// file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - signatures: The signatures, which are the possible first bytes.
  ///   - other: The error for a file that begins with other bytes.
  /// - Returns: The bytes.
  /// - Throws: ``DrawingError`` if the file cannot be read, or is too large, or begins with other bytes.
  static func read(
    _ path: String, signatures: [[UInt8]], else other: DrawingError
  ) throws(DrawingError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw .unreadable(path: path, reason: "the name contains a NUL character")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastError()) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while let chunk = try nextChunk(of: descriptor, path) {
      let isFirst = bytes.isEmpty
      bytes += chunk
      guard isFirst else {
        // The file may grow while it is read, so the limit is checked again.
        guard bytes.count <= largestSize else { throw tooLong(path) }
        continue
      }
      // Refuse other files at once, since they may be endless.
      guard signatures.contains(where: bytes.starts(with:)) else { throw other }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw .unreadable(path: path, reason: "it is not a regular file")
      }
      guard status.st_size <= largestSize else { throw tooLong(path) }
      bytes.reserveCapacity(Int(status.st_size))
    }
    return bytes
  }

  /// Returns the next bytes of a file; nil at the end.
  private static func nextChunk(
    of descriptor: Int32, _ path: String
  ) throws(DrawingError) -> [UInt8]? {
    var failure: String?
    let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      var result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      while result < 0, errno == EINTR {
        result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if result < 0 { failure = lastError() }
      count = max(0, result)
    }
    if let failure { throw .unreadable(path: path, reason: failure) }
    return chunk.isEmpty ? nil : chunk
  }

  private static func tooLong(_ path: String) -> DrawingError {
    .unreadable(path: path, reason: "it is larger than \(largestSize >> 20) MiB")
  }

  /// Throws an error if a file claims a size that no bitmap may have, or too many pixels.
  ///
  /// A few bytes may claim gigabytes of pixels, so the size is checked before memory is reserved.
  static func check(_ size: PixelSize, of path: String) throws(DrawingError) {
    guard size.width > 0, size.height > 0, size.width <= 32767, size.height <= 32767 else {
      throw .unreadable(
        path: path,
        reason: "it claims \(size.width)×\(size.height) pixels; a side may have 1 to 32767")
    }
    guard size.width * size.height <= largestPixelCount else {
      throw .unreadable(
        path: path,
        reason: "it claims \(size.width)×\(size.height) pixels; a picture may have "
          + "\(largestPixelCount)")
    }
  }

  static func lastError() -> String {
    String(cString: strerror(errno))
  }
}
