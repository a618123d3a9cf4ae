import AtriumGraphics
import AtriumKit

/// Where files, their classes and their pictures come from.
@MainActor
final class InterfaceSource {
  let bundle: ResourceBundle
  let registry: InterfaceRegistry

  init(bundle: ResourceBundle, registry: InterfaceRegistry) {
    (self.bundle, self.registry) = (bundle, registry)
  }

  /// The path of a file with a name in the bundle; nil if there is none.
  ///
  /// It is in the folder itself, in that of a language, or among the resources.
  func path(of name: String, ending: String) -> String? {
    // A name from a file must not lead out of the folder.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    for folder in ["", "Base.lproj/", "en.lproj/"] {
      let path = "\(bundle.bundlePath)/\(folder)\(name).\(ending)"
      if InterfaceFile.exists(path) { return path }
    }
    return nil
  }

  /// The picture of a name; nil if there is none.
  func image(named name: String) -> Image? {
    if let image = images[name] { return image }
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard !bare.contains("..") else { return nil }
    for folder in ["", "Images/", "icons/", "Assets.xcassets/\(bare).imageset/"] {
      if let image = try? Image(contentsOf: "\(bundle.bundlePath)/\(folder)\(bare).png") {
        images[name] = image
        return image
      }
    }
    return nil
  }
  private var images: [String: Image] = [:]

  /// The text of a key in the language of the program; nil if the tables have none.
  func translation(of key: String, in document: InterfaceDocument) -> String? {
    document.translations?[key]
  }
}
