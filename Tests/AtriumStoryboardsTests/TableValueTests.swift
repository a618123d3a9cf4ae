import AtriumControls
import AtriumGeometry
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
}
