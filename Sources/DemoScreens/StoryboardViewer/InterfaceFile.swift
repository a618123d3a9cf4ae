import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit
public import AtriumStoryboards

/// A storyboard or xib file, shown without the program to which it belongs.
///
/// The program's classes are replaced by the standard classes. An unwind segue goes back by one controller, because
/// the file does not name the class that implements its action.
@MainActor
public final class InterfaceFile {
  /// The path of the file.
  public let path: String
  /// The scenes of a storyboard, or the top-level objects of a xib.
  let pages: [InterfacePage]
  let content: Content
  /// The size and times of the file on disk when it was read.
  private let stamp: InterfaceStamp?
  private let navigation: [String: NavigationPlace]

  /// The kinds of file.
  enum Content {
    case storyboard(Storyboard)
    case nib(Nib)
  }

  /// Reads a file.
  ///
  /// - Parameter path: The path; its extension does not determine the kind of file.
  /// - Throws: The reason why the file cannot be read, with the line number.
  public init(contentsOf path: String) throws(InterfaceError) {
    self.path = path
    // The stamp is read first. A change while the file is being read is then also noticed.
    stamp = InterfaceStamp.read(path)
    content = try InterfaceFile.read(path)
    switch content {
    case .storyboard(let storyboard):
      let scenes = storyboard.scenes
      pages = scenes.map(InterfacePage.init)
      navigation = NavigationPlace.places(of: scenes)
    case .nib(let nib):
      pages = nib.topLevelObjects.enumerated().map { InterfacePage($1, index: $0) }
      navigation = [:]
    }
  }

  /// The name of the file, without its folder.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether the file on disk has changed since it was read.
  var hasChanged: Bool {
    let present = InterfaceStamp.read(path)
    return present != nil && present != stamp
  }

  /// Whether the file is a storyboard, whose pages are scenes; otherwise it is a xib, whose pages are views.
  var isStoryboard: Bool {
    switch content {
    case .storyboard: true
    case .nib: false
    }
  }

  /// The number of pages in words, such as *2 scenes*.
  var countedPages: String {
    switch (isStoryboard, pages.count) {
    case (true, 1): String(localized: "1 scene")
    case (true, let count): String(localized: "%@ scenes", "\(count)")
    case (false, 1): String(localized: "1 view")
    case (false, let count): String(localized: "%@ views", "\(count)")
    }
  }

  /// The message for a file without pages.
  var emptyMessage: String {
    isStoryboard
      ? String(localized: "There are no scenes in %@.", name)
      : String(localized: "There are no views in %@.", name)
  }

  /// The style of the file's controllers, regardless of the window's style; nil for the style of the window.
  ///
  /// The style is light if the file is older than the dark style, and dark if the designer's canvas is dark.
  var style: UserInterfaceStyle? {
    let (version, isDark) =
      switch content {
      case .storyboard(let storyboard): (storyboard.toolsVersion, storyboard.isDarkOnCanvas)
      case .nib(let nib): (nib.toolsVersion, nib.isDarkOnCanvas)
      }
    return version < 15_000 ? .light : isDark ? .dark : nil
  }

  /// The warnings about unknown or invalid contents, for those contents of the file that have been used so far.
  public var warnings: [InterfaceWarning] {
    switch content {
    case .storyboard(let storyboard): storyboard.warnings
    case .nib(let nib): nib.warnings
    }
  }

  /// The attributes that have no effect in Atrium but cause no warning.
  ///
  /// The list covers only the contents of the file that have been used so far.
  public var attributesWithoutEffect: [String] {
    switch content {
    case .storyboard(let storyboard): storyboard.attributesWithoutEffect
    case .nib(let nib): nib.attributesWithoutEffect
    }
  }

  /// The names that ``page(named:)`` accepts: for each scene, its storyboard identifier, or its id if it has none.
  public var pageNames: [String] { pages.map { $0.identifier ?? $0.id } }

