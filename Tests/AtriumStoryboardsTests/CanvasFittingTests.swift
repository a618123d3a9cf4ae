import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Sizes that are derived from the frames in a file, since a replacement font, a priority or an old canvas leaves a
/// choice.
@MainActor
struct CanvasFittingTests {
  /// Returns the views of a scene that is 375 points wide unless the width is given.
  private func views(
    _ views: String, constraints: String = "", width: Double = 375, isPreview: Bool = true,
    tools: Int = 22_505
  ) throws -> [View] {
    let text = storyboardText(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="667"/><subviews>
      \(views.replacing(" NO", with: " translatesAutoresizingMaskIntoConstraints=\"NO\""))
      </subviews><constraints>\(constraints)</constraints></view></viewController>
      """
    ).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
    let file = try TemporaryFile(text)
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: width, height: 667))
    stage.window.rootViewController = controller
    stage.turn()
    shown.stages.append(stage)
    return controller.view.subviews
  }

  /// The stages, whose views are compared.
  private final class Shown {
    var stages: [Stage] = []
  }

  private let shown = Shown()

  private func corner(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\(id)x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="\(id)y"/>
    """
  }

  private func label(
    _ text: String, width: Double, height: Double = 21, attributes: String = "NO",
    font: String = "type=\"system\" pointSize=\"17\""
  ) -> String {
    """
    <label id="a" text="\(text)" lineBreakMode="tailTruncation" \(attributes)>
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private func naturalWidth(
    _ text: String, font: String = "type=\"system\" pointSize=\"17\""
  ) throws -> Double {
    try #require(views(label(text, width: 1, font: font), constraints: corner("a")).first)
      .frame.width
  }

  @Test("SB-85: without the program, a line is as wide as in the file, up to a twentieth")
  func lines() throws {
    let text = "A title of an old project"
    let natural = try naturalWidth(text)
    let widths = try [-20.0, -6, -1, 2, 6, 20].map { difference in
      let wanted = natural + difference
      let made = try views(label(text, width: wanted), constraints: corner("a"))
      return made[0].frame.width - wanted
    }
    try #require((165...179).contains(natural))
    #expect(widths == [20, 0, 0, 0, 0, -20])
    let program = try views(
      label(text, width: natural - 4), constraints: corner("a"), isPreview: false)
    #expect(program[0].frame.width == natural)
  }

  @Test("SB-85: the replacement for a font that is missing may differ by a fifth")
  func missingFonts() throws {
    let font = "name=\"Unheard-Regular\" family=\"Unheard\" pointSize=\"17\""
    let natural = try naturalWidth("A title", font: font)
    let widths = try [0.7, 0.85, 1.15, 1.4].map { factor in
      let wanted = (natural * factor).rounded()
      let made = try views(label("A title", width: wanted, font: font), constraints: corner("a"))
      return made[0].frame.width == wanted
    }
    #expect(widths == [false, true, true, false])
  }

  @Test(
    "SB-85: a label whose frame is fixed shows its whole text, and is not spread in a wide frame")
  func fixedFrames() throws {
    let natural = try naturalWidth("A title of an old project")
    let texts = try [-4.0, 4, -20].map { difference in
      let made = try views(
        label("A title of an old project", width: natural + difference, attributes: ""))
      let text = try #require((made[0] as? Label)?.displayedTexts.first)
      return (text.isTruncated, text.font.tracking)
    }
    #expect(texts.map(\.0) == [false, false, true])
    #expect(texts[0].1 < texts[1].1 && texts[1].1 == texts[2].1)
  }

  @Test("SB-85: text with several lines, and a frame that is marked as wrong, change no font")
  func noLines() throws {
    let natural = try naturalWidth("A title of an old project")
    for (attributes, height) in [
      ("numberOfLines=\"0\" NO", 60.0), ("misplaced=\"YES\" NO", 21), ("ambiguous=\"YES\" NO", 21),
    ] {
      let document = label(
        "A title of an old project", width: natural - 4, height: height, attributes: attributes)
      let made = try views(document, constraints: corner("a"))
      #expect(made[0].frame.width == natural, "\(attributes)")
    }
  }

  @Test("SB-85: the titles of buttons and the texts of fields are as wide as in the file")
  func controls() throws {
    func width(of control: String, _ width: Double) throws -> Double {
      try views(
        control.replacing("WIDTH", with: "\(width)"), constraints: corner("a"))[0].frame.width
    }
    for control in [
      """
      <button id="a" buttonType="system" NO><rect key="frame" x="0" y="0" width="WIDTH" height="30"/>
      <state key="normal" title="Start the journey"/></button>
      """,
      """
      <textField id="a" borderStyle="roundedRect" placeholder="Name of the place" NO>
      <rect key="frame" x="0" y="0" width="WIDTH" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """,
    ] {
      let natural = try width(of: control, 1)
      #expect(try width(of: control, natural - 4) == natural - 4)
      #expect(try width(of: control, natural + 4) == natural + 4)
      #expect(try width(of: control, natural + 40) == natural)
    }
  }

  @Test("SB-86: the height of a label shows a smaller content size category of its text style")
  func categories() throws {
    func size(_ style: String, _ width: Double, _ height: Double) throws -> Double? {
      let font = "style=\"UICTFontTextStyle\(style)\""
      let made = try views(
        label("Title", width: width, height: height, font: font), constraints: corner("a"))
      return (made[0] as? Label)?.font.size
    }
    let natural = try naturalWidth("Title", font: "style=\"UICTFontTextStyleTitle2\"")
    #expect(try size("Title2", natural, 26.5) == 22)
    #expect(try size("Title2", (natural * 20 / 22).rounded(), 24) == 20)
    // The height of a label may come from a constraint.
    #expect(try size("Title2", natural, 24) == 22)
  }

  @Test(
    "SB-56: without the program, a stack divides its length as in the file where priorities are equal"
  )
  func equalPriorities() throws {
    func widths(
      _ file: [Double], first: Int = 250, second: Int = 250, isPreview: Bool = true
    ) throws
      -> [Double]
    {
      let buttons = zip(["b", "d"], file).map { id, width in
        """
        <button id="\(id)" horizontalHuggingPriority="\(id == "b" ? first : second)" NO>
        <rect key="frame" x="0" y="0" width="\(width)" height="30"/>
        <state key="normal" title="\(id == "b" ? "Filter" : "Sort by name")"/></button>
        """
      }
      return try views(
        "<stackView id=\"a\" NO><subviews>\(buttons.joined())</subviews></stackView>",
        constraints: corner("a")
          + "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" id=\"t\"/>",
        isPreview: isPreview)[0].subviews.map(\.frame.width)
    }
    #expect(try widths([187.5, 187.5]) == [187.5, 187.5])
    #expect(try widths([150, 225]) == [150, 225])
    let program = try widths([150, 225], isPreview: false)
    #expect(program[0] > 225 && program[0] + program[1] == 375)
    // Required hugging is a priority below the constraints of the file on the canvas.
    #expect(try widths([187.5, 187.5], first: 1000, second: 1000) == [187.5, 187.5])
    // A higher priority decides.
    #expect(try widths([187.5, 187.5], second: 251) == program)
  }

  @Test(
    "SB-50: without the program, a controller's view has the margins that its frames show",
    arguments: [(600.0, 16.0, 16.0), (600, 20, 20), (600, 18, 20), (398, 20, 20), (398, 16, 16)])
  func shownMargins(width: Double, shown: Double, margin: Double) throws {
    let documents = [
      (
        "<rect key=\"frame\" x=\"\(shown + 5)\" y=\"0\" width=\"100\" height=\"10\"/>",
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\""
      ),
      (
        "<rect key=\"frame\" x=\"\(width - 105 - shown)\" y=\"0\" width=\"100\" height=\"10\"/>",
        "firstAttribute=\"trailingMargin\" secondItem=\"a\" secondAttribute=\"trailing\""
      ),
    ]
    for (isLeading, (frame, constraint)) in zip([true, false], documents) {
      for isPreview in [true, false] {
        let made = try views(
          "<view id=\"a\" NO>\(frame)</view>",
          constraints: "<constraint \(constraint) constant=\"5\" id=\"x\"/>", width: width,
          isPreview: isPreview)
        let expected = isPreview ? margin : width < 414 ? 16 : 20
        #expect((isLeading ? made[0].frame.minX : width - made[0].frame.maxX) == expected + 5)
      }
    }
  }

  @Test("SB-58: without the program, an image view has the size of the image that the file names")
  func imageSizes() throws {
    func size(_ frame: Size, isPreview: Bool = true) throws -> Size {
      let text = storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView id="a" image="a.png" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="\(frame.width)" height="\(frame.height)"/></imageView>
        </subviews></view></viewController>
        """,
        resources: "<resources><image name=\"a.png\" width=\"40\" height=\"30\"/></resources>")
      let file = try TemporaryFile(text)
      let picture = file.path.replacing("Test.storyboard", with: "a.png")
      try Bitmap(size: PixelSize(width: 12, height: 8)).writePNG(to: picture)
      let registry = InterfaceRegistry()
      registry.isPreview = isPreview
      let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
      let controller = try #require(storyboard.instantiateInitialViewController())
      return controller.view.subviews[0].layoutContentSize
    }
    #expect(try size(Size(width: 50, height: 50)) == Size(width: 40, height: 30))
    // Old versions of Xcode measured pixels.
    #expect(try size(Size(width: 80, height: 60)) == Size(width: 80, height: 60))
    #expect(try size(Size(width: 12, height: 8)) == Size(width: 12, height: 8))
    #expect(
      try size(Size(width: 50, height: 50), isPreview: false) == Size(width: 12, height: 8))
  }

  @Test("SB-55: without the program, the text of a cell begins where it begins in the file")
  func cellText() throws {
    func starts(_ x: Double, isPreview: Bool = true) throws -> [Double] {
      let table = try #require(
        views(
          """
          <tableView id="t" style="plain" rowHeight="44">
          <rect key="frame" x="0" y="0" width="375" height="600"/>
          <sections><tableViewSection id="s"><cells>
          <tableViewCell id="c1" textLabel="l" style="IBUITableViewCellStyleDefault">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="c1" id="k">
          <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
          <label id="l" text="Row"><rect key="frame" x="\(x)" y="0" width="\(360 - x)" height="44"/></label>
          </subviews></tableViewCellContentView></tableViewCell>
          </cells></tableViewSection></sections></tableView>
          """, isPreview: isPreview
        ).first as? TableView)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.layoutIfNeeded()
      return [cell.textLabel.frame.minX, 375 - cell.textLabel.frame.maxX]
    }
    #expect(try starts(10) == [10, 15])
    #expect(try starts(20) == [20, 15])
    #expect(try starts(24) == [24, 15])
    // A text further inside has another reason.
    #expect(try starts(60) == [16, 16])
    #expect(try starts(10, isPreview: false)[0] == starts(24, isPreview: false)[0])
  }

  @Test("SB-54: an installed file of San Francisco has no tracking by size")
  func fontFiles() throws {
    func tracking(_ font: String) throws -> Double? {
      (try views(label("Title", width: 1, font: font))[0] as? Label)?.font.tracking
    }
    #expect(try tracking("name=\"SFUIText-Regular\" family=\"SF UI Text\" pointSize=\"16\"") == 0)
    #expect(
      try tracking("name=\"SFProText-Bold\" family=\"SF Pro Text\" pointSize=\"10\"") == 0.12)
    let display = try #require(
      try tracking("name=\"SFProDisplay-Regular\" family=\"SF Pro Display\" pointSize=\"10\""))
    #expect(abs(display + 0.42) < 1e-9)
    #expect(
      try tracking("name=\".SFUIText\" family=\".SF UI Text\" pointSize=\"16\"")
        == tracking("type=\"system\" pointSize=\"16\""))
  }
}
