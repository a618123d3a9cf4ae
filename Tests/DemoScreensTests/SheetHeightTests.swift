import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The sizes of the demo's sheets.
@MainActor
struct SheetHeightTests {
  /// Opens a sheet of a room in a high window.
  private func open(_ room: String, _ name: String) throws -> (demo: Demo, sheet: View) {
    let demo = try Demo(room, size: Size(width: 1280, height: 1960), paints: false)
    if name.contains("+") { demo.stage.key(name) } else { demo.stage.click(on: name) }
    demo.stage.settle()
    var top = demo.root
    if top.presentedViewController == nil {
      top = try #require((demo.root as? RingMenuController)?.selectedViewController)
    }
    if top.presentedViewController == nil { top = try #require(top.children.first) }
    return (demo, try #require(top.presentedViewController?.view))
  }

  @Test(
    "a sheet is as high as its content, and in the middle of the window",
    arguments: [
      ("clock", "Ctrl+,"), ("clock", "Show all rooms"), ("playground", "More"),
      ("playground", "Scenes"),
    ])
  func fits(room: String, name: String) throws {
    let (demo, sheet) = try open(room, name)
    let list = try #require(demo.views(ScrollView.self).last { $0.isDescendant(of: sheet) })
    #expect(abs(list.contentSize.height - list.bounds.height) < 1)
    let frame = sheet.convert(sheet.bounds, to: nil)
    #expect((frame.center - demo.window.bounds.center).length <= 1)
  }

  @Test("the sheet of Modals ends below its calls, and does not fill the window")
  func modal() throws {
    let (demo, sheet) = try open("modals", "Sheet")
    let frame = sheet.convert(sheet.bounds, to: nil)
    #expect((frame.center - demo.window.bounds.center).length <= 1)
    #expect(frame.width == 616)
    let calls = demo.views(View.self).filter {
      $0.accessibilityLabel == "Calls of the presented controller" && $0.isDescendant(of: sheet)
    }
    let list = try #require(calls.first)
    let bottom = list.convert(list.bounds, to: sheet).maxY
    #expect((20...48).contains(frame.height - bottom), "\(frame.height - bottom)")
    let last = list.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }.map(\.frame.maxY)
    // There is space for two more calls, and not for many.
    #expect(last.count == 5 && list.bounds.height - (last.max() ?? 0) < 60)
  }
}
