internal import AtriumGeometry
internal import Glibc

/// Reads and writes the bytes of PNG files.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The length of the signature and of the header chunk (IHDR) without its checksum, in bytes.
  private static let headLength = 29

  /// The maximum number of pixels of an image, which take 256 MiB.
  static let largestPixelCount = 1 << 26
  /// The maximum number of bytes of a file: 64 MiB.
  static let largestSize = 64 << 20

  /// Reads all bytes of a file that begins with the PNG signature.
  ///
  /// The method never blocks: from a pipe or a device it reads the available bytes, and then
  /// refuses the file.
  static func read(_ path: String) throws(DrawingError) -> [UInt8] {
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
        // The file may grow while it is read.
        guard bytes.count <= largestSize else { throw tooLong(path) }
        continue
      }
      // Refuse files without the signature at once, since they may be endless.
      guard bytes.starts(with: signature) else { throw .notPNG(path: path) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw .unreadable(path: path, reason: "it is no regular file")
      }
      guard status.st_size <= largestSize else { throw tooLong(path) }
      bytes.reserveCapacity(Int(status.st_size))
    }
    return bytes
  }

  /// Returns the next bytes; nil at the end.
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

  /// Returns the size in the header of an image; nil if it is not a PNG image.
  static func size(in bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= headLength, bytes.starts(with: signature) else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return PixelSize(width: number(at: 16), height: number(at: 20))
  }

  /// Replaces a file's bytes; a partially written file is removed.
  ///
  /// A FIFO is refused: an image is larger than the FIFO's buffer, so the program would block until
  /// another program reads it.
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
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: lastError()) }
    guard let file = fdopen(descriptor, "wb") else {
      let reason = lastError()
      close(descriptor)
      throw .unwritable(path: path, reason: reason)
    }
    let isWritten = bytes.withUnsafeBytes {
      fwrite($0.baseAddress, 1, $0.count, file) == $0.count
    }
    let failure = isWritten ? nil : lastError()
    let isClosed = fclose(file) == 0
    if let reason = failure ?? (isClosed ? nil : lastError()) {
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

  private static func lastError() -> String {
    String(cString: strerror(errno))
  }
}
