import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The source of an Interface Builder file: the folder with its images and other files, and its classes.
@MainActor
final class InterfaceSource {
  let bundle: ResourceBundle
  let registry: InterfaceRegistry
  /// The language whose tables translate the strings; nil uses the strings of the files.
  let localization: String?

  init(bundle: ResourceBundle, registry: InterfaceRegistry, localization: String? = nil) {
    (self.bundle, self.registry, self.localization) = (bundle, registry, localization)
  }

  /// Makes the source for a file from the folder of the file.
  convenience init(fileAt path: String, registry: InterfaceRegistry) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    self.init(
      bundle: ResourceBundle(path: folder.isEmpty ? "/" : folder) ?? .main, registry: registry)
  }

  /// Returns the path of the file with the given name and extension; nil if there is none.
  ///
  /// The file is in the bundle's folder, or in its subfolder `storyboards`, `Base.lproj` or `en.lproj`.
  func path(of name: String, ending: String) -> String? {
    // A name from a file must not lead out of the folder.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    for folder in ["", "storyboards/", "Base.lproj/", "en.lproj/"] {
      let path = "\(bundle.bundlePath)/\(folder)\(name).\(ending)"
      if InterfaceFile.exists(path) { return path }
    }
    // In a preview, the file may also be in any other folder of the project.
    return registry.isPreview ? projectFiles["\(name).\(ending)"] : nil
  }

  /// The images and the documents of the project, by their names.
  private lazy var projectFiles = project.files(
    endingIn: [".png", ".jpg", ".jpeg", ".storyboard", ".xib"])
  private lazy var project = ProjectFolders(around: bundle.bundlePath)

  /// Returns a font of the project; nil if no font of the project has the name or the family.
  ///
  /// In a program, the result is always nil, since a program registers its own fonts.
  func projectFont(named name: String, family: String) -> Font.Face? {
    registry.isPreview ? fonts.face(named: name, family: family) : nil
  }
  private lazy var fonts = ProjectFonts(
    files: Array(project.files(endingIn: ProjectFonts.endings).values))

  /// Returns the image with the given name; nil if there is none.
  func image(named name: String) -> Image? {
    if let image = images[name] { return image }
    // A missing image is searched for only once.
    guard !name.contains(".."), missing.insert(name).inserted else { return nil }
    let (bare, endings) = InterfaceSource.parts(ofImageName: name)
    guard
      let image = bundledImage(bare, endings) ?? catalogs.image(named: bare)
        ?? looseImage(bare, endings)
    else { return nil }
    images[name] = image
    missing.remove(name)
    return image
  }
  private var missing: Set<String> = []
  private let reader = PictureReader()
  private lazy var catalogs = AssetCatalogs(project, reader: reader)

  /// Returns an image name without its extension, and the extensions that its file may have.
  private static func parts(ofImageName name: String) -> (bare: String, endings: [String]) {
    let endings = [".png", ".jpg", ".jpeg"]
    guard let ending = endings.first(where: name.hasSuffix) else { return (name, endings) }
    return (String(name.dropLast(ending.count)), [ending])
  }

  /// Returns an image from the bundle.
  private func bundledImage(_ name: String, _ endings: [String]) -> Image? {
    for folder in ["", "Images/", "icons/"] {
      for ending in endings {
        let path = "\(bundle.bundlePath)/\(folder)\(name)\(ending)"
        if let image = try? Image(contentsOf: path) { return image }
      }
    }
    return nil
  }

  /// Returns an image from any folder of the project.
  private func looseImage(_ name: String, _ endings: [String]) -> Image? {
    guard registry.isPreview, !name.contains("/") else { return nil }
    for ending in endings {
      let names = ["", "@2x", "@3x"].map { "\(name)\($0)\(ending)" }
      guard let file = names.lazy.compactMap({ self.projectFiles[$0] }).first,
        let slash = file.lastIndex(of: "/")
      else { continue }
      if let image = try? Image(contentsOf: "\(file[..<slash])/\(name)\(ending)") { return image }
    }
    return nil
  }

  /// The reason why a file of the image could not be read; nil if no file of the image has failed.
  func problem(ofImage name: String) -> String? {
    let bare = InterfaceSource.parts(ofImageName: name).bare
    return reader.problem(ofImage: bare.split(separator: "/").last.map(String.init) ?? bare)
  }

  /// Returns the colours with the given name in the asset catalogues; nil if there are none.
  func color(named name: String) -> ColorPair? {
    if let known = colors[name] { return known }
    let found = name.contains("..") ? nil : catalogs.color(named: name)
    colors[name] = .some(found)
    return found
  }
  private var colors: [String: ColorPair?] = [:]

  private var images: [String: Image] = [:]

  /// Returns an outline that replaces a missing image.
  ///
  /// Missing images of the same size share one outline. When the total area of the outlines exceeds a limit, further
  /// outlines are only 24 points wide and high.
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

  /// Returns the translations of a document's strings into the language of the source; empty if there are none.
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
