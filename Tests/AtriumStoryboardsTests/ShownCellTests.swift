import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Spaces in cells that are derived from the frames in the file.
@MainActor
struct ShownCellTests {
  private let stages = CanvasStages()

  /// Returns the cell of a static table that is shown without its program.
  private func cell(
    _ cell: String, style: String = "plain", tools: Int = 22_505
  ) throws -> TableViewCell {
    let controller = try stages.show(
      """
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" id="t" style="\(style)">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection></sections>
      </tableView></tableViewController>
      """, size: Size(width: 320, height: 480), tools: tools)
    let table = try #require(controller.view as? TableView)
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  private func rect(_ frame: String) -> String {
    let parts = frame.split(separator: " ")
    return """
      <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>
      """
  }

  @Test("SB-93: the text of a cell begins at the distance from the image that the frames show")
  func images() throws {
    let cell = try cell(
      """
      <tableViewCell id="a" textLabel="l" imageView="i" style="IBUITableViewCellStyleDefault">
      \(rect("0 0 320 44"))<view key="contentView">\(rect("0 0 320 43"))<subviews>
      <label id="l" text="Inbox">\(rect("35 0 275 43"))</label>
      <imageView id="i" image="inbox">\(rect("1 9 24 24"))</imageView></subviews></view>
      </tableViewCell>
      """, tools: 3_084)
    #expect(cell.imageView.frame == Rect(x: 1, y: 10, width: 24, height: 24))
    #expect(cell.textLabel.frame == Rect(x: 35, y: 0, width: 275, height: 44))
  }

  @Test("SB-93: the content of a grouped cell of iOS 6 is inside its border")
  func groupedContent() throws {
    let cell = try cell(
      """
      <tableViewCell id="a" textLabel="l" style="IBUITableViewCellStyleDefault">
      \(rect("0 10 320 45"))<view key="contentView">\(rect("10 1 280 43"))<subviews>
      <label id="l" text="Follow">\(rect("10 0 260 43"))</label></subviews></view>
      </tableViewCell>
      """, style: "grouped", tools: 3_084)
    #expect(cell.contentView.frame.minX == 10)
    #expect(cell.contentView.frame.width == 280)
    #expect(cell.textLabel.frame.minX == 10)
    #expect(cell.textLabel.frame.width == 260)
  }

  @Test("SB-93: the margin of a cell is found beside the aligned rectangle of a switch")
  func switchAtMargin() throws {
    let cell = try cell(
      """
      <tableViewCell id="a">\(rect("0 0 320 44"))
      <tableViewCellContentView key="contentView" tableViewCell="a" id="v">\(rect("0 0 320 44"))
      <subviews>
      <label id="l" text="Sync" translatesAutoresizingMaskIntoConstraints="NO">\(rect("20 12 100 20"))
      </label>
      <switch id="w" translatesAutoresizingMaskIntoConstraints="NO">\(rect("251 6 51 31"))</switch>
      </subviews><constraints>
      <constraint firstAttribute="trailingMargin" secondItem="w" secondAttribute="trailing" id="1"/>
      <constraint firstItem="w" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="2"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="3"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """)
    #expect(cell.contentView.subviews.suffix(2).map(\.frame.minX) == [20, 251])
  }

  @Test("SB-93: the usual text of an empty label has the size that its frame shows")
  func usualTexts() throws {
    let cell = try cell(
      """
      <tableViewCell id="a" textLabel="l" detailTextLabel="d" style="IBUITableViewCellStyleValue1">
      \(rect("0 0 320 44"))<tableViewCellContentView key="contentView" tableViewCell="a" id="v">
      \(rect("0 0 320 44"))<subviews>
      <label id="l" text="Title">\(rect("16 14 28.5 17"))
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label id="d" text="">\(rect("266.5 14 37.5 17"))
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(cell.textLabel.font.size == 14)
    #expect(cell.detailTextLabel?.text == "Detail")
    #expect(cell.detailTextLabel?.font.size == 14)
  }

  @Test("SB-93: the content of a cell with margins of its own keeps the margins of its cell too")
  func preservedMargins() throws {
    let cell = try cell(
      """
      <tableViewCell id="a">\(rect("0 0 320 44"))
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      tableViewCell="a" id="v">\(rect("0 0 320 44"))<subviews>
      <label id="l" text="Unit" translatesAutoresizingMaskIntoConstraints="NO">\(rect("16 12 288 20"))
      </label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="1"/>
      <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing" id="2"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="3"/>
      </constraints><edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
      </tableViewCellContentView></tableViewCell>
      """)
    #expect(cell.contentView.preservesSuperviewLayoutMargins)
  }
}
