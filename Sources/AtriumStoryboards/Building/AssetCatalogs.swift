import AtriumGraphics

/// The asset catalogues for a file: those in the folder of the file and in the folders of its project.
///
/// A project's files are untrusted input: the number and the depth of folders have limits, and no name can
/// lead out of a catalogue.
@MainActor
final class AssetCatalogs {
  /// The maximum number of folders that are searched.
  private static let largestCount = 4_000
  /// The maximum number of folder levels above the file's folder and below a catalogue.
  private static let deepest = 6

  private let project: ProjectFolders
  /// The folders of the image sets, by their names.
  private lazy var imageSets = findImageSets()

  /// Makes the catalogues of a project.
  init(_ project: ProjectFolders) { self.project = project }

  /// Returns the path of an image that exists only in a format other than PNG; nil if there is none.
  func otherFile(named name: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let set = imageSets[last],
      let bytes = try? InterfaceFile.bytes(of: "\(set)/Contents.json"),
      let contents = JSONValue(bytes)
    else { return nil }
    return (contents["images"]?.elements ?? []).lazy.compactMap { $0["filename"]?.text }
      .first { !$0.isEmpty && !$0.contains("/") && !$0.hasSuffix(".png") }
  }

  /// Returns the image with a name, in all its scales; nil if there is no PNG file.
  func image(named name: String) -> Image? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let set = imageSets[last] else { return nil }
    guard let bytes = try? InterfaceFile.bytes(of: "\(set)/Contents.json"),
      let contents = JSONValue(bytes)
    else { return try? Image(contentsOf: "\(set)/\(last).png") }
    var bitmaps: [Double: Bitmap] = [:]
    for entry in contents["images"]?.elements ?? [] {
      // An image for another appearance or language has further keys.
      guard let file = entry["filename"]?.text, !file.contains("/"), file.hasSuffix(".png"),
        entry["appearances"] == nil
      else { continue }
      let scale = entry["scale"]?.text?.first?.wholeNumberValue.map(Double.init) ?? 1
      guard (1...3).contains(scale), bitmaps[scale] == nil else { continue }
      bitmaps[scale] = try? Bitmap(contentsOfPNG: "\(set)/\(file)", scale: scale)
    }
    let found = bitmaps.sorted { $0.key < $1.key }.map(\.value)
    return found.isEmpty ? nil : Image(representations: found)
  }

  // MARK: Folders

  private func findImageSets() -> [String: String] {
    var sets: [String: String] = [:]
    var count = 0
    var rest = catalogs().map { (path: $0, depth: 0) }
    while let next = rest.popLast(), count < AssetCatalogs.largestCount {
      count += 1
      guard next.depth < AssetCatalogs.deepest else { continue }
      for name in ProjectFolders.folders(in: next.path) {
        let path = "\(next.path)/\(name)"
        if name.hasSuffix(".imageset") {
          let image = String(name.dropLast(".imageset".count))
          if sets[image] == nil { sets[image] = path }
        } else if !name.contains(".") {
          rest.append((path, next.depth + 1))
        }
      }
    }
    return sets
  }

  /// Returns the catalogues, the nearest last.
  ///
  /// They are in the folders from the file's folder up to the project's folder, and in the direct subfolders
  /// of these.
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
    return found.reversed()
  }
}
