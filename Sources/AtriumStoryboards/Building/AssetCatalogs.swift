import AtriumGeometry
import AtriumGraphics

/// The asset catalogues for a file: the catalogues near the file, and those in all folders of its project.
///
/// A project's files are untrusted input: the number and the depth of folders are limited, and no name can refer to a
/// file outside a catalogue.
@MainActor
final class AssetCatalogs {
  /// The kinds of sets.
  enum Kind: String, CaseIterable {
    case image = ".imageset"
    case icon = ".appiconset"
    case color = ".colorset"
  }

  /// The maximum number of folders that are searched.
  private static let largestCount = 4_000
  /// The maximum number of folder levels below a catalogue.
  private static let deepest = 6
  /// The maximum size of the description of a set, in bytes, and the maximum number of its entries.
  private static let largestContents = 1 << 20
  private static let mostEntries = 200

  private let project: ProjectFolders
  private let reader: PictureReader
  /// The folders of the sets, by their kinds and names.
  private lazy var sets = findSets()

  /// Makes the catalogues of a project.
  init(_ project: ProjectFolders, reader: PictureReader) {
    (self.project, self.reader) = (project, reader)
  }

  /// Returns the image of the set with a name, or of the app icon if there is no such set; nil if no image can be read.
  func image(named name: String) -> Image? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if let set = sets[.image]?[last] { return imageSet(set, named: last) }
    return sets[.icon]?[last].flatMap { icon(in: $0, named: last) }
  }

  /// Returns the colours with the given name; nil if there are none.
  func color(named name: String) -> ColorPair? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return sets[.color]?[last].flatMap(contents).flatMap { ColorSet($0).colors }
  }

  // MARK: Sets

  private func contents(of set: String) -> JSONValue? {
    guard let bytes = try? InterfaceFile.bytes(of: "\(set)/Contents.json"),
      bytes.count <= AssetCatalogs.largestContents
    else { return nil }
    return JSONValue(bytes)
  }

  private func entries(of contents: JSONValue?) -> ArraySlice<JSONValue> {
    (contents?["images"]?.elements ?? []).prefix(AssetCatalogs.mostEntries)
  }

  private func imageSet(_ set: String, named name: String) -> Image? {
    guard let contents = contents(of: set) else {
      if let image = try? Image(contentsOf: "\(set)/\(name).png") { return image }
      reader.note("its file Contents.json cannot be read", ofImage: name)
      return nil
    }
    var bitmaps: [Double: Bitmap] = [:]
    for entry in entries(of: contents) {
      // An entry with the key `appearances` is not for the default appearance, so it is skipped.
      guard let file = entry["filename"]?.text, !file.contains("/"), entry["appearances"] == nil,
        !["mac", "tv", "watch"].contains(entry["idiom"]?.text)
      else { continue }
      let declared = entry["scale"]?.text?.first?.wholeNumberValue.map(Double.init) ?? 1
      guard (1...3).contains(declared),
        let bitmap = reader.bitmap("\(set)/\(file)", scale: declared, image: name),
        bitmaps[bitmap.scale] == nil
      else { continue }
      bitmaps[bitmap.scale] = bitmap
    }
    let found = bitmaps.sorted { $0.key < $1.key }.map(\.value)
    return found.isEmpty ? nil : Image(representations: found)
  }

  /// Returns an image of an app icon: the image for a phone's home screen, or the largest image that can be read.
  ///
  /// At most four files are tried. The result is nil if none of them can be read.
  private func icon(in set: String, named name: String) -> Image? {
    let entries = self.entries(of: contents(of: set)).compactMap { entry in
      entry["filename"]?.text.map { file in
        (file: file, side: entry["size"]?.text?.split(separator: "x").first.flatMap { Double($0) })
      }
    }.filter { !$0.file.contains("/") && !$0.file.isEmpty }
    let ordered = entries.sorted { AssetCatalogs.rank($0.side) > AssetCatalogs.rank($1.side) }
    for entry in ordered.prefix(4) {
      // The file of an old icon has several pixels for each point of its size.
      guard let raw = reader.bitmap("\(set)/\(entry.file)", scale: 1, image: name) else { continue }
      let scale = entry.side.map { Double(raw.size.width) / $0 } ?? 1
      guard (1...3).contains(scale), scale != 1,
        let scaled = reader.bitmap("\(set)/\(entry.file)", scale: scale, image: name)
      else { return Image(raw) }
      return Image(scaled)
    }
    return nil
  }

  private static func rank(_ side: Double?) -> Double { side == 60 ? 1e9 : side ?? 0 }

  // MARK: Folders

  private func findSets() -> [Kind: [String: String]] {
    var sets: [Kind: [String: String]] = [:]
    var count = 0
    var rest = catalogs().map { (path: $0, depth: 0) }
    while let next = rest.popLast(), count < AssetCatalogs.largestCount {
      count += 1
      guard next.depth < AssetCatalogs.deepest else { continue }
      for name in ProjectFolders.folders(in: next.path) {
        let path = "\(next.path)/\(name)"
        if let kind = Kind.allCases.first(where: { name.hasSuffix($0.rawValue) }) {
          let set = String(name.dropLast(kind.rawValue.count))
          if sets[kind]?[set] == nil { sets[kind, default: [:]][set] = path }
        } else if !name.contains(".") {
          rest.append((path, next.depth + 1))
        }
      }
    }
    return sets
  }

  /// Returns the catalogues, the nearest last.
  ///
  /// The search covers the folders from the file's folder up to the project's folder, the direct subfolders of each,
  /// and then all other folders of the project.
  private func catalogs() -> [String] {
    var found: [String] = []
    for path in project.upwards {
      for name in ProjectFolders.folders(in: path) {
        if name.hasSuffix(".xcassets") {
          found.append("\(path)/\(name)")
        } else if !name.contains(".") {
          found += ProjectFolders.folders(in: "\(path)/\(name)")
            .filter { $0.hasSuffix(".xcassets") }.map { "\(path)/\(name)/\($0)" }
        }
      }
    }
    found += project.folders(endingIn: ".xcassets").filter { !found.contains($0) }
    return found.reversed()
  }
}
