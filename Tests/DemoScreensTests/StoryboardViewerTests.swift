import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import DemoScreens
import Foundation
import Testing

/// The viewer of storyboards and xib files.
@MainActor
struct StoryboardViewerTests {
  @Test("SB-45: the list has the scenes, and a click shows a scene")
  func list() throws {
    let viewer = try Viewer("OldRecipes.storyboard")
    #expect(
      viewer.rows(of: "Scenes") == [
        "Tab Bar Controller / Initial", "Recipes / Navigation controller",
        "Recipes / RecipeListController", "Lentil soup / RecipeController",
        "NewRecipeController / ", "About / View controller",
        "Not understood / 1 place in the file",
      ])
    #expect(viewer.title == "Tab Bar Controller")
    #expect(
      viewer.shows(
        "6 scenes. One place was not understood. 2 pictures are missing. 3 classes replaced."))
    viewer.click("NewRecipeController")
    #expect(viewer.title == "NewRecipeController" && viewer.shows("Vegetarian"))
  }

  @Test("in German the viewer's own strings are German")
  func german() throws {
    try Demo.inGerman {
      let viewer = try Viewer("OldRecipes.storyboard")
      #expect(viewer.rows(of: "Szenen").first == "Tab Bar Controller / Start")
      #expect(viewer.rows(of: "Szenen").last == "Nicht verstanden / 1 Stelle in der Datei")
      #expect(
        viewer.shows(
          "6 Szenen. Eine Stelle wurde nicht verstanden. 2 Bilder fehlen. 3 Klassen ersetzt."))
      #expect(viewer.isReachable("Öffnen…") && viewer.isReachable("Neu starten"))
      viewer.click("Schirm")
      for title in ["✓ Ganzer Raum", "Größe in der Datei", "iPad, halb"] {
        #expect(viewer.isReachable(title), "\(title)")
      }
    }
  }

  @Test("SB-45: a scene can be chosen by its storyboard identifier or its id")
  func chosen() throws {
    #expect(try Viewer("OldRecipes.storyboard", scene: "Recipe").title == "Lentil soup")
    #expect(try Viewer("OldRecipes.storyboard", scene: "abt").title == "About")
    let file = try InterfaceFile(contentsOf: Viewer.documents + "OldRecipes.storyboard")
    #expect(file.page(named: "Lentil soup") == nil)
    #expect(file.pageNames == ["tab", "nav", "lst", "Recipe", "new", "abt"])
  }

  @Test("SB-45: arrow keys move through the list, and the page follows")
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

  @Test("SB-45: segues work inside the page, including show, present, unwind, Escape and Restart")
  func segues() throws {
    let viewer = try Viewer("Navigation.storyboard")
    #expect(viewer.shows("Two letters"))
    viewer.click("Open")
    #expect(!viewer.shows("Two letters"))
    // The unwind segue goes back by one controller.
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

  @Test("SB-45: the panel has the line and the message of each warning, and the classes")
  func warnings() throws {
    let viewer = try Viewer("OldRecipes.storyboard", size: Size(width: 960, height: 900))
    viewer.click("Not understood")
    #expect(
      viewer.rows(of: "Not understood") == [
        "<label> has the attribute enablesMarqueeWhenAncestorFocused, which is not known; it has no "
          + "effect. / Line 140",
        "book.png / Line 32", "soup.png / Line 136",
        "RecipeListController / Line 47", "RecipeController / Line 127",
        "NewRecipeController / Line 224",
        "segmentedControl segmentControlStyle, tableViewCell hidesAccessoryWhenEditing, "
          + "textInputTraits autocapitalizationType, textInputTraits returnKeyType / ",
      ])
    viewer.click("1 place in the file")
    #expect(viewer.rows(of: "Not understood") == [])
  }

  @Test("SB-45: for a file without warnings the panel says that everything was understood")
  func understood() throws {
    let viewer = try Viewer("References.storyboard", size: Size(width: 1100, height: 640))
    #expect(viewer.file.warnings.map(\.line) == [])
    #expect(viewer.rows(of: "Scenes").last == "Understood / Everything in the file")
    viewer.click("Understood")
    #expect(viewer.rows(of: "Not understood") == ["Everything was understood. / "])
  }

  @Test("SB-45: a narrow window shows the scene, with buttons back to the list and to the warnings")
  func narrow() throws {
    let viewer = try Viewer("OldRecipes.storyboard", size: Size(width: 480, height: 640))
    #expect(viewer.rows(of: "Scenes") == [] && viewer.shows("Flat bread"))
    viewer.click("Back to Scenes")
    #expect(viewer.rows(of: "Scenes").count == 7)
    viewer.click("About")
    #expect(viewer.title == "About" && viewer.shows("Made by two cooks and a cat"))
    viewer.click("Back to Scenes")
    viewer.click("Not understood")
    #expect(viewer.rows(of: "Not understood").count == 6)
    viewer.stage.resize(to: Size(width: 960, height: 640))
    viewer.stage.settle()
    #expect(viewer.title == "About" && viewer.rows(of: "Scenes").count == 7)
  }

  @Test("SB-45: the scene follows each step of a resize")
  func resize() throws {
    let viewer = try Viewer("OldRecipes.storyboard", scene: "new")
    let field = try #require(viewer.views(TextField.self).first)
    var (margins, widths): ([Double], [Double]) = ([], [])
    for width in stride(from: 960.0, through: 320, by: -80) {
      viewer.stage.resize(to: Size(width: width, height: 640), isLive: true)
      viewer.stage.settle()
      let page = try #require(field.superview)
      margins.append(page.bounds.width - field.frame.maxX)
      margins.append(field.frame.minX)
      widths.append(width - page.bounds.width)
    }
    #expect(margins == [Double](repeating: 20, count: 18))
    // First the list is beside the page, then the list is hidden; the margins shrink last.
    #expect(widths == [330, 330, 330, 330, 298, 56, 56, 24, 24])
  }

  @Test("SB-45: the main view of a xib fills the page, and the other views keep their sizes")
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

  @Test("SB-46: the scenes of old files are light in a dark window, including presented scenes")
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
    "SB-97: the scenes of a file with a dark canvas are dark in a light window, unless the file is old"
  )
  func darkCanvas() throws {
    let folder = try StoryboardFolder()
    let styles = try ["22505", "14490"].map { version in
      let path = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" initialViewController="c">
        <device id="retina6_12" orientation="portrait" appearance="dark"/>
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><label id="l" text="Night"/></subviews></view>
        </viewController></objects></scene></scenes></document>
        """, to: "\(version).storyboard")
      let viewer = try Viewer(path: path)
      return viewer.views(Label.self).first { $0.text == "Night" }?.traitCollection
        .userInterfaceStyle
    }
    #expect(styles == [.dark, .light])
  }

  @Test(
    "SB-45: every document is shown at any size",
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

  @Test("SB-62: a screen can be chosen; a screen that is larger than the room is scaled down")
  func screens() throws {
    let viewer = try Viewer("OldRecipes.storyboard", scene: "new")
    let field = try #require(viewer.views(TextField.self).first)
    let page = try #require(field.superview)
    func choose(_ screen: String) {
      viewer.click("Screen")
      viewer.click(screen)
    }
    let room = page.bounds.size
    choose("iPhone SE")
    #expect(page.bounds.size == Size(width: 375, height: 667))
    // The height of 667 points does not fit, so the scene is drawn smaller.
    #expect(page.convert(page.bounds, to: nil).height < 640)
    #expect(page.traitCollection.horizontalSizeClass == .compact)
    choose("Landscape")
    #expect(page.bounds.size == Size(width: 667, height: 375))
    #expect(page.traitCollection.verticalSizeClass == .compact)
    choose("iPad, half")
    #expect(page.bounds.size == Size(width: 585, height: 820))
    choose("iPad Pro 13-inch")
    #expect(page.bounds.size == Size(width: 1376, height: 1032))
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    choose("Size in the file")
    #expect(page.bounds.size == Size(width: 320, height: 480))
    // Another scene is shown in the same way.
    viewer.click("About")
    let label = try #require(
      viewer.views(Label.self).first { $0.text == "Made by two cooks and a cat" })
    #expect(label.superview?.bounds.width == 320)
    viewer.click("NewRecipeController")
    choose("Whole room")
    let last = try #require(viewer.views(TextField.self).first?.superview)
    #expect(last.bounds.size == room)
  }

  @Test("SB-63: frames are compared in the size of the file")
  func outlines() throws {
    let folder = try StoryboardFolder()
    // The second frame differs from the frame of the constraints.
    func view(_ id: String, _ x: Int) -> String {
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="20" width="100" height="50"/><constraints>
      <constraint firstAttribute="width" constant="100" id="\(id)w"/>
      <constraint firstAttribute="height" constant="50" id="\(id)h"/></constraints></view>
      """
    }
    func place(_ id: String, _ y: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="20" id="\(id)x"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="\(y)" id="\(id)y"/>
      """
    }
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
      \(view("a", 20))\(view("b", 160))</subviews><constraints>\(place("a", 20))\(place("b", 20))
      </constraints></view></viewController></objects></scene></scenes></document>
      """)
    let viewer = try Viewer(path: path)
    viewer.click("Screen")
    viewer.click("Size in the file")
    let plain = viewer.stage.snapshot()
    viewer.click("Screen")
    viewer.click("Outline other frames")
    let outlined = viewer.stage.snapshot()
    let red = Color(hex: 0xD33A2C)
    let blue = Color(hex: 0x1F6FD6)
    func count(_ color: Color, in picture: Bitmap) -> Int {
      (0..<640).reduce(0) { sum, y in
        sum + (0..<960).count { picture.color(atX: $0, y: y) == color }
      }
    }
    #expect(count(red, in: plain) == 0 && count(blue, in: plain) == 0)
    // Two lines of 100 and two of 50 pixels each.
    #expect((280...300).contains(count(red, in: outlined)))
    #expect((280...300).contains(count(blue, in: outlined)))
    viewer.click("Screen")
    viewer.click("iPhone SE")
    #expect(count(red, in: viewer.stage.snapshot()) == 0)
  }

  @Test("SB-62: a touch reaches a control of a scene that is drawn smaller")
  func scaledTouch() throws {
    let viewer = try Viewer("Navigation.storyboard")
    viewer.click("Screen")
    viewer.click("iPad Pro 13-inch")
    viewer.click("Open")
    #expect(!viewer.shows("Two letters"))
  }

  @Test("SB-63: a row of the panel leads to the scene of its line, and outlines the view")
  func jump() throws {
    let viewer = try Viewer("OldRecipes.storyboard", size: Size(width: 1100, height: 900))
    viewer.click("Not understood")
    #expect(viewer.title == "Tab Bar Controller")
    // The outline has the accent colour of the window, and the scene has the colours of iOS.
    let accent = viewer.stage.window.theme.accent
    let plain = viewer.stage.snapshot()
    viewer.click("soup.png")
    #expect(viewer.title == "Lentil soup")
    let image = try #require(
      viewer.views(ImageView.self).first { $0.image != nil && $0.bounds.width > 60 })
    let place = image.convert(image.bounds, to: nil)
    let shown = viewer.stage.snapshot()
    let edge = (x: Int(place.minX) + 1, y: Int(place.midY))
    #expect(shown.color(atX: edge.x, y: edge.y) == accent)
    #expect(plain.color(atX: edge.x, y: edge.y) != accent)
    // The outline is gone when the scene is shown again.
    viewer.click("About")
    viewer.click("Lentil soup")
    #expect(viewer.title == "Lentil soup")
    #expect(viewer.stage.snapshot().color(atX: edge.x, y: edge.y) != accent)
  }

  @Test("SB-64: a file that has changed on disk is read again when the window gets the focus")
  func reload() throws {
    let folder = try StoryboardFolder()
    let text = try String(
      contentsOfFile: Viewer.documents + "OldRecipes.storyboard", encoding: .utf8)
    let path = try folder.write(text)
    let viewer = try Viewer(path: path, scene: "abt")
    func refocus() {
      viewer.stage.window.dispatch(.focus(false))
      viewer.stage.window.dispatch(.focus(true))
      viewer.stage.settle()
    }
    refocus()
    #expect(viewer.title == "About" && viewer.shows("Made by two cooks and a cat"))
    _ = try folder.write(text.replacing("two cooks and a cat", with: "three cooks"))
    refocus()
    #expect(viewer.title == "About" && viewer.shows("Made by three cooks"))
    // If the file cannot be read, the last scene stays on screen.
    _ = try folder.write(String(text.prefix(2000)))
    refocus()
    #expect(viewer.title == "About" && viewer.shows("Made by three cooks"))
    _ = try folder.write(text)
    viewer.click("Restart")
    #expect(viewer.title == "About" && viewer.shows("Made by two cooks and a cat"))
  }

  @Test("SB-65: an item such as Cancel leaves its scene if the file gives it no action")
  func cancel() throws {
    let folder = try StoryboardFolder()
    let scene = """
      <scene sceneID="s2"><objects><viewController id="next" title="Next" sceneMemberID="viewController">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label id="l2" text="The next one"><rect key="frame" x="20" y="100" width="200" height="30"/></label>
      </subviews></view><navigationItem key="navigationItem" id="i2" title="Next">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b2"/></navigationItem>
      </viewController></objects></scene>
      """
    for kind in ["show", "presentation"] {
      let path = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="nav"><scenes>
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s1"><objects><viewController id="one" title="One" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <button id="go"><rect key="frame" x="20" y="100" width="200" height="44"/>
        <state key="normal" title="Go on"/><connections>
        <segue destination="\(kind == "show" ? "next" : "nav2")" kind="\(kind)" id="g"/></connections>
        </button></subviews></view></viewController></objects></scene>
        <scene sceneID="s3"><objects><navigationController id="nav2" sceneMemberID="viewController">
        <connections><segue destination="next" kind="relationship" relationship="rootViewController" id="q"/>
        </connections></navigationController></objects></scene>
        \(scene)</scenes></document>
        """)
      let viewer = try Viewer(path: path)
      viewer.click("Go on")
      #expect(viewer.shows("The next one"), "\(kind)")
      viewer.click("Cancel")
      #expect(viewer.isReachable("Go on"), "\(kind)")
    }
  }

  @Test("the viewer leaves nothing behind")
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
  /// Returns the title of a storyboard's initial scene, or of the object of a xib at an index.
  fileprivate func title(at index: Int) -> String? {
    if let storyboard = try? Storyboard(contentsOf: path, registry: InterfaceRegistry()) {
      return (storyboard.scenes.first { $0.isInitial } ?? storyboard.scenes.first)?.title
    }
    return (try? Nib(contentsOf: path, registry: InterfaceRegistry()))?.topLevelObjects[index].title
  }
}
