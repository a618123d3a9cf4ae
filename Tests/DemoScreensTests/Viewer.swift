import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens

/// The viewer on a stage.
@MainActor
struct Viewer {
  let stage: Stage
  let file: InterfaceFile
  let root: ViewController

  static let documents =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(2).joined(separator: "/") + "/AtriumStoryboardsTests/Documents/"

  init(
    _ name: String, scene: String? = nil, size: Size = Size(width: 960, height: 640),
    settings: Settings = Settings()
  ) throws {
    try self.init(
      path: Viewer.documents + name, scene: scene, size: size, settings: settings)
  }

  /// Makes the viewer of a file at any path.
  init(
    path: String, scene: String? = nil, size: Size = Size(width: 960, height: 640),
    settings: Settings = Settings()
  ) throws {
    file = try InterfaceFile(contentsOf: path)
    stage = Stage(size: size, settings: settings)
    var page: Int?
    if let scene { page = file.page(named: scene) }
    root = DemoRoot.make(
      screen: StoryboardScreen(file, page: page), environment: DemoEnvironment(assetsFolder: nil))
    stage.window.rootViewController = root
    stage.settle()
  }

  func click(_ name: String) {
    stage.click(on: name)
    stage.settle()
  }

  func key(_ name: String) {
    stage.key(name)
    stage.settle()
  }

  /// Returns the views of a type on screen.
  func views<Wanted: View>(_ type: Wanted.Type) -> [Wanted] {
    var found: [Wanted] = []
    func visit(_ view: View) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let wanted = view as? Wanted { found.append(wanted) }
      for subview in view.subviews { visit(subview) }
    }
    visit(stage.window)
    return found
  }

  /// Returns the labels of the visible cells in the table with the given name.
  func rows(of table: String) -> [String] {
    let table = views(TableView.self).first { $0.accessibilityLabel == table }
    return (table?.visibleCells ?? []).map { cell in
      [cell.textLabel.text, cell.detailTextLabel?.text ?? ""].joined(separator: " / ")
    }
  }

  /// The title of the viewer's page.
  var title: String? {
    views(NavigationBar.self).lazy.compactMap(\.topItem)
      .first { $0.rightBarButtonItems?.contains { $0.title == "Restart" } ?? false }?.title
  }

  /// Returns whether a click reaches the button.
  func isReachable(_ title: String) -> Bool {
    guard let button = views(Button.self).first(where: { $0.title == title }) else { return false }
    let hit = stage.window.hitTest(button.convert(button.bounds, to: nil).center, with: nil)
    return hit === button
  }

  /// Returns whether there is a label with the given text.
  func shows(_ text: String) -> Bool { views(Label.self).contains { $0.text == text } }
}
