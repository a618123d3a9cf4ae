import AtriumGeometry

/// A storyboard or xib file: its header, its objects by identifier and its resources.
@MainActor
final class InterfaceDocument {
  /// The kinds of file.
  enum Kind {
    case storyboard
    case xib
  }

  let path: String
  let kind: Kind
  let root: InterfaceElement
  let warnings: InterfaceWarnings
  /// The elements with an identifier.
  private(set) var elements: [String: InterfaceElement] = [:]
  /// The scenes, by the identifiers of their controllers.
  private(set) var scenes: [String: InterfaceScene] = [:]
  /// The scenes, in the order of the file.
  private(set) var scenesInOrder: [InterfaceScene] = []
  /// The identifiers of the controllers in the file, by their storyboard identifiers.
  private(set) var controllers: [String: String] = [:]
  /// The named colours of the file, by their names.
  private(set) var namedColors: [String: InterfaceElement] = [:]
  /// The system colours that the file contains, by their names.
  private(set) var systemColors: [String: InterfaceElement] = [:]
  /// The sizes of the images that the file names, in points.
  private(set) var imageSizes: [String: (width: Double, height: Double)] = [:]
  /// The content sizes that the designable classes had on the canvas, by the identifiers of their views.
  ///
  /// A negative width or height means that the class has none.
  private(set) var designedSizes: [String: Size] = [:]
  /// The strings of a language, by the identifier of the object and the key.
  var translations: [String: String] = [:]

  /// The size of the screen that the designer chose, in points; nil if the file names no known screen.
  var screen: Size? {
    let device = root.children.first { $0.name == "device" }
    guard let upright = device?.described("id").flatMap(CanvasMetrics.device(named:)) else {
      return nil
    }
    return device?.described("orientation") == "landscape"
      ? Size(width: upright.height, height: upright.width) : upright
  }
  /// The parts of the designer's screen that the status bar and the home indicator cover, in points.
  var coveredInsets: EdgeInsets {
    let device = root.children.first { $0.name == "device" }
    return CanvasMetrics.coveredInsets(
      of: device?.described("id"), isLandscape: device?.described("orientation") == "landscape",
      version: toolsVersion)
  }
  /// Whether the views of the file are laid out for all size classes, as in Xcode 6 and 7.
  var isForAnySize: Bool {
    root.described("useTraitCollections") == "YES"
      && root.children.allSatisfy { $0.name != "device" }
  }
  /// The version of Interface Builder that wrote the file; 0 if the file does not specify one.
  var toolsVersion: Int {
    root.described("toolsVersion")?.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }
  /// Whether the canvas has the dark appearance.
  var isDarkOnCanvas: Bool {
    root.children.first { $0.name == "device" }?.described("appearance") == "dark"
  }
  /// The colour that tints all scenes; nil if the file does not specify one.
  var tint: InterfaceElement? { root.child("color", key: "tintColor") }
  var initialController: String? { root["initialViewController"] }
  /// The folder that contains the file.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Reads a file.
  convenience init(contentsOf path: String) throws(InterfaceError) {
    try self.init(InterfaceFile.bytes(of: path), path: path)
  }

  /// Reads the contents of a file.
  init(_ bytes: [UInt8], path: String) throws(InterfaceError) {
    warnings = InterfaceWarnings(file: path)
    self.path = path
    root = try InterfaceReader.read(bytes, warnings: warnings)
    kind = try InterfaceDocument.kind(of: root, path: path)
    index()
    if kind == .storyboard { indexScenes() }
    indexResources()
    indexDesignables()
    warnOfUnknownParts()
  }

  /// Warns about the attributes and elements of the document that are not known.
  private func warnOfUnknownParts() {
    _ = (root["toolsVersion"], root["useTraitCollections"], tint)
    _ = (root.child("device"), root.child("objects"))
    root.warnOfUnread(besides: InterfaceDocument.forXcode)
  }

  /// The attributes and elements of a document that only Xcode reads.
  private static let forXcode: Set<String> = [
    "accessibilityOverrides", "classes", "colorMatched", "customFonts", "dependencies",
    "inferredMetricsTieBreakers", "launchScreen", "promptedForUpgradeToXcode5",
    "propertyAccessControl", "systemVersion", "targetRuntime", "useAutolayout", "useSafeAreas",
    "variant", "version",
  ]

  private static func kind(
    of root: InterfaceElement, path: String
  ) throws(InterfaceError) -> Kind {
    func refuse(_ reason: InterfaceError.Reason) -> InterfaceError {
      InterfaceError(file: path, line: root.line, column: root.column, reason: reason)
    }
    if root.name == "archive" || root.name == "plist" { throw refuse(.oldFormat) }
    guard root.name == "document" else {
      throw refuse(.notAnInterface("its root is <\(root.name.prefix(60))>"))
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB":
      return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB":
      return .xib
    case let other:
      throw refuse(.notAnInterface("its type is \"\((other ?? "").prefix(100))\""))
    }
  }

  private func index() {
    // About every third element of a file has an identifier.
    elements.reserveCapacity(4096)
    var rest = [root]
    while let element = rest.popLast() {
      if let id = element.id {
        if let first = elements[id] {
          element.warn(
            "The id \"\(id)\" is the one of <\(first.name)> in line \(first.line) too; references "
              + "mean that one.")
        } else {
          elements[id] = element
        }
      }
      // The children are added in reverse, so that they are visited in the order of the file.
      rest += element.children.reversed()
    }
  }

  private func indexScenes() {
    for element in root.child("scenes")?.all("scene") ?? [] {
      guard let scene = InterfaceScene(element) else { continue }
      guard let id = scene.controller.id, scenes[id] == nil else { continue }
      scenes[id] = scene
      scenesInOrder.append(scene)
      guard let name = scene.controller["storyboardIdentifier"] else { continue }
      if controllers[name] == nil {
        controllers[name] = id
      } else {
        scene.controller.warn("Another scene has the storyboard identifier \"\(name)\" already.")
      }
    }
    if let initialController, scenes[initialController] == nil {
      root.warn("The initial controller \"\(initialController)\" is not in the file.")
    }
  }

  /// Returns the size of an image, in points.
  ///
  /// For a system symbol, the result is not the size in the file, since iOS draws the symbol at a different size.
  private func size(of image: InterfaceElement) -> (width: Double, height: Double) {
    let (width, height) = (image.number("width") ?? 24, image.number("height") ?? 24)
    guard image["catalog"] == "system", width > 0, height > 0 else { return (width, height) }
    // Most symbols are about 18 points high; flat symbols, such as arrows and lines, are about 20 points wide.
    let scale = height < 0.6 * width ? 20 / width : 18 / height
    return (width * scale, height * scale)
  }

  private func indexDesignables() {
    for designable in root.child("designables")?.all("designable") ?? [] {
      guard let name = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      designedSizes[name] = Size(width: width, height: height)
    }
  }

  private func indexResources() {
    for resource in root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "namedColor": namedColors[name] = resource.child("color")
      case "image":
        imageSizes[name] = size(of: resource)
      case "systemColor": systemColors[name] = resource.child("color")
      default: break
      }
    }
  }
}
