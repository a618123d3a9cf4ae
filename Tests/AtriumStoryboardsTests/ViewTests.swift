import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import TestSupport
import Testing

/// Views, their values and their constraints.
@MainActor
struct ViewTests {
  private func views(_ text: String, resources: String = "") throws -> ([View], Storyboard) {
    let file = try TemporaryFile(storyboardText(views: text, resources: resources))
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    return (controller.view.subviews, storyboard)
  }

  @Test("X-29: a view has its frame in init, and its attributes and outlets before awakeFromNib")
  func badge() throws {
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    let nib = try Nib(
      named: "Badge", in: ResourceBundle(path: Documents.folder), registry: registry)
    let owner = BadgeOwner()
    let objects = nib.instantiate(withOwner: owner)
    let badge = try #require(objects.first as? BadgeView)
    #expect(badge.atInit == "200.0 level 0 count nil")
    #expect(badge.atAwake == "200.0 level 7 count set")
    #expect(badge.isUrgent && badge.note == "three new" && badge.count?.text == "3")
    #expect(badge.boxes.map(\.tag) == [2, 1])
    #expect(badge.gestureRecognizers.count == 1)
    #expect(owner.badge === badge)
    #expect(nib.warnings == [])

    let height = try #require(owner.heightConstraint)
    #expect(height.constant == 44 && height.isActive)
    let stage = Stage(size: Size(width: 300, height: 200), scale: 1)
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(badge)
    stage.turn()
    let stack = try #require(badge.subviews.last as? StackView)
    #expect(stack.frame == Rect(x: 60, y: 0, width: 100, height: 44))
    #expect(badge.boxes.map(\.frame.height) == [20, 20])
    height.constant = 84
    stage.turn()
    #expect(badge.boxes.map(\.frame.height) == [40, 40])
    stage.click(at: badge.convert(Point(x: 5, y: 50), to: nil))
    stage.settle()
    #expect(badge.taps == 1)
  }

  @Test(
    "X-8: a view without a mask in the file has flexible right and bottom margins, and an empty mask has none"
  )
  func masks() throws {
    let (views, _) = try views(
      """
      <view id="a"/>
      <view id="b"><autoresizingMask key="autoresizingMask"/></view>
      <view id="d"><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      """)
    #expect(views.map(\.autoresizingMask.rawValue) == [36, 0, 10])
  }

