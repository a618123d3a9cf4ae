import Foundation
import TestSupport
import Testing
import UIKit

/// Images of asset catalogues and of a bundle's folder, in all formats.
@MainActor
struct AssetCatalogTests {
  private static func inFolder(_ body: (URL, Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "asset-formats-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder, #require(Bundle(path: folder.path(percentEncoded: false))))
  }

  private static func add(_ files: [(name: String, scale: String, data: Data)], to set: URL) throws
  {
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let entries = files.map { #"{"filename":"\#($0.name)","scale":"\#($0.scale)"}"# }
    try Data(#"{"images":[\#(entries.joined(separator: ","))]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    for file in files { try file.data.write(to: set.appending(path: file.name)) }
  }

  private static func image(_ size: CGSize, _ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test("an image set may contain JPEG and PNG files, in all scales")
  func photos() throws {
    try Self.inFolder { folder, bundle in
      let size = CGSize(width: 16, height: 8)
      let jpeg = try #require(Self.image(size, .white).jpegData(compressionQuality: 1))
      let large = Self.image(CGSize(width: 32, height: 16), .black)
      let png = try #require(large.pngData())
      let set = folder.appending(path: "Media.xcassets/Photos/lake.imageset")
      try Self.add([("lake.JPG", "1x", jpeg), ("lake@2x.png", "2x", png)], to: set)
      let lake = try #require(UIImage(named: "lake", in: bundle))
      #expect(lake.size == size && lake.scale == 2)
      #expect(lake.bitmap(forScale: 1).color(atX: 3, y: 3) == .white)
      #expect(lake.bitmap(forScale: 2).color(atX: 3, y: 3) == .black)
    }
  }

  @Test("the name of a JPEG file in the bundle includes its extension, and that of a PNG file may")
  func files() throws {
    try Self.inFolder { folder, bundle in
      let image = Self.image(CGSize(width: 16, height: 8), .white)
      try #require(image.jpegData(compressionQuality: 1))
        .write(to: folder.appending(path: "photo.jpeg"))
      try #require(image.pngData()).write(to: folder.appending(path: "icon.png"))
      let found = ["photo.jpeg", "photo", "icon.png", "icon", "photo.png"].map {
        UIImage(named: $0, in: bundle)?.size.width
      }
      #expect(found == [16, nil, 16, 16, nil])
    }
  }

  @Test("a file in a format that is not read is logged once, and other files of its set are used")
  func otherFormats() async {
    let result = await #expect(processExitsWith: .success) {
      let capture = LogCapture()
      try await MainActor.run {
        try AssetCatalogTests.inFolder { folder, bundle in
          guard let png = AssetCatalogTests.image(CGSize(width: 4, height: 4), .red).pngData()
          else {
            preconditionFailure("no PNG data")
          }
          let media = folder.appending(path: "Media.xcassets")
          let (pdf, svg) = (Data("%PDF-1.4".utf8), Data("<svg/>".utf8))
          try AssetCatalogTests.add(
            [("plan.pdf", "1x", pdf)], to: media.appending(path: "plan.imageset"))
          try AssetCatalogTests.add(
            [("sign.svg", "1x", svg), ("sign.png", "2x", png)],
            to: media.appending(path: "sign.imageset"))
          let sizes = ["plan", "plan", "sign", "sign", "none"].map {
            UIImage(named: $0, in: bundle)?.size.width
          }
          precondition(sizes == [nil, nil, 2, 2, nil], "\(sizes)")
          let path = folder.path(percentEncoded: false)
          let messages = capture.messages.map { $0.replacing(path, with: "FOLDER") }
          precondition(
            messages == [
              "warning: The image plan has a file that cannot be shown. The file “FOLDER/"
                + "Media.xcassets/plan.imageset/plan.pdf” is neither a PNG nor a JPEG picture, or it "
                + "is damaged.",
              "warning: The image sign has a file that cannot be shown. The file “FOLDER/"
                + "Media.xcassets/sign.imageset/sign.svg” is neither a PNG nor a JPEG picture, or it "
                + "is damaged.",
            ], "\(messages)")
        }
      }
    }
    #expect(result != nil)
  }

  /// Writes a colour set for each text of a colour, and returns the colours.
  private static func colors(_ texts: [String]) throws -> [UIColor?] {
    var colors: [UIColor?] = []
    try inFolder { folder, bundle in
      for (number, text) in texts.enumerated() {
        let set = folder.appending(path: "Colors.xcassets/c\(number).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"colors":[{"idiom":"universal","color":\#(text)}]}"#.utf8)
          .write(to: set.appending(path: "Contents.json"))
      }
      colors = texts.indices.map { UIColor(named: "c\($0)", in: bundle) }
    }
    return colors
  }

  @Test("the components of a colour are decimal, whole or hexadecimal numbers")
  func components() throws {
    let colors = try Self.colors([
      #"{"components":{"red":"0x80","green":"1","blue":"1.000","alpha":"1"}}"#,
      #"{"components":{"white":"0.5","alpha":"0.25"}}"#,
      #"{"components":{"red":"much","green":"1","blue":"1"}}"#,
    ])
    #expect(colors[0] == UIColor(red: 128 / 255, green: 1 / 255, blue: 1, alpha: 1))
    #expect(colors[1] == UIColor(white: 0.5, alpha: 0.25))
    #expect(colors[2] == nil)
  }

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }

  @Test("a colour of another colour space is converted to sRGB, as UIColor(displayP3Red:) does")
  func colorSpaces() throws {
    let part = #""components":{"red":"0.8","green":"0.4","blue":"0.2","alpha":"1.0"}"#
    let colors = try Self.colors([
      #"{"color-space":"srgb",\#(part)}"#, #"{"color-space":"display-p3",\#(part)}"#,
      #"{"color-space":"extended-linear-srgb",\#(part)}"#,
      #"{"color-space":"gray-gamma-22","components":{"white":"0.5","alpha":"1.0"}}"#,
    ])
    #expect(colors[0] == UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
    let wide = try #require(colors[1])
    #expect(wide == UIColor(displayP3Red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
    // The values were computed from the primaries of both spaces.
    #expect(zip(parts(wide), [0.8596, 0.3704, 0.1234]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(try abs(parts(#require(colors[2]))[0] - 0.9063) < 0.001)
    #expect(try abs(parts(#require(colors[3]))[0] - 0.5039) < 0.001)
  }
}
