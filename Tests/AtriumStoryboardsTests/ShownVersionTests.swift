import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Sizes and spaces that depend on the canvas's version of iOS.
///
/// The version is derived from the frames in the file.
@MainActor
struct ShownVersionTests {
  private let stages = CanvasStages()

  /// Returns the view of a scene that is 375 points wide and is shown without its program.
  private func view(
    _ views: String, resources: String = "", tools: Int = 22_505
  ) throws -> View {
    try stages.view(views, resources: resources, tools: tools)
  }

  private func corner(_ id: String = "a") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
    """
  }

  private func rect(_ frame: String) -> String {
    let parts = frame.split(separator: " ")
    return """
      <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>
      """
  }

  @Test("SB-92: an activity indicator is hidden while it is stopped only if the file says so")
  func stoppedIndicators() throws {
    let view = try view(
      """
      <subviews><activityIndicatorView id="a" style="medium"/>
      <activityIndicatorView id="b" style="medium" hidesWhenStopped="YES"/></subviews>
      """)
    #expect(view.subviews.map(\.isHidden) == [false, true])
  }

  @Test(
    "SB-92: a hidden view in a stack keeps its place if the frames in the file leave space for it")
  func hiddenArrangedViews() throws {
    func widths(_ frames: [String]) throws -> [Double] {
      let labels = zip(["p", "q", "r"], frames).map { id, frame in
        """
        <view id="\(id)" NO \(id == "q" ? "hidden=\"YES\"" : "")>\(rect(frame))
        <constraints><constraint firstAttribute="height" constant="20" id="h\(id)"/></constraints></view>
        """
      }
      let view = try view(
        """
        <subviews><stackView id="a" distribution="fillEqually" spacing="6" NO>\(rect("0 0 312 20"))
        <subviews>\(labels.joined())</subviews>
        <constraints><constraint firstAttribute="width" constant="312" id="w"/></constraints>
        </stackView></subviews><constraints>\(corner())</constraints>
        """)
      return try #require(view.subviews.first as? StackView).arrangedSubviews.map(\.frame.width)
    }
    let kept = try widths(["0 0 100 20", "106 0 100 20", "212 0 100 20"])
    let collapsed = try widths(["0 0 153 20", "0 0 0 20", "159 0 153 20"])
    #expect(kept == [100, 100, 100])
    #expect([collapsed[0], collapsed[2]] == [153, 153])
  }

  @Test("SB-92: a slider extends beyond its constraints if its height is that before iOS 26")
  func sliders() throws {
    let frames = try [31, 34].map { height in
      let view = try view(
        """
        <subviews><slider id="a" NO>\(rect("0 0 154 \(height)"))<constraints>
        <constraint firstAttribute="width" constant="150" id="w"/></constraints></slider></subviews>
        <constraints>\(corner())</constraints>
        """, tools: 24_506)
      return view.subviews[0].frame
    }
    #expect(frames[0] == Rect(x: -2, y: 0, width: 154, height: 31))
    #expect(frames[1] == Rect(x: 0, y: 0, width: 150, height: 34))
  }

  @Test("SB-92: a page control has the size of iOS 14 if its height in the file is that of iOS 14")
  func pageControls() throws {
    let widths = try [26, 27.5].map { height in
      let view = try view(
        """
        <subviews><pageControl id="a" numberOfPages="3" NO>\(rect("0 0 120 \(height)"))
        </pageControl></subviews><constraints>\(corner())</constraints>
        """)
      return (view.subviews[0].frame.width * 10).rounded() / 10
    }
    #expect(widths == [115.5, 121.4])
  }

  @Test("SB-92: before iOS 14, a page control that hides for a single page has no size")
  func singlePage() throws {
    let sizes = try [(14_490, "1"), (14_490, "2"), (21_507, "1")].map { tools, pages in
      let view = try view(
        """
        <subviews><pageControl id="a" numberOfPages="\(pages)" hidesForSinglePage="YES" NO>
        \(rect("0 0 0 0"))</pageControl></subviews><constraints>\(corner())</constraints>
        """, tools: tools)
      return view.subviews[0].frame.size
    }
    #expect(sizes.prefix(2) == [.zero, Size(width: 23, height: 37)])
    #expect(sizes[2].width > 60)
  }

  @Test("SB-92: the segments of a control have the widths in the file")
  func segmentWidths() throws {
    let view = try view(
      """
      <subviews><segmentedControl id="a" NO>\(rect("0 0 123 32"))<segments>
      <segment title="ON" width="61"/><segment title="OFF" width="61"/></segments>
      </segmentedControl></subviews><constraints>\(corner())</constraints>
      """)
    let control = try #require(view.subviews.first as? SegmentedControl)
    #expect(control.segments.map(\.width) == [61, 61])
    #expect(control.frame.width == 123)
  }

  @Test("SB-92: a designed class has the size that Xcode measured, and not its placeholder size")
  func designedClasses() throws {
    let widths = try [200, 252].map { width in
      let view = try view(
        """
        <subviews><stackView id="a" customClass="Rating" placeholderIntrinsicWidth="200" \
        placeholderIntrinsicHeight="110" NO>\(rect("0 0 \(width) 44"))</stackView></subviews>
        <constraints>\(corner())</constraints>
        """,
        resources: """
          <designables><designable name="a"><size key="intrinsicContentSize" width="252" height="44"/>
          </designable></designables>
          """)
      return view.subviews[0].frame.size
    }
    #expect(widths == [Size(width: 200, height: 110), Size(width: 252, height: 44)])
  }

  @Test("SB-92: buttons and fields have the size of the text style that their frames show")
  func textStyles() throws {
    func views(_ height: Double, _ buttonHeight: Double, _ width: Double) throws -> [View] {
      try view(
        """
        <subviews><textField id="a" text="Required" NO>\(rect("0 0 224 \(height)"))
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
        <button id="b" buttonType="system" NO>\(rect("0 0 \(width) \(buttonHeight)"))
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <state key="normal" title="Forgot your password?"/></button></subviews>
        <constraints>\(corner())</constraints>
        """
      ).subviews
    }
    let usual = try views(20.5, 33, 174)
    let small = try views(17, 29, 143)
    #expect(try [usual, small].map { try #require($0[0] as? TextField).font.size } == [17, 14])
    #expect([usual, small].map { $0[0].frame.height } == [21, 17])
    #expect(
      try [usual, small].map { try #require($0[1] as? Button).configuration.font.size } == [17, 14])
    #expect([usual, small].map { $0[1].frame.height } == [33, 29])
  }

  @Test(
    "SB-85: emoji, the font in a button's configuration and the system font of old files may differ more"
  )
  func wideTolerances() throws {
    func width(_ element: String, _ width: Double, tools: Int = 22_505) throws -> Double {
      let view = try view(
        "<subviews>\(element)</subviews><constraints>\(corner())</constraints>", tools: tools)
      return view.subviews[0].frame.width - width
    }
    func label(_ text: String, _ width: Double) -> String {
      """
      <label id="a" text="\(text)" NO>\(rect("0 0 \(width) 20"))
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func button(_ width: Double) -> String {
      """
      <button id="a" buttonType="system" NO>\(rect("0 0 \(width) 34"))
      <buttonConfiguration key="configuration" style="plain" title="Adopt me">
      <fontDescription key="titleFontDescription" name="Unheard-Bold" family="Unheard" pointSize="17"/>
      </buttonConfiguration></button>
      """
    }
    let emoji = try width(label("😄😄", 1), 0)
    let title = try width(button(1), 0)
    let words = try width(label("Alignment", 1), 0)
    #expect(try width(label("😄😄", (emoji * 1.3).rounded()), (emoji * 1.3).rounded()) == 0)
    #expect(try width(button((title * 0.9).rounded()), (title * 0.9).rounded()) == 0)
    let narrow = (words * 0.92).rounded()
    #expect(try width(label("Alignment", narrow), narrow) != 0)
    #expect(try width(label("Alignment", narrow), narrow, tools: 6_245) == 0)
  }

  @Test(
    "SB-85: a line of text whose letters are from a higher font keeps the height of its own font")
  func lineHeights() throws {
    let view = try view(
      """
      <subviews><label id="a" text="금지옥엽" NO>\(rect("0 0 80 18"))
      <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
      <button id="b" buttonType="system" NO>\(rect("0 0 90 34"))
      <buttonConfiguration key="configuration" style="plain" title="로그인"/></button></subviews>
      <constraints>\(corner())</constraints>
      """)
    #expect(view.subviews.map(\.frame.height) == [18, 35])
    let line = try #require((view.subviews[0] as? Label)?.displayedTexts.first)
    // Without the change of its height the line would begin at the top, and its letters would be cut.
    #expect(line.rect.minY >= 0 && line.rect.maxY <= 18)
  }

  @Test("SB-85: the characters of Korean are narrower than those of the replacement")
  func koreanTracking() throws {
    let view = try view(
      """
      <subviews><label id="a" text="가나다라"><fontDescription key="fontDescription" type="system" \
      pointSize="20"/></label></subviews>
      """)
    #expect(try #require(view.subviews.first as? Label).font.tracking == -0.056 * 20)
  }

  @Test("SB-94: the standard space between a view and the safe area is 0 at the sides")
  func standardSpace() throws {
    let view = try view(
      """
      <subviews><label id="a" text="Copyright" NO>\(rect("0 40 375 20"))</label></subviews>
      <viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" \
      constant="20" symbolic="YES" id="1"/>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="g" secondAttribute="centerX" id="2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" \
      constant="40" symbolic="YES" id="3"/></constraints>
      """)
    #expect(view.subviews[0].frame.minX == 0)
    #expect(view.subviews[0].frame.width == 375)
    #expect(view.subviews[0].frame.minY == 40)
  }

  @Test("SB-94: a phone with a home button has no status bar on the canvas of Xcode 11 to 13")
  func statusBars() throws {
    let tops = try [
      ("retina4_7", 14_490), ("retina4_7", 15_505), ("retina4_7", 21_701), ("ipad9_7", 17_701),
      ("ipad11_0rounded", 17_701), ("retina6_1", 17_701), ("retina6_1", 21_701),
      ("retina6_12", 22_505), ("retina6_9", 23_504),
    ].map { device, tools in
      let text = storyboardText(views: "<view id=\"a\"/>")
        .replacing("<scenes>", with: "<device id=\"\(device)\" orientation=\"portrait\"/><scenes>")
        .replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
      let file = try TemporaryFile(text)
      let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
      let controller = try #require(storyboard.instantiateInitialViewController())
      controller.loadViewIfNeeded()
      return controller.interfaceInsets.top
    }
    #expect(tops == [20, 0, 20, 20, 24, 44, 48, 59, 62])
  }

  @Test(
    "SB-95: a configuration places the image and aligns the title, and has a subtitle and an outline"
  )
  func configurations() throws {
    let view = try view(
      """
      <subviews><button id="a" buttonType="system" NO>\(rect("0 0 90 70"))
      <buttonConfiguration key="configuration" style="plain" title="Care" subtitle="Daily" \
      imagePlacement="top" imagePadding="9" titlePadding="3" titleAlignment="trailing" \
      showsActivityIndicator="YES">
      <imageReference key="image" image="pawprint" catalog="system" symbolScale="large"/>
      <backgroundConfiguration key="background" strokeWidth="2">
      <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></backgroundConfiguration>
      </buttonConfiguration></button>
      <button id="b" buttonType="system" NO>\(rect("0 0 90 70"))<state key="normal">
      <imageReference key="image" image="pawprint" catalog="system" symbolScale="large"/></state>
      </button></subviews><constraints>\(corner())</constraints>
      """,
      resources: """
        <resources><image name="pawprint" catalog="system" width="128" height="100"/></resources>
        """)
    let button = try #require(view.subviews[0] as? Button)
    let configuration = button.configuration
    #expect(configuration.subtitle == "Daily" && configuration.imagePlacement == .top)
    #expect(configuration.titlePadding == 3 && configuration.titleAlignment == .trailing)
    #expect(configuration.showsActivityIndicator)
    #expect(configuration.strokeColor == Color(hex: 0xFF0000) && configuration.strokeWidth == 2)
    #expect(button.image?.size == Size(width: 24, height: 18))
    let scaled = try #require(view.subviews[1] as? Button).image?.size
    #expect(scaled == Size(width: 30, height: 24))
  }
}
