internal import AtriumGeometry
internal import Glibc

/// Writes PNG files, and reads their headers.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The length of the signature and of the header chunk (IHDR) without its checksum, in bytes.
  private static let headLength = 29

  /// Returns the size in the header of a PNG image; nil if the bytes are not a PNG image.
  static func size(in bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= headLength, bytes.starts(with: signature) else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return PixelSize(width: number(at: 16), height: number(at: 20))
  }

  /// Replaces a file's bytes; a partially written file is removed.
  ///
  /// A FIFO is refused: an image is larger than the FIFO's buffer, so the program would block until another
  /// program reads from it.
  static func write(_ bytes: [UInt8], to path: String) throws(DrawingError) {
    guard !path.utf8.contains(0) else {
      throw .unwritable(path: path, reason: "the name contains a NUL character")
    }
    // Open the file non-blocking, since opening a FIFO without a reader would block.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o666)
    if descriptor < 0 ? errno == ENXIO : isFIFO(descriptor) {
      if descriptor >= 0 { close(descriptor) }
      throw .unwritable(path: path, reason: "it is a pipe or a socket, not a file")
    }
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: ImageFile.lastError()) }
    guard let file = fdopen(descriptor, "wb") else {
      let reason = ImageFile.lastError()
      close(descriptor)
      throw .unwritable(path: path, reason: reason)
    }
    let isWritten = bytes.withUnsafeBytes {
      fwrite($0.baseAddress, 1, $0.count, file) == $0.count
    }
    let failure = isWritten ? nil : ImageFile.lastError()
    let isClosed = fclose(file) == 0
    if let reason = failure ?? (isClosed ? nil : ImageFile.lastError()) {
      // Remove only regular files, not devices or pipes.
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
      throw .unwritable(path: path, reason: reason)
    }
  }

  private static func isFIFO(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
