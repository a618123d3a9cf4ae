import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The two pages of the gallery that scroll.
@MainActor
struct GalleryScrollingTests {
  private func stage(
    _ controller: ViewController, size: Size = Size(width: 640, height: 480), scale: Double = 1,
    settings: Settings = Settings()
  ) -> Stage {
    let stage = Stage(size: size, scale: scale, settings: settings)
    stage.window.rootViewController = controller
    stage.window.dispatch(.focus(true))
    stage.settle()
    return stage
  }

  private var environment: DemoEnvironment { DemoEnvironment(assetsFolder: nil) }

  private func find<Wanted: View>(_ type: Wanted.Type, in view: View) -> [Wanted] {
    let own = (view as? Wanted).map { [$0] } ?? []
    return own + view.subviews.flatMap { find(type, in: $0) }
  }

  @Test(
    "in the table an option is chosen, a guest is deleted by a key, and the millionth row is shown")
  func table() throws {
    let stage = stage(GalleryTableController(environment: environment))
    let table = try #require(find(TableView.self, in: stage.window).first)
    stage.click(on: "By arrival")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
    stage.click(on: "Ada, Arrives on Tuesday")
    stage.key("Delete")
    stage.settle()
    #expect(table.numberOfRows(inSection: 1) == 4)
    #expect(stage.view(named: "Ada, Arrives on Tuesday") == nil)
    stage.key("End")
    stage.settle()
    #expect(table.visibleCells.last?.textLabel.text == "Row 1\u{202f}000\u{202f}000")
    #expect(stage.window.statistics[.tableCells] < 40)
  }

  @Test("the current page survives a resize, and the field can be dragged in both directions")
  func scrolling() throws {
    let stage = stage(GalleryScrollController(environment: environment))
    let views = find(ScrollView.self, in: stage.window)
    let (pages, field) = (try #require(views.first), try #require(views.last))
    pages.becomeFirstResponder()
    stage.key("Right")
    stage.settle()
    #expect(pages.contentOffset.x == pages.bounds.width)
    stage.resize(to: Size(width: 480, height: 640))
    stage.settle()
    #expect(pages.contentOffset.x == pages.bounds.width)
    let middle = field.convert(field.bounds.center, to: nil)
    stage.drag(from: middle, to: middle - Point(x: 90, y: 60))
    #expect(field.contentOffset.x > 60 && field.contentOffset.y > 40)
  }

  @Test(
    "incremental painting gives the same image as a full painting",
    arguments: [
      Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
      Settings(layoutDirection: .rightToLeft),
    ], [1.0, 2])
  func pieces(settings: Settings, scale: Double) throws {
    let pages: [ViewController] = [
      GalleryTableController(environment: environment),
      GalleryScrollController(environment: environment),
    ]
    for controller in pages {
      let stage = stage(controller, scale: scale, settings: settings)
      let middle = Point(x: 400, y: 240)
      stage.move(to: middle)
      for delta in [-53.0, -160, 40] {
        stage.scroll(by: Point(x: 0, y: delta), at: middle)
        stage.advance(by: 0.05)
        let painted = try #require(stage.host.bitmap)
        #expect(painted.isIdentical(to: stage.snapshot()))
      }
      stage.click(at: middle)
      stage.key("Down")
      stage.settle()
      #expect(try #require(stage.host.bitmap).isIdentical(to: stage.snapshot()))
    }
  }
}
