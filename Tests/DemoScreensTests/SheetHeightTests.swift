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

  @Test(
    "in a narrow window a sheet is at the lower edge, and as high as its content or the window",
    arguments: [("playground", "More"), ("modals", "Sheet")])
  func narrow(room: String, name: String) throws {
    let demo = try Demo(room, size: Size(width: 420, height: 800), paints: false)
    demo.stage.click(on: name)
    demo.stage.settle()
    func sheet() throws -> Rect {
      let title = try #require(
        demo.views(Label.self).last {
          $0.text == name && $0.accessibilityTraits.contains(.header)
        })
      let view = try #require(title.superview)
      return view.convert(view.bounds, to: nil)
    }
    /// The distance from the lowest text in the sheet to the lower edge of the sheet.
    func rest() throws -> Double {
      let frame = try sheet()
      let bottoms = demo.texts.map(\.frame).filter { frame.contains($0) }.map(\.maxY)
      return frame.maxY - (bottoms.max() ?? 0)
    }
    let high = try sheet()
    #expect(high.maxY == 800 && high.width == 420)
    #expect((400..<700).contains(high.height), "\(high)")
    #expect(try rest() < (room == "modals" ? 130 : 60))
    demo.stage.resize(to: Size(width: 420, height: 400))
    demo.stage.settle()
    #expect(try sheet() == Rect(x: 0, y: 44, width: 420, height: 356))
    demo.stage.resize(to: Size(width: 960, height: 800))
    demo.stage.settle()
    let middle = try sheet()
    #expect(middle.maxY < 790 && abs(middle.midX - 480) <= 1, "\(middle)")
    demo.stage.resize(to: Size(width: 420, height: 800))
    demo.stage.settle()
    #expect(try sheet() == high)
  }

  @Test("a full screen of Modals has its content in the middle, and its lists are not half empty")
  func fullScreen() throws {
    let demo = try Demo("modals", size: Size(width: 1280, height: 800), paints: false)
    demo.stage.click(on: "Full screen")
    demo.stage.settle()
    let list = try #require(
      demo.views(View.self).last { $0.accessibilityLabel == "Calls of the presented controller" })
    let card = try #require(list.superview?.superview)
    let frame = card.convert(card.bounds, to: nil)
    let lines = demo.texts.filter { $0.text.string.hasPrefix("view") && frame.contains($0.frame) }
    #expect(lines.count == 6)
    let bottom = try #require(lines.map(\.frame.maxY).max())
    #expect(frame.maxY - bottom < 0.4 * frame.height, "\(frame) and \(bottom)")
    let button = try #require(demo.stage.view(named: "Done"))
    let top = button.convert(button.bounds, to: nil).minY
    #expect(abs(top - (800 - frame.maxY)) <= 2 && top > 28, "\(top) and \(frame.maxY)")
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
