import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards
import TestSupport
import Testing

/// The descriptions of scenes in files, and how scenes are shown without their program.
@MainActor
struct SceneTests {
  private func open(_ name: String, isPreview: Bool = false) throws -> Storyboard {
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    return try Storyboard(contentsOf: "\(Documents.folder)/\(name).storyboard", registry: registry)
  }

  @Test("SB-40: the scenes are in the file's order, with names, classes and sizes")
  func scenes() throws {
    let scenes = try open("OldRecipes").scenes
    #expect(
      scenes.map { "\($0.id) \($0.elementName) \($0.customClass ?? "-") \($0.title)" } == [
        "tab tabBarController - Tab Bar Controller", "nav navigationController - Recipes",
        "lst tableViewController RecipeListController Recipes",
        "det viewController RecipeController Lentil soup",
        "new viewController NewRecipeController NewRecipeController",
        "abt viewController - About",
      ])
    #expect(scenes.map(\.isInitial) == [true, false, false, false, false, false])
    #expect(
      scenes.map(\.storyboardIdentifier) == [nil, nil, nil, "Recipe", nil, nil])
    // The bars are included: a table of 367 points is below a bar of 64 and above one of 49.
    #expect(Set(scenes.map(\.size)) == [Size(width: 320, height: 480)])
    #expect(scenes.allSatisfy { !$0.isReference && $0.referencedStoryboard == nil })
  }

  @Test("SB-40: a reference names its storyboard")
  func references() throws {
    let references = try open("References").scenes.filter(\.isReference)
    #expect(
      references.map { "\($0.title) of \($0.referencedStoryboard ?? "-")" } == [
        "First of Tabs"
      ])
  }

  @Test(
    "SB-41: segues have a kind, an identifier and both ends, and unwind segues have no destination")
  func segues() throws {
    func describe(_ name: String) throws -> [String] {
      try open(name).scenes.flatMap(\.segues).map {
        "\($0.source) \($0.kind) \($0.identifier ?? "-") \($0.destination ?? "-")"
      }
    }
    #expect(
      try describe("OldRecipes") == [
        "tab relationship(\"viewControllers\") - nav",
        "tab relationship(\"viewControllers\") - abt",
        "nav relationship(\"rootViewController\") - lst", "lst show showRecipe det",
        "lst present addRecipe new",
      ])
    #expect(
      try describe("Navigation").filter { $0.hasPrefix("new") } == [
        "new-00-001 unwind(action: \"unwindToList:\") done -",
        "new-00-001 unwind(action: \"unwindToNowhere:\") nowhere -",
      ])
  }

  @Test(
    "SB-42: old files have positions in points, and files with a device in hundredths of the screen"
  )
  func locations() throws {
    #expect(
      try open("OldRecipes").scenes.map(\.canvasLocation) == [
        Point(x: -420, y: 260), Point(x: 20, y: 0), Point(x: 460, y: 0), Point(x: 900, y: -120),
        Point(x: 900, y: 460), Point(x: 20, y: 560),
      ])
    // The screen is 393 points wide.
    #expect(
      try open("Navigation").scenes.map(\.canvasLocation) == [
        Point(x: -472, y: 0), Point(x: 79, y: 0), nil, nil,
      ])
  }

  @Test(
    "SB-42: the positions in a xib are in hundredths of the screen, which its views do not fill")
  func nibLocations() throws {
    let file = try TemporaryFile(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <device id="retina6_12"/><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="200" height="60"/>
      <point key="canvasLocation" x="100" y="50"/></view></objects></document>
      """, named: "Test.xib")
    let object = try #require(try Nib(contentsOf: file.path).topLevelObjects.first)
    #expect(object.canvasLocation == Point(x: 393, y: 426))
    #expect(object.size == Size(width: 200, height: 60))
  }

  @Test("SB-42: a size that the designer chose takes precedence over the view's")
  func freeform() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="20" width="100" height="80"/></view>
        <size key="freeformSize" width="500" height="700"/></viewController>
        """))
    let scene = try #require(try Storyboard(contentsOf: file.path).scenes.first)
    #expect(scene.size == Size(width: 500, height: 700))
    #expect(scene.canvasLocation == nil)
  }

  @Test("SB-40: the top-level objects of a xib have names, classes and sizes")
  func nib() throws {
    let nib = try Nib(contentsOf: Documents.folder + "/OldLogin.xib", registry: InterfaceRegistry())
    #expect(
      nib.topLevelObjects.map { "\($0.id ?? "-") \($0.elementName) \($0.title) \($0.size)" } == [
        "1 view LoginViewController 320.0x568.0", "w-1 view Waiting 160.0x100.0",
      ])
    #expect(nib.toolsVersion == 5056)
  }

  @Test("SB-40: any scene is instantiated, with or without a storyboard identifier")
  func instantiate() throws {
    let storyboard = try open("OldRecipes", isPreview: true)
    let made = storyboard.scenes.map { storyboard.instantiateViewController(of: $0) }
    #expect(
      made.map { "\(type(of: $0))" } == [
        "TabBarController", "NavigationController", "TableViewController", "ViewController",
        "ViewController", "ViewController",
      ])
    #expect(storyboard.toolsVersion == 2844)
  }

  @Test("SB-40: a scene of another storyboard traps, and the message names both")
  func foreign() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let scenes = try Documents.storyboard("Navigation").scenes
        _ = try Documents.storyboard("Tabs").instantiateViewController(of: scenes[1])
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "The storyboard Tabs has no scene \"Letters\" with the id \"lst-00-001\"; use one of its "
        + "scenes.")
  }

  @Test("SB-43: a preview uses standard classes instead of classes that are not registered")
  func preview() throws {
    let text = """
      <viewController id="c" customClass="MapController" sceneMemberID="viewController">
      <view key="view" id="v"><subviews>
      <view id="a" customClass="Gauge"/>
      <view id="b" customClass="Gauge"><subviews><label id="l" text="7"/></subviews></view>
      <tableView id="t"><prototypes>
      <tableViewCell reuseIdentifier="row" customClass="RowCell" id="r"/>
      </prototypes><connections><outlet property="dataSource" destination="c" id="2"/></connections>
      </tableView></subviews></view>
      <connections><outlet property="gauge" destination="a" id="1"/></connections>
      </viewController>
      """
    let file = try TemporaryFile(storyboardText(text))
    let registry = InterfaceRegistry()
    registry.isPreview = true
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect("\(type(of: controller))" == "ViewController")
    let views = controller.view.subviews
    // A view without content would be invisible.
    #expect((views[0].subviews.first as? Label)?.text == "Gauge")
    #expect((views[1].subviews.map { ($0 as? Label)?.text }) == ["7"])
    let table = try #require(views[2] as? TableView)
    #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 1)
    #expect(storyboard.warnings.map(\.missingClass) == ["MapController", "Gauge", "RowCell"])
    #expect(
      storyboard.warnings.first?.message
        == "The class MapController of <viewController> in the scene MapController is not registered; "
        + "the standard class is used.")
  }

  @Test(
    "SB-44: an old document causes only warnings about missing classes, images and effects"
  )
  func oldDocuments() throws {
    let storyboard = try open("OldRecipes", isPreview: true)
    for scene in storyboard.scenes {
      storyboard.instantiateViewController(of: scene).loadViewIfNeeded()
    }
    #expect(
      storyboard.warnings.map { $0.missingClass ?? String($0.message.prefix(20)) } == [
        "The image \"book.png\"", "RecipeListController", "RecipeController",
        "The image \"soup.png\"", "<label> has the attr",
        "NewRecipeController",
      ])
  }

  @Test("SB-44: the cells of old files have their labels, with fixed background and text colours")
  func oldColors() throws {
    let storyboard = try open("OldRecipes", isPreview: true)
    let scenes = storyboard.scenes
    let list = try #require(
      storyboard.instantiateViewController(of: scenes[2]) as? TableViewController)
    let (table, first) = (list.tableView, IndexPath(row: 0, section: 0))
    let cell = try #require(table.dataSource?.tableView(table, cellForRowAt: first))
    #expect(cell.textLabel.text == "Lentil soup" && cell.textLabel.textColor == .black)
    #expect(cell.detailTextLabel?.text == "40 minutes, easy")
    let new = storyboard.instantiateViewController(of: scenes[4])
    #expect(new.view.backgroundColor == Color(hex: 0x6F7179))
  }

  @Test("SB-10: fonts that are not installed are replaced by fonts of their kind")
  func fonts() throws {
    let storyboard = try open("OldRecipes", isPreview: true)
    let recipe = storyboard.instantiateViewController(of: storyboard.scenes[3])
    let labels = try #require(recipe.view.subviews.first?.subviews.compactMap { $0 as? Label })
    #expect(
      labels.map(\.font.family) == [
        "Georgia, Noto Serif, DejaVu Serif, serif",
        "Helvetica, Nimbus Sans, Liberation Sans, Inter, Noto Sans, DejaVu Sans, sans-serif",
      ])
  }

  @Test("X-29: the layer's corner radius, border and clipping are runtime attributes of each view")
  func layer() throws {
    let nib = try Nib(contentsOf: Documents.folder + "/OldLogin.xib", registry: InterfaceRegistry())
    let view = try #require(nib.instantiate(withOwner: nil).first as? View)
    let button = try #require(view.subviews.lazy.compactMap { $0 as? Button }.first)
    #expect(button.cornerRadius == 6)
  }
}
