import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Files with excessive contents, which are refused, or read in part, in a short time and with little memory.
@MainActor
struct BadInputTests {
  private func open(
    _ text: String
  ) throws -> (storyboard: Storyboard, controller: ViewController?, file: TemporaryFile) {
    let file = try TemporaryFile(text)
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    return (storyboard, storyboard.instantiateInitialViewController(), file)
  }

  @Test("SB-32: if each scene embeds the next one twice, at most 500 scenes are made")
  func doubling() throws {
    let scenes = (0..<40).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="\(number == 0 ? "c" : "c\(number)")" \
      sceneMemberID="viewController"><view key="view" id="v\(number)"><subviews>
      <containerView id="a\(number)"><connections><segue destination="c\(number + 1)" kind="embed" \
      id="e\(number)"/></connections></containerView>
      <containerView id="b\(number)"><connections><segue destination="c\(number + 1)" kind="embed" \
      id="f\(number)"/></connections></containerView>
      </subviews></view></viewController></objects></scene>
      """
    }
    let text = storyboardText("<viewController id=\"x\" sceneMemberID=\"viewController\"/>")
      .replacingFirst("<scenes>", with: "<scenes>" + scenes.joined())
    let (storyboard, controller, _) = try open(text)
    let root = try #require(controller)
    root.loadViewIfNeeded()
    var count = 0
    var rest = [root]
    while let next = rest.popLast() {
      count += 1
      rest += next.children
    }
    #expect(count < 600)
    #expect(
      storyboard.warnings.map(\.message).filter { $0.hasPrefix("A scene needs") } == [
        "A scene needs more than 500 scenes inside it; stand-ins are used for the others."
      ])
  }

  @Test("SB-32: of 10,001 constraints in a scene, 10,000 are made")
  func constraints() throws {
    let widths = (0..<10_001).map {
      "<constraint firstAttribute=\"width\" constant=\"10\" priority=\"1\" id=\"k\($0)\"/>"
    }
    let (storyboard, controller, _) = try open(
      storyboardText(
        views: "<view id=\"a\"><constraints>\(widths.joined())</constraints></view>"))
    let view = try #require(controller?.view.subviews.first)
    #expect(view.constraints.count == 10_000)
    #expect(
      storyboard.warnings.map(\.message) == [
        "the scene c has more than 10000 constraints; the others are left out."
      ])
  }

  @Test("SB-32: a string of a megabyte is truncated, and laid out")
  func longText() throws {
    let text = String(repeating: "long ", count: 200_000)
    let (storyboard, controller, _) = try open(
      storyboardText(
        views:
          "<label id=\"a\" text=\"\(text)\" numberOfLines=\"0\"/><textView id=\"b\"><string key=\"text\">\(text)</string></textView>"
      ))
    let stage = Stage(size: Size(width: 320, height: 480), scale: 1)
    stage.window.rootViewController = controller
    stage.turn()
    let label = try #require(controller?.view.subviews.first as? Label)
    #expect(label.text.utf8.count == 65_536)
    #expect(
      storyboard.warnings.map(\.message) == [
        "A text of <label> is longer than 65536 bytes; the rest is left out.",
        "A text of <textView> is longer than 65536 bytes; the rest is left out.",
      ])
  }

  @Test("SB-32: outlines of missing images have a bounded total area")
  func outlines() throws {
    let views = (0..<50).map { "<imageView id=\"i\($0)\" image=\"p\($0)\"/>" }.joined()
    let images = (0..<50).map {
      "<image name=\"p\($0)\" width=\"\(900 + $0)\" height=\"1000\"/>"
    }.joined()
    let (_, controller, _) = try open(
      storyboardText(views: views, resources: "<resources>\(images)</resources>"))
    let sizes = (controller?.view.subviews ?? []).compactMap { ($0 as? ImageView)?.image?.size }
    #expect(sizes.count == 50)
    #expect(
      Array(sizes.prefix(4)) == [
        Size(width: 900, height: 1000), Size(width: 901, height: 1000),
        Size(width: 24, height: 24), Size(width: 24, height: 24),
      ])
  }

  @Test("SB-24: a show segue that leads from a split view controller to tabs presents them")
  func tabsInColumns() throws {
    let (storyboard, _, file) = try open(
      storyboardText(
        """
        <splitViewController storyboardIdentifier="split" style="doubleColumn" id="c" sceneMemberID="viewController">
        <connections><segue destination="n" kind="relationship" relationship="masterViewController" id="e1"/>
        <segue destination="t" kind="show" identifier="tabs" id="e2"/></connections></splitViewController>
        </objects></scene><scene sceneID="s2"><objects>
        <navigationController id="n" sceneMemberID="viewController"/>
        </objects></scene><scene sceneID="s3"><objects>
        <tabBarController id="t" sceneMemberID="viewController"/>
        """))
    let stage = Stage(size: Size(width: 1024, height: 768), scale: 1)
    let split = storyboard.instantiateViewController(withIdentifier: "split")
    stage.window.rootViewController = split
    stage.settle()
    split.performSegue(withIdentifier: "tabs", sender: nil)
    stage.settle()
    #expect(split.presentedViewController.map { "\(type(of: $0))" } == "TabBarController")
    withExtendedLifetime(file) {}
  }

  @Test("SB-15: references that lead to each other end with a placeholder and a warning")
  func referencesInACircle() throws {
    let (storyboard, controller, _) = try open(
      storyboardText(
        """
        <viewControllerPlaceholder storyboardName="Test" referencedIdentifier="again" \
        storyboardIdentifier="again" id="c" sceneMemberID="viewController"/>
        """))
    #expect(controller != nil)
    #expect(
      storyboard.warnings.map(\.message) == [
        "The scene \"c\" of Test is needed inside itself; a stand-in is used."
      ])
  }

  @Test(
    "SB-4, SB-32: 50,000 views side by side, and 110 nested views, are made")
  func manyViews() throws {
    let flat = String(repeating: "<view/>", count: 50_000)
    let (_, controller, _) = try open(storyboardText(views: flat))
    #expect(controller?.view.subviews.count == 50_000)
    let deep =
      String(repeating: "<view><subviews>", count: 110)
      + String(repeating: "</subviews></view>", count: 110)
    let (_, other, _) = try open(storyboardText(views: deep))
    var depth = 0
    var view = other?.view
    while let next = view?.subviews.first { (view, depth) = (next, depth + 1) }
    #expect(depth == 110)
  }

  @Test("SB-7, SB-18: each id without an object causes one warning, at every position")
  func dangling() throws {
    let (storyboard, controller, _) = try open(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="go:" destination="x1" eventType="touchUpInside" id="n1"/>
        <segue destination="x2" kind="show" identifier="s" id="n2"/>
        <outletCollection property="gestureRecognizers" destination="x3" id="n3"/></connections></button>
        <containerView id="k"><connections><segue destination="x4" kind="embed" id="n4"/></connections></containerView>
        </subviews></view><connections><outlet property="title" destination="x5" id="n5"/></connections></viewController>
        """))
    controller?.loadViewIfNeeded()
    controller?.performSegue(withIdentifier: "s", sender: nil)
    #expect(
      storyboard.warnings.map(\.message).sorted() == [
        "The <action> go: in the scene c leads to the id \"x1\", which does not exist.",
        "The <outlet> title in the scene c leads to the id \"x5\", which does not exist.",
        "The <outletCollection> gestureRecognizers in the scene c leads to the id \"x3\", which does not exist.",
        "The segue  leads to \"x4\", which does not exist.",
        "The segue s leads to \"x2\", which does not exist.",
      ])
  }
}

extension String {
  /// Returns the string with the first occurrence of a part replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func firstRange(of part: String) -> Range<String.Index>? { ranges(of: part).first }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
