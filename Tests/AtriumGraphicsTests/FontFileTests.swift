import AtriumGeometry
import AtriumGraphics
import Foundation
import TestSupport
import Testing

/// Fonts that a program adds from files.
struct FontFileTests {
  private let directory = TemporaryDirectory()

  @Test
  func
    `text finds the fonts of a registered file, and text that was laid out before keeps its font`()
    throws
  {
    let font = Font(family: "Atrium Wide, Inter, Noto Sans", size: 10, weight: .bold)
    let before = TextLayout("AAA", font: font)
    let width = before.size.width
    #expect(width < 30)
    directory.write(Array(try #require(Data(base64Encoded: FontFileTests.wide))), to: "wide.ttf")
    let faces = Font.register(fileAt: directory.file("wide.ttf"))
    #expect(faces.count == 1)
    let face = try #require(faces.first)
    #expect(face.postScriptName == "AtriumWide-Bold" && face.family == "Atrium Wide")
    #expect(face.weight == .bold && !face.isItalic)
    #expect(TextLayout("AAA", font: font).size.width == 60)
    #expect(before.size.width == width)
    // The second call adds nothing.
    #expect(Font.register(fileAt: directory.file("wide.ttf")) == faces)
  }

  @Test func `a file without a font, a pipe and a missing file add nothing`() throws {
    directory.write(Array("true but no font".utf8), to: "no.ttf")
    directory.write(Array("GIF89a".utf8), to: "other.ttf")
    mkfifo(directory.file("pipe.ttf"), 0o600)
    for name in ["no.ttf", "other.ttf", "pipe.ttf", "missing.ttf"] {
      #expect(Font.register(fileAt: directory.file(name)) == [])
    }
  }

  @Test func `damaged font files end in an empty list or in fonts`() throws {
    // Another name, so that the fonts of this test do not disturb the other test.
    var whole = Array(try #require(Data(base64Encoded: FontFileTests.wide)))
    func name(_ text: String) -> [UInt8] { text.utf8.flatMap { [0, $0] } }
    for place in 0..<whole.count - 8 where Array(whole[place..<place + 8]) == name("Wide") {
      whole.replaceSubrange(place..<place + 8, with: name("Torn"))
    }
    var random = SeededGenerator(seed: 1)
    var (read, refused) = (0, 0)
    for round in 0..<30 {
      var bytes = whole
      for _ in 0...Int.random(in: 0...5, using: &random) {
        bytes[Int.random(in: 4..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      directory.write(bytes, to: "\(round).ttf")
      let faces = Font.register(fileAt: directory.file("\(round).ttf"))
      for face in faces {
        _ = TextLayout("AAA", font: Font(family: face.family, size: 10, weight: face.weight)).size
      }
      if faces.isEmpty { refused += 1 } else { read += 1 }
    }
    #expect(read > 5 && refused > 0)
  }

  /// A font of 676 bytes: bold, with the letter A, which is twice as wide as the font is high.
  private static let wide = """
    AAEAAAAKAIAAAwAgT1MvMkZNRr8AAAEoAAAAYGNtYXAADACUAAABkAAAADRnbHlmJos9MAAAAcwAAAAYaGVhZDTdvMoAAACsAAAA\
    NmhoZWEKjgdvAAAA5AAAACRobXR4CcQAAAAAAYgAAAAIbG9jYQAMAAAAAAHEAAAABm1heHAABAAGAAABCAAAACBuYW1lCXMdLgAA\
    AeQAAACecG9zdAADAAAAAAKEAAAAIAABAAAAAQAAJmPQiV8PPPUAAwPoAAAAAOctvJcAAAAA5y28lwAAAAAHbAK8AAAAAwACAAAA\
    AAAAAAEAAAMg/zgAAAfQAAAAZAdsAAEAAAAAAAAAAAAAAAAAAAACAAEAAAACAAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAwTi\
    ArwABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAAAEEAQQMg/zgAAAMgAMgA\
    AAAAAAAAAAAAAAAAAAAgAAAB9AAAB9AAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAIAAAAAQABAABAAAAQf//AAAAQf///8AAAQAA\
    AAAAAAAAAAwAAAABAAAAAAdsArwAAwAAMREhEQdsArz9RAAAAAUAQgADAAEECQABABYAAAADAAEECQACAAgAFgADAAEECQADAB4A\
    HgADAAEECQAEACAAPAADAAEECQAGAB4AHgBBAHQAcgBpAHUAbQAgAFcAaQBkAGUAQgBvAGwAZABBAHQAcgBpAHUAbQBXAGkAZABl\
    AC0AQgBvAGwAZABBAHQAcgBpAHUAbQAgAFcAaQBkAGUAIABCAG8AbABkAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AA==
    """
}
