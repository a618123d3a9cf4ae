import Atrium
import Foundation
import Logging

/// The images and colours of the asset catalogues in a bundle's folder, which are read at run time.
///
/// A catalogue is a folder with the extension `xcassets`. It may contain nested folders, whose names are not part of
/// an asset's name.
@MainActor
enum AssetCatalog {
  private static let logger = Logging.Logger(label: "atrium.assets")
  private static var folders: [String: [String: String]] = [:]
  /// The files that could not be read, each of which is logged once.
  private static var unreadable: Set<String> = []

  /// Returns the folder of an asset, such as `logo.imageset`; nil if no catalogue contains the asset.
  private static func folder(_ asset: String, in bundle: ResourceBundle) -> String? {
    let path = bundle.bundlePath
    if let known = folders[path] { return known[asset] }
    var found: [String: String] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
      let inside = FileManager.default.subpaths(atPath: path + "/" + catalog) ?? []
      for file in inside.sorted() where file.hasSuffix("set") {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if found[name] == nil { found[name] = path + "/" + catalog + "/" + file }
      }
    }
    folders[path] = found
    return found[asset]
  }

  private static func contents<Value: Decodable>(of folder: String, _ type: Value.Type) -> Value? {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }

  // MARK: Images

  private struct ImageSet: Decodable {
    struct File: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    struct Properties: Decodable {
      var templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
      }
    }
    var images: [File]
    var properties: Properties?
  }

  /// The extensions of the image files that a name may include.
  private static let endings = [".png", ".jpg", ".jpeg"]

  /// Returns an image from a catalogue, or from a file if no catalogue has the name; nil if it cannot be read.
  ///
  /// As on iOS, a name without an extension is the name of a PNG file.
  static func image(named name: String, in bundle: ResourceBundle) -> Image? {
    guard let folder = folder(name + ".imageset", in: bundle) else {
      let file = endings.contains(where: name.lowercased().hasSuffix) ? name : name + ".png"
      return try? Image(contentsOf: bundle.bundlePath + "/" + file)
    }
    guard let set = contents(of: folder, ImageSet.self) else { return nil }
    let bitmaps = set.images.compactMap { file -> Bitmap? in
      guard let filename = file.filename, file.appearances == nil else { return nil }
      let scale = file.scale.flatMap { Double($0.filter(\.isNumber)) } ?? 1
      return bitmap(folder + "/" + filename, scale: scale, image: name)
    }
    guard !bitmaps.isEmpty else { return nil }
    let image = Image(representations: bitmaps)
    switch set.properties?.templateRenderingIntent {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Reads a PNG or JPEG file; nil if the file has another format or is damaged, which is logged once.
  private static func bitmap(_ path: String, scale: Double, image: String) -> Bitmap? {
    do throws(DrawingError) {
      return try Bitmap(contentsOf: path, scale: scale)
    } catch {
      if unreadable.insert(path).inserted {
        logger.warning("The image \(image) has a file that cannot be shown. \(error)")
      }
      return nil
    }
  }

  // MARK: Colours

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Value: Decodable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
          case space = "color-space"
          case components
        }
      }
      var color: Value?
      var appearances: [[String: String]]?
    }
    var colors: [Entry]
  }

  /// Returns a colour from a catalogue, in its variant for the light style; nil if there is no such colour.
  static func color(named name: String, in bundle: ResourceBundle) -> Color? {
    guard let folder = folder(name + ".colorset", in: bundle),
      let set = contents(of: folder, ColorSet.self),
      let value = set.colors.first(where: { $0.appearances == nil })?.color,
      let components = value.components
    else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(ColorSpace.component) }
    let alpha = ColorSpace.alpha(components["alpha"])
    let space = ColorSpace(named: value.space)
    if let white = component("white") { return Color(space, white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else {
      return nil
    }
    return Color(space, red: red, green: green, blue: blue, alpha: alpha)
  }
}
