import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Going back through methods that a subclass may override.
@MainActor
struct NavigationOverrideTests {
  private let navigation: Overriding
  private let recording: Recording
  private let a = Recording.controller("A")
  private let b = Recording.controller("B")
  private let c = Recording.controller("C")

  init() {
    navigation = Overriding()
    navigation.title = "nav"
    navigation.setViewControllers([a, b], animated: false)
    recording = Recording.atRest(root: navigation)
  }

  private var stage: Stage { recording.stage }
  private var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  private func goBack(by way: String) {
    switch way {
    case "button": stage.click(on: "Back to A")
    case "mouse": stage.click(at: Point(x: 200, y: 300), button: .back)
    case "touchpad": stage.touchpadScroll(by: Point(x: 300, y: 0), at: Point(x: 200, y: 300))
    case "finger":
      stage.touch(began: Point(x: 2, y: 300))
      for x in [100.0, 200, 390] {
        stage.advance(by: 0.05)
        stage.touch(moved: Point(x: x, y: 300))
      }
      stage.touch(ended: Point(x: 390, y: 300))
    default: stage.key(way)
    }
    stage.settle()
  }

  @Test(
    "the back button, gestures, keys and mouse call an overridden popViewController once",
    arguments: ["button", "finger", "touchpad", "Alt+Left", "Back", "Escape", "mouse"])
  func calls(way: String) {
    goBack(by: way)
    #expect(navigation.calls == ["pop(true)"] && titles == ["A"])
    #expect(
      navigation.sawInteraction == (way == "finger" || way == "touchpad" ? [true] : [false]))
  }

  @Test(
    "an override that keeps the controller refuses every input, and the next pop works",
    arguments: ["button", "finger", "touchpad", "Alt+Left", "Back", "mouse"])
  func refuses(way: String) {
    navigation.allowsPop = false
    navigation.keepsPoppedControllers = true
    goBack(by: way)
    #expect(navigation.calls == ["pop(true)"] && titles == ["A", "B"])
    #expect(!navigation.canGoForward && recording.tokens().isEmpty)
    #expect(b.view.convert(Point.zero, to: nil).x == 0)
    navigation.allowsPop = true
    goBack(by: way)
    #expect(titles == ["A"] && navigation.canGoForward)
  }

  @Test("an override may pop without animation during a finger's drag", arguments: [false, true])
  func unanimated(toRoot: Bool) {
    navigation.pushViewController(c, animated: false)
    stage.settle()
    navigation.popsToRoot = toRoot
    navigation.isAnimated = false
    goBack(by: "finger")
    #expect(titles == (toRoot ? ["A"] : ["A", "B"]))
    navigation.isAnimated = true
    navigation.pushViewController(c, animated: false)
    stage.settle()
    goBack(by: "finger")
    #expect(titles == (toRoot ? ["A"] : ["A", "B"]))
  }

  @Test("a choice in the back button's list calls popToViewController")
  func list() {
    navigation.pushViewController(c, animated: false)
    stage.settle()
    stage.click(on: "Back to B", button: .secondary)
    stage.settle()
    stage.click(on: "A")
    stage.settle()
    #expect(navigation.calls == ["popTo(A,true)"] && titles == ["A"])
  }

  @Test(
    "navigationBar(_:shouldPop:) decides for the button: true pops, false does not",
    arguments: [true, false])
  func shouldPop(answer: Bool) {
    navigation.barAnswer = answer
    goBack(by: "button")
    #expect(navigation.calls == (answer ? ["bar(B)", "pop(true)"] : ["bar(B)"]))
    #expect(titles == (answer ? ["A"] : ["A", "B"]))
    let items = navigation.navigationBar.items?.map { $0.title ?? "" }
    #expect(items == titles)
  }
}

/// A navigation controller that logs the calls that the toolkit makes for the user.
@MainActor
private final class Overriding: NavigationController {
  var calls: [String] = []
  var sawInteraction: [Bool] = []
  var allowsPop = true
  var popsToRoot = false
  var isAnimated = true
  /// The answer to the bar; nil uses the answer of the base class.
  var barAnswer: Bool?

  override func popViewController(animated: Bool) -> ViewController? {
    calls.append("pop(\(animated))")
    guard allowsPop else { return nil }
    if popsToRoot { return popToRootViewController(animated: isAnimated)?.last }
    let popped = super.popViewController(animated: animated && isAnimated)
    sawInteraction.append(transitionCoordinator?.isInteractive ?? false)
    return popped
  }

  override func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    calls.append("popTo(\(viewController.title ?? ""),\(animated))")
    return super.popToViewController(viewController, animated: animated)
  }

  override func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    guard let barAnswer else { return super.navigationBar(bar, shouldPop: item) }
    calls.append("bar(\(item.title ?? ""))")
    return barAnswer
  }
}
