import AtriumKit
import AtriumStoryboards
import Testing

/// The number of objects that are made when a storyboard of fifty scenes is opened.
@MainActor
struct BuildCountTests {
  @Test("SB-33: of fifty scenes with twenty views each, only the shown one is built")
  func scenes() throws {
    let scenes = (0..<50).map { number in
      let views = (0..<20).map { "<view id=\"v\(number)-\($0)\" customClass=\"CountedView\"/>" }
      return """
        <scene sceneID="s\(number)"><objects><viewController id="\(number == 0 ? "c" : "c\(number)")" \
        storyboardIdentifier="\(number)" customClass="CountedController" sceneMemberID="viewController">
        <view key="view" id="w\(number)"><subviews>\(views.joined())</subviews></view>
        <connections><segue destination="c\((number + 1) % 50)" kind="show" identifier="next" \
        id="e\(number)"/></connections></viewController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c"><scenes>\(scenes.joined())</scenes></document>
      """
    let file = try TemporaryFile(text)
    let registry = InterfaceRegistry()
    registry.register(InterfaceClass(CountedView.self) { CountedView(coder: $0) })
    registry.register(InterfaceClass(CountedController.self) { CountedController(coder: $0) })
    (CountedView.count, CountedController.count) = (0, 0)
    var log: [[Int]] = []
    func note() { log.append([CountedController.count, CountedView.count]) }

    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    note()
    let first = try #require(storyboard.instantiateInitialViewController())
    note()
    first.loadViewIfNeeded()
    note()
    first.performSegue(withIdentifier: "next", sender: nil)
    note()
    _ = storyboard.instantiateViewController(withIdentifier: "7").view
    note()
    #expect(log == [[0, 0], [1, 0], [1, 20], [2, 20], [3, 40]])
    #expect(storyboard.warnings == [])
  }
}

/// A view that counts its instances.
private final class CountedView: View {
  static var count = 0

  override init?(coder: any NibDecoding) {
    CountedView.count += 1
    super.init(coder: coder)
  }
}

/// A controller that counts its instances.
private final class CountedController: ViewController {
  static var count = 0

  override init?(coder: any NibDecoding) {
    CountedController.count += 1
    super.init(coder: coder)
  }
}
