import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Contents of views as on the canvas of Interface Builder.
@MainActor
struct CanvasContentTests {
  private let stages = CanvasStages()

  /// Returns the view of a scene, 375 points wide, that is shown without its program unless `isPreview` is false.
  private func view(
    _ views: String, resources: String = "", isPreview: Bool = true, tools: Int = 22_505
  ) throws -> View {
    try stages.view(views, resources: resources, isPreview: isPreview, tools: tools)
  }

  private let corner = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
    """

  @Test("SB-59: without the program, a view has the content size that the designer chose")
  func placeholders() throws {
    let document = """
      <subviews><label id="a" text="" placeholderIntrinsicWidth="66" placeholderIntrinsicHeight="22" NO/>
      </subviews><constraints>\(corner)</constraints>
      """
    #expect(try view(document).subviews[0].frame.size == Size(width: 66, height: 22))
    #expect(try view(document, isPreview: false).subviews[0].frame.width == 0)
  }

  @Test("SB-83: of constraints that contradict each other, one of the inner view is dropped")
  func contradiction() throws {
    let document = """
      <subviews><view id="a" NO><subviews><view id="b" NO><constraints>
      <constraint firstAttribute="width" constant="32" id="w"/>
      <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1:1" id="m"/>
      </constraints></view></subviews>
      <constraints><constraint firstAttribute="height" constant="92" id="h"/>
      <constraint firstAttribute="width" constant="100" id="v"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="l"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="16" id="t"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="16" id="u"/>
      </constraints></view></subviews><constraints>\(corner)</constraints>
      """
    let outer = try view(document).subviews[0]
    #expect(outer.subviews[0].frame == Rect(x: 0, y: 16, width: 32, height: 60))
  }

  @Test(
    "SB-59: without the program, a designable class has the size that Interface Builder measured")
  func designables() throws {
    let document = """
      <subviews><button id="a" customClass="Pill" NO><state key="normal" title="Go"/></button>
      <slider id="b" NO/></subviews><constraints>\(corner)</constraints>
      """
    let sizes = """
      <designables><designable name="a"><size key="intrinsicContentSize" width="84" height="43"/></designable>
      <designable name="b"><size key="intrinsicContentSize" width="-1" height="50"/></designable>
      <designable name="d"><size key="intrinsicContentSize" height="50"/></designable>
      <designable name="e"/><designable/></designables>
      """
    let subviews = try view(document, resources: sizes).subviews
    #expect(subviews[0].frame.size == Size(width: 84, height: 43))
    #expect(subviews[1].layoutContentSize == Size(width: View.noIntrinsicMetric, height: 50))
    #expect(try view(document, resources: sizes, isPreview: false).subviews[0].frame.height == 34)
  }

  @Test(
    "SB-82: without the program, a view in a toolbar has its frame in the file, even if the bar is too narrow",
    arguments: [(7_706, 16.0), (22_505, 20)])
  func toolbarViews(tools: Int, margin: Double) throws {
    let document = """
      <subviews><toolbar id="a"><rect key="frame" x="0" y="0" width="768" height="44"/>
      <items><barButtonItem id="i"><segmentedControl key="customView" id="s">
      <rect key="frame" x="16" y="7" width="740" height="30"/>
      <segments><segment title="A"/></segments></segmentedControl></barButtonItem></items></toolbar>
      <toolbar id="b"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <items><barButtonItem systemItem="flexibleSpace" id="j"/>
      <barButtonItem id="k"><button key="customView" buttonType="system" id="t">
      <rect key="frame" x="15" y="1" width="290" height="42"/><state key="normal" title="Go"/></button></barButtonItem>
      <barButtonItem systemItem="flexibleSpace" id="l"/></items></toolbar></subviews>
      """
    let root = try view(document, tools: tools)
    root.layoutIfNeeded()
    func content(in view: View) -> View? {
      view is SegmentedControl || (view as? Button)?.title == "Go"
        ? view : view.subviews.lazy.compactMap(content).first
    }
    let frames = root.subviews.map { bar in
      content(in: bar).map { $0.convert($0.bounds, to: bar) }
    }
    #expect(
      frames == [
        Rect(x: margin, y: 7, width: 740, height: 30), Rect(x: 15, y: 1, width: 290, height: 42),
      ])
  }

  @Test(
    "SB-59: without the program, a width in the file takes precedence over a required content size")
  func requiredContent() throws {
    let document = """
      <subviews><label id="a" text="A text that is wider than its constraint" \
      horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000" NO/></subviews>
      <constraints>\(corner)
      <constraint firstItem="a" firstAttribute="width" constant="32" id="w"/></constraints>
      """
    #expect(try view(document).subviews[0].frame.width == 32)
  }

  @Test("SB-52: a screen in landscape covers the sides of a scene beside the camera")
  func landscape() throws {
    for (device, inset) in [
      ("retina6_1", 48.0), ("retina6_0", 47), ("retina6_12", 59), ("retina4_7", 0), ("ipad9_7", 0),
    ] {
      let text = storyboardText(views: "<view id=\"a\"/>").replacing(
        "<scenes>", with: "<device id=\"\(device)\" orientation=\"landscape\"/><scenes>")
      let file = try TemporaryFile(text)
      let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
      let controller = try #require(storyboard.instantiateInitialViewController())
      controller.loadViewIfNeeded()
      #expect(controller.interfaceInsets.left == inset)
      #expect(controller.interfaceInsets.right == inset)
    }
  }

  @Test("SB-54: a line does not break because the replacement for its font is a little wider")
  func lineWidth() throws {
    func width(_ preferred: Double, isPreview: Bool = true) throws -> Double? {
      let root = try view(
        """
        <subviews><label id="a" text="Details and more" numberOfLines="0" \
        preferredMaxLayoutWidth="\(preferred)"/></subviews>
        """, isPreview: isPreview)
      return (root.subviews.first as? Label)?.preferredMaxLayoutWidth
    }
    let line = Label(text: "Details and more").sizeThatFits(.zero).width
    #expect(try width(line - 2) == line)
    #expect(try width(line - 2, isPreview: false) == line - 2)
    #expect(try width(line / 2) == line / 2)
  }

  @Test("SB-54: tracking applies to Latin letters, and not to Chinese characters")
  func eastAsianTracking() throws {
    func tracking(_ text: String, isPreview: Bool = true) throws -> Double? {
      let root = try view(
        """
        <subviews><label id="a" text="\(text)"><fontDescription key="fontDescription" type="system" \
        pointSize="17"/></label></subviews>
        """, isPreview: isPreview)
      return (root.subviews.first as? Label)?.font.tracking
    }
    let latin = try #require(try tracking("ABCD"))
    #expect(latin < 0)
    #expect(try tracking("购物送积") == 0)
    #expect(try tracking("AB购物") == latin / 2)
    #expect(try tracking("购物送积", isPreview: false) == latin)
  }

  @Test("SB-56: without the program, an empty label in a stack keeps its size in the file")
  func emptyLabel() throws {
    let stack = try view(
      """
      <subviews><stackView id="a" NO><subviews>
      <view id="b" NO><constraints><constraint firstAttribute="width" constant="50" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      <label id="d" text="" horizontalHuggingPriority="251" NO>
      <rect key="frame" x="50" y="0" width="40" height="50"/></label>
      </subviews></stackView></subviews><constraints>\(corner)</constraints>
      """
    ).subviews[0]
    #expect(stack.frame.size == Size(width: 90, height: 50))
    #expect(stack.subviews.map(\.frame.width) == [50, 40])
  }

  @Test("SB-55: without the program, a prototype is a row in its height in the file")
  func prototypeHeights() throws {
    let view = try view(
      """
      <subviews><tableView id="t" rowHeight="44">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell id="p" rowHeight="143"><rect key="frame" x="0" y="28" width="375" height="143"/>
      <tableViewCellContentView key="contentView" id="pc"/></tableViewCell>
      <tableViewCell id="q"><rect key="frame" x="0" y="171" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="qc"/></tableViewCell>
      </prototypes></tableView></subviews>
      """)
    let table = try #require(view.subviews[0] as? TableView)
    table.reloadData()
    table.layoutIfNeeded()
    let heights = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.height }
    #expect(heights == [143, 60])
  }

  @Test("SB-53: the alignments and the insets of a button move its title and its image")
  func buttonAlignment() throws {
    let view = try view(
      """
      <subviews>
      <button id="a" contentHorizontalAlignment="left" contentVerticalAlignment="top">
      <rect key="frame" x="0" y="0" width="200" height="60"/>
      <inset key="titleEdgeInsets" minX="10" minY="3" maxX="0" maxY="0"/>
      <state key="normal" title="OK"/></button>
      <button id="b" contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom">
      <rect key="frame" x="0" y="60" width="200" height="60"/>
      <inset key="contentEdgeInsets" minX="0" minY="0" maxX="8" maxY="4"/>
      <state key="normal" title="OK"/></button>
      </subviews>
      """)
    let texts = view.subviews.compactMap { ($0 as? Button)?.displayedTexts.first }
    // The rectangle is that of the ink.
    let first = try #require(texts.first).rect
    let last = try #require(texts.last).rect
    #expect((10...12).contains(first.minX) && (3...8).contains(first.minY))
    #expect((190...192).contains(last.maxX) && (51...56).contains(last.maxY))
  }

  @Test(
    "SB-53: a button with a configuration has the configuration's title, not the title of the normal state"
  )
  func configuredTitle() throws {
    let view = try view(
      """
      <subviews><button id="a" NO><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" image="star"/></button></subviews>
      <constraints>\(corner)</constraints>
      """, resources: "<resources><image name=\"star\" width=\"28\" height=\"28\"/></resources>")
    let button = try #require(view.subviews[0] as? Button)
    #expect(button.title.isEmpty)
    #expect(button.frame.width == 52)
  }

  @Test("SB-28: the configuration of a button's symbol determines its size")
  func symbolSize() throws {
    let view = try view(
      """
      <subviews><button id="a" NO><state key="normal" image="info.circle" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
      pointSize="34"/></state></button></subviews><constraints>\(corner)</constraints>
      """,
      resources:
        "<resources><image name=\"info.circle\" catalog=\"system\" width=\"128\" height=\"128\"/></resources>"
    )
    #expect(view.subviews[0].frame.size == Size(width: 36, height: 36))
  }

  @Test("SB-60: a label shrinks its text down to the minimum scale factor in the file")
  func shrinking() throws {
    let view = try view(
      """
      <subviews>
      <label id="a" text="A text that is too wide" minimumScaleFactor="0.5">
      <rect key="frame" x="0" y="0" width="130" height="21"/></label>
      <label id="b" text="A text that is too wide" minimumFontSize="16">
      <fontDescription key="fontDescription" type="system" pointSize="20"/>
      <rect key="frame" x="0" y="30" width="130" height="21"/></label>
      <label id="d" text="A text that is too wide" adjustsFontSizeToFit="NO" minimumFontSize="9">
      <rect key="frame" x="0" y="60" width="130" height="21"/></label>
      </subviews>
      """)
    let texts = view.subviews.compactMap { ($0 as? Label)?.displayedTexts.first }
    #expect(texts.map(\.isTruncated) == [false, true, true])
    #expect(view.subviews.compactMap { ($0 as? Label)?.minimumScaleFactor } == [0.5, 0.8, 0])
  }

  @Test("SB-10: the names of the system's font are that font, with the weight in the name")
  func systemFont() throws {
    let view = try view(
      """
      <subviews>
      <label id="a"><fontDescription key="fontDescription" name=".AppleSystemUIFont" \
      family=".AppleSystemUIFont" pointSize="17"/></label>
      <label id="b"><fontDescription key="fontDescription" name="SFProText-Bold" \
      family="SF Pro Text" pointSize="17"/></label>
      <label id="d"><fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/></label>
      <label id="e"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews>
      """)
    let fonts = view.subviews.compactMap { ($0 as? Label)?.font }
    #expect(fonts.count == 4 && fonts[0] == fonts[3])
    #expect(fonts.map(\.weight) == [.regular, .bold, .bold, .regular])
    #expect(Set(fonts.map(\.family)).count == 1)
  }

  @Test("SB-53: a button truncates its title at the place given in the file")
  func truncation() throws {
    let view = try view(
      """
      <subviews><button id="a" lineBreakMode="middleTruncation">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <state key="normal" title="A title that is too long"/></button>
      <button id="b" lineBreakMode="wordWrap"><rect key="frame" x="0" y="30" width="80" height="30"/>
      <state key="normal" title="A title that is too long"/></button></subviews>
      """)
    let buttons = view.subviews.compactMap { $0 as? Button }
    #expect(
      buttons.map(\.configuration.titleLineBreakMode) == [.byTruncatingMiddle, .byWordWrapping])
    let texts = buttons.compactMap { $0.displayedTexts.first }
    #expect(texts.map(\.isTruncated) == [true, true])
    #expect(texts.map(\.rect.height).allSatisfy { $0 < 25 })
  }

  @Test("SB-67: a view is found by its identifier")
  func identifier() throws {
    let view = try view(
      """
      <subviews><button id="a"><rect key="frame" x="0" y="0" width="80" height="30"/>
      <accessibility key="accessibilityConfiguration" identifier="sign-in" label="Sign in"/>
      <state key="normal" title="Go"/></button>
      <view id="b"><rect key="frame" x="0" y="30" width="80" height="30"/>
      <accessibility key="accessibilityConfiguration" identifier="panel"/></view></subviews>
      """)
    #expect(view.subviews.map(\.accessibilityIdentifier) == ["sign-in", "panel"])
    let window = try #require(view.window)
    let names = AccessibleNames(in: window)
    #expect(names.first(named: "sign-in")?.view === view.subviews[0])
    #expect(names.first(named: "panel")?.view === view.subviews[1])
    #expect(names.first(named: "Sign in")?.view === view.subviews[0])
    #expect(!names.summary.contains("panel"))
  }

  @Test(
    "a text field that would shrink its text has a warning; one whose smallest size is its own has none"
  )
  func shrinkingField() throws {
    func warnings(_ least: Int) throws -> [String] {
      let file = try TemporaryFile(
        storyboardText(
          views: """
            <textField id="t" minimumFontSize="\(least)"><fontDescription key="fontDescription" \
            type="system" pointSize="14"/></textField>
            """))
      let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
      return storyboard.warnings.map(\.message)
    }
    #expect(try warnings(17) == [])
    #expect(try warnings(9) == ["A text field scrolls its text instead of shrinking it."])
  }

  @Test("a cell of the style value2 has its first text at the end of a column of 91 points")
  func value2() throws {
    let cell = TableViewCell(style: .value2)
    cell.textLabel.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    let stage = Stage(size: Size(width: 320, height: 100))
    stage.window.addSubview(cell)
    stage.turn()
    #expect(cell.textLabel.frame == Rect(x: 16, y: 0, width: 91, height: 44))
    #expect(cell.textLabel.textAlignment == .right && cell.textLabel.textRole == \.accent)
    let detail = try #require(cell.detailTextLabel)
    #expect(detail.frame == Rect(x: 113, y: 0, width: detail.sizeThatFits(.zero).width, height: 44))
  }

  @Test("X-8: a frame may be written as distances from the edges of the superview")
  func frameInset() throws {
    let view = try view(
      """
      <subviews>
      <view id="a"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/></view>
      <view id="b"><frame key="frameInset" maxX="5" maxY="7" width="30" height="40"/></view>
      <view id="d"><frame key="frameInset" minX="15" maxX="60" minY="1" maxY="2"/></view>
      </subviews>
      """)
    #expect(
      view.subviews.map(\.frame) == [
        Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 340, y: 620, width: 30, height: 40),
        Rect(x: 15, y: 1, width: 300, height: 664),
      ])
  }

  @Test("X-29: constraints and bar items have runtime attributes too")
  func attributesOfOthers() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="30" id="w"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="narrow"/>
        </userDefinedRuntimeAttributes></constraint></constraints></view></subviews></view>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="A" id="b">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="B"/>
        </userDefinedRuntimeAttributes></barButtonItem></navigationItem></viewController>
        """))
    let registry = InterfaceRegistry()
    registry.register(
      InterfaceClass(LayoutConstraint.self, named: "NSLayoutConstraint") { _ in
        fatalError("A constraint is made by its file.")
      }
      .attribute("identifier", \.identifier))
    registry.register(
      InterfaceClass(BarButtonItem.self, named: "UIBarButtonItem") { _ in BarButtonItem(title: "") }
        .attribute("title", \.title))
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = try #require(controller.view.subviews.first)
    #expect(view.constraints.map(\.identifier) == ["narrow"])
    #expect(controller.navigationItem.rightBarButtonItem?.title == "B")
    #expect(storyboard.warnings == [])
  }

  @Test(
    "SB-50: in a cell of Xcode 8 or 9, the margins are those that the frames show",
    arguments: [8.0, 15, 16])
  func oldCellMargins(margin: Double) throws {
    let text = storyboardText(
      views: """
        <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>
        <tableViewCell id="p"><rect key="frame" x="0" y="0" width="375" height="80"/>
        <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="375" height="80"/>
        <subviews><label id="l" text="A" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\(margin + 12)" y="20" width="20" height="20"/></label></subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leadingMargin" \
        constant="12" id="x"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="cv" secondAttribute="topMargin" id="y"/>
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """
    ).replacing("22505", with: "13771")
    let file = try TemporaryFile(text)
    let registry = InterfaceRegistry()
    registry.isPreview = true
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 375, height: 667))
    stage.window.rootViewController = controller
    stage.turn()
    let table = try #require(controller.view.subviews.first as? TableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(cell.contentView.subviews.last)
    #expect(label.frame.origin == Point(x: margin + 12, y: margin == 8 ? 8 : 11))
  }
}
