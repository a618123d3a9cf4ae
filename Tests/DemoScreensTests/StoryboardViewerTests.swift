import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import DemoScreens
import Testing

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
    file = try InterfaceFile(contentsOf: Viewer.documents + name)
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

  /// The views of a type on screen.
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

  /// The texts of the cells on screen in a table with a name.
  func rows(of table: String) -> [String] {
    let table = views(TableView.self).first { $0.accessibilityLabel == table }
    return (table?.visibleCells ?? []).map { cell in
      [cell.textLabel.text, cell.detailTextLabel?.text ?? ""].joined(separator: " / ")
    }
  }

  /// The title of the viewer's page.
  var title: String? {
    views(NavigationBar.self).lazy.compactMap(\.topItem)
      .first { $0.rightBarButtonItems.contains { $0.title == "Restart" } }?.title
  }

  /// Whether a press on a button would reach it.
  func isReachable(_ title: String) -> Bool {
    guard let button = views(Button.self).first(where: { $0.title == title }) else { return false }
    let hit = stage.window.hitTest(button.convert(button.bounds, to: nil).center, with: nil)
    return hit === button
  }

  /// Whether there is a label with a text.
  func shows(_ text: String) -> Bool { views(Label.self).contains { $0.text == text } }
}

/// The viewer of storyboards and xib files.
@MainActor
struct StoryboardViewerTests {
  @Test("SB-45 the list has the scenes, and a click shows one of them")
  func list() throws {
    let viewer = try Viewer("OldRecipes.storyboard")
    #expect(
      viewer.rows(of: "Scenes") == [
        "Tab Bar Controller / Initial", "Recipes / Navigation controller",
        "Recipes / RecipeListController", "Lentil soup / RecipeController",
        "NewRecipeController / ", "About / View controller",
        "Not understood / 2 places in the file",
      ])
    #expect(viewer.title == "Tab Bar Controller")
    #expect(viewer.shows("6 scenes. 2 places were not understood. 3 classes replaced."))
    viewer.click("NewRecipeController")
    #expect(viewer.title == "NewRecipeController" && viewer.shows("Vegetarian"))
  }

  @Test("SB-45 a scene is chosen by its storyboard identifier or its id")
  func chosen() throws {
    #expect(try Viewer("OldRecipes.storyboard", scene: "Recipe").title == "Lentil soup")
    #expect(try Viewer("OldRecipes.storyboard", scene: "abt").title == "About")
    let file = try InterfaceFile(contentsOf: Viewer.documents + "OldRecipes.storyboard")
    #expect(file.page(named: "Lentil soup") == nil)
    #expect(file.pageNames == ["tab", "nav", "lst", "Recipe", "new", "abt"])
  }

  @Test("SB-45 arrow keys go through the list, and the page follows")
  func keys() throws {
    let viewer = try Viewer("OldRecipes.storyboard")
    let table = try #require(
      viewer.views(TableView.self).first { $0.accessibilityLabel == "Scenes" })
    table.becomeFirstResponder()
    var titles: [String?] = []
    for key in ["Down", "Down", "Down", "Down", "Up"] {
      viewer.key(key)
      titles.append(viewer.title)
    }
    #expect(titles == ["Recipes", "Recipes", "Lentil soup", "NewRecipeController", "Lentil soup"])
  }

  @Test("SB-45 segues work inside the page: show, present and unwind, Escape and Restart")
  func segues() throws {
    let viewer = try Viewer("Navigation.storyboard")
    #expect(viewer.shows("Two letters"))
    viewer.click("Open")
    #expect(!viewer.shows("Two letters"))
    // Unwinding goes back by one controller.
    viewer.click("Back to the list")
    #expect(viewer.shows("Two letters"))
    viewer.click("Add")
    // The scene below is covered, but the list is not.
    #expect(!viewer.isReachable("Open") && viewer.isReachable("Restart"))
    viewer.key("Escape")
    #expect(viewer.isReachable("Open"))
    viewer.click("Open")
    viewer.click("Restart")
    #expect(viewer.shows("Two letters") && viewer.title == "Navigation Controller")
  }

  @Test("SB-45 the panel has the line and the text of each warning, and the classes")
  func warnings() throws {
    let viewer = try Viewer("OldRecipes.storyboard", size: Size(width: 960, height: 900))
    viewer.click("Not understood")
    let folder = Viewer.documents.dropLast()
    #expect(
      viewer.rows(of: "Not understood") == [
        "The image \"book.png\" is not in \(folder); an outline is shown. / Line 32",
        "The image \"soup.png\" is not in \(folder); an outline is shown. / Line 136",
        "RecipeListController / Line 47", "RecipeController / Line 127",
        "NewRecipeController / Line 224",
      ])
    viewer.click("2 places in the file")
    #expect(viewer.rows(of: "Not understood") == [])
  }

  @Test("SB-45 a file without warnings says that everything was understood")
  func understood() throws {
    let viewer = try Viewer("References.storyboard", size: Size(width: 1100, height: 640))
    #expect(viewer.file.warnings.map(\.line) == [])
    #expect(viewer.rows(of: "Scenes").last == "Understood / Everything in the file")
    viewer.click("Understood")
    #expect(viewer.rows(of: "Not understood") == ["Everything was understood. / "])
  }

  @Test("SB-45 a narrow window shows the scene, with a way back to the list and to the warnings")
  func narrow() throws {
    let viewer = try Viewer("OldRecipes.storyboard", size: Size(width: 480, height: 640))
    #expect(viewer.rows(of: "Scenes") == [] && viewer.shows("Flat bread"))
    viewer.click("Back to Scenes")
    #expect(viewer.rows(of: "Scenes").count == 7)
    viewer.click("About")
    #expect(viewer.title == "About" && viewer.shows("Made by two cooks and a cat"))
    viewer.click("Back to Scenes")
    viewer.click("Not understood")
    #expect(viewer.rows(of: "Not understood").count == 5)
    viewer.stage.resize(to: Size(width: 960, height: 640))
    viewer.stage.settle()
    #expect(viewer.title == "About" && viewer.rows(of: "Scenes").count == 7)
  }

  @Test("SB-45 the scene follows each step of a resize")
  func resize() throws {
    let viewer = try Viewer("OldRecipes.storyboard", scene: "new")
    let field = try #require(viewer.views(TextField.self).first)
    var margins: [Double] = []
    for width in stride(from: 960.0, through: 320, by: -80) {
      viewer.stage.resize(to: Size(width: width, height: 640), isLive: true)
      viewer.stage.settle()
      let page = try #require(field.superview)
      margins.append(page.bounds.width - field.frame.maxX)
      margins.append(field.frame.minX)
    }
    #expect(margins == [Double](repeating: 20, count: 18))
  }

  @Test("SB-45 a xib shows its views: that of its owner fills the page, another has its size")
  func nib() throws {
    let viewer = try Viewer("OldLogin.xib")
    #expect(
      viewer.rows(of: "Views").prefix(2) == ["LoginViewController / View", "Waiting / View"])
    #expect(viewer.shows("Harbour"))
    viewer.click("Waiting")
    #expect(!viewer.shows("Harbour"))
    let label = try #require(viewer.views(Label.self).first { $0.text == "Casting off" })
    #expect(label.superview?.frame.size == Size(width: 160, height: 100))
  }

  @Test("SB-46 the scenes of old files are light in a dark window, also those presented")
  func light() throws {
    let settings = Settings(userInterfaceStyle: .dark)
    let viewer = try Viewer("OldRecipes.storyboard", settings: settings)
    func style(_ text: String) -> UserInterfaceStyle? {
      viewer.views(Label.self).first { $0.text == text }?.traitCollection.userInterfaceStyle
    }
    #expect(style("Flat bread") == .light && style("OldRecipes.storyboard") == .dark)
    viewer.click("Add")
    #expect(style("Vegetarian") == .light)
    let new = try Viewer("Navigation.storyboard", settings: settings)
    #expect(
      new.views(Label.self).first { $0.text == "Two letters" }?.traitCollection.userInterfaceStyle
        == .dark)
  }

  @Test(
    "SB-45 every document is shown in any size",
    arguments: [
      "Badge.xib", "Embed.storyboard", "Navigation.storyboard", "OldLogin.xib",
      "OldRecipes.storyboard", "Placeholder.storyboard", "ProfileView.xib",
      "PrototypeTable.storyboard", "References.storyboard", "SizeClasses.storyboard",
      "SlidingMenu.storyboard", "Stack.storyboard", "StaticTable.storyboard", "Tabs.storyboard",
      "Xcode45.storyboard",
    ])
  func documents(name: String) throws {
    let viewer = try Viewer(name)
    for size in [
      Size(width: 320, height: 240), Size(width: 1, height: 1), Size(width: 700, height: 500),
    ] {
      viewer.stage.resize(to: size)
      viewer.stage.settle()
    }
    #expect(viewer.title == viewer.file.title(at: 0))
  }

  @Test("nothing of the viewer stays after it")
  func released() throws {
    weak var root: ViewController?
    weak var file: InterfaceFile?
    do {
      let viewer = try Viewer("Navigation.storyboard")
      viewer.click("Open")
      viewer.click("ListController")
      (root, file) = (viewer.root, viewer.file)
      viewer.stage.close()
    }
    #expect(root == nil && file == nil)
  }
}

extension InterfaceFile {
  /// The title of a storyboard's scene or of a xib's object.
  fileprivate func title(at index: Int) -> String? {
    if let storyboard = try? Storyboard(contentsOf: path, registry: InterfaceRegistry()) {
      return (storyboard.scenes.first { $0.isInitial } ?? storyboard.scenes.first)?.title
    }
    return (try? Nib(contentsOf: path, registry: InterfaceRegistry()))?.topLevelObjects[index].title
  }
}
