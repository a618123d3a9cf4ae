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

  /// Eight by eight pixels of magenta with a fifth of black, in inks.
  private static let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBET\
    FBUVFQwPFxgWFBgSFBUU/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//E\
    ALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2\
    Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrC\
    w8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD9U6/Kqv1Tr7Lr/9k=
    """
}
