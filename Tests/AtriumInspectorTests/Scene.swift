import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport

/// A window with a container P and its child A, and a session that inspects the window.
@MainActor
struct Scene {
  let stage = Stage(size: Size(width: 400, height: 600))
  let root = Recording.controller("P")
  let child = Recording.controller("A")
  let session: InspectorSession

  init() {
    stage.window.rootViewController = root
    session = InspectorSession(of: stage.window)
    Scene.add(child, to: root)
    stage.settle()
  }

  /// Adds a child in the canonical way (BC-5).
  static func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Removes a child in the canonical way (BC-5).
  static func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// The problems, each with its kind and its controller.
  var problems: [String] {
    session.problems.map { problem in
      "\(problem.kind.rawValue) \(session.ledger.lives[problem.controller]?.name ?? "?")"
    }
  }

  /// The rows of the tree with their descriptions.
  var text: String { session.text }
}

/// A scene with an inspector in a separate window.
@MainActor
final class Bench {
  let scene: Scene
  let pane: Stage

  init(size: Size = Size(width: 960, height: 720), settings: Settings = Settings()) {
    scene = Scene()
    pane = scene.stage.openWindow(size: size, settings: settings)
    pane.window.rootViewController = InspectorController(scene.session)
    settle()
  }

  /// Makes a bench from an existing scene and an existing inspector window.
  init(_ scene: Scene, _ pane: Stage) { (self.scene, self.pane) = (scene, pane) }

  /// Makes a bench from an existing scene, with a controller selected in a new inspector window.
  convenience init(_ scene: Scene, selecting controller: ViewController) {
    self.init(scene, scene.stage.openWindow(size: Size(width: 960, height: 720)))
    pane.window.rootViewController = InspectorController(scene.session)
    select(controller)
  }

  /// Selects a controller in the inspector.
  func select(_ controller: ViewController) {
    scene.session.selection = scene.session.id(of: controller)
    settle()
  }

  func settle() { scene.stage.settle() }

  /// The strings that the inspector's window shows.
  var texts: [String] { displayed.map(\.text) }

  /// The frames of the strings in the inspector's window, in the window's coordinates.
  var places: [Rect] { displayed.map(\.place) }

  /// Returns the strings below a y coordinate of the inspector's window.
  func texts(below top: Double) -> [String] {
    displayed.filter { $0.place.minY >= top }.map(\.text)
  }

  /// Returns the strings of the tree, above a y coordinate of the inspector's window.
  func texts(above bottom: Double) -> [String] {
    displayed.filter { $0.place.maxY <= bottom && $0.place.maxX < 480 }.map(\.text)
  }

  /// Returns the frame of a string below a y coordinate of the inspector's window.
  func place(of text: String, below top: Double) -> Rect? {
    displayed.first { $0.text == text && $0.place.minY >= top }?.place
  }

  /// The strings with their colours and their frames in the window's coordinates.
  var displayed: [(text: String, place: Rect, color: Color)] {
    Bench.displayed(below: pane.window)
  }

  /// Returns the strings that a window shows.
  static func texts(of window: Window) -> [String] { displayed(below: window).map(\.text) }

  private static func displayed(below view: View) -> [(text: String, place: Rect, color: Color)] {
    guard !view.isHidden else { return [] }
    let own = (view as? any TextDisplaying)?.displayedTexts ?? []
    return own.map { ($0.string, view.convert($0.rect, to: nil), $0.color) }
      + view.subviews.flatMap(displayed(below:))
  }

  /// The strings in the inspector's window that are truncated.
  var truncated: [String] { Bench.truncated(below: pane.window) }

  private static func truncated(below view: View) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? any TextDisplaying)?.displayedTexts ?? []
    return own.filter(\.isTruncated).map(\.string) + view.subviews.flatMap(truncated(below:))
  }

  var selected: String? {
    scene.session.selection.flatMap { scene.session.controller($0)?.title }
  }
  var outlined: String? {
    scene.session.outlined.flatMap { scene.session.controller($0)?.title }
  }
}
