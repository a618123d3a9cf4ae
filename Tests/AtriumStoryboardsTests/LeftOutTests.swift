import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards
import Foundation
import TestSupport
import Testing

/// Parts of a file that have no effect are never dropped in silence.
@MainActor
struct LeftOutTests {
  private func storyboard(_ views: String, isPreview: Bool = false) throws -> Storyboard {
    let file = try TemporaryFile(storyboardText(views: views))
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    return storyboard
  }

  @Test("SB-71: attributes without effect are listed, including attributes of values such as fonts")
  func listed() throws {
    let storyboard = try storyboard(
      """
      <label id="l" text="A" adjustsFontForContentSizeCategory="YES" opaque="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17" unheard="1"/>
      </label>
      <textField id="f"><textInputTraits key="textInputTraits" returnKeyType="done"/></textField>
      """)
    #expect(
      storyboard.attributesWithoutEffect == [
        "fontDescription unheard",
        "label adjustsFontForContentSizeCategory", "textInputTraits returnKeyType",
      ])
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test("SB-71: an attribute for a feature that a desktop lacks is logged once for each file")
  func logged() async {
    let result = await #expect(processExitsWith: .success) {
      let capture = LogCapture()
      try await MainActor.run {
        let trait = #"<textInputTraits key="textInputTraits" returnKeyType="done"/>"#
        let text = storyboardText(
          views: """
            <textField id="a">\(trait)</textField><textField id="b">\(trait)</textField>
            <scrollView id="s" scrollsToTop="NO"/>
            <tableView id="t" estimatedSectionHeaderHeight="30" estimatedSectionFooterHeight="-1"/>
            """)
        let file = try TemporaryFile(text)
        let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
        storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
        let messages = capture.messages.map { $0.replacing(file.path, with: "FILE") }
        precondition(
          messages == [
            "warning: FILE: textInputTraits returnKeyType has no effect on a desktop.",
            "warning: FILE: scrollView scrollsToTop has no effect on a desktop.",
          ], "\(messages)")
        // The table measures its headers and footers, so an estimate is only listed, and not logged.
        precondition(
          storyboard.attributesWithoutEffect.filter { $0.hasPrefix("tableView") } == [
            "tableView estimatedSectionFooterHeight", "tableView estimatedSectionHeaderHeight",
          ])
      }
    }
    #expect(result != nil)
  }

  @Test("SB-27: a map and a web view are replaced by named stand-ins, with a warning")
  func standIns() throws {
    let file = try TemporaryFile(
      storyboardText(views: "<mapView id=\"m\"/><wkWebView id=\"w\"/>"))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(
      controller.view.subviews.map { ($0.subviews.first as? Label)?.text } == ["Map", "Web view"])
    #expect(
      storyboard.warnings.map(\.message) == [
        "<mapView> has no counterpart in Atrium; a stand-in is shown.",
        "<wkWebView> has no counterpart in Atrium; a stand-in is shown.",
      ])
  }

  @Test("SB-52: an activity indicator keeps the diameter of its style in a larger frame")
  func indicators() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
    let file = try TemporaryFile(
      storyboardText(
        views: ["gray", "whiteLarge", "medium", "large"].map {
          "<activityIndicatorView id=\"\($0)\" style=\"\($0)\">\(frame)</activityIndicatorView>"
        }.joined()))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(
      controller.view.subviews.map { ($0 as? ActivityIndicator)?.diameter } == [20, 37, 20, 37])
    #expect(controller.view.subviews.allSatisfy { $0.frame.width == 90 })
  }

  @Test("SB-71: an attribute or an element of the document that is not known causes a warning")
  func unknownInDocument() throws {
    let known = """
      <dependencies><deployment identifier="iOS"/></dependencies><customFonts key="customFonts"/>
      <simulatedMetricsContainer key="defaultSimulatedMetrics"/><device id="retina4_7"/>
      <resources><image name="a" width="2" height="2"/></resources>
      """
    let text = storyboardText(views: "", resources: known)
      .replacing(
        "<document ", with: "<document launchScreen=\"YES\" colorMatched=\"YES\" ",
        maxReplacements: 1)
    let quietFile = try TemporaryFile(text)
    let quiet = try Storyboard(contentsOf: quietFile.path, registry: InterfaceRegistry())
    #expect(quiet.warnings.map(\.message) == [])
    let other = text.replacing("launchScreen=", with: "unheard=")
      .replacing("<dependencies>", with: "<dependencies/><strange/><dependencies>")
    let loudFile = try TemporaryFile(other)
    let loud = try Storyboard(contentsOf: loudFile.path, registry: InterfaceRegistry())
    #expect(
      loud.warnings.map(\.message) == [
        "<document> has the attribute unheard, which is not known; it has no effect.",
        "<strange> in <document> is not known; it has no effect.",
      ])
  }

  @Test("SB-96: the tint of the document is the tint of each scene and bar without a separate tint")
  func documentTint() throws {
    func color(_ red: Int) -> String {
      "<color key=\"tintColor\" red=\"\(red)\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/>"
    }
    let text = storyboardText(
      """
      <navigationController id="c" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="b"/><connections>
      <segue destination="d" kind="relationship" relationship="rootViewController" id="1"/>
      </connections></navigationController></objects></scene><scene sceneID="r"><objects>
      <viewController id="d" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <view id="own">\(color(1))</view><view id="plain"/></subviews></view></viewController>
      """, resources: color(0))
    let file = try TemporaryFile(text)
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? NavigationController)
    let view = try #require(navigation.viewControllers.first?.view)
    #expect(
      ([navigation.navigationBar, view] + view.subviews).map(\.tintColor)
        == [0, 0, 1, 0].map { Color(red: $0, green: 0, blue: 1) })
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test("SB-26: a search display controller of an old file is left out with one warning")
  func searchDisplay() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <connections><outlet property="search" destination="d" id="o"/></connections></view>
      <searchDisplayController id="d"><connections>
      <outlet property="searchContentsController" destination="-1" id="p"/></connections>
      </searchDisplayController>
      """
    let warning = "<searchDisplayController> has no counterpart here; it is left out."
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514" \
      targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects></document>
      """
    let file = try TemporaryFile(text, named: "a.xib")
    let nib = try Nib(contentsOf: file.path, registry: InterfaceRegistry())
    #expect(nib.topLevelObjects.map(\.elementName) == ["view"])
    #expect(nib.instantiate(withOwner: nil).count == 1)
    #expect(nib.warnings.map(\.message) == [warning])
    let scene = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
        <searchDisplayController id="d"/>
        """))
    let storyboard = try Storyboard(contentsOf: scene.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.view.subviews.isEmpty)
    #expect(storyboard.warnings.map(\.message) == [warning])
  }

  @Test("SB-71: an attribute of an object that is not known causes a warning")
  func unknown() throws {
    let storyboard = try storyboard("<label id=\"l\" unheard=\"1\"/>")
    #expect(storyboard.attributesWithoutEffect == [])
    #expect(
      storyboard.warnings.map(\.message) == [
        "<label> has the attribute unheard, which is not known; it has no effect."
      ])
  }

  @Test("SB-71: an attribute that the reader reads without using the value is used elsewhere")
  func silentReads() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/AtriumStoryboards")
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    ).filter { $0.hasSuffix(".swift") }
    try #require(files.count > 50)
    var (discarded, used) = (Set<String>(), Set<String>())
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var isDiscarded = false
      for line in text.split(separator: "\n") {
        let line = line.trimmingCharacters(in: .whitespaces)
        if !isDiscarded { isDiscarded = line.contains("_ = ") }
        for match in line.matches(of: /\["(\w+)"\]/) where isDiscarded {
          discarded.insert(String(match.1))
        }
        if isDiscarded {
          // A tuple of several reads ends with its own closing parenthesis.
          let isOpen = line.hasSuffix("(") || line.hasSuffix(",")
          if !isOpen { isDiscarded = false }
        } else {
          for match in line.matches(of: /"(\w+)"/) { used.insert(String(match.1)) }
        }
      }
    }
    // These describe the file and the canvas to Xcode, and have no effect in a program on iOS either.
    let forXcode: Set<String> = [
      "allowDoubleColumnStyle", "appends", "collectionClass", "configurationType", "dataMode",
      "nibName", "rotation", "symbolType", "trigger",
    ]
    try #require(discarded.count > 20)
    #expect(discarded.subtracting(used).sorted() == forXcode.sorted())
  }

  @Test("SB-72: a placeholder constraint applies in a preview, and is left out of a program")
  func placeholders() throws {
    let text = storyboardText(
      views: """
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="120" placeholder="YES" id="w"/></constraints></view>
        """)
    for (isPreview, width) in [(true, 120.0), (false, 0.0)] {
      let file = try TemporaryFile(text)
      let registry = InterfaceRegistry()
      registry.isPreview = isPreview
      let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
      let controller = try #require(storyboard.instantiateInitialViewController())
      controller.view.layoutIfNeeded()
      #expect(controller.view.subviews.first?.frame.width == width)
      #expect(storyboard.attributesWithoutEffect == [])
    }
  }

  @Test("SB-53: a button has the titles, the images and the colours of its states")
  func buttonStates() throws {
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <button id="b"><rect key="frame" x="0" y="0" width="90" height="30"/>
          <state key="normal" title="Follow"/>
          <state key="selected" title="Following"><color key="titleColor" red="1" green="0" blue="0" \
          alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
          <state key="disabled" title="Gone"/></button>
          """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    let button = try #require(controller.view.subviews.first as? Button)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    #expect(button.currentTitleColor == .init(red: 1, green: 0, blue: 0))
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test("SB-73: items of bars and of tabs have the tag in the file")
  func tags() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/>
        <tabBarItem key="tabBarItem" tag="7" title="One" id="t"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" tag="9" \
        title="Go" id="g"/></navigationItem></viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.tabBarItem.tag == 7)
    #expect(controller.navigationItem.rightBarButtonItem?.tag == 9)
  }
}
