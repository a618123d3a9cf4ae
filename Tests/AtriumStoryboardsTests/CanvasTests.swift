import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Layout as it is on the canvas of Interface Builder.
@MainActor
struct CanvasTests {
  /// Keeps the stages alive whose views are compared.
  private final class Shown {
    var stages: [Stage] = []
  }

  private let shown = Shown()

  /// Lays out the views of a scene in its own size.
  private func layOut(
    _ views: String, width: Double = 375, tools: Int = 22_505, isPreview: Bool = false
  ) throws -> [View] {
    let text = storyboardText(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="667"/>
      \(views)
      </view></viewController>
      """
    ).replacing("22505", with: "\(tools)")
    let file = try TemporaryFile(text)
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: width, height: 667))
    stage.window.rootViewController = controller
    stage.turn()
    shown.stages.append(stage)
    #expect(storyboard.warnings == [])
    return controller.view.subviews
  }

  /// Returns a constraint of the root view that positions an item.
  private func place(_ item: String, x: String = "leading", by constant: Double = 0) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="leading" secondItem="root" \
    secondAttribute="\(x)" constant="\(constant)" id="\(item)x"/>
    <constraint firstItem="\(item)" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="\(item)y"/>
    """
  }

  @Test(
    "SB-49: a view with a fixed frame keeps it without constraints, and follows its autoresizing mask"
  )
  func fixedFrame() throws {
    let views = try layOut(
      """
      <subviews>
      <view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="30" y="40" width="50" height="60"/></view>
      <label id="b" text="X" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="100" y="40" width="200" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></label>
      </subviews>
      """)
    #expect(
      views.map(\.frame) == [
        Rect(x: 30, y: 40, width: 50, height: 60), Rect(x: 100, y: 40, width: 200, height: 21),
      ])
    let root = try #require(views.first?.superview)
    root.frame = Rect(x: 0, y: 0, width: 475, height: 667)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [30, 200])
  }

  @Test(
    "SB-50: a controller's view has margins of 16 points, or 20 if it is at least 414 wide",
    arguments: [(320, 16), (375, 16), (413, 16), (414, 20), (600, 20), (1024, 20)])
  func rootMargins(width: Double, margin: Double) throws {
    let views = try layOut(
      """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(place("a", x: "leadingMargin"))
      <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="t"/>
      <constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="b"/>
      </constraints>
      """, width: width)
    #expect(
      views.map(\.frame) == [Rect(x: margin, y: 0, width: width - 2 * margin, height: 667)])
    let root = try #require(views.first?.superview)
    // A later width changes the margins too.
    root.frame.size.width = width < 414 ? 500 : 300
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [width < 414 ? 20 : 16])
  }

  @Test("SB-51: a multiplier may be a percentage, or a ratio with a colon or a slash")
  func ratios() throws {
    let ratios = ["1/3", "1:3", "16 / 9", "0.5", "60%"]
    let ids = ratios.indices.map { "v\($0)" }
    let views = try layOut(
      "<subviews>"
        + ids.map { "<view id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>" }
        .joined() + "</subviews><constraints>"
        + zip(ids, ratios).map { id, ratio in
          place(id)
            + "<constraint firstItem=\"\(id)\" firstAttribute=\"height\" secondItem=\"root\" "
            + "secondAttribute=\"width\" multiplier=\"\(ratio)\" id=\"\(id)m\"/>"
        }.joined() + "</constraints>", width: 360)
    #expect(views.map(\.frame.height) == [120, 120, 640, 180, 216])
  }

  @Test(
    "SB-51: a multiplier that is not a ratio is named and counts as 1",
    arguments: ["1/0", "a", "1/2/3", "/", "", "1:", "%"])
  func badRatio(text: String) throws {
    let document = storyboardText(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <subviews><view id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="height" secondItem="root" \
      secondAttribute="width" multiplier="\(text)" id="m"/></constraints></view></viewController>
      """)
    let file = try TemporaryFile(document)
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(
      storyboard.warnings.map(\.message) == [
        "multiplier=\"\(text)\" is neither a number nor a ratio; it counts as 1."
      ])
  }

  @Test("SB-52: controls have UIKit's sizes, or those of an older iOS if the file says so")
  func controlSizes() throws {
    let new = try sizes(of: controls, tools: 22_505)
    #expect(
      new == [
        Size(width: 51, height: 31), Size(width: 94, height: 32), Size(width: 20, height: 20),
        Size(width: 37, height: 37), Size(width: 115.5, height: 26),
      ])
    let old = try sizes(of: controls, tools: 13_000)
    #expect(
      old == [
        Size(width: 51, height: 31), Size(width: 94, height: 29), Size(width: 20, height: 20),
        Size(width: 37, height: 37), Size(width: 39, height: 37),
      ])
    // The frame in the file takes precedence over the version.
    let kept = try sizes(
      of: [
        "<switch id=\"v0\" NO><rect key=\"frame\" x=\"0\" y=\"0\" width=\"63\" height=\"28\"/></switch>",
        "<stepper id=\"v1\" NO><rect key=\"frame\" x=\"0\" y=\"0\" width=\"94\" height=\"29\"/></stepper>",
      ], tools: 22_505)
    #expect(kept == [Size(width: 63, height: 28), Size(width: 94, height: 29)])
  }

  private let controls = [
    "<switch id=\"v0\" NO/>", "<stepper id=\"v1\" maximumValue=\"100\" NO/>",
    "<activityIndicatorView id=\"v2\" style=\"gray\" NO/>",
    "<activityIndicatorView id=\"v3\" style=\"whiteLarge\" NO/>",
    "<pageControl id=\"v4\" numberOfPages=\"3\" NO/>",
  ]

  private func sizes(of controls: [String], tools: Int) throws -> [Size] {
    let views = try layOut(
      "<subviews>" + controls.joined() + "</subviews><constraints>"
        + controls.indices.map { place("v\($0)") }.joined() + "</constraints>", tools: tools,
      replacing: "NO/", "translatesAutoresizingMaskIntoConstraints=\"NO\"/")
    return views.map(\.frame.size)
  }

  private func layOut(
    _ views: String, tools: Int, replacing word: String, _ full: String
  ) throws -> [View] {
    try layOut(
      views.replacing(" " + word, with: " " + full)
        .replacing(" NO>", with: " translatesAutoresizingMaskIntoConstraints=\"NO\">"),
      tools: tools, isPreview: true)
  }

  @Test("SB-52: constraints align a slider without the two points on each side of its track")
  func slider() throws {
    let views = try layOut(
      """
      <subviews><slider id="a" value="0.5" minValue="0" maxValue="1" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(place("a", by: 20))
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="t"/>
      </constraints>
      """)
    #expect(views.map(\.frame) == [Rect(x: 18, y: 0, width: 339, height: 31)])
  }

  @Test("SB-53: a button has a padding of 6 points above and below its title")
  func buttonHeights() throws {
    let cases: [(String, Double)] = [
      (
        "<button id=\"v0\" buttonType=\"system\" NO><state key=\"normal\" title=\"OK\"/></button>",
        30
      ),
      ("<button id=\"v1\" NO><state key=\"normal\" title=\"OK\"/></button>", 34),
      (
        "<button id=\"v2\" buttonType=\"system\" NO><fontDescription key=\"fontDescription\" type=\"system\" "
          + "pointSize=\"22\"/><state key=\"normal\" title=\"OK\"/></button>", 39
      ),
      (
        "<button id=\"v3\" buttonType=\"system\" NO><state key=\"normal\" title=\"OK\"/>"
          + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"OK\"/></button>", 35
      ),
      ("<button id=\"v4\" buttonType=\"contactAdd\" NO/>", 24),
    ]
    let sizes = try sizes(of: cases.map(\.0), tools: 22_505)
    #expect(sizes.map(\.height) == cases.map(\.1))
    // The minimum width of a title.
    #expect(sizes[0].width == 30)
  }

  @Test("SB-53: a button with a title and an image has no padding")
  func buttonWithImage() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO">
        <state key="normal" title="OK" image="missing"/></button></subviews>
        <constraints>\(place("b"))</constraints></view></viewController>
        """,
        resources: "<resources><image name=\"missing\" width=\"30\" height=\"25\"/></resources>"))
    let registry = InterfaceRegistry()
    registry.isPreview = true
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 375, height: 667))
    stage.window.rootViewController = controller
    stage.turn()
    #expect(controller.view.subviews.first?.frame.height == 25)
  }

  @Test("SB-50: the canvas of Xcode 6 gives the view of a xib the margins of other views")
  func oldMargins() throws {
    for (tools, margin) in [(6245, 8.0), (7706, 20)] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="600" height="600"/>
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>\(place("a", x: "leadingMargin"))</constraints></view></objects></document>
        """
      let file = try TemporaryFile(text, named: "a.xib")
      let registry = InterfaceRegistry()
      registry.isPreview = true
      let nib = try Nib(contentsOf: file.path, registry: registry)
      let root = try #require(nib.instantiate(withOwner: nil).first as? View)
      root.frame = Rect(x: 0, y: 0, width: 600, height: 600)
      let stage = Stage(size: Size(width: 600, height: 600))
      let host = ViewController()
      stage.window.rootViewController = host
      host.view.addSubview(root)
      stage.turn()
      #expect(root.subviews.first?.frame.minX == margin, "\(tools)")
    }
  }

  @Test("SB-54: a font size of 0 means 12, and a font size may have a name")
  func namedSizes() throws {
    let labels = try layOut(
      """
      <subviews>
      <label id="a" text="X"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
      <label id="b" text="X"><fontDescription key="fontDescription" type="system" size="button"/></label>
      <label id="d" text="X"><fontDescription key="fontDescription" type="system" size="smallSystem"/></label>
      <label id="e" text="X"><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
      </subviews>
      """
    ).compactMap { $0 as? Label }
    #expect(labels.map(\.font.size) == [12, 18, 12, 17])
    #expect(labels.map(\.font.weight) == [.regular, .regular, .regular, .semibold])
  }

  @Test("SB-54: letters are as wide as in San Francisco")
  func widths() throws {
    // The widths are those that Interface Builder writes for its default label and button.
    let labels = try layOut(
      """
      <subviews>
      <label id="a" text="Label"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <label id="b" text="Button"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
      </subviews>
      """)
    #expect(labels.map { $0.sizeThatFits(.zero).width } == [42, 46])
  }

  @Test("a xib for the iPad is opened like any other")
  func iPad() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="3.0" \
      toolsVersion="7706" targetRuntime="iOS.CocoaTouch.iPad"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="768" height="1024"/></view></objects></document>
      """
    let file = try TemporaryFile(text, named: "a.xib")
    let nib = try Nib(contentsOf: file.path, registry: InterfaceRegistry())
    let views = nib.instantiate(withOwner: nil).compactMap { $0 as? View }
    #expect(views.map(\.frame) == [Rect(x: 0, y: 0, width: 768, height: 1024)])
    #expect(nib.warnings == [])
  }

  @Test("a search bar may be the header of a table")
  func searchHeader() throws {
    let tables = try layOut(
      """
      <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <searchBar key="tableHeaderView" id="s">
      <rect key="frame" x="0" y="0" width="375" height="44"/></searchBar></tableView></subviews>
      """)
    let table = try #require(tables.first as? TableView)
    #expect(table.tableHeaderView is SearchBar)
    #expect(table.tableHeaderView?.frame.height == 44)
  }

  @Test("SB-89: without its program, a search bar has UIKit's height with its prompt and scopes")
  func searchHeights() throws {
    let parts = "<scopeButtonTitles><string>All</string></scopeButtonTitles>"
    for (tools, attributes, height) in [
      (12_000, "", 44.0), (22_505, "", 56), (12_000, "showsScopeBar=\"YES\"", 88),
      (12_000, "prompt=\"People\"", 75), (22_505, "prompt=\"P\" showsScopeBar=\"YES\"", 131),
    ] {
      let views = try layOut(
        """
        <subviews><searchBar \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">\(parts)
        </searchBar></subviews>
        <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="3"/></constraints>
        """, tools: tools, isPreview: true)
      #expect(views.first?.frame == Rect(x: 0, y: 0, width: 375, height: height))
    }
  }

  @Test("SB-91: without its program, the rows of an inset grouped table are inset as in the file")
  func rowInset() throws {
    let tables = try layOut(
      """
      <subviews><tableView style="insetGrouped" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="r" id="a"><rect key="frame" x="20" y="38" width="335" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="a" id="b"/></tableViewCell></prototypes>
      </tableView></subviews>
      """, isPreview: true)
    let table = try #require(tables.first as? TableView)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == 20 && cell.frame.width == 335)
  }

  @Test("SB-55: without its program, a cell has the file's space for its accessory")
  func accessories() throws {
    let tables = try layOut(
      """
      <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell id="cell" accessoryType="disclosureIndicator" textLabel="l" style="IBUITableViewCellStyleDefault">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="348.5" height="44"/>
      <subviews><label id="l" text=""><rect key="frame" x="16" y="0" width="324.5" height="44"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """, isPreview: true)
    let table = try #require(tables.first as? TableView)
    table.reloadData()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == 348.5)
    // An empty label shows Interface Builder's default word.
    #expect(cell.textLabel.text == "Title")
    #expect(cell.textLabel.frame == Rect(x: 16, y: 0, width: 324.5, height: 44))
  }

  @Test(
    "SB-56: without its program, a view whose size no constraint determines keeps its size in the file"
  )
  func openSizes() throws {
    let document = """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="240" height="128"/></view></subviews>
      <constraints>\(place("a"))</constraints>
      """
    #expect(
      try layOut(document, isPreview: true).map(\.frame.size) == [Size(width: 240, height: 128)])
    #expect(try layOut(document).map(\.frame.size) == [.zero])
  }

  @Test("SB-57: a stack with its own margins arranges its views inside them")
  func stackMargins() throws {
    let stacks = try layOut(
      """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <edgeInsets key="layoutMargins" top="10" left="32" bottom="10" right="30"/></stackView></subviews>
      <constraints>\(place("s"))
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="w"/>
      <constraint firstItem="s" firstAttribute="height" constant="50" id="h"/></constraints>
      """)
    #expect(stacks.flatMap(\.subviews).map(\.frame) == [Rect(x: 32, y: 10, width: 313, height: 30)])
  }

  @Test("SB-53: a button's background is behind its title, and is included in the button's size")
  func background() throws {
    let text = storyboardText(
      views: """
        <button id="b"><state key="normal" title="OK" backgroundImage="plate"/></button>
        """, resources: "<resources><image name=\"plate\" width=\"90\" height=\"50\"/></resources>")
    let file = try TemporaryFile(text)
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    let button = try #require(controller.view.subviews.first as? Button)
    #expect(button.image == nil && button.title == "OK")
    #expect(button.backgroundImage?.size == Size(width: 90, height: 50))
    #expect(button.intrinsicContentSize == Size(width: 90, height: 50))
  }
}
