import AtriumControls
import AtriumGeometry
public import AtriumGraphics
package import AtriumKit

/// The objects of a xib file, as Interface Builder saves it.
///
/// ```swift
/// let nib = try Nib(named: "Badge", in: bundle)
/// let badge = nib.instantiate(withOwner: nil).first as? BadgeView
/// ```
@MainActor
public final class Nib {
  let document: InterfaceDocument
  private let source: InterfaceSource

  /// Reads a xib file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The folder of the file and its images; nil for the program's bundle.
  ///   - registry: The classes that the file may name.
  ///   - localization: The language whose table translates the strings, such as `de`; nil uses the strings of the file.
  /// - Throws: The reason why the file cannot be read, with the position in the file.
  public convenience init(
    named name: String, in bundle: ResourceBundle? = nil, registry: InterfaceRegistry = .shared,
    localization: String? = nil
  ) throws(InterfaceError) {
    let source = InterfaceSource(
      bundle: bundle ?? .main, registry: registry, localization: localization)
    guard let path = source.path(of: name, ending: "xib") else {
      throw InterfaceError(
        file: "\(source.bundle.bundlePath)/\(name).xib",
        reason: source.path(of: name, ending: "nib") == nil
          ? .unreadable("No such file") : .compiled)
    }
    try self.init(path: path, source: source)
  }

  /// Reads a xib file from a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder contains the images.
  ///   - registry: The classes that the file may name.
  /// - Throws: The reason why the file cannot be read, with the position in the file.
  public convenience init(
    contentsOf path: String, registry: InterfaceRegistry = .shared
  ) throws(InterfaceError) {
    try self.init(path: path, source: InterfaceSource(fileAt: path, registry: registry))
  }

  init(path: String, source: InterfaceSource) throws(InterfaceError) {
    document = try InterfaceDocument(contentsOf: path)
    document.translations = source.translations(for: path)
    self.source = source
    guard document.kind == .xib else {
      throw InterfaceError(
        file: path, line: document.root.line, column: document.root.column,
        reason: .notAnInterface("it is a storyboard; read it as a Storyboard"))
    }
    NibLoader.install()
  }

  /// The warnings about unknown and unsupported parts of the file.
  ///
  /// The list grows when objects are made from parts of the file that were not used before.
  public var warnings: [InterfaceWarning] { document.warnings.all }

  /// The attributes of the file that have no effect in Atrium and cause no warning.
  ///
  /// These attributes concern features that a desktop lacks, such as on-screen keyboards and the system's text size. An
  /// entry has the names of an element and an attribute, as in `label baselineAdjustment`, or of an element and a child
  /// element, as in `label <highlightedColor>`. The entries are sorted. The list grows when objects are made from parts
  /// of the file that were not used before.
  public var attributesWithoutEffect: [String] {
    document.warnings.attributesWithoutEffect.sorted()
  }

  /// The version of Interface Builder that wrote the file, such as 22505; 0 if the file does not specify one.
  ///
  /// Files from before version 15000 (Xcode 10 and earlier) have no dark appearance.
  public var toolsVersion: Int { document.toolsVersion }

  /// Whether the designer chose the dark appearance for the canvas, which has no effect in a program.
  package var isDarkOnCanvas: Bool { document.isDarkOnCanvas }

  /// Makes the objects of the file, and connects them with each other and with the owner.
  ///
  /// - Parameter owner: The file's owner, whose outlets are set; nil if there is no owner.
  /// - Returns: The top-level objects, in the order of the file. The caller must keep them alive.
  @discardableResult
  public func instantiate(withOwner owner: AnyObject?) -> [AnyObject] {
    open(withOwner: owner).objects
  }

  /// The objects of the file, including the views.
  package struct Contents {
    /// The top-level objects, in the order of the file.
    package let objects: [AnyObject]
    /// The views, by their identifiers in the file.
    package let views: [String: View]
    /// The views with their frames in the file, in the order of the file.
    package let frames: [InterfaceFrame]
  }

  /// Makes the objects of the file, and connects them with each other and with the owner.
  ///
  /// - Parameter owner: The file's owner, whose outlets are set; nil if there is no owner.
  /// - Returns: The objects.
  package func open(withOwner owner: AnyObject?) -> Contents {
    let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
    let builder = ObjectBuilder(document: document, source: source, place: "the nib \(name)")
    let elements = document.root.list("objects")
    let ownerElement = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner {
      if hasOldMargins, let controller = owner as? ViewController {
        controller.viewRespectsSystemMinimumLayoutMargins = false
      }
      if let responder = owner as? Responder { source.registry.installActions(on: responder) }
      builder.note(owner: owner, id: ownerElement?.id ?? "-1", element: ownerElement)
      _ = ownerElement?["placeholderIdentifier"]
    }
    if source.registry.isPreview { builder.traits = Variations.canvasTraits(of: document) }
    builder.excluded = Variations.excluded(in: document.root, traits: builder.traits)
    let objects = elements.compactMap { make($0, builder) }
    builder.addConstraints()
    let contents = builder.staticContents.flatMap { builder.show($1, in: $0) }
    builder.connect(isComplete: true)
    let previews = builder.showPreviewContents()
    builder.awake()
    return Contents(
      objects: objects + contents + previews,
      views: builder.objects.compactMapValues { $0 as? View },
      frames: elements.flatMap { InterfaceFrames(of: $0, excluded: builder.excluded).all })
  }

  /// Whether this is a preview of a file from Xcode 6 or earlier, where the root view had the margins of other views.
  private var hasOldMargins: Bool {
    source.registry.isPreview && (1..<7_000).contains(document.toolsVersion)
  }

  private func make(_ element: InterfaceElement, _ builder: ObjectBuilder) -> AnyObject? {
    switch element.name {
    case "placeholder": return nil
    case "customObject":
      guard let entry = builder.customEntry(of: element),
        let object = entry.make(InterfaceCoder(element, builder: builder))
      else { return nil }
      builder.note(object, for: element)
      builder.applyRuntimeAttributes(element, to: object)
      return object
    case "barButtonItem": return builder.makeBarItem(element)
    case Unsupported.searchDisplay:
      builder.leaveOut(object: element)
      return nil
    default:
      if let recognizer = builder.makeRecognizer(element) { return recognizer }
      if element.name.hasSuffix("Controller") { return makeController(element, builder) }
      let view = builder.makeView(element)
      // The canvas gives the cells of a collection view the margins of a screen. In a program they have other margins.
      let isCell = view is CollectionReusableView && source.registry.isPreview
      if element.name == "view" && !hasOldMargins || isCell { view.screenMarginHeight = 0 }
      if element.name == "view", source.registry.isPreview,
        let margin = builder.shownMargin(of: element, 16...20), margin == 16 || margin == 20
      {
        view.screenMarginHeight = nil
        view.layoutMargins = EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      }
      return view
    }
  }

  /// Makes a controller with its view, and a container with its children.
  private func makeController(
    _ element: InterfaceElement, _ builder: ObjectBuilder
  ) -> ViewController {
    let controller = builder.makeController(element, isOwner: false)
    if let root = element.children.first(where: { $0.key == "view" }) {
      let view = builder.makeView(root)
      view.screenMarginHeight = 0
      controller.view = view
    }
    let children = element.list("viewControllers").map { makeController($0, builder) }
    if !children.isEmpty { Instantiation.set(children, of: controller, element) }
    return controller
  }
}
