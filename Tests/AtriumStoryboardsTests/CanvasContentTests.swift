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
  /// The view of a scene, 375 points wide, that is shown without its program unless `isPreview` is false.
  private func view(
    _ views: String, resources: String = "", isPreview: Bool = true
  ) throws -> View {
    let text = storyboardText(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      \(views.replacing(" NO", with: " translatesAutoresizingMaskIntoConstraints=\"NO\""))
      </view></viewController>
      """, resources: resources)
    let file = try TemporaryFile(text)
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 375, height: 667))
    stage.window.rootViewController = controller
    stage.turn()
    shown.stages.append(stage)
    return controller.view
  }

  /// The stages, whose views are compared.
  private final class Shown {
    var stages: [Stage] = []
  }

  private let shown = Shown()

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

  @Test("SB-53: the title of a configuration is its own, and not that of the old state")
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
    #expect(view.subviews[0].frame.size == Size(width: 40, height: 40))
  }

  @Test("SB-60: a label shrinks its text down to the part of its size in the file")
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
}
