import AtriumGeometry
import AtriumGraphics
import Glibc
import Testing

struct PNGTests {
  private let directory = TemporaryDirectory()

  private func picture(isOpaque: Bool) throws -> Bitmap {
    let bitmap = try Bitmap.make(7, 5, isOpaque: isOpaque)
    bitmap.draw { canvas in
      canvas.fill(Rect(x: 1, y: 1, width: 3, height: 3), with: Color(hex: 0xFF8040))
      canvas.fill(Rect(x: 2, y: 0, width: 1, height: 5), with: Color(hex: 0x0000FF, alpha: 0.2))
    }
    return bitmap
  }

  @Test(arguments: [true, false])
  func `what was written is read again`(isOpaque: Bool) throws {
    let bitmap = try picture(isOpaque: isOpaque)
    let path = directory.file("picture.png")
    try bitmap.writePNG(to: path)
    let read = try Bitmap(contentsOfPNG: path, scale: 2)
    #expect(read.isIdentical(to: bitmap))
    #expect(read.isOpaque == isOpaque)
    #expect(read.pointSize == Size(width: 3.5, height: 2.5))
  }

  @Test func `a missing file and a directory cannot be read`() {
    let path = directory.file("missing.png")
    #expect(throws: DrawingError.unreadable(path: path, reason: "No such file or directory")) {
      try Bitmap(contentsOfPNG: path)
    }
    #expect(throws: DrawingError.unreadable(path: directory.path, reason: "Is a directory")) {
      try Bitmap(contentsOfPNG: directory.path)
    }
    #expect(throws: DrawingError.self) { try Bitmap(contentsOfPNG: "\(path)\0.png") }
  }

  @Test(arguments: [0, 4, 8, 20, 30, 60])
  func `half a file is no picture`(length: Int) throws {
    try picture(isOpaque: false).writePNG(to: directory.file("whole.png"))
    let bytes = directory.read("whole.png")
    try #require(bytes.count > length)
    directory.write(Array(bytes[..<length]), to: "half.png")
    let path = directory.file("half.png")
    #expect(throws: DrawingError.notPNG(path: path)) { try Bitmap(contentsOfPNG: path) }
  }

  @Test func `other files are no pictures`() {
    directory.write(Array("GIF89a and so on".utf8), to: "other.png")
    let path = directory.file("other.png")
    #expect(throws: DrawingError.notPNG(path: path)) { try Bitmap(contentsOfPNG: path) }
    #expect(throws: DrawingError.notPNG(path: "/dev/zero")) {
      try Bitmap(contentsOfPNG: "/dev/zero")
    }
  }

  @Test func `a claimed size is checked before memory is reserved`() throws {
    try picture(isOpaque: false).writePNG(to: directory.file("whole.png"))
    var bytes = directory.read("whole.png")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x9C, 0x40, 0, 0, 0, 1])
    directory.write(bytes, to: "large.png")
    let path = directory.file("large.png")
    let reason = "it claims 40000×1 pixels; a side may have 1 to 32767"
    #expect(throws: DrawingError.unreadable(path: path, reason: reason)) {
      try Bitmap(contentsOfPNG: path)
    }
    // The message names the file.
    #expect(
      "\(DrawingError.unreadable(path: path, reason: reason))"
        == "The picture “\(path)” cannot be read: \(reason).")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    directory.write(bytes, to: "large.png")
    #expect(
      throws: DrawingError.unreadable(
        path: path, reason: "it claims 0×1 pixels; a side may have 1 to 32767")
    ) {
      try Bitmap(contentsOfPNG: path)
    }
  }

  @Test func `a claimed number of pixels is checked before memory is reserved`() throws {
    try picture(isOpaque: false).writePNG(to: directory.file("whole.png"))
    var bytes = directory.read("whole.png")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x20, 1, 0, 0, 0x20, 0])
    directory.write(bytes, to: "large.png")
    let path = directory.file("large.png")
    let reason = "it claims 8193×8192 pixels; a picture may have 67108864"
    #expect(throws: DrawingError.unreadable(path: path, reason: reason)) {
      try Bitmap(contentsOfPNG: path)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a file beyond 64 MiB is refused without being read`() throws {
    try picture(isOpaque: false).writePNG(to: directory.file("long.png"))
    let path = directory.file("long.png")
    try #require(truncate(path, 65 << 20) == 0)
    #expect(
      throws: DrawingError.unreadable(path: path, reason: "it is larger than 64 MiB")
    ) {
      try Bitmap(contentsOfPNG: path)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe or a device is no picture, and is not waited for`() throws {
    let path = directory.file("pipe.png")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: DrawingError.notPNG(path: path)) { try Bitmap(contentsOfPNG: path) }
    // A writer that sends an image does not make the pipe a regular file.
    let pipe = open(path, O_RDWR | O_NONBLOCK)
    try #require(pipe >= 0)
    defer { close(pipe) }
    #expect(
      throws: DrawingError.unreadable(
        path: path, reason: "Resource temporarily unavailable")
    ) {
      try Bitmap(contentsOfPNG: path)
    }
    try picture(isOpaque: false).writePNG(to: directory.file("whole.png"))
    let bytes = directory.read("whole.png")
    try #require(write(pipe, bytes, bytes.count) == bytes.count)
    #expect(throws: DrawingError.unreadable(path: path, reason: "it is not a regular file")) {
      try Bitmap(contentsOfPNG: path)
    }
  }

  @Test func `damaged bytes are no picture`() throws {
    try picture(isOpaque: false).writePNG(to: directory.file("whole.png"))
    let bytes = directory.read("whole.png")
    let path = directory.file("damaged.png")
    for index in stride(from: 29, to: bytes.count - 12, by: 3) {
      var damaged = bytes
      damaged[index] ^= 0xFF
      directory.write(damaged, to: "damaged.png")
      // Some chunks may be skipped. The result is an image of the right size or an error.
      do throws(DrawingError) {
        #expect(try Bitmap(contentsOfPNG: path).size == PixelSize(width: 7, height: 5))
      } catch {
        #expect(error == .notPNG(path: path))
      }
    }
    var damaged = bytes
    damaged[30] ^= 0xFF
    directory.write(damaged, to: "damaged.png")
    #expect(throws: DrawingError.notPNG(path: path)) { try Bitmap(contentsOfPNG: path) }
  }

  @Test func `what cannot be written is an error`() throws {
    let bitmap = try picture(isOpaque: true)
    let path = directory.file("missing/picture.png")
    #expect(throws: DrawingError.unwritable(path: path, reason: "No such file or directory")) {
      try bitmap.writePNG(to: path)
    }
    #expect(
      throws: DrawingError.unwritable(path: "/dev/full", reason: "No space left on device")
    ) {
      try bitmap.writePNG(to: "/dev/full")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a FIFO holds no picture, and is not waited for`() throws {
    let path = directory.file("pipe.png")
    try #require(mkfifo(path, 0o600) == 0)
    let refusal = DrawingError.unwritable(
      path: path, reason: "it is a pipe or a socket, not a file")
    #expect(throws: refusal) { try picture(isOpaque: true).writePNG(to: path) }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    #expect(throws: refusal) { try picture(isOpaque: true).writePNG(to: path) }
  }

  @Test func `messages about files show control characters instead of doing what they say`() {
    #expect(
      "\(DrawingError.notPNG(path: "a\u{1b}[31m\nb\u{202e}\tc\\d é"))"
        == "The file “a\\u{1B}[31m\\nb\\u{202E}\\tc\\d é” is not a PNG picture, or it is damaged.")
  }
}