  @Test(
    "SB-9, X-3: colours of every colour space become sRGB, and named and system colours are looked up"
  )
  func colors() throws {
    let (views, storyboard) = try views(
      """
      <view id="a"><color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="calibratedRGB"/></view>
      <view id="b"><color key="backgroundColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/></view>
      <view id="d"><color key="backgroundColor" name="Brand"/></view>
      <view id="e"><color key="backgroundColor" systemColor="systemGreenColor"/></view>
      <view id="f"><color key="backgroundColor" cyan="1" magenta="0" yellow="0" black="0.5" alpha="1"/></view>
      <view id="g"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></view>
      <view id="h"><color key="backgroundColor" name="Missing"/></view>
      <view id="i"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """,
      resources: """
        <resources><namedColor name="Brand"><color red="0.1" green="0.2" blue="0.3" alpha="1"/></namedColor></resources>
        """)
    let colors = views.map(\.backgroundColor)
    #expect(colors[0] == Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(colors[1] == Color(white: 0.25))
    #expect(colors[2] == Color(red: 0.1, green: 0.2, blue: 0.3))
    #expect(colors[3] == Color(hex: 0x34C759))
    #expect(colors[4] == Color(red: 0, green: 0.5, blue: 0.5))
    // The red of Display P3 is outside sRGB.
    let red = try #require(colors[5])
    #expect(abs(red.red - 1) < 1e-9 && red.green == 0 && red.blue == 0)
    #expect(colors[6] == nil)
    #expect(colors[7] == Theme.light.background)
    #expect(
      storyboard.warnings.map(\.message) == [
        "The colour \"Missing\" is neither in an asset catalogue nor among the resources of the file."
      ])
  }

  @Test("SB-10: fonts are the system's, a text style's, or named fonts")
  func fonts() throws {
    let (views, _) = try views(
      """
      <label id="a"><fontDescription key="fontDescription" type="system" weight="light" pointSize="22"/></label>
      <label id="b"><fontDescription key="fontDescription" type="boldSystem" pointSize="12"/></label>
      <label id="d"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></label>
      <label id="e"><fontDescription key="fontDescription" name="Menlo-BoldItalic" family="Menlo" pointSize="14"/></label>
      <label id="f"><attributedString key="attributedText"><fragment content="One "><attributes><font key="NSFont" size="18" name="Menlo-Regular"/></attributes></fragment><fragment content="two"/></attributedString></label>
      <label id="g" numberOfLines="0" lineBreakMode="wordWrap" textAlignment="center"><string key="text">Two
      lines</string></label>
      """)
    let labels = views.compactMap { $0 as? Label }
    #expect(labels.prefix(3).map(\.font.size) == [22, 12, 22])
    #expect(labels.prefix(3).map(\.font.weight) == [.light, .bold, .regular])
    #expect(labels.prefix(3).allSatisfy { $0.font.family == Font.system(ofSize: 1).family })
    #expect(
      labels[3].font.family == "Menlo, " + Font.monospacedSystem(ofSize: 1).family
        && labels[3].font.weight == .bold)
    #expect(labels[3].font.isItalic && labels[3].font.size == 14)
    #expect(labels[4].text == "One two" && labels[4].font.size == 18)
    #expect(labels[5].text == "Two\nlines" && labels[5].numberOfLines == 0)
    #expect(labels[5].textAlignment == .center && labels[5].lineBreakMode == .byWordWrapping)
  }

  @Test("SB-11: text fields, search bars and text views have the file's values")
  func texts() throws {
    let (views, storyboard) = try views(
      """
      <textField id="a" borderStyle="roundedRect" placeholder="Name" textAlignment="center" clearButtonMode="whileEditing" text="Ada"><color key="textColor" red="1" green="0" blue="0" alpha="1"/><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits" autocapitalizationType="words"/></textField>
      <textField id="b" text="secret"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      <searchBar id="d" placeholder="Find"><textInputTraits key="textInputTraits"/></searchBar>
      <textView id="e" editable="NO" scrollEnabled="NO"><string key="text">Two
      lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></textView>
      """)
    let field = try #require(views[0] as? TextField)
    #expect(field.text == "Ada" && field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.textColor == Color(red: 1, green: 0, blue: 0) && field.font.size == 14)
    #expect(field.textAlignment == .center && field.clearButtonMode == .whileEditing)
    let secret = try #require(views[1] as? TextField)
    #expect(secret.isSecureTextEntry && secret.text == "secret" && secret.borderStyle == .none)
    #expect((views[2] as? SearchBar)?.placeholder == "Find")
    let letter = try #require(views[3] as? TextView)
    #expect(letter.text == "Two\nlines" && !letter.isEditable && !letter.isScrollEnabled)
    #expect(letter.font.size == 22 && letter.font.weight == .regular)
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test("SB-89: a search bar has its prompt, its scopes, its cancel button and its colour")
  func searchBars() throws {
    let (views, storyboard) = try views(
      """
      <searchBar id="a" text="Ada" placeholder="Find" prompt="People" showsCancelButton="YES" showsScopeBar="YES" \
      selectedScopeButtonIndex="1" restorationIdentifier="bar"><scopeButtonTitles><string>All</string>\
      <string>Near</string></scopeButtonTitles><color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></searchBar>
      <searchBar id="b" barStyle="black" showsBookmarkButton="YES"/>
      """)
    let bar = try #require(views[0] as? SearchBar)
    #expect(bar.text == "Ada" && bar.placeholder == "Find" && bar.prompt == "People")
    #expect(bar.showsCancelButton && bar.showsScopeBar && bar.selectedScopeButtonIndex == 1)
    #expect(bar.scopeButtonTitles == ["All", "Near"])
    #expect(bar.barTintColor == Color(red: 1, green: 0, blue: 0))
    #expect(bar.restorationIdentifier == "bar")
    #expect((views[1] as? SearchBar)?.barTintColor == .black)
    #expect(
      storyboard.warnings.map(\.message) == [
        "showsBookmarkButton=\"YES\" of <searchBar> has no effect in Atrium."
      ])
  }

  @Test("SB-11: controls have the file's values")
  func controls() throws {
    let (views, storyboard) = try views(
      """
      <switch id="a" on="NO" enabled="NO"/>
      <slider id="b" value="7" minValue="5" maxValue="10"/>
      <stepper id="d" value="4" minimumValue="2" maximumValue="8" stepValue="2"/>
      <segmentedControl id="e" selectedSegmentIndex="1"><segments><segment title="One"/><segment title="Two" enabled="NO"/></segments></segmentedControl>
      <progressView id="f" progress="0.25"/>
      <activityIndicatorView id="g" animating="YES"/>
      <pageControl id="h" numberOfPages="3" currentPage="2"/>
      <button id="i" buttonType="system"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      <scrollView id="j" pagingEnabled="YES" showsVerticalScrollIndicator="NO"/>
      <slider id="k" value="0" minValue="5" maxValue="1"/>
      """)
    #expect((views[0] as? Switch)?.isOn == false && (views[0] as? Switch)?.isEnabled == false)
    let slider = try #require(views[1] as? Slider)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [5, 7, 10])
    let stepper = try #require(views[2] as? Stepper)
    #expect(
      [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [
        2, 4, 8, 2,
      ])
    let segments = try #require(views[3] as? SegmentedControl)
    #expect(segments.segments.map(\.title) == ["One", "Two"] && segments.selectedSegmentIndex == 1)
    #expect(!segments.isEnabledForSegment(at: 1))
    #expect((views[4] as? ProgressView)?.progress == 0.25)
    #expect((views[5] as? ActivityIndicator)?.isAnimating == true)
    #expect((views[6] as? PageControl)?.currentPage == 2)
    #expect((views[7] as? Button)?.title == "Go")
    #expect((views[7] as? Button)?.configuration.style == .filled)
    #expect((views[8] as? ScrollView)?.isPagingEnabled == true)
    #expect(
      storyboard.warnings.map(\.message) == [
        "minValue of <slider> is greater than maxValue; both are left out."
      ])
  }

  @Test("SB-12: impossible constraints are skipped with a warning, and the others are used")
  func constraints() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="400" height="800"/>
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="1"/>
        <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="left" constant="20" id="2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="3"/>
        <constraint firstItem="a" firstAttribute="width" constant="160" priority="2000" id="4"/>
        <constraint firstItem="a" firstAttribute="top" id="5"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="left" id="6"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="left" id="7"/>
        <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="8"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="top" id="9"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" multiplier="0" id="10"/>
        </constraints>
        </view></viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 400, height: 800), scale: 1)
    stage.window.rootViewController = controller
    stage.turn()
    #expect(
      controller.view.subviews.map(\.frame) == [Rect(x: 20, y: 10, width: 160, height: 90)])
    #expect(storyboard.warnings.map(\.line) == [13, 14, 15, 16, 17, 18])
    #expect(
      storyboard.warnings.map(\.message) == [
        "A constraint in the scene c is invalid: a position needs a second item; it is left out.",
        "A constraint in the scene c is invalid: its attributes are of different axes; it is left out.",
        "A constraint in the scene c is invalid: it compares leading with left; it is left out.",
        "The firstItem \"gone\" of a constraint in the scene c does not exist; the constraint is left out.",
        "A constraint in the scene c is invalid: it compares a position with a length; it is left out.",
        "A constraint in the scene c is invalid: a position needs a multiplier that is not 0; it is left out.",
      ])
  }

  @Test("SB-13: variations remove views and constraints for the size classes")
  func sizeClasses() throws {
    let storyboard = try Documents.storyboard("SizeClasses")
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 320, height: 480), scale: 1)
    stage.window.rootViewController = controller
    stage.turn()
    #expect(controller.view.subviews.map(\.frame.height) == [50])
    #expect(storyboard.warnings == [])
    // The old layout guide is the edge of the safe area.
    #expect(
      controller.view.subviews.first?.frame.minY == controller.view.safeAreaInsets.top + 20)
  }

  @Test("SB-14, X-2: the views of a file in the format of Xcode 4.5 have their frames and masks")
  func xcode45() throws {
    let storyboard = try Documents.storyboard("Xcode45") {
      $0.register(
        InterfaceClass(LetterController.self, named: "PlayersViewController") {
          LetterController(coder: $0)
        })
    }
    let controller = storyboard.instantiateViewController(withIdentifier: "Players")
    let view = controller.view
    #expect(view.frame == Rect(x: 0, y: 64, width: 320, height: 416))
    let button = try #require(view.subviews.first as? Button)
    #expect(button.frame == Rect(x: 20, y: 20, width: 280, height: 44))
    #expect(button.title == "Push" && button.configuration.font.weight == .bold)
    #expect(view.backgroundColor == .white)
    #expect(storyboard.warnings == [])
  }

  @Test("SB-99: a navigation controller hides its bars in the cases that the file names")
  func hidingBars() throws {
    func navigation(_ flags: String) throws -> (NavigationController?, [String]) {
      let file = try TemporaryFile(
        storyboardText("<navigationController id=\"c\" \(flags) sceneMemberID=\"viewController\"/>")
      )
      let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
      let controller = storyboard.instantiateInitialViewController() as? NavigationController
      return (controller, storyboard.warnings.map(\.message))
    }
    let (swipe, none) = try navigation(#"hidesBarsOnSwipe="YES" hidesBarsOnTap="NO""#)
    #expect(swipe?.hidesBarsOnSwipe == true && swipe?.hidesBarsOnTap == false && none == [])
    let (tap, _) = try navigation(#"hidesBarsOnTap="YES" hidesBarsWhenVerticallyCompact="YES""#)
    #expect(tap?.hidesBarsOnTap == true && tap?.hidesBarsWhenVerticallyCompact == true)
    #expect(tap?.hidesBarsOnSwipe == false)
    let (_, warnings) = try navigation(#"hidesBarsWhenKeyboardAppears="YES""#)
    #expect(warnings.count == 1 && warnings[0].contains("hidesBarsWhenKeyboardAppears"))
  }
}
