import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Attributed strings, highlighted values, and other attributes that have an effect.
@MainActor
struct AttributedFileTests {
  private func load(_ views: String) throws -> (storyboard: Storyboard, view: View) {
    let file = try TemporaryFile(storyboardText(views: views))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    owners.list.append(controller)
    return (storyboard, controller.view)
  }

  /// The controllers, whose views are compared.
  private final class Owners {
    var list: [ViewController] = []
  }

  private let owners = Owners()

  private func fragment(_ text: String, _ attributes: String) -> String {
    "<fragment content=\"\(text)\"><attributes>\(attributes)</attributes></fragment>"
  }

  private let red = """
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    """

  @Test("SB-87: each fragment of an attributed string has its fonts, colours and decorations")
  func fragments() throws {
    let (storyboard, view) = try load(
      """
      <label id="l"><attributedString key="attributedText">
      \(fragment("Hello ", """
        <font key="NSFont" size="20" name="Menlo-Regular"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingMiddle" lineSpacing="3"/>
        """))
      \(fragment("wörld", """
        \(red)<font key="NSFont" metaFont="systemBold"/><integer key="NSUnderline" value="1"/>
        <real key="NSKern" value="2.5"/>
        """))
      </attributedString></label>
      """)
    let label = try #require(view.subviews.first as? Label)
    let text = try #require(label.attributedText)
    #expect(text.string == "Hello wörld")
    #expect(text.runs.map(\.range) == [0..<6, 6..<11])
    let fonts = text.runs.compactMap { $0.attributes[.font] as? Font }
    #expect(fonts.map(\.size) == [20, 17])
    #expect(fonts.last?.weight == .bold)
    #expect(text.attribute(.foregroundColor, at: 0) == nil)
    #expect(
      text.attribute(.foregroundColor, at: 6) as? Color == Color(red: 1, green: 0, blue: 0))
    #expect(text.textRuns.map(\.isUnderlined) == [false, true])
    #expect(text.textRuns.map(\.tracking) == [0, 2.5])
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.lineSpacing == 3)
    #expect(storyboard.warnings.map(\.message) == [])
    #expect(storyboard.attributesWithoutEffect == [])
  }

  @Test(
    "SB-87: an attributed string with one font and colour follows the appearance like a plain string"
  )
  func plain() throws {
    let (_, view) = try load(
      """
      <label id="l" lineBreakMode="tailTruncation"><attributedString key="attributedText">
      \(fragment("Hello", """
        <color key="NSColor" systemColor="secondaryLabelColor"/>
        <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
        """))
      </attributedString></label>
      """)
    let label = try #require(view.subviews.first as? Label)
    #expect(label.text == "Hello" && label.textColor == nil)
    #expect(label.textRole == \.secondaryLabel && label.textAlignment == .right)
    // Word wrapping is the mode of a string for which no mode was chosen.
    #expect(label.lineBreakMode == .byTruncatingTail)
  }

  @Test("SB-87: the titles of a button have the attributes of their states")
  func titles() throws {
    let (storyboard, view) = try load(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="200" height="40"/>
      <state key="normal"><attributedString key="attributedTitle">\(fragment("Go ", red))
      \(fragment("now", "<font key=\"NSFont\" size=\"24\" name=\"Menlo-Regular\"/>"))</attributedString></state>
      <state key="selected"><attributedString key="attributedTitle">\(fragment("Gone", red))</attributedString></state>
      </button>
      """)
    let button = try #require(view.subviews.first as? Button)
    let title = try #require(button.attributedTitle(for: .normal))
    #expect(title.string == "Go now" && title.runs.map(\.range) == [0..<3, 3..<6])
    #expect((title.attribute(.font, at: 3) as? Font)?.size == 24)
    #expect(title.attribute(.foregroundColor, at: 0) as? Color == Color(red: 1, green: 0, blue: 0))
    #expect(button.currentTitle == "Go now")
    button.isSelected = true
    #expect(button.currentAttributedTitle?.string == "Gone")
    #expect(storyboard.warnings.map(\.message) == [])
    #expect(storyboard.attributesWithoutEffect == [])
  }

  @Test("SB-87: a text view has the string of its text storage")
  func textStorage() throws {
    let (storyboard, view) = try load(
      """
      <textView id="t"><attributedString key="textStorage">\(fragment("Once", red))</attributedString></textView>
      """)
    #expect((view.subviews.first as? TextView)?.text == "Once")
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test(
    "SB-88: a selected cell shows its labels and images in their highlighted colours and images")
  func highlights() throws {
    let (storyboard, view) = try load(
      """
      <tableView id="t" style="plain" rowHeight="44"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <sections><tableViewSection id="s"><cells>
      <tableViewCell id="c1" editingAccessoryType="checkmark"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c1" id="k">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <view id="v1"><rect key="frame" x="0" y="0" width="200" height="40"/><subviews>
      <label id="l" text="Row"><rect key="frame" x="0" y="0" width="100" height="20"/>
      <color key="highlightedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </label></subviews></view>
      <imageView id="i" image="a.png" highlightedImage="b.png"/>
      </subviews></tableViewCellContentView>
      <view key="backgroundView" id="b1"/><view key="selectedBackgroundView" id="b2"/>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    let table = try #require(view.subviews.first as? TableView)
    #expect(table.separatorColor == Color(red: 1, green: 0, blue: 0))
    let stage = Stage(size: Size(width: 320, height: 480))
    stage.window.addSubview(table)
    stage.turn()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(
      cell.contentView.subviews.last?.superview?.subviews.lazy
        .compactMap { $0.subviews.first as? Label }.first)
    let image = try #require(cell.contentView.subviews.compactMap { $0 as? ImageView }.last)
    #expect(cell.backgroundView != nil && cell.selectedBackgroundView?.isHidden == true)
    #expect(cell.editingAccessoryType == .checkmark)
    #expect(image.highlightedImage != nil && !image.isHighlighted && !label.isHighlighted)
    cell.isSelected = true
    #expect(label.isHighlighted && image.isHighlighted)
    #expect(label.displayedTexts.map(\.color) == [Color(red: 1, green: 0, blue: 0)])
    cell.isSelected = false
    #expect(!label.isHighlighted && !image.isHighlighted)
    #expect(storyboard.attributesWithoutEffect == [])
    #expect(storyboard.warnings.allSatisfy { $0.missingImage != nil })
  }

  @Test(
    "SB-30: a tab bar is translucent, a controller has its style, and a scroll view zooms as in the file"
  )
  func others() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController" userInterfaceStyle="dark" \
        extendedLayoutIncludesOpaqueBars="YES"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <tabBar id="t" translucent="YES"/><scrollView id="s" minimumZoomScale="0.5" maximumZoomScale="4" \
        bouncesZoom="NO"/>
        <button id="b"><state key="normal" title="A"/>
        <buttonConfiguration key="configuration" style="plain" title="A" imagePlacement="trailing"/></button>
        </subviews></view></viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.overrideUserInterfaceStyle == .dark)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    let views = controller.view.subviews
    #expect((views[0] as? TabBar)?.isTranslucent == true)
    let scroll = try #require(views[1] as? ScrollView)
    #expect([scroll.minimumZoomScale, scroll.maximumZoomScale] == [0.5, 4] && !scroll.bouncesZoom)
    #expect((views[2] as? Button)?.configuration.imagePlacement == .trailing)
    #expect(storyboard.warnings.map(\.message) == [])
    #expect(storyboard.attributesWithoutEffect == [])
  }
}
