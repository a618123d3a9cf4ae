import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Foundation

/// A project with an asset catalogue in all formats, for tests with damaged files.
@MainActor
final class AssetProject {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var originals: [(file: URL, bytes: [UInt8])] = []
  private var changed: URL?

  /// The path of the file that was damaged last.
  var damagedFile: String { changed?.path(percentEncoded: false) ?? "" }

  init() throws {
    let pixels = try Bitmap(size: PixelSize(width: 12, height: 8))
    pixels.draw { $0.fill(Rect(x: 0, y: 0, width: 6, height: 8), with: Color(hex: 0xFF0000)) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scratch = folder.appending(path: "scratch.png")
    try pixels.writePNG(to: scratch.path(percentEncoded: false))
    let png = [UInt8](try Data(contentsOf: scratch))
    try FileManager.default.removeItem(at: scratch)
    for (name, file, bytes) in [
      ("raster", "a.png", png),
      ("photo", "a.jpg", [UInt8](Data(base64Encoded: AssetFiles.jpeg) ?? Data())),
      ("page", "a.pdf", Array(AssetFiles.pdf.utf8)), ("shape", "a.svg", Array(AssetFiles.svg.utf8)),
    ] {
      try write(bytes, to: "\(name).imageset/\(file)")
      try write(
        Array("{ \"images\" : [ { \"filename\" : \"\(file)\", \"scale\" : \"1x\" } ] }".utf8),
        to: "\(name).imageset/Contents.json")
    }
    try write(
      Array(
        """
        { "colors" : [ { "color" : { "color-space" : "srgb", "components" : { "red" : "0x10", \
        "green" : "0.5", "blue" : "128", "alpha" : "1.000" } }, "idiom" : "universal" } ] }
        """.utf8), to: "brand.colorset/Contents.json")
    let images = ["raster", "photo", "page", "shape"].map {
      "<imageView id=\"\($0)\" image=\"\($0)\"/>"
    }.joined()
    try storyboardText(
      views: images + """
        <view id="colored"><color key="backgroundColor" name="brand"/></view>
        """
    ).write(to: folder.appending(path: "Main.storyboard"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = folder.appending(path: "Assets.xcassets/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    originals.append((file, bytes))
  }

  /// Damages one file: its bytes, its end, or its whole content.
  func damage(_ random: inout SeededGenerator) throws {
    guard let (file, original) = originals.randomElement(using: &random), !original.isEmpty
    else { return }
    var bytes = original
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes = []
    case 1: bytes = (originals.randomElement(using: &random) ?? (file, [])).bytes
    case 2, 3: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    default:
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
    }
    changed = file
    try Data(bytes).write(to: file)
  }

  /// Restores the damaged file.
  func restore() throws {
    guard let changed, let original = originals.first(where: { $0.file == changed }) else { return }
    try Data(original.bytes).write(to: changed)
  }

  /// Shows the project's document.
  func load() throws -> Storyboard {
    let storyboard = try Storyboard(
      contentsOf: folder.appending(path: "Main.storyboard").path(percentEncoded: false),
      registry: InterfaceRegistry())
    let stage = Stage(size: Size(width: 320, height: 480), scale: 1)
    stage.window.rootViewController = storyboard.instantiateInitialViewController()
    stage.turn()
    return storyboard
  }
}
