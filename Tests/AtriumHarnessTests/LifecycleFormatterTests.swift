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

  @Test("every event is written as JSON")
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

  @Test("each event of a rotation on the stage contains both orientations")
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
      lines == [
        #"{"t":0.000,"controller":"P","type":"ViewController","event":"willTransition","#
          + #""horizontalSizeClass":"regular","verticalSizeClass":"regular"}"#,
        #"{"t":0.000,"controller":"P","type":"ViewController","event":"viewWillTransition","#
          + #""size":[700,500]}"#,
        #"{"t":0.000,"controller":"P","type":"ViewController","event":"willRotate","#
          + #""from":"portrait","to":"landscapeRight","duration":0.3}"#,
        #"{"t":0.000,"controller":"P","type":"ViewController","event":"willAnimateRotation","#
          + #""from":"portrait","to":"landscapeRight","duration":0.3}"#,
        #"{"t":0.300,"controller":"P","type":"ViewController","event":"didRotate","#
          + #""from":"portrait","to":"landscapeRight"}"#,
      ])
  }

  @Test("every event is written as text")
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

  @Test("times are rounded to three decimals")
  func times() {
    let red = ColorScreen()
    var formatter = LifecycleFormatter()
    let times = [0, 0.0004, 0.0005, 0.9996, 59.99951, 1e15, .infinity]
    #expect(
      times.map { formatter.text(event(.viewDidLoad, of: red, at: $0)).prefix { $0 != " " } } == [
        "0.000", "0.000", "0.001", "1.000", "60.000", "9000000000000.000", "0.000",
      ])
  }

  @Test(
    "names are escaped as RFC 8259 requires, and a second controller with the same name gets a number"
  )
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

  /// A controller that reports landmarks.
  private final class Shelf: ViewController, LandmarkProviding {
    var landmarks: [Landmark] = []
  }

  @Test("landmarks are logged in pixels when one of them changes")
  func landmarks() {
    let stage = Stage(size: Size(width: 400, height: 300), scale: 2)
    let (shelf, root) = (Shelf(), ViewController())
    root.addChild(shelf)
    root.view.addSubview(shelf.view)
    shelf.didMove(toParent: root)
    stage.window.rootViewController = root
    stage.settle()
    var (json, text): ([String], [String]) = ([], [])
    let logs = [
      LifecycleLog(format: .json) { json.append($0) },
      LifecycleLog(format: .text) { text.append($0) },
    ]
    for log in logs { root.addLifecycleObserver(log) }
    let book = Landmark(
      kind: "book", name: "Odes \"1\"", frame: Rect(x: 5, y: -0.125, width: 24, height: 24.0617))
    let lines = [#"{"event":"book","name":"Odes \"1\"","rect":[10,-0.25,48,48.123]}"#]
    shelf.landmarks = [book]
    shelf.landmarksDidChange()
    shelf.landmarksDidChange()
    #expect(json == lines && text == ["0.000 book Odes \"1\" at 10,-0.25 48x48.123"])
    shelf.landmarks = []
    shelf.landmarksDidChange()
    #expect(json == lines)
    shelf.landmarks = [book]
    shelf.landmarksDidChange()
    #expect(json == lines + lines)
    shelf.view.removeFromSuperview()
    shelf.landmarks.append(book)
    json = []
    shelf.landmarksDidChange()
    #expect(json == [])
    for log in logs { root.removeLifecycleObserver(log) }
    root.view.addSubview(shelf.view)
    shelf.landmarksDidChange()
    #expect(json == [])
  }
}
