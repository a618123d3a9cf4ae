import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The list of calls in the rooms of tabs and of rotation.
@MainActor
struct CallListTests {
  /// The visible lines of a room's list of calls.
  private func lines(_ demo: Demo) -> [String] {
    let list = demo.views(View.self).first { $0.accessibilityLabel == "Calls" }
    return list?.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }
      .sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }.map(\.text)
      ?? []
  }

  @Test(
    "the list of calls is beside the tabs, with the calls of both stacks in their order",
    arguments: [Size(width: 960, height: 640), Size(width: 1280, height: 800)])
  func tabs(size: Size) throws {
    let demo = try Demo("tabs", size: size, paints: false)
    // The tabs are a sidebar, as before.
    let card = try #require(
      demo.views(View.self).first { $0 === demo.selected?.children.first?.view })
    #expect(card.bounds.width >= 600)
    #expect(lines(demo).first == "Calls: parent before child")
    #expect(lines(demo).contains("tab bar.didMove to Tabs"))
    demo.stage.click(on: "Hall")
    demo.stage.settle()
    #expect(
      lines(demo).suffix(12) == [
        "Hall stack.viewDidLoad", "Hall stack.viewWillAppear", "Hall.viewDidLoad",
        "Hall.viewWillAppear", "Court stack.viewWillDisappear", "Court.viewWillDisappear",
        "Hall stack.viewIsAppearing", "Hall.viewIsAppearing", "Court stack.viewDidDisappear",
        "Court.viewDidDisappear", "Hall stack.viewDidAppear", "Hall.viewDidAppear",
      ])
  }

  @Test(
    "the list of calls is below the container that rotates, and each new container begins another",
    arguments: [Size(width: 960, height: 640), Size(width: 1280, height: 800)])
  func rotation(size: Size) throws {
    let demo = try Demo("rotation", size: size, paints: false)
    #expect(lines(demo).contains("A.viewDidAppear"))
    demo.stage.click(on: "Tabs")
    demo.stage.settle()
    #expect(
      lines(demo) == [
        "Calls: parent before child", "Tabs.willMove to Rotation", "Tabs.viewDidLoad",
        "Tabs.viewWillAppear", "A.viewDidLoad", "A.viewWillAppear", "Tabs.didMove to Rotation",
        "Tabs.viewIsAppearing", "A.viewIsAppearing", "Tabs.viewDidAppear", "A.viewDidAppear",
      ])
    let card = try #require(demo.selected?.children.first?.view.superview)
    let list = try #require(demo.stage.view(named: "Calls"))
    let frames = [card, list].map { $0.convert($0.bounds, to: nil) }
    #expect(frames[0].maxY <= frames[1].minY && frames[0].width == frames[1].width)
    #expect(frames[0].height >= 240)
  }

  @Test("in a small window the rotating container keeps the space of the list")
  func small() throws {
    let demo = try Demo("rotation", size: Size(width: 320, height: 240), paints: false)
    let card = try #require(demo.selected?.children.first?.view.superview)
    #expect(lines(demo) == [] && card.bounds.height >= 110)
  }

  @Test("no list of calls repeats the name of a call: pages of stories have numbers")
  func names() throws {
    let demo = try Demo("pages", size: Size(width: 1280, height: 800), paints: false)
    demo.stage.key("Right")
    demo.stage.settle()
    let calls = demo.environment.journal.entries
    #expect(calls.contains { $0.controller == "Page 3" })
    let names = Set(calls.map(\.controller))
    #expect(names.intersection(calls.map(\.event)) == [])
    #expect(!names.contains("addChild"))
  }
}

extension Demo {
  /// The current room.
  fileprivate var selected: ViewController? {
    (root as? RingMenuController)?.selectedViewController
  }
}
