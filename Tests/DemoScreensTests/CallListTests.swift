import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
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
      .sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }.map {
        unbroken($0.text)
      } ?? []
  }

  /// Returns the text of a line without the breaks of a narrow list.
  private func unbroken(_ text: String) -> String {
    text.replacing(".\n", with: ".").replacing("\n", with: " ")
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
    #expect(lines(demo).contains("Tabs container.didMove to Tabs"))
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

  // MARK: Explanations

  /// Returns the last line in the room's lists that is a button and whose text ends with the given string.
  private func line(_ end: String, _ demo: Demo) throws -> Label {
    try #require(
      demo.views(Label.self).last {
        $0.accessibilityTraits.contains(.button)
          && unbroken($0.text).hasSuffix(end)
      }, "\(demo.texts.map(\.text.string))")
  }

  private func click(_ end: String, _ demo: Demo) throws {
    let label = try line(end, demo)
    demo.stage.click(at: label.convert(label.bounds, to: nil).center)
    demo.stage.settle()
  }

  /// Whether the explanation of a call is on screen.
  private func explains(_ call: String, _ demo: Demo) -> Bool {
    let explanation = CallExplanation.of(call)
    let text = "\(explanation.sentence) \(explanation.use)"
    return demo.texts.contains { $0.text.string.replacing("\n", with: " ") == text }
  }

  @Test(
    "TO-7: a click on a call in the list of a room shows its explanation in the guide, which it opens",
    arguments: [
      ("tabs", "Court.viewDidAppear"), ("rotation", "A.viewDidAppear"),
      ("navigation", "Library.viewDidAppear"), ("pager", "Page 1 - viewDidAppear(false)"),
      ("sliding", " - viewDidAppear:"), ("dropdown", "Lentil soup - viewDidAppear"),
      ("modals", "viewDidAppear"),
    ])
  func explanation(room: String, end: String) throws {
    let demo = try Demo(room, size: Size(width: 1280, height: 800), paints: false)
    #expect(!explains("viewDidAppear", demo))
    try click(end, demo)
    #expect(explains("viewDidAppear", demo))
    demo.stage.key("Ctrl+t")
    demo.stage.settle()
    #expect(demo.stage.view(named: "Guide") == nil)
    try click(end, demo)
    #expect(demo.stage.view(named: "Guide") != nil && explains("viewDidAppear", demo))
    // In a smaller window the guide is a sheet.
    demo.stage.resize(to: Size(width: 960, height: 640))
    demo.stage.settle()
    try click(end, demo)
    #expect(demo.selected?.presentedViewController != nil && explains("viewDidAppear", demo))
  }

  @Test("TO-7: in the smallest window the explanation of a call is the first row of the guide")
  func smallExplanation() throws {
    let demo = try Demo("tabs", size: Size(width: 320, height: 240), paints: false)
    demo.stage.key("Ctrl+j")
    demo.stage.settle()
    try click("Court.viewDidAppear", demo)
    #expect(explains("viewDidAppear", demo))
    let top = try #require(demo.selected?.presentedViewController?.view)
    #expect(demo.texts.contains { $0.text.string == "Court.viewDidAppear" })
    #expect(top.window != nil)
  }

  @Test(
    "a call on a page that covers the room is explained over the page, whose lists stay the same")
  func explanationOverPage() throws {
    let demo = try Demo("modals", size: Size(width: 960, height: 640), paints: false)
    demo.stage.click(on: "Full screen")
    demo.stage.settle()
    func calls() -> [String] {
      demo.views(Label.self).filter { $0.accessibilityTraits.contains(.button) }.map(\.text)
    }
    let before = calls()
    #expect(before.count == 6)
    try click("viewDidDisappear", demo)
    #expect(explains("viewDidDisappear", demo))
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(!explains("viewDidDisappear", demo))
    #expect(calls() == before)
  }

  @Test("TO-7: a click on a call in the journal shows its explanation, and a drag scrolls")
  func journal() throws {
    let demo = try Demo("journal", size: Size(width: 1280, height: 800))
    let call = try #require(demo.texts.last { $0.text.string == "viewDidAppear" })
    let list = try #require(demo.stage.view(named: "Calls"))
    demo.stage.press(at: call.frame.center)
    demo.stage.move(to: call.frame.center + Point(x: 0, y: 60))
    demo.stage.release(at: call.frame.center + Point(x: 0, y: 60))
    demo.stage.settle()
    #expect(demo.stage.view(named: "Guide") == nil)
    demo.stage.key("End")
    demo.stage.settle()
    demo.stage.click(at: call.frame.center)
    demo.stage.settle()
    #expect(list.window != nil && explains("viewDidAppear", demo))
    #expect(demo.texts.contains { $0.text.string.hasPrefix("JournalController.swift, line ") })
  }

  @Test("keys and assistive technologies choose calls; other lines cannot be chosen")
  func keys() throws {
    let demo = try Demo("tabs", size: Size(width: 1280, height: 800), paints: false)
    let list = try #require(demo.stage.view(named: "Calls"))
    list.becomeFirstResponder()
    #expect(demo.window.firstResponder === list)
    for key in ["Up", "Return"] { demo.stage.key(key) }
    demo.stage.settle()
    // The latest call but one.
    #expect(lines(demo).suffix(2).first == "Court stack.viewDidAppear")
    #expect(explains("viewDidAppear", demo))
    for key in ["Home", "Return"] { demo.stage.key(key) }
    demo.stage.settle()
    #expect(lines(demo)[1] == "Tabs container.willMove to Tabs")
    #expect(explains("willMove", demo))
    #expect(try line("Court.viewIsAppearing", demo).accessibilityActivate())
    demo.stage.settle()
    #expect(explains("viewIsAppearing", demo))
    let wizard = try Demo("wizard", size: Size(width: 1280, height: 800), paints: false)
    let label = try #require(
      wizard.views(Label.self).first { $0.text == "Wizard container - didMoveToPage: 0" })
    #expect(!label.accessibilityTraits.contains(.button) && !label.accessibilityActivate())
    #expect(label.superview?.canBecomeFirstResponder == false)
  }

  @Test(
    "the container of a room has the name of the room",
    arguments: ["tabs", "split", "sliding", "dropdown", "wizard", "stack", "ring"])
  func containerNames(room: String) throws {
    let demo = try Demo(room, paints: false)
    let title = try #require(demo.selected?.title)
    #expect(demo.selected?.children.map { $0.title ?? "" } == ["\(title) container"])
    let german = try Demo.inGerman { try Demo(room, paints: false) }
    #expect(german.selected?.children.first?.title?.hasSuffix("-Container") == true)
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
