import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the inspector's window.
@MainActor
struct InspectorControllerTests {
  @Test("IN-4: the rows have the names, the types and the phases of the tree")
  func rows() {
    let bench = Bench()
    let texts = bench.texts
    for text in ["P", "A", "ViewController", "on screen", "2 controllers · 8 calls · no problems"] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
  }

  // TP-15
  @Test("IN-12: arrow keys move through the tree, and the outline follows; Escape ends it")
  func walking() {
    let bench = Bench()
    bench.pane.key("Down")
    #expect(bench.selected == "P" && bench.outlined == "P")
    bench.pane.key("Down")
    #expect(bench.selected == "A" && bench.outlined == "A")
    bench.pane.key("Left")
    #expect(bench.selected == "P")
    bench.pane.key("Left")
    bench.pane.key("Down")
    #expect(bench.selected == "P")
    bench.pane.key("Right")
    bench.pane.key("Right")
    #expect(bench.selected == "A")
    bench.pane.key("Home")
    #expect(bench.selected == "P")
    bench.pane.key("a")
    #expect(bench.selected == "A")
    bench.pane.key("Escape")
    #expect(bench.selected == nil && bench.outlined == nil)
  }

  @Test(
    "IN-13: a low window shows all calls of a controller before its facts, a high one after them")
  func lowDetails() throws {
    for (height, isLow) in [(560.0, true), (900, false)] {
      let bench = Bench(size: Size(width: 960, height: height))
      bench.pane.key("Down")
      bench.pane.key("Down")
      bench.settle()
      let calls = [
        "viewDidAppear", "viewIsAppearing", "didMove", "viewWillAppear", "viewDidLoad", "willMove",
      ]
      let shown = bench.texts.filter { calls.contains($0) || $0 == "Traits" || $0 == "Phase" }
      #expect(shown.filter { $0 != "Traits" } == ["Phase"] + calls, "\(height)")
      #expect(isLow || !bench.texts.contains("Facts"))
      #expect(
        isLow || shown.firstIndex(of: "Traits") ?? 9 < shown.firstIndex(of: "didMove") ?? 0)
    }
  }

  // TP-15
  @Test("IN-8: a row under the pointer outlines its controller, until the pointer leaves it")
  func hovering() {
    let bench = Bench()
    bench.pane.move(to: Point(x: 100, y: 48 + 36))
    #expect(bench.outlined == "A")
    bench.pane.move(to: Point(x: 100, y: 48 + 12))
    #expect(bench.outlined == "P")
    bench.pane.leave()
    #expect(bench.outlined == nil)
  }

  @Test("IN-8: in pick mode the row of the controller under the pointer is marked")
  func marking() {
    let bench = Bench()
    func color() -> Color? { bench.pane.host.bitmap?.color(atX: 300, y: 48 + 36) }
    let plain = color()
    bench.pane.key("Ctrl+Shift+C")
    bench.scene.stage.move(to: Point(x: 20, y: 20))
    bench.settle()
    #expect(bench.outlined == "A")
    #expect(color() != plain)
    bench.scene.stage.key("Escape")
    bench.settle()
    #expect(color() == plain)
  }

  @Test("IN-8, IN-9: a pick in the window selects its row, and unfolds the rows that hide it")
  func picking() {
    let bench = Bench()
    bench.pane.key("Down")
    bench.pane.key("Left")
    bench.pane.key("Ctrl+Shift+C")
    #expect(bench.scene.session.isPicking)
    bench.scene.stage.click(at: Point(x: 20, y: 20))
    bench.settle()
    #expect(bench.selected == "A")
    #expect(bench.texts.contains("A"))
    #expect(!bench.scene.session.isPicking)
  }

  @Test(
    "IN-8: a selection that was made before the window was laid out is scrolled into view, in tree and timeline"
  )
  func revealing() {
    let scene = Scene()
    for index in 0..<60 { Scene.add(Recording.controller("C\(index)"), to: scene.root) }
    scene.stage.settle()
    let last = scene.root.children.last
    scene.session.selection = last.map(scene.session.id(of:))
    let pane = scene.stage.openWindow(size: Size(width: 960, height: 720))
    pane.window.rootViewController = InspectorController(scene.session)
    scene.stage.settle()
    let bench = Bench(scene, pane)
    #expect(bench.texts(above: 448).contains("C59"))
    #expect(bench.texts(below: 440).contains("C59"))
    scene.session.selection = scene.session.id(of: scene.root)
    scene.stage.settle()
    #expect(bench.texts(above: 448).contains("P") && bench.texts(below: 440).contains("P"))
  }

  @Test("IN-19: a search counts its matches and moves through them, and Escape ends it")
  func searching() {
    let bench = Bench()
    bench.pane.key("Ctrl+f")
    bench.pane.type("phase:on")
    bench.settle()
    #expect(bench.texts.contains("2 matches"))
    bench.pane.key("Ctrl+g")
    #expect(bench.selected == "P" && bench.texts.contains("1 of 2"))
    bench.pane.key("Ctrl+g")
    #expect(bench.selected == "A" && bench.texts.contains("2 of 2"))
    bench.pane.key("Ctrl+Shift+G")
    #expect(bench.selected == "P")
    bench.pane.key("Escape")
    bench.settle()
    #expect(!bench.texts.contains("phase:on"))
  }

  @Test("SM-1, SM-11: keys change the rate of the window's time, and Escape ends slow motion")
  func rates() {
    let bench = Bench()
    let window = bench.scene.stage.window
    bench.pane.key("F7")
    #expect(window.timeRate == 0.25)
    bench.pane.key("F7")
    #expect(window.timeRate == 1)
    bench.pane.key("F8")
    #expect(window.timeRate == 0)
    let start = window.currentTime
    bench.pane.key("F9")
    bench.pane.key("F9")
    #expect(abs(window.currentTime - start - 2.0 / 60) < 1e-9)
    bench.pane.key("Escape")
    #expect(window.timeRate == 1)
    bench.pane.key("F8")
    bench.pane.close()
    #expect(window.timeRate == 1)
  }

  @Test(
    "IN-14, IN-15: a selected call shows its sentence, its sender, its cause, its rule and its file"
  )
  func call() throws {
    let bench = Bench()
    let call = try #require(bench.scene.session.calls.last { $0.name == "A" })
    #expect(call.event == "viewDidAppear")
    bench.scene.session.selectedCall = call.number
    bench.settle()
    for text in [
      "A.viewDidAppear", "The view is on screen, and the animation that brought it has ended.",
      "P, which forwards its own call", "DC-8, in Documentation/Rules",
      "AtriumKit/Window/CommitQueue.swift",
    ] {
      #expect(bench.texts.contains(text), "\(text) in \(bench.texts)")
    }
  }

  @Test(
    "IN-13: the details are the state of the selected controller, its container's, and its calls")
  func details() {
    let bench = Bench()
    let tabs = TabBarController()
    tabs.title = "Tabs"
    tabs.viewControllers = [Recording.controller("One"), Recording.controller("Two")]
    bench.scene.root.additionalSafeAreaInsets.top = 20
    Scene.add(tabs, to: bench.scene.root)
    bench.settle()
    bench.scene.session.selection = bench.scene.session.id(of: tabs)
    bench.settle()
    let texts = bench.texts
    for (title, value) in [
      ("Phase", "on screen"), ("Parent", "P"), ("In the window", "0, 0 · 400 × 600"),
      ("Traits", "compact width, regular height"), ("Shows", "One"), ("Below it", "2 children"),
      ("Forwards", "appearance calls, automatically"), ("Calls", "6 recorded"),
    ] {
      let index = texts.firstIndex(of: title)
      #expect(index.map { texts[$0 + 1] } == value, "\(title) in \(texts)")
    }
  }

  @Test(
    "IN-13: the positions in the details follow the view, and moving views alone causes no painting"
  )
  func moving() {
    let bench = Bench()
    let view = bench.scene.child.view
    for index in 0..<200 {
      view.addSubview(View(frame: Rect(x: Double(index), y: 0, width: 10, height: 10)))
    }
    bench.scene.session.selection = bench.scene.session.id(of: bench.scene.child)
    bench.settle()
    bench.scene.stage.advance(by: 1)
    let paints = bench.pane.window.statistics.paintCount
    for subview in view.subviews {
      View.animate(withDuration: 1) { subview.frame.origin.y = 300 }
    }
    bench.scene.stage.advance(by: 2)
    #expect(bench.pane.window.statistics.paintCount == paints)
    view.frame = Rect(x: 10, y: 20, width: 300, height: 400)
    bench.settle()
    #expect(bench.texts.contains("10, 20 · 300 × 400"))
  }

  @Test("SM-8: a review shows the phases after the selected call, and runs no code of the program")
  func review() throws {
    let bench = Bench()
    let session = bench.scene.session
    let child = session.id(of: bench.scene.child)
    let calls = session.calls.filter { $0.controller == child }
    let count = session.calls.count
    bench.pane.key("Ctrl+r")
    var phases: [InspectedPhase?] = []
    for call in calls {
      session.selectedCall = call.number
      bench.settle()
      phases.append(session.reviewedPhases?[child])
    }
    #expect(phases == [.gone, .gone, .appearing, .appearing, .appearing, .there])
    session.selectedCall = calls[2].number
    bench.settle()
    #expect(bench.texts.contains("appearing"))
    #expect(
      bench.texts.contains { $0.hasPrefix("Review: the phases after A.viewWillAppear, call ") })
    bench.pane.key("Escape")
    #expect(session.reviewedPhases == nil)
    #expect(session.calls.count == count)
  }

  @Test("TL-7, TL-15: bars have the names of their phases, and equal calls give equal images")
  func pictures() {
    let benches = [Bench(), Bench()]
    for bench in benches {
      bench.scene.root.present(Recording.controller("M"), animated: true)
      bench.settle()
      bench.scene.root.dismiss(animated: true)
      bench.settle()
      bench.scene.stage.advance(by: 1)
    }
    let texts = benches[0].texts
    #expect(texts.filter { $0 == "on screen" }.count >= 4)
    #expect(benches[0].pane.snapshot().isIdentical(to: benches[1].pane.snapshot()))
  }

  @Test(
    "IN-20: the tab and the status line show the number of problems, and a list shows the problems")
  func problems() {
    let bench = Bench()
    let stranger = Recording.controller("S")
    bench.scene.child.view.addSubview(stranger.view)
    bench.settle()
    #expect(bench.texts.contains("Problems 1"))
    #expect(bench.texts.contains("3 controllers · 8 calls · 1 problem"))
    bench.pane.key("Ctrl+4")
    bench.settle()
    #expect(bench.texts.contains("The view of S is in A's, but S is no child of it."))
  }

  @Test(
    "IN-23: Ctrl+C copies the calls of the selected controller, or otherwise of all controllers, as lines of the log"
  )
  func copying() {
    let bench = Bench()
    let session = bench.scene.session
    bench.pane.key("Ctrl+c")
    #expect(Pasteboard.general.string == session.log())
    let child = session.id(of: bench.scene.child)
    session.selection = child
    bench.settle()
    bench.pane.key("Ctrl+c")
    #expect(Pasteboard.general.string == session.log(of: child))
    #expect(session.log(of: child).split(separator: "\n").count == 6)
    #expect(bench.texts.contains("copied 6 lines"))
  }

  @Test("IN-22: the tree's rows compare a held moment with the current one")
  func comparing() {
    let bench = Bench()
    bench.pane.key("Ctrl+d")
    Scene.remove(bench.scene.child)
    bench.settle()
    #expect(bench.texts.contains("− A"))
    #expect(bench.texts.contains { $0.contains("1 difference since ") })
    bench.pane.key("Ctrl+d")
    bench.settle()
    #expect(!bench.texts.contains("− A"))
  }

  @Test("an unchanged window causes no painting and no turn in the inspector or the window")
  func still() {
    let bench = Bench()
    bench.scene.stage.advance(by: 3)
    let (work, target) = (bench.pane.window.statistics, bench.scene.stage.window.statistics)
    #expect(bench.pane.host.frameDeadline == nil)
    #expect(bench.scene.stage.host.frameDeadline == nil)
    bench.scene.stage.turn()
    #expect(bench.pane.window.statistics.paintCount == work.paintCount)
    #expect(bench.scene.stage.window.statistics.paintCount == target.paintCount)
  }

  @Test("IN-7: a row whose phase has changed is highlighted for 0.6 seconds")
  func glow() {
    let bench = Bench()
    let place = (x: 300, y: 48 + 36)
    func color() -> Color? { bench.pane.host.bitmap?.color(atX: place.x, y: place.y) }
    let before = color()
    bench.scene.child.beginAppearanceTransition(false, animated: false)
    bench.scene.child.endAppearanceTransition()
    bench.scene.stage.turn()
    bench.pane.turn()
    #expect(color() != before)
    bench.scene.stage.advance(by: 0.7)
    #expect(color() == before)
  }

  @Test(
    "the inspector fits small and large windows: each pane can be reached, and no text leaves its view",
    arguments: [(1.0, 1.0), (20, 30), (60, 44), (320, 240), (640, 960), (960, 720), (1280, 800)])
  func sizes(width: Double, height: Double) {
    let bench = Bench(size: Size(width: width, height: height))
    for key in ["Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"] {
      bench.pane.key(key)
      bench.settle()
      // A tiny window shows parts of its text, and must not trap.
      if width >= 320 { check(bench.pane.window, in: bench.pane.window.bounds) }
    }
    guard width >= 320 else { return }
    bench.pane.key("Ctrl+1")
    bench.settle()
    #expect(bench.texts.contains("P"))
    bench.pane.key("Ctrl+3")
    bench.settle()
    #expect(bench.texts.contains("Order of calls"))
  }

  @Test(
    "IN-1: in four themes and three sizes all text has a contrast of 4.5:1 to its background, and in high contrast 7:1",
    arguments: [UserInterfaceStyle.light, .dark], [AccessibilityContrast.normal, .high])
  func contrast(style: UserInterfaceStyle, contrast: AccessibilityContrast) {
    for size in [
      Size(width: 320, height: 480), Size(width: 640, height: 800), Size(width: 960, height: 720),
    ] {
      let bench = Bench(
        size: size,
        settings: Settings(userInterfaceStyle: style, accessibilityContrast: contrast))
      bench.scene.root.present(Recording.controller("M"), animated: true)
      bench.settle()
      let foreign = Recording.controller("S")
      bench.scene.child.view.addSubview(foreign.view)
      bench.scene.session.selection = bench.scene.session.id(of: foreign)
      var count = 0
      for key in ["Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"] {
        bench.pane.key(key)
        bench.settle()
        bench.scene.stage.advance(by: 1)
        count += checkContrast(bench, least: contrast == .high ? 7 : 4.5)
        let names = Set(bench.texts)
        #expect(size.width < 600 || names.isSuperset(of: ["S", "Problems 1"]), "\(key) \(size)")
      }
      #expect(count > 80, "\(size)")
    }
  }

  /// Compares the colour of each text with the colour before its first letter.
  ///
  /// - Returns: The number of texts.
  private func checkContrast(_ bench: Bench, least: Double) -> Int {
    let picture = bench.pane.snapshot()
    let timeline = bench.pane.view(named: "Timeline").map { $0.convert($0.bounds, to: nil) }
    let names = InspectedPhase.allCases.map(\.rawValue)
    var count = 0
    for (text, place, color) in bench.displayed {
      // The names of phases in the timeline are drawn over patterns.
      if names.contains(text), timeline?.contains(place) == true { continue }
      let ground = picture.color(atX: max(0, Int(place.minX) - 3), y: Int(place.midY))
      #expect(color.contrastRatio(with: ground) >= least - 0.05, "\(text)")
      count += 1
    }
    return count
  }

  @Test(
    "after a change of the window's width, animated or in steps, each line is laid out for the width of its list"
  )
  func resizing() {
    let bench = Bench(size: Size(width: 1280, height: 800))
    bench.scene.root.title = "P"
    for (width, isLive) in [(700.0, false), (1000, true), (690, true), (900, false)] {
      bench.pane.resize(to: Size(width: width, height: 800), isLive: isLive)
      bench.settle()
      let fresh = Bench(size: Size(width: width, height: 800))
      #expect(bench.places == fresh.places)
    }
  }

  private func check(_ view: View, in bounds: Rect) {
    guard !view.isHidden else { return }
    if let displaying = view as? any TextDisplaying {
      for text in displaying.displayedTexts {
        let place = view.convert(text.rect, to: nil)
        #expect(
          bounds.insetBy(dx: -1, dy: -1).contains(place), "\(text.string) at \(place) in \(bounds)")
      }
    }
    for subview in view.subviews { check(subview, in: bounds) }
  }

  // TP-10
  @Test("IN-21: an open inspector keeps no controller alive, and is released after closing")
  func ownership() {
    let bench = Bench()
    weak var weakChild: ViewController?
    weak var weakInspector: ViewController?
    do {
      let child = Recording.controller("B")
      weakChild = child
      Scene.add(child, to: bench.scene.root)
      bench.settle()
      bench.scene.session.selection = bench.scene.session.id(of: child)
      bench.settle()
      Scene.remove(child)
      bench.settle()
      weakInspector = bench.pane.window.rootViewController
    }
    #expect(weakChild == nil)
    bench.pane.close()
    #expect(weakInspector == nil)
  }
}
