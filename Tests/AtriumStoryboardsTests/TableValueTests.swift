import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Values of tables and cells in files.
@MainActor
struct TableValueTests {
  @Test(
    "SB-80: a table and a cell have the insets of their separators, and the content of a cell has its flags"
  )
  func insets() throws {
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <tableView id="t" style="plain"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <inset key="separatorInset" minX="40" minY="0" maxX="20" maxY="0"/>
          <sections><tableViewSection id="s"><cells>
          <tableViewCell id="a" textLabel="l" style="IBUITableViewCellStyleDefault">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <inset key="separatorInset" minX="24" minY="0" maxX="4" maxY="0"/>
          <tableViewCellContentView key="contentView" clipsSubviews="YES" multipleTouchEnabled="YES" \
          contentMode="center" tableViewCell="a" id="b" insetsLayoutMarginsFromSafeArea="NO">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews><label id="l" text="Row"/></subviews>
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
          """))
    let registry = InterfaceRegistry()
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let table = try #require(controller.view.subviews.first as? TableView)
    #expect(table.separatorInset == EdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.separatorInset == EdgeInsets(top: 0, left: 24, bottom: 0, right: 4))
    let content = cell.contentView
    #expect(content.clipsToBounds && content.isMultipleTouchEnabled)
    #expect(!content.insetsLayoutMarginsFromSafeArea)
    #expect(storyboard.warnings.map(\.message) == [])
    #expect(storyboard.attributesWithoutEffect == [])
  }

  @Test(
    "SB-80: the content of a cell has the values of a view, and its safe area holds constraints")
  func contentValues() throws {
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <tableView id="t" style="plain"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <sections><tableViewSection id="s"><cells><tableViewCell id="a">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="a" id="b" \
          alpha="0.5" tag="7" restorationIdentifier="content">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews><view id="w" tag="9" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/>
          <constraints>
          <constraint firstItem="w" firstAttribute="leading" secondItem="g" secondAttribute="leading" \
          constant="30" id="1"/>
          <constraint firstItem="g" firstAttribute="trailing" secondItem="w" \
          secondAttribute="trailing" constant="90" id="2"/></constraints>
          <viewLayoutGuide key="safeArea" id="g"/>
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
          """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 400, height: 800))
    stage.window.rootViewController = controller
    stage.settle()
    let table = try #require(controller.view.subviews.first as? TableView)
    let content = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView
    #expect(content.alpha == 0.5 && content.tag == 7 && content.restorationIdentifier == "content")
    #expect(content.tintColor == .init(red: 1, green: 0, blue: 0))
    let view = try #require(content.subviews.first { $0.tag == 9 })
    #expect(view.frame.minX == 30 && view.frame.width == 200)
    #expect(storyboard.warnings.map(\.message) == [])
    #expect(storyboard.attributesWithoutEffect == [])
  }

  @Test(
    "SB-80: a table has the colours of its index titles, and the number of rows from which they are shown"
  )
  func indexTitles() throws {
    func color(_ key: String, _ values: String) -> String {
      "<color key=\"\(key)\" \(values) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }
    let (red, green, blue) = (
      #"red="1" green="0" blue="0""#, #"red="0" green="1" blue="0""#, #"red="0" green="0" blue="1""#
    )
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <tableView id="t" style="plain" sectionIndexMinimumDisplayRowCount="20">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          \(color("sectionIndexColor", red))\(color("sectionIndexBackgroundColor", green))
          \(color("sectionIndexTrackingBackgroundColor", blue))
          </tableView>
          """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let table = try #require(controller.view.subviews.first as? TableView)
    #expect(table.sectionIndexMinimumDisplayRowCount == 20)
    #expect(table.sectionIndexColor == Color(red: 1, green: 0, blue: 0))
    #expect(table.sectionIndexBackgroundColor == Color(red: 0, green: 1, blue: 0))
    #expect(table.sectionIndexTrackingBackgroundColor == Color(red: 0, green: 0, blue: 1))
    #expect(storyboard.warnings.map(\.message) == [])
    #expect(storyboard.attributesWithoutEffect == [])
  }
}