  /// Returns the index of the scene with a storyboard identifier or an id; nil if there is none.
  public func page(named name: String) -> Int? {
    pages.firstIndex { $0.identifier == name } ?? pages.firstIndex { $0.id == name }
  }

  /// The index of the initial scene, or 0 if no scene is initial; nil if there is no scene.
  public var initialPage: Int? {
    pages.firstIndex(where: \.isInitial) ?? (pages.isEmpty ? nil : 0)
  }

  private static func read(_ path: String) throws(InterfaceError) -> Content {
    let registry = InterfaceRegistry()
    registry.isPreview = true
    registry.register(SceneController.interface)
    registry.register(SceneTableController.interface)
    registry.register(SceneCollectionController.interface)
    do throws(InterfaceError) {
      return .storyboard(try Storyboard(contentsOf: path, registry: registry))
    } catch {
      guard case .notAnInterface = error.reason,
        let nib = try? Nib(contentsOf: path, registry: registry)
      else { throw error }
      return .nib(nib)
    }
  }

  // MARK: Controllers

  /// Makes the controller of a scene, in a navigation controller if the storyboard shows the scene in one.
  func makeController(at index: Int) -> ViewController { makeScene(at: index).controller }

  /// Makes the controller that ``makeController(at:)`` returns, with the frames of the scene's views in the file.
  func makeScene(at index: Int) -> MadeScene {
    switch content {
    case .nib(let nib): return makeNibScene(nib, at: index)
    case .storyboard(let storyboard):
      guard let scene = pages[index].scene else { return MadeScene(ViewController()) }
      let controller = storyboard.instantiateViewController(of: scene)
      guard let place = navigation[scene.id], !isContainer(controller) else {
        return MadeScene(controller)
      }
      let bar = NavigationController()
      var stack = [controller]
      if let before = place.before {
        stack.insert(storyboard.instantiateViewController(of: before), at: 0)
      }
      bar.setViewControllers(stack.filter { !isContainer($0) }, animated: false)
      return MadeScene(bar, frames: SceneFrames(of: controller))
    }
  }

  /// Makes each scene and its view once, so that ``warnings`` covers all scenes.
  ///
  /// In a large file, only the first 200 scenes are made.
  func check() {
    for index in pages.indices.prefix(200) {
      switch content {
      case .nib(let nib):
        nib.instantiate(withOwner: SceneController())
        return
      case .storyboard(let storyboard):
        guard let scene = pages[index].scene else { continue }
        storyboard.instantiateViewController(of: scene).loadViewIfNeeded()
      }
    }
  }

  private func isContainer(_ controller: ViewController) -> Bool {
    controller is NavigationController || controller is TabBarController
      || controller is SplitViewController
  }

  private func makeNibScene(_ nib: Nib, at index: Int) -> MadeScene {
    let owner = SceneController()
    let contents = nib.open(withOwner: owner)
    let frames = SceneFrames(of: contents)
    let objects = contents.objects.filter { $0 is View || $0 is ViewController }
    guard index < objects.count else { return MadeScene(owner, frames: frames) }
    if let controller = objects[index] as? ViewController {
      return MadeScene(controller, frames: frames)
    }
    guard let view = objects[index] as? View, owner.viewIfLoaded !== view else {
      return MadeScene(owner, frames: frames)
    }
    return MadeScene(LooseViewController(view, size: pages[index].size), frames: frames)
  }

  /// Returns the index of the scene that contains a line of the file; nil for a line before all scenes.
  func page(atLine line: Int) -> Int? { pages.lastIndex { $0.line <= line } }
}

/// The controller of a scene, and the frames of its views in the file.
@MainActor
struct MadeScene {
  let controller: ViewController
  let frames: SceneFrames

  init(_ controller: ViewController, frames: SceneFrames? = nil) {
    (self.controller, self.frames) = (controller, frames ?? SceneFrames(of: controller))
  }
}
