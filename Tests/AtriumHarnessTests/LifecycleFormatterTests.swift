import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

private final class ColorScreen: ViewController {}

@MainActor
struct LifecycleFormatterTests {
  private func event(
    _ kind: LifecycleEvent.Kind, of controller: ViewController, at time: Double = 0.533
  ) -> LifecycleEvent {
    LifecycleEvent(controller: controller, kind: kind, time: time)
  }

  @Test("Every event has its JSON form")
  func json() {
    let red = ColorScreen()
    red.title = "Red"
    let parent = ViewController()
    let traits = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    let kinds: [LifecycleEvent.Kind] = [
      .viewDidLoad, .viewWillAppear(true), .viewIsAppearing(false), .viewDidAppear(true),
      .viewWillDisappear(false), .viewDidDisappear(true), .willMove(toParent: parent),
      .didMove(toParent: nil), .viewWillTransition(to: Size(width: 600, height: 900.5)),
      .willTransition(to: traits),
    ]
    var formatter = LifecycleFormatter()
    let start = #"{"t":0.533,"controller":"Red","type":"ColorScreen","event":"#
    #expect(
      kinds.map { formatter.json(event($0, of: red)) } == [
        start + #""viewDidLoad"}"#,
        start + #""viewWillAppear","animated":true}"#,
        start + #""viewIsAppearing","animated":false}"#,
        start + #""viewDidAppear","animated":true}"#,
        start + #""viewWillDisappear","animated":false}"#,
        start + #""viewDidDisappear","animated":true}"#,
        start + #""willMove","parent":"ViewController"}"#,
        start + #""didMove","parent":null}"#,
        start + #""viewWillTransition","size":[600,900.5]}"#,
        start
          + #""willTransition","horizontalSizeClass":"compact","verticalSizeClass":"regular"}"#,
      ])
  }

  @Test("A rotation on the stage has both ends in each event")
  func rotation() {
    let root = ViewController()
    root.title = "P"
    var lines: [String] = []
    let log = LifecycleLog(format: .json) { lines.append($0) }
    let stage = Stage(size: Size(width: 400, height: 600))
    root.addLifecycleObserver(log)
    stage.window.rootViewController = root
    stage.settle()
    lines = []
    stage.resize(to: Size(width: 700, height: 500))
    stage.settle()
    #expect(
      lines.filter { $0.contains("otat") } == [
        #"{"t":0.000,"controller":"P","type":"ViewController","event":"willRotate","#
          + #""from":"portrait","to":"landscapeRight","duration":0.3}"#,
        #"{"t":0.000,"controller":"P","type":"ViewController","event":"willAnimateRotation","#
          + #""from":"portrait","to":"landscapeRight","duration":0.3}"#,
        #"{"t":0.300,"controller":"P","type":"ViewController","event":"didRotate","#
          + #""from":"portrait","to":"landscapeRight"}"#,
      ])
  }

  @Test("Every event has its text form")
  func text() {
    let red = ColorScreen()
    red.title = "Red"
    let traits = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    var formatter = LifecycleFormatter()
    let kinds: [LifecycleEvent.Kind] = [
      .viewDidLoad, .viewWillAppear(true), .viewDidAppear(false), .didMove(toParent: nil),
      .viewWillTransition(to: Size(width: 600, height: 900)), .willTransition(to: traits),
      .willRotate(to: .landscapeRight, duration: 0.3), .didRotate(from: .landscapeRight),
    ]
    #expect(
      kinds.map { formatter.text(event($0, of: red, at: 12)) } == [
        "12.000 Red viewDidLoad",
        "12.000 Red viewWillAppear animated",
        "12.000 Red viewDidAppear",
        "12.000 Red didMove to nil",
        "12.000 Red viewWillTransition to 600x900",
        "12.000 Red willTransition to compact width, regular height",
        "12.000 Red willRotate from portrait to landscapeRight in 0.3",
        "12.000 Red didRotate from landscapeRight to portrait",
      ])
  }

  @Test("Times have three decimals, rounded")
  func times() {
    let red = ColorScreen()
    var formatter = LifecycleFormatter()
    let times = [0, 0.0004, 0.0005, 0.9996, 59.99951, 1e15, .infinity]
    #expect(
      times.map { formatter.text(event(.viewDidLoad, of: red, at: $0)).prefix { $0 != " " } } == [
        "0.000", "0.000", "0.001", "1.000", "60.000", "9000000000000.000", "0.000",
      ])
  }

  @Test("Names are escaped as RFC 8259 requires; a second controller of a name gets a number")
  func escaping() {
    let first = ColorScreen()
    first.title = "a\"b\\c\n\t\u{1}é中\u{7f}🙂"
    let second = ColorScreen()
    second.title = first.title
    var formatter = LifecycleFormatter()
    let name = #"a\"b\\c\n\t\u0001é中\u007f🙂"#
    let tail = #","type":"ColorScreen","event":"viewDidLoad"}"#
    #expect(
      formatter.json(event(.viewDidLoad, of: first))
        == "{\"t\":0.533,\"controller\":\"\(name)\"\(tail)")
    #expect(
      formatter.json(event(.viewDidLoad, of: second))
        == "{\"t\":0.533,\"controller\":\"\(name)#2\"\(tail)")
  }

  @Test("Ring items are events")
  func ringItem() {
    let rect = Rect(x: 10, y: -0.25, width: 48, height: 48.1234)
    #expect(
      LifecycleFormatter.ringItemJSON(name: "Clock \"1\"", rect: rect)
        == #"{"event":"ringItem","name":"Clock \"1\"","rect":[10,-0.25,48,48.123]}"#)
    #expect(
      LifecycleFormatter.ringItemText(t: 1.5, name: "Clock", rect: rect)
        == "1.500 ringItem Clock at 10,-0.25 48x48.123")
  }
}
