public import AtriumKit
public import AtriumGraphics

/// The controllers of a storyboard file, as Interface Builder saves it.
///
/// ```swift
/// let storyboard = try Storyboard(name: "Main", in: bundle)
/// window.rootViewController = storyboard.instantiateInitialViewController()
/// ```
///
/// The file is read once, and each call makes new controllers from it. The classes named in the file are
/// looked up in an ``InterfaceRegistry``. Unknown parts of the file are listed in ``warnings``, and loading
/// continues.
@MainActor
public final class Storyboard {
  /// The name of the file, without its extension.
  public let name: String
  let document: InterfaceDocument
  let source: InterfaceSource
  private var others: [String: Storyboard] = [:]

  /// Reads a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The folder of the file and its images; nil for the program's bundle.
  ///   - registry: The classes that the file may name.
  ///   - localization: The language, such as `de`, whose table `de.lproj/NAME.strings` contains the strings;
  ///     nil uses the strings of the file.
  /// - Throws: The reason why the file cannot be read, with the position in the file.
  public convenience init(
    name: String, in bundle: ResourceBundle? = nil, registry: InterfaceRegistry = .shared,
    localization: String? = nil
  ) throws(InterfaceError) {
    let source = InterfaceSource(
      bundle: bundle ?? .main, registry: registry, localization: localization)
    guard let path = source.path(of: name, ending: "storyboard") else {
      throw InterfaceError(
        file: "\(source.bundle.bundlePath)/\(name).storyboard",
        reason: source.path(of: name, ending: "storyboardc") == nil
          ? .unreadable("No such file") : .compiled)
    }
    try self.init(path: path, source: source)
  }

  /// Reads a storyboard from a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder contains the images and the other storyboards.
  ///   - registry: The classes that the file may name.
  /// - Throws: The reason why the file cannot be read, with the position in the file.
  public convenience init(
    contentsOf path: String, registry: InterfaceRegistry = .shared
  ) throws(InterfaceError) {
    try self.init(path: path, source: InterfaceSource(fileAt: path, registry: registry))
  }

  private init(path: String, source: InterfaceSource) throws(InterfaceError) {
    document = try InterfaceDocument(contentsOf: path)
    document.translations = source.translations(for: path)
    self.source = source
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
    guard document.kind == .storyboard else {
      throw InterfaceError(
        file: path, line: document.root.line, column: document.root.column,
        reason: .notAnInterface("it is a xib; read it as a Nib"))
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

  /// The storyboard identifiers of the file, sorted.
  public var identifiers: [String] { document.controllers.keys.sorted() }

  // MARK: Making controllers

  /// Makes the initial controller; nil if the file has none.
  public func instantiateInitialViewController() -> ViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the initial controller with a closure; nil if the file has none.
  ///
  /// - Parameter creator: Makes the controller from its coder. If the closure returns nil, the class in the file is
  ///   used.
  /// - Returns: The controller.
  public func instantiateInitialViewController(
    creator: (@MainActor (InterfaceCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let id = document.initialController, document.scenes[id] != nil else { return nil }
    return Instantiation.make(id, of: self, creator: creator)
  }

  /// Makes the controller with a storyboard identifier.
  ///
  /// Traps if the file has no such identifier; ``identifiers`` lists the identifiers in the file.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Makes the controller from its coder. If it is nil or returns nil, the class in the file is used.
  /// - Returns: The controller.
  public func instantiateViewController(
    withIdentifier identifier: String,
    creator: (@MainActor (InterfaceCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let id = document.controllers[identifier] else {
      fatalError(
        "The storyboard \(name) has no controller with the identifier \"\(identifier)\"; it has "
          + "\(identifiers.map { "\"\($0)\"" }.joined(separator: ", ")).")
    }
    return Instantiation.make(id, of: self, creator: creator)
  }

  /// Returns another storyboard from the same folder; nil, with a warning, if it cannot be read.
  func other(named name: String, for element: InterfaceElement) -> Storyboard? {
    if name == self.name { return self }
    if let other = others[name] { return other }
    do throws(InterfaceError) {
      let other = try Storyboard(
        name: name, in: source.bundle, registry: source.registry, localization: source.localization)
      others[name] = other
      return other
    } catch {
      element.warn("The storyboard \"\(name)\" cannot be used: \(error)")
      return nil
    }
  }
}
