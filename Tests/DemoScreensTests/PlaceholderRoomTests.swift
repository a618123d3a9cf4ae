import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The room of placeholders: two slots, their choices, and the controllers that their owner keeps.
@MainActor
struct PlaceholderRoomTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("placeholder")
  }

  private func places() throws -> PlaceholderController {
    let ring = try #require(demo.root as? RingMenuController)
    return try #require(
      ring.selectedViewController?.children.first as? PlaceholderController)
  }

  /// Returns the titles of both insets.
  private func insets() throws -> [String] {
    try (0...1).map { try places().inset(at: $0)?.title ?? "nil" }
  }

  /// Presses an arrow key while a control is focused.
  private func key(_ key: String, on name: String, times: Int = 1) throws {
    try #require(demo.stage.view(named: name) as? Control).becomeFirstResponder()
    for _ in 0..<times { demo.stage.key(key) }
  }

  /// The printed lines, the earliest first.
  private var printed: [String] {
    demo.views(Label.self).map(\.text).filter { $0.contains(" - ") }
  }

  @Test(
    "CK-P2, CK-P9: an inset is replaced with its transition, and the delegate is notified in order")
  func exchange() throws {
    let recorder = LifecycleRecorder(observing: try places())
    #expect(try insets() == ["Counter", "Slider"])
    try key("Right", on: "First inset")
    demo.stage.settle()
    #expect(try insets() == ["Slider", "Slider"])
    #expect(
      recorder.take() == [
        "Counter.willMove(nil)", "Slider.willMove(places)", "Slider.viewDidLoad",
        "Counter.viewWillDisappear(true)", "Slider.viewWillAppear(true)",
        "Slider.viewIsAppearing(true)", "Counter.viewDidDisappear(true)",
        "Slider.viewDidAppear(true)", "Counter.didMove(nil)", "Slider.didMove(places)",
      ])
    #expect(
      printed == [
        "First - willShow Counter", "Second - willShow Slider", "First - didShow Counter",
        "Second - didShow Slider", "First - willHide Counter", "First - willShow Slider",
        "First - didHide Counter", "First - didShow Slider",
      ])
  }

  @Test("CK-P4, CK-P5: the last choice empties a slot, and both slots can change at the same time")
  func none() throws {
    try key("End", on: "First inset")
    try key("Home", on: "Second inset")
    #expect(try insets() == ["Counter", "Counter"])
    #expect(try places().isPerformingTransition(at: 0))
    #expect(try places().isPerformingTransition(at: 1))
    demo.stage.settle()
    #expect(try insets() == ["nil", "Counter"])
    try key("Right", on: "First inset")
    demo.stage.settle()
    #expect(try insets() == ["Counter", "Counter"])
  }

  @Test("a controller that its owner keeps returns with its value")
  func kept() throws {
    try key("Right", on: "First counter", times: 4)
    #expect(demo.stage.view(named: "First counter")?.accessibilityValue == "7")
    try key("Right", on: "First inset", times: 2)
    demo.stage.settle()
    #expect(demo.stage.view(named: "First counter") == nil)
    demo.stage.click(on: "First lantern")
    demo.stage.settle()
    try key("Left", on: "First inset", times: 2)
    demo.stage.settle()
    #expect(demo.stage.view(named: "First counter")?.accessibilityValue == "7")
    try key("Right", on: "First inset", times: 2)
    demo.stage.settle()
    #expect((demo.stage.view(named: "First lantern") as? Switch)?.isOn == true)
  }

  @Test("CK-V3: both insets are replaced while the window rotates, and then fill their slots")
  func turn() throws {
    demo.stage.click(on: "Turn and swap")
    demo.stage.advance(by: 0.1)
    #expect(demo.window.bounds.size == Size(width: 640, height: 960))
    #expect(try insets() == ["Slider", "Lantern"])
    #expect(try places().isPerformingTransition(at: 0))
    demo.stage.settle()
    let (views, insets) = (try places().placeholderViews, try places().children.map(\.view))
    #expect(
      insets.map { $0.convert($0.bounds, to: nil) }
        == views.map { $0.convert($0.bounds, to: nil) })
    #expect(views[0].frame.width == views[1].frame.width)
  }

  @Test("if the window cannot rotate, the room says so, and the insets are still replaced")
  func noTurn() throws {
    demo.window.dispatch(.windowState(.fullScreen))
    demo.stage.click(on: "Turn and swap")
    demo.stage.turn()
    #expect(
      demo.texts.map(\.text.string).contains(
        "In full screen the window cannot turn: leave it by F11. The insets change nevertheless."))
    demo.stage.settle()
    #expect(try insets() == ["Slider", "Lantern"])
  }

  @Test("each slot uses its own transition")
  func transitions() throws {
    let names = ["First transition", "Second transition", "First family", "Second family"]
    func values() -> [String?] { names.map { demo.stage.view(named: $0)?.accessibilityValue } }
    #expect(values() == ["Cover from bottom", "Flip vertically", "Cover", "Flip"])
    try key("Right", on: "First family", times: 2)
    try key("Left", on: "Second transition")
    #expect(
      values() == ["Push from bottom", "Emerge from center push to back", "Push aside", "In place"])
  }

  @Test("CK-P1: the user chooses one to four placeholder views, each with its own inset")
  func count() throws {
    let demo = try Demo("placeholder", size: Size(width: 1280, height: 840))
    let ring = try #require(demo.root as? RingMenuController)
    let places = try #require(
      ring.selectedViewController?.children.first as? PlaceholderController)
    let recorder = LifecycleRecorder(observing: places)
    var shown: [[String]] = []
    try #require(demo.stage.view(named: "Number of places") as? Stepper).becomeFirstResponder()
    for key in ["Right", "Right", "Right", "Left", "Left", "Left", "Left"] {
      demo.stage.key(key)
      demo.stage.settle()
      let views = places.placeholderViews
      shown.append(views.indices.map { places.inset(at: $0)?.title ?? "nil" })
      let frames = views.map { $0.convert($0.bounds, to: nil) }
      for (index, frame) in frames.enumerated() {
        #expect(frame.width > 120 && frame.height > 80)
        #expect(demo.window.bounds.contains(frame))
        for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
        #expect(places.inset(at: index)?.view.convert(views[index].bounds, to: nil) == frame)
      }
    }
    let four = ["Counter", "Slider", "Lantern", "Counter"]
    #expect(
      shown == [
        Array(four.prefix(3)), four, four, Array(four.prefix(3)), Array(four.prefix(2)),
        ["Counter"], ["Counter"],
      ])
    #expect(
      recorder.take().filter { $0.contains("Move") } == [
        "Lantern.willMove(places)", "Lantern.didMove(places)", "Counter.willMove(places)",
        "Counter.didMove(places)", "Counter.willMove(nil)", "Counter.didMove(nil)",
        "Lantern.willMove(nil)", "Lantern.didMove(nil)", "Slider.willMove(nil)",
        "Slider.didMove(nil)",
      ])
  }

  @Test("a placeholder controller in a stack is covered and revealed together with its insets")
  func inStack() throws {
    demo.stage.click(on: "In a stack")
    demo.stage.settle()
    let ring = try #require(demo.root as? RingMenuController)
    let stack = try #require(ring.selectedViewController?.children.first as? StackController)
    let places = try #require(stack.rootViewController as? PlaceholderController)
    #expect(places.inset(at: 0)?.title == "Chooser" && places.inset(at: 1) == nil)
    demo.stage.click(on: "Show panel 2")
    demo.stage.settle()
    #expect(places.inset(at: 0)?.title == "Chooser" && places.inset(at: 1)?.title == "Second panel")
    let recorder = LifecycleRecorder(observing: stack)
    demo.stage.click(on: "Push")
    demo.stage.settle()
    #expect(stack.topViewController?.title == "Page")
    #expect(
      recorder.take().filter { !$0.contains("Move") && !$0.contains("Load") } == [
        "places.viewWillDisappear(true)", "Chooser.viewWillDisappear(true)",
        "Second panel.viewWillDisappear(true)", "Page.viewWillAppear(true)",
        "Page.viewIsAppearing(true)", "places.viewDidDisappear(true)",
        "Chooser.viewDidDisappear(true)", "Second panel.viewDidDisappear(true)",
        "Page.viewDidAppear(true)",
      ])
    #expect(printed.suffix(2) == ["Second panel - viewDidDisappear", "Page - viewDidAppear"])
    demo.stage.click(on: "Back")
    demo.stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["places"])
    #expect(
      recorder.take().filter { !$0.contains("Move") && !$0.contains("Load") } == [
        "Page.viewWillDisappear(true)", "places.viewWillAppear(true)",
        "Chooser.viewWillAppear(true)", "Second panel.viewWillAppear(true)",
        "places.viewIsAppearing(true)", "Chooser.viewIsAppearing(true)",
        "Second panel.viewIsAppearing(true)", "Page.viewDidDisappear(true)",
        "places.viewDidAppear(true)", "Chooser.viewDidAppear(true)",
        "Second panel.viewDidAppear(true)",
      ])
    demo.stage.click(on: "Places")
    demo.stage.settle()
    #expect(try insets() == ["Counter", "Slider"])
  }
}
