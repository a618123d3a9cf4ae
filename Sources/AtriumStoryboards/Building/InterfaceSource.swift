import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The source of files, their classes and their pictures.
@MainActor
final class InterfaceSource {
  let bundle: ResourceBundle
  let registry: InterfaceRegistry
  /// The language whose tables translate the texts; nil for the texts of the files.
  let localization: String?

  init(bundle: ResourceBundle, registry: InterfaceRegistry, localization: String? = nil) {
    (self.bundle, self.registry, self.localization) = (bundle, registry, localization)
  }

  /// The source for a file: the folder that it is in.
  convenience init(fileAt path: String, registry: InterfaceRegistry) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    self.init(
      bundle: ResourceBundle(path: folder.isEmpty ? "/" : folder) ?? .main, registry: registry)
  }

  /// The path of a file with a name in the bundle; nil if there is none.
  ///
  /// It is in the folder itself, in its folder `storyboards`, or in that of a language.
  func path(of name: String, ending: String) -> String? {
    // A name from a file must not lead out of the folder.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    for folder in ["", "storyboards/", "Base.lproj/", "en.lproj/"] {
      let path = "\(bundle.bundlePath)/\(folder)\(name).\(ending)"
      if InterfaceFile.exists(path) { return path }
    }
    // A project has its files in any of its folders; a program has them in its bundle.
    return registry.isPreview ? projectFiles["\(name).\(ending)"] : nil
  }

  /// The pictures and the documents of the project, by their names.
  private lazy var projectFiles = project.files(endingIn: [".png", ".storyboard", ".xib"])
  private lazy var project = ProjectFolders(around: bundle.bundlePath)

  /// The picture of a name; nil if there is none.
  func image(named name: String) -> Image? {
    if let image = images[name] { return image }
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard !bare.contains("..") else { return nil }
    for folder in ["", "Images/", "icons/"] {
      if let image = try? Image(contentsOf: "\(bundle.bundlePath)/\(folder)\(bare).png") {
        images[name] = image
        return image
      }
    }
    // A picture that is not there is looked for once.
    guard missing.insert(name).inserted,
      let image = catalogs.image(named: bare) ?? looseImage(named: bare)
    else { return nil }
    images[name] = image
    missing.remove(name)
    return image
  }
  private var missing: Set<String> = []
  private lazy var catalogs = AssetCatalogs(project)

  /// A picture in any folder of the project.
  private func looseImage(named name: String) -> Image? {
    guard registry.isPreview, !name.contains("/") else { return nil }
    let file = ["", "@2x", "@3x"].lazy.compactMap { self.projectFiles["\(name)\($0).png"] }.first
    guard let file, let slash = file.lastIndex(of: "/") else { return nil }
    return try? Image(contentsOf: "\(file[..<slash])/\(name).png")
  }

  /// The file of a picture that is there, but not in PNG; nil if there is none.
  func otherFile(ofImage name: String) -> String? { catalogs.otherFile(named: name) }
  private var images: [String: Image] = [:]

  /// An outline in place of a picture that is missing.
  ///
  /// Pictures of one size share one. When their total area is too large, further ones are small.
  func outline(ofSize size: Size) -> Image {
    let size = outlineArea + size.width * size.height > 2e6 ? Size(width: 24, height: 24) : size
    if let outline = outlines[size] { return outline }
    outlineArea += size.width * size.height
    let outline = Image.placeholder(ofSize: size)
    outlines[size] = outline
    return outline
  }
  private var outlines: [Size: Image] = [:]
  private var outlineArea = 0.0

  /// The table of a document in the language of the program; empty if there is none.
  func translations(for path: String) -> [String: String] {
    guard let localization, !localization.isEmpty, !localization.contains("/") else { return [:] }
    let file = path.split(separator: "/").last ?? ""
    let name = file.split(separator: ".").dropLast().joined(separator: ".")
    let table = "\(bundle.bundlePath)/\(localization).lproj/\(name).strings"
    guard InterfaceFile.exists(table) else { return [:] }
    do throws(InterfaceError) {
      return StringsTable.read(try InterfaceFile.bytes(of: table))
    } catch {
      SegueLog.error("\(error)")
      return [:]
    }
  }
}
