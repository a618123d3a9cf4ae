import AtriumGeometry
import AtriumGraphics
import Foundation
import TestSupport
import Testing

/// Images in the JPEG format.
struct JPEGTests {
  private let directory = TemporaryDirectory()

  private func path(_ base64: String, named name: String = "photo.jpg") throws -> String {
    directory.write(Array(try #require(Data(base64Encoded: base64))), to: name)
    return directory.file(name)
  }

  @Test func `a JPEG image has its colours and no alpha`() throws {
    let bitmap = try Bitmap(contentsOf: try path(JPEGTests.halves), scale: 2)
    #expect(bitmap.size == PixelSize(width: 16, height: 8))
    #expect(bitmap.pointSize == Size(width: 8, height: 4))
    #expect(bitmap.isOpaque)
    #expect(
      bitmap.words
        == (0..<8).flatMap { _ in
          [UInt32](repeating: 0xFFFE_0000, count: 8) + [UInt32](repeating: 0xFF00_00FE, count: 8)
        })
  }

  @Test func `a bitmap is written as JPEG, with transparent pixels over white`() throws {
    let bitmap = try Bitmap.make(32, 16, scale: 2)
    bitmap.draw { $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), with: Color(hex: 0xFF0000)) }
    let best = try bitmap.jpegData(quality: 1)
    #expect(best.starts(with: [0xFF, 0xD8, 0xFF]))
    let read = try Bitmap(imageData: best, scale: 2)
    #expect(read.size == bitmap.size && read.isOpaque)
    func isNear(_ word: UInt32, _ wanted: UInt32) -> Bool {
      [16, 8, 0].allSatisfy { shift in
        abs(Int(word >> UInt32(shift) & 255) - Int(wanted >> UInt32(shift) & 255)) < 6
      }
    }
    #expect(isNear(read.word(4, 8), 0xFF0000) && isNear(read.word(28, 8), 0xFFFFFF))
    #expect(try bitmap.jpegData(quality: -3).count < best.count)
  }

  @Test func `the inks of a print image become red, green and blue`() throws {
    let bitmap = try Bitmap(contentsOf: try path(JPEGTests.inks))
    #expect(bitmap.words == [UInt32](repeating: 0xFFCC_00CC, count: 64))
  }

  @Test func `an image has JPEG versions at higher scales`() throws {
    _ = try path(JPEGTests.halves, named: "photo@2x.jpg")
    let image = try Image(contentsOf: directory.file("photo.jpg"))
    #expect(image.size == Size(width: 8, height: 4))
    #expect(image.bitmap(forScale: 1).word(0, 0) == 0xFFFE_0000)
  }

  @Test func `the format is found by the bytes and not by the name`() throws {
    try Bitmap.make(3, 2).writePNG(to: directory.file("a.jpg"))
    #expect(
      try Bitmap(contentsOf: directory.file("a.jpg")).size == PixelSize(width: 3, height: 2))
    directory.write(Array("GIF89a and so on".utf8), to: "a.gif")
    let path = directory.file("a.gif")
    #expect(throws: DrawingError.notAnImage(path: path)) { try Bitmap(contentsOf: path) }
    #expect(
      "\(DrawingError.notAnImage(path: "a.gif"))"
        == "The file “a.gif” is neither a PNG nor a JPEG picture, or it is damaged.")
  }

  @Test func `a claimed size is checked before memory is reserved`() throws {
    var bytes = Array(try #require(Data(base64Encoded: JPEGTests.halves)))
    // The height and the width follow the marker of the frame, its length and its precision.
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x7F, 0xFF, 0x7F, 0xFF])
    directory.write(bytes, to: "large.jpg")
    let path = directory.file("large.jpg")
    #expect(
      throws: DrawingError.unreadable(
        path: path, reason: "it claims 32767×32767 pixels; a picture may have 67108864")
    ) { try Bitmap(contentsOf: path) }
  }

  @Test func `damaged files throw an error or show what they have`() throws {
    let whole = Array(try #require(Data(base64Encoded: JPEGTests.halves)))
    let path = directory.file("damaged.jpg")
    var random = SeededGenerator(seed: 1)
    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    var (read, refused) = (0, 0)
    for round in 0..<400 {
      var bytes = whole
      if round.isMultiple(of: 4) {
        bytes.removeLast(number(below: whole.count))
      } else {
        for _ in 0...number(below: 6) {
          bytes[number(below: bytes.count)] = UInt8(number(below: 256))
        }
      }
      directory.write(bytes, to: "damaged.jpg")
      do throws(DrawingError) {
        _ = try Bitmap(contentsOf: path)
        read += 1
      } catch {
        refused += 1
      }
    }
    #expect(read > 50)
    #expect(refused > 50)
  }

  @Test func `a file that is cut anywhere, or has any byte changed, is decoded or refused`() throws
  {
    var files = [Array(try #require(Data(base64Encoded: JPEGTests.halves)))]
    files.append(Array(try #require(Data(base64Encoded: JPEGTests.inks))))
    files.append(
      try Array(Data(contentsOf: URL(filePath: try oriented(JPEGTests.exif(6, isLittle: false))))))
    var (read, refused) = (0, 0)
    func decode(_ bytes: [UInt8]) {
      do throws(DrawingError) {
        let bitmap = try Bitmap(imageData: bytes)
        if bitmap.size.width > 0, bitmap.size.height > 0 { read += 1 }
      } catch {
        if !"\(error)".isEmpty { refused += 1 }
      }
    }
    for whole in files {
      for place in whole.indices {
        decode(Array(whole[..<place]))
        for value in [0, 0xFF, whole[place] ^ 0x80, whole[place] &+ 1] {
          var bytes = whole
          bytes[place] = value
          decode(bytes)
        }
      }
    }
    #expect(read + refused == 5 * files.map(\.count).reduce(0, +))
    #expect(read > 1000 && refused > 1000)
  }

  @Test(
    "the orientation in the Exif data turns and mirrors the image, in both byte orders",
    arguments: JPEGTests.orientations)
  func orientation(number: UInt8, expected: [String]) throws {
    for isLittle in [true, false] {
      let path = try oriented(JPEGTests.exif(number, isLittle: isLittle))
      let bitmap = try Bitmap(contentsOf: path)
      #expect(
        bitmap.size == PixelSize(width: 8 * (expected[0].count), height: 8 * expected.count))
      #expect(squares(of: bitmap) == expected)
    }
  }

  @Test func `damaged Exif data leaves the image as it is stored`() throws {
    let whole = JPEGTests.exif(6, isLittle: false)
    var upright = 0
    for length in 0..<whole.count {
      let bitmap = try Bitmap(contentsOf: try oriented(Array(whole.prefix(length))))
      if squares(of: bitmap) == ["rgb", "bbb"] { upright += 1 }
    }
    // The last two bytes are padding, and are not needed.
    #expect(upright == whole.count - 2)
    // A directory beyond the end of the data, and an orientation that is not a two-byte number.
    for (place, value) in [(13, UInt8(0xFF)), (19, 4)] {
      var bytes = whole
      bytes[place] = value
      #expect(squares(of: try Bitmap(contentsOf: try oriented(bytes))) == ["rgb", "bbb"])
    }
  }

  /// The orientation numbers, each with the squares of the image after it has been turned upright.
  private static let orientations: [(UInt8, [String])] = [
    (1, ["rgb", "bbb"]), (2, ["bgr", "bbb"]), (3, ["bbb", "bgr"]), (4, ["bbb", "rgb"]),
    (5, ["rb", "gb", "bb"]), (6, ["br", "bg", "bb"]), (7, ["bb", "bg", "br"]),
    (8, ["bb", "gb", "rb"]), (0, ["rgb", "bbb"]), (9, ["rgb", "bbb"]),
  ]

  /// Returns Exif data whose only entry is an orientation.
  private static func exif(_ number: UInt8, isLittle: Bool) -> [UInt8] {
    func value(_ value: UInt8, length: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: length - 1)
      return isLittle ? [value] + zeros : zeros + [value]
    }
    let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
    return Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8)
      + value(42, length: 2) + value(8, length: 4) + value(1, length: 2) + tag
      + value(3, length: 2) + value(1, length: 4) + value(number, length: 2) + [0, 0]
  }

  /// Writes the image of squares with a segment after the start marker; returns the path.
  private func oriented(_ segment: [UInt8]) throws -> String {
    var bytes = Array(try #require(Data(base64Encoded: JPEGTests.squares)))
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment, at: 2)
    directory.write(bytes, to: "oriented.jpg")
    return directory.file("oriented.jpg")
  }

  /// Returns the initials of the colours of an image's squares, row by row.
  private func squares(of bitmap: Bitmap) -> [String] {
    (0..<bitmap.size.height / 8).map { row in
      (0..<bitmap.size.width / 8).map { column in
        let word = bitmap.word(8 * column + 4, 8 * row + 4)
        return word >> 16 & 0xFF > 128 ? "r" : word >> 8 & 0xFF > 128 ? "g" : "b"
      }.joined()
    }
  }

  /// Twenty-four by sixteen pixels in six squares: red and green at the top left, and four blue ones.
  private static let squares = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
    UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
    T09PT09PT0//wAARCAAQABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E\
    ABgBAQADAQAAAAAAAAAAAAAAAAAFBgcI/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8An0M0lXIhzyzRvK4gAAP/\
    2Q==
    """

  /// Sixteen by eight pixels, red on the left and blue on the right.
  private static let halves = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ\
    ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA\
    AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6\
    Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
    x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA\
    AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
    OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE\
    xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UzwKv9xj/HQ//Z
    """

  /// Eight by eight pixels of magenta with a fifth of black, in CMYK.
  private static let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBET\
    FBUVFQwPFxgWFBgSFBUU/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//E\
    ALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2\
    Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrC\
    w8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD9U6/Kqv1Tr7Lr/9k=
    """
}
