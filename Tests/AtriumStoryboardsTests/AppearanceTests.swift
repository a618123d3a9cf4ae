import AtriumControls
import AtriumGraphics
import AtriumKit
import AtriumStoryboards
import Testing

/// The bar appearances in a file.
@MainActor
struct AppearanceTests {
  private func views(_ text: String) throws -> ([View], [String]) {
    let file = try TemporaryFile(storyboardText(views: text, resources: ""))
    let storyboard = try Storyboard(contentsOf: file.path, registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    return (controller.view.subviews, storyboard.warnings.map(\.description))
  }

  @Test("a navigation bar has the background, the shadow line and the titles of its appearances")
  func navigationBar() throws {
    let (views, warnings) = try views(
      """
      <navigationBar contentMode="scaleToFill" id="bar">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <navigationBarAppearance key="standardAppearance">
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <color key="shadowColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
            <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          </textAttributes>
          <textAttributes key="largeTitleTextAttributes">
            <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          </textAttributes>
        </navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance">
          <nil key="shadowColor"/>
        </navigationBarAppearance>
      </navigationBar>
      """)
    let bar = try #require(views.first as? NavigationBar)
    let standard = bar.standardAppearance
    #expect(standard.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(standard.shadowColor == Color(red: 0, green: 0, blue: 1))
    #expect(standard.titleTextAttributes[.foregroundColor] as? Color == .white)
    let font = try #require(standard.titleTextAttributes[.font] as? Font)
    #expect(font.size == 21 && font.weight == .bold)
    #expect(standard.largeTitleTextAttributes[.foregroundColor] as? Color == .white)
    let edge = try #require(bar.scrollEdgeAppearance)
    #expect(edge.shadowColor == nil && edge.backgroundColor == nil)
    #expect(bar.compactAppearance == nil && warnings == [])
  }

  @Test(
    "SB-84: a bar of the style black is black with a white title, unless the file has other colours"
  )
  func black() throws {
    func bars(_ content: String) throws -> [View] {
      let (views, warnings) = try views(
        """
        <navigationBar barStyle="black" id="a"><rect key="frame" x="0" y="0" width="320" height="44"/>
        \(content)</navigationBar>
        <toolbar barStyle="blackTranslucent" id="b"><rect key="frame" x="0" y="44" width="320" height="44"/>
        \(content)</toolbar>
        """)
      #expect(warnings == [])
      return views
    }
    let plain = try bars("")
    let bar = try #require(plain[0] as? NavigationBar)
    #expect(
      bar.barTintColor == .black && bar.titleTextAttributes?[.foregroundColor] as? Color == .white)
    #expect((plain[1] as? Toolbar)?.barTintColor == .black)
    let own = try bars(
      "<color key=\"barTintColor\" red=\"0.5\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>")
    #expect((own[0] as? NavigationBar)?.barTintColor == Color(red: 0.5, green: 0, blue: 0))
  }

  @Test("a dark bar keeps its colour if the file gives its titles a light colour")
  func titles() throws {
    func bar(_ attributes: String) throws -> (NavigationBar, Int) {
      let (views, warnings) = try views(
        """
        <navigationBar contentMode="scaleToFill" id="bar">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <color key="barTintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          \(attributes)
        </navigationBar>
        """)
      return (try #require(views.first as? NavigationBar), warnings.count)
    }
    let (light, none) = try bar(
      """
      <textAttributes key="titleTextAttributes">
        <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </textAttributes>
      """)
    #expect(light.barTintColor == .black && none == 0)
    #expect(light.titleTextAttributes?[.foregroundColor] as? Color == .white)
    let (dark, one) = try bar("")
    #expect(dark.barTintColor == nil && one == 1)
  }

  @Test("toolbars and tab bars have the colours of their appearances")
  func otherBars() throws {
    let (views, warnings) = try views(
      """
      <toolbar contentMode="scaleToFill" id="tools">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <items/>
        <toolbarAppearance key="standardAppearance">
          <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        </toolbarAppearance>
      </toolbar>
      <tabBar contentMode="scaleToFill" id="tabs">
        <rect key="frame" x="0" y="100" width="320" height="49"/>
        <items/>
        <tabBarAppearance key="scrollEdgeAppearance">
          <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        </tabBarAppearance>
      </tabBar>
      """)
    let tools = try #require(views.first as? Toolbar)
    let tabs = try #require(views.last as? TabBar)
    #expect(tools.standardAppearance.backgroundColor == .black)
    #expect(tabs.scrollEdgeAppearance?.backgroundColor == .black)
    #expect(tabs.standardAppearance.backgroundColor == nil && warnings == [])
  }
}
