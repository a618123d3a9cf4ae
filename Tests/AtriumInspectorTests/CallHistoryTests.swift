import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the recorded calls with their senders and causes.
@MainActor
struct CallHistoryTests {
  @Test("IN-14: each call has its sender, when a child is added and when it is removed")
  func senders() {
    let scene = Scene()
    let child = Recording.controller("B")
    let start = scene.session.calls.count
    Scene.add(child, to: scene.root)
    scene.stage.settle()
    Scene.remove(child)
    scene.stage.settle()
    #expect(
      scene.session.calls.dropFirst(start).map { "\($0.name).\($0.event): \($0.sender.text)" } == [
        "B.willMove: addChild of P",
        "B.viewDidLoad: the first read of its view",
        "B.viewWillAppear: the window, before the view enters it",
        "B.didMove: P, its container",
        "B.viewIsAppearing: the layout step, when it reaches the view",
        "B.viewDidAppear: the commit, after the turn was painted",
        "B.willMove: P, its container",
        "B.viewWillDisappear: the window, before the view leaves it",
        "B.didMove: removeFromParent",
        "B.viewDidDisappear: the commit, after the turn was painted",
      ])
  }

  @Test(
    "IN-14: a container that forwards its calls is the sender, and code inside a call is named")
  func forwarded() {
    final class Loader: ViewController {
      let inner = Recording.controller("Inner")
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
      }
    }
    let scene = Scene()
    let start = scene.session.calls.count
    let loader = Loader()
    loader.title = "L"
    scene.root.present(loader, animated: false)
    scene.stage.settle()
    let texts = scene.session.calls.dropFirst(start).map {
      "\($0.depth) \($0.name).\($0.event): \($0.sender.text)"
    }
    #expect(texts.contains("1 Inner.willMove: addChild of L"))
    #expect(texts.contains("1 Inner.viewDidLoad: code in L.viewDidLoad"))
    #expect(texts.contains("1 Inner.didMove: L, its container"))
    #expect(texts.contains("0 L.viewWillAppear: the window, before the view enters it"))
    #expect(texts.contains("0 Inner.viewWillAppear: L, which forwards its own call"))
    #expect(texts.contains("0 Inner.viewDidAppear: L, which forwards its own call"))
    #expect(scene.session.calls.allSatisfy { $0.sender != .unknown })
  }

  @Test("TL-10: calls are grouped by cause, and an end has the cause of its beginning")
  func causes() {
    let scene = Scene()
    let button = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    button.accessibilityLabel = "Open"
    scene.child.view.addSubview(button)
    let root = scene.root
    button.addGestureRecognizer(
      TapGestureRecognizer { [weak root] _ in
        root?.present(Recording.controller("Sheet"), animated: true)
      })
    scene.stage.settle()
    scene.stage.click(at: Point(x: 10, y: 10))
    scene.stage.settle()
    #expect(scene.session.causes.map(\.title).last == "click \"Open\"")
    #expect(scene.session.causes.last?.callCount == 4)
    scene.stage.resize(to: Size(width: 410, height: 600), isLive: true)
    scene.stage.resize(to: Size(width: 420, height: 600), isLive: true)
    scene.stage.resize(to: Size(width: 430, height: 600), isLive: true)
    #expect(scene.session.causes.map(\.title).last == "resize to 430 × 600")
    let live = scene.session.causes.last?.id
    #expect(scene.session.calls.filter { $0.cause == live }.map(\.event).count == 9)
    scene.stage.settle()
    scene.stage.resize(to: Size(width: 450, height: 600))
    scene.stage.settle()
    scene.stage.resize(to: Size(width: 480, height: 600))
    scene.stage.settle()
    #expect(
      scene.session.causes.map(\.title).suffix(3) == [
        "resize to 430 × 600", "resize to 450 × 600", "resize to 480 × 600",
      ])
    root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.session.causes.map(\.title).last == "code")
  }

  @Test("TL-10: an end that named code makes itself belongs to that code")
  func namedEnd() {
    let scene = Scene()
    let other = Recording.controller("B")
    scene.session.nameCause("P.addChild(B)")
    scene.root.addChild(other)
    scene.root.view.addSubview(other.view)
    scene.stage.settle()
    scene.session.nameCause("B.didMove(toParent: P)")
    other.didMove(toParent: scene.root)
    scene.stage.settle()
    #expect(
      scene.session.causes.suffix(2).map { "\($0.title): \($0.callCount)" } == [
        "P.addChild(B): 5", "B.didMove(toParent: P): 1",
      ])
  }

  @Test("TL-10: a click has the innermost named view's name, even if the view takes no touches")
  func parts() {
    let scene = Scene()
    let bar = View(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    let item = View(frame: Rect(x: 100, y: 0, width: 100, height: 50))
    item.accessibilityLabel = "Second"
    item.isUserInteractionEnabled = false
    bar.addSubview(item)
    scene.child.view.addSubview(bar)
    let (root, child) = (scene.root, scene.child)
    bar.addGestureRecognizer(
      TapGestureRecognizer { [weak root, weak child] _ in
        child?.willMove(toParent: root)
        child?.didMove(toParent: root)
      })
    scene.stage.settle()
    scene.stage.click(at: Point(x: 150, y: 20))
    #expect(scene.session.causes.last?.title == "click \"Second\"")
    scene.stage.click(at: Point(x: 50, y: 20))
    #expect(scene.session.causes.last?.title == "click")
  }

  @Test("IN-15: each kind of call has an explanation and a group")
  func explanations() {
    let kinds: [LifecycleEvent.Kind] = [
      .viewDidLoad, .viewWillAppear(true), .viewIsAppearing(true), .viewDidAppear(true),
      .viewWillDisappear(true), .viewDidDisappear(true), .willMove(toParent: nil),
      .didMove(toParent: nil), .viewWillTransition(to: .zero),
      .willTransition(to: TraitCollection()), .willRotate(to: .portrait, duration: 0),
      .willAnimateRotation(to: .portrait, duration: 0), .didRotate(from: .portrait),
    ]
    #expect(Set(kinds.map(\.name)) == Set(CallExplanation.all.map(\.event)))
    #expect(Set(CallExplanation.all.map(\.short)).count == kinds.count)
    for kind in kinds {
      let explanation = CallExplanation.of(kind.name)
      #expect(explanation.event == kind.name && explanation.sentence.count > 20)
    }
  }

  @Test("IN-23: the copied lines are those of the life-cycle log, as text and as JSON")
  func copies() {
    let stage = Stage()
    let root = Recording.controller("P")
    stage.window.rootViewController = root
    let session = InspectorSession(of: stage.window)
    var (lines, objects): ([String], [String]) = ([], [])
    let text = LifecycleLog(format: .text) { lines.append($0) }
    let json = LifecycleLog(format: .json) { objects.append($0) }
    root.addLifecycleObserver(text)
    root.addLifecycleObserver(json)
    stage.turn()
    stage.resize(to: Size(width: 700, height: 500))
    root.present(Recording.controller("M"), animated: true)
    stage.settle()
    #expect(lines.count > 8)
    #expect(session.log() == lines.joined(separator: "\n"))
    #expect(session.log(json: true) == objects.joined(separator: "\n"))
    let id = session.id(of: root)
    #expect(session.log(of: id).split(separator: "\n").allSatisfy { $0.contains(" P ") })
  }

  // TP-11
  @Test("TL-14: at most 2,000 calls are kept; the oldest are dropped in batches and counted")
  func bounded() {
    let scene = Scene()
    for _ in 0..<1_500 {
      scene.child.beginAppearanceTransition(false, animated: false)
      scene.child.endAppearanceTransition()
      scene.child.beginAppearanceTransition(true, animated: false)
      scene.child.endAppearanceTransition()
    }
    let (kept, dropped) = (scene.session.calls.count, scene.session.droppedCallCount)
    #expect(kept <= 2_000 && kept > 1_700)
    #expect(scene.session.calls.last?.number == kept + dropped - 1)
    #expect(scene.session.calls.first.map { scene.session.call($0.number) == $0 } == true)
    #expect(scene.session.causes.first?.id == scene.session.calls.map(\.cause).min())
    #expect(scene.session.story.hasPrefix("earlier calls dropped: \(dropped)\n# "))
  }

  @Test("SM-8: the ledger of the first calls equals the state after them")
  func review() throws {
    let scene = Scene()
    let id = scene.session.id(of: scene.child)
    let calls = scene.session.calls
    let phases = (0...calls.count).map { LifeLedger(calls.prefix($0)).lives[id]?.phase }
    #expect(
      phases.reduce(into: [InspectedPhase?]()) { if $0.last != $1 { $0.append($1) } } == [
        nil, .gone, .appearing, .there,
      ])
    #expect(LifeLedger(calls).lives[id] == scene.session.ledger.lives[id])
  }
}
