import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// A recorded pager over A … E, in an idle window.
@MainActor
private final class PagerScene: PagerControllerDelegate {
  let pager = PagerController()
  let recording: Recording
  let pages = ["A", "B", "C", "D", "E"].map { Recording.controller($0) }
  var animator: (any ViewControllerAnimatedTransitioning)?

  init(settings: Settings = Settings()) {
    pager.title = "P"
    pager.viewControllers = pages
    recording = Recording.atRest(root: pager, settings: settings)
    // The pages become children only when they are shown.
    for page in pages { page.addLifecycleObserver(recording.recorder) }
    pager.delegate = self
  }

  var stage: Stage { recording.stage }
  var selected: String? { pager.selectedViewController?.title }
  /// The titles of the children whose views are in the window.
  var shown: [String] {
    pager.children.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
  }

  func swipe(_ distance: Double, at y: Double = 300) {
    let start = Point(x: 200 - distance / 2, y: y)
    stage.touch(began: start)
    for step in [0.3, 0.6, 1] {
      stage.touch(moved: Point(x: start.x + distance * step, y: y))
    }
    stage.touch(ended: Point(x: start.x + distance, y: y))
  }

  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  func pagerController(
    _ pagerController: PagerController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }
}

/// The pager of Cocoanetics' article.
@MainActor
struct PagerTests {
  private let scene = PagerScene()

  @Test("SC-1: setting the list selects its first controller, and an empty list shows nothing")
  func list() {
    #expect(scene.selected == "A" && scene.shown == ["A"])
    scene.pager.viewControllers = []
    #expect(scene.rest() == "A.wm(nil) A.wd A.dm(nil) A.dd")
    #expect(scene.pager.selectedIndex == nil && scene.pager.children.isEmpty)
    #expect(!scene.pager.selectNext(animated: true))
    scene.pager.viewControllers = [scene.pages[2]]
    #expect(scene.rest() == "C.ld C.wm(P) C.wa C.dm(P) C.ia C.da")
    scene.pager.viewControllers = [scene.pages[3], scene.pages[1]]
    #expect(scene.rest() == "C.wm(nil) C.wd C.dm(nil) D.ld D.wm(P) D.wa D.dm(P) D.ia C.dd D.da")
    #expect(scene.selected == "D" && scene.shown == ["D"])
  }

  @Test("SC-1: a controller that is listed twice traps")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = ViewController()
        page.title = "A"
        PagerController().viewControllers = [page, page]
      }
    }
  }

  @Test(
    "SC-2: the page area is inset by 100 points at the top and bottom of the view, and never negative"
  )
  func area() {
    #expect(scene.pager.containerView.frame == Rect(x: 0, y: 100, width: 400, height: 400))
    #expect(scene.pages[0].view.frame == Rect(x: 0, y: 0, width: 400, height: 400))
    scene.stage.resize(to: Size(width: 300, height: 150))
    scene.stage.settle()
    #expect(scene.pager.containerView.frame == Rect(x: 0, y: 100, width: 300, height: 0))
    scene.stage.resize(to: Size(width: 500, height: 700))
    scene.stage.settle()
    #expect(scene.pages[0].view.frame == Rect(x: 0, y: 0, width: 500, height: 500))
    scene.pager.contentInsets = EdgeInsets(top: -5, left: .nan, bottom: 10, right: 20)
    scene.stage.settle()
    #expect(scene.pages[0].view.frame == Rect(x: 0, y: 0, width: 480, height: 690))
  }

  @Test("SC-3: the selected child is added when the pager appears, and only once")
  func takenIn() {
    let pager = PagerController()
    pager.title = "P"
    let page = Recording.controller("A")
    pager.viewControllers = [page]
    #expect(page.parent == nil)
    let recording = Recording(root: pager)
    page.addLifecycleObserver(recording.recorder)
    recording.stage.window.rootViewController = pager
    recording.stage.settle()
    #expect(recording.tokens() == "P.ld P.wa A.ld A.wm(P) A.dm(P) A.wa P.ia A.ia P.da A.da")
    recording.stage.window.isHidden = true
    recording.stage.settle()
    recording.stage.window.isHidden = false
    recording.stage.settle()
    #expect(recording.tokens() == "P.wd A.wd P.dd A.dd P.wa A.wa P.ia A.ia P.da A.da")
  }

  @Test("SC-9: a new change ends an earlier change whose completion still waits for its duration")
  func lateCompletion() {
    scene.stage.window.isHidden = true
    _ = scene.rest()
    View.animate(withDuration: 0.1, animations: {}) { _ in scene.pager.selectNext(animated: true) }
    #expect(scene.recording.tokens() == "B.ld A.wm(nil) B.wm(P)")
    scene.pager.selectPrevious(animated: false)
    #expect(
      scene.recording.tokens() == "B.dm(P) A.dm(nil) B.wm(nil) A.wm(P) A.dm(P) B.dm(nil)")
    scene.stage.window.isHidden = false
    #expect(scene.rest() == "P.wa A.wa P.ia A.ia P.da A.da")
    #expect(scene.selected == "A" && scene.shown == ["A"])
  }

  @Test(
    "SC-4: a swipe to the left selects the next page, a swipe to the right the previous page, if there is one"
  )
  func swipes() {
    scene.swipe(150)
    #expect(scene.rest().isEmpty && scene.selected == "A")
    scene.swipe(-150)
    scene.stage.settle()
    #expect(scene.selected == "B")
    scene.swipe(150)
    scene.stage.settle()
    #expect(scene.selected == "A")
    scene.pager.select(at: 4, animated: false)
    _ = scene.rest()
    scene.swipe(-150)
    #expect(scene.rest().isEmpty && scene.selected == "E")
    scene.pager.wrapsAround = true
    scene.swipe(-150)
    scene.stage.settle()
    #expect(scene.selected == "A")
  }

  @Test("SC-4: the list of shortcuts has the keys that select a page, also by wrapping around")
  func shortcuts() {
    func inputs() -> [String] { scene.pager.handledKeyCommands.map(\.input) }
    let back = [KeyCommand.inputLeftArrow, KeyCommand.inputPageUp]
    let forward = [KeyCommand.inputRightArrow, KeyCommand.inputPageDown]
    #expect(inputs() == forward + [KeyCommand.inputEnd])
    scene.pager.wrapsAround = true
    #expect(inputs() == back + forward + [KeyCommand.inputEnd])
    scene.pager.select(at: 4, animated: false)
    #expect(inputs() == back + [KeyCommand.inputHome] + forward)
    scene.pager.viewControllers = [scene.pages[0]]
    #expect(inputs() == [])
  }

  @Test("SC-4: in a right-to-left layout, the swipes and arrow keys are mirrored")
  func mirrored() {
    let mirrored = PagerScene(settings: Settings(layoutDirection: .rightToLeft))
    mirrored.swipe(150)
    mirrored.stage.settle()
    #expect(mirrored.selected == "B")
    mirrored.stage.key("Left")
    mirrored.stage.settle()
    #expect(mirrored.selected == "C")
  }

  @Test("SC-5: selecting the selected controller, or an index out of range, changes nothing")
  func same() {
    scene.pager.select(at: 0, animated: true)
    scene.pager.select(at: -1, animated: true)
    scene.pager.select(at: 5, animated: false)
    #expect(scene.rest().isEmpty)
  }

  @Test("SC-6, B.14: without animation all calls come before select returns")
  func unanimated() {
    scene.pager.select(at: 1, animated: false)
    #expect(
      scene.recording.tokens()
        == "B.ld A.wm(nil) B.wm(P) A.wd B.wa B.ia B.da A.dd B.dm(P) A.dm(nil)")
    #expect(scene.rest().isEmpty)
  }

  @Test(
    "SC-6, SC-11, B.15: an animated change takes a second, and afterwards only the new controller is a child"
  )
  func animated() {
    scene.pager.select(at: 1, animated: true)
    #expect(scene.selected == "B")
    #expect(scene.recording.tokens() == "B.ld A.wm(nil) B.wm(P) A.wd(true) B.wa(true)")
    scene.stage.turn()
    #expect(scene.recording.tokens() == "B.ia(true)")
    scene.stage.advance(by: 0.98)
    #expect(scene.recording.tokens().isEmpty)
    scene.stage.advance(by: 0.04)
    #expect(scene.recording.tokens() == "B.da(true) A.dd(true) B.dm(P) A.dm(nil)")
    #expect(scene.pager.children == [scene.pages[1]])
  }

  @Test("SC-7: the curl turns the inset area or the whole view, as set")
  func transitionArea() {
    scene.pager.transitionArea = .wholeView
    #expect(scene.pages[0].view.superview === scene.pager.view)
    scene.pager.select(at: 1, animated: true)
    scene.stage.settle()
    #expect(scene.pages[1].view.superview === scene.pager.view)
    #expect(scene.pages[1].view.frame == Rect(x: 0, y: 100, width: 400, height: 400))
    scene.pager.transitionArea = .container
    #expect(scene.pages[1].view.superview === scene.pager.containerView)
    #expect(scene.pages[1].view.frame == Rect(x: 0, y: 0, width: 400, height: 400))
    scene.stage.settle()
    _ = scene.recording.tokens()
  }

  @Test(
    "SC-8: a change may use any effect, an effect with additional animations, or any animator",
    arguments: ["curlUp", "flip", "dissolve", "animations", "animator"])
  func effects(kind: String) {
    switch kind {
    case "curlUp": scene.pager.transitionOptions = .transitionCurlUp
    case "flip": scene.pager.transitionOptions = .transitionFlipFromLeft
    case "dissolve": scene.pager.transitionOptions = .transitionCrossDissolve
    case "animator": scene.animator = PagerFade()
    default:
      scene.pager.transitionOptions = []
      scene.pager.animations = { from, to in from.view.alpha = 0 }
    }
    scene.pager.select(at: 1, animated: true)
    #expect(
      scene.rest()
        == "B.ld A.wm(nil) B.wm(P) A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) B.dm(P) "
        + "A.dm(nil)")
    #expect(scene.shown == ["B"] && scene.pager.children == [scene.pages[1]])
    #expect(scene.pages[1].view.frame == Rect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test(
    "SC-9, DC-17: a swipe during a change waits for its end, and only the last swipe is carried out"
  )
  func queued() {
    scene.swipe(-150)
    scene.stage.advance(by: 0.2)
    scene.swipe(-150, at: 50)
    #expect(scene.selected == "B")
    #expect(
      scene.rest()
        == "B.ld A.wm(nil) B.wm(P) A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) B.dm(P) "
        + "A.dm(nil) C.ld B.wm(nil) C.wm(P) B.wd(true) C.wa(true) C.ia(true) C.da(true) B.dd(true) "
        + "C.dm(P) B.dm(nil)")
    scene.pager.selectNext(animated: true)
    scene.pager.selectNext(animated: true)
    scene.pager.selectPrevious(animated: true)
    scene.stage.settle()
    #expect(scene.selected == "D")
  }

  @Test("a resize in the middle of a change gives the new page the new area")
  func resize() {
    scene.pager.select(at: 1, animated: true)
    scene.stage.advance(by: 0.4)
    scene.stage.resize(to: Size(width: 600, height: 500))
    scene.stage.settle()
    #expect(scene.pages[1].view.frame == Rect(x: 0, y: 0, width: 600, height: 300))
    #expect(scene.shown == ["B"])
  }

  @Test("a pager that disappears in the middle of a change ends the change")
  func leaves() {
    scene.pager.select(at: 1, animated: true)
    scene.stage.advance(by: 0.4)
    _ = scene.recording.tokens()
    scene.stage.window.isHidden = true
    #expect(scene.rest() == "P.wd B.wd(true) B.dd(true) A.dd(true) B.dm(P) A.dm(nil) P.dd")
    #expect(scene.pager.children == [scene.pages[1]])
  }

  @Test("a pager that appears in the last calls of a change does not show the old page again")
  func appearsInLastCall() {
    /// A controller that runs a closure in `didMove(toParent:)`.
    final class Mover: ViewController {
      var onDidMove: (() -> Void)?

      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        onDidMove?()
      }
    }
    let (pager, old, new) = (PagerController(), ViewController(), Mover())
    pager.viewControllers = [old, new]
    let root = ViewController()
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = root
    root.addChild(pager)
    root.view.addSubview(pager.view)
    pager.didMove(toParent: root)
    stage.settle()
    pager.view.removeFromSuperview()
    stage.settle()
    new.onDidMove = {
      new.onDidMove = nil
      root.view.addSubview(pager.view)
    }
    pager.selectNext(animated: false)
    stage.settle()
    #expect(pager.children == [new] && new.appearancePhase == .appeared)
    #expect(old.view.superview == nil && old.appearancePhase == .disappeared)
  }

  @Test("SC-9: a request in a call of a change that begins is carried out after that change")
  func changeInFirstCall() {
    let (outer, inner) = (Restless(), Restless())
    (outer.title, inner.title) = ("outer", "inner")
    let pager = PagerController()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let (middle, last) = (ViewController(), ViewController())
    pager.viewControllers = [ViewController(), outer, middle, last]
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = pager
    pager.select(at: 1, animated: false)
    stage.settle()
    outer.onWillDisappear = { [weak pager] in pager?.select(at: 3, animated: true) }
    inner.onWillDisappear = { [weak pager] in pager?.selectPrevious(animated: true) }
    stage.window.isHidden = true
    stage.settle()
    (outer.onWillDisappear, inner.onWillDisappear) = (nil, nil)
    stage.window.isHidden = false
    stage.settle()
    #expect(pager.selectedIndex == 2 && pager.children == [middle])
    #expect(middle.appearancePhase == .appeared && outer.parent == nil)
  }

  @Test("arrow and page keys move by one, Home and End to the ends")
  func keys() {
    for (key, title) in [
      ("Right", "B"), ("PageDown", "C"), ("Left", "B"), ("End", "E"), ("PageUp", "D"),
      ("Home", "A"),
    ] {
      scene.stage.key(key)
      scene.stage.settle()
      #expect(scene.selected == title)
    }
  }

  @Test("the selection is restored, and an index out of range is ignored")
  func restoration() {
    scene.pager.select(at: 3, animated: false)
    let state = scene.pager.savedState
    let other = PagerScene()
    other.pager.restore(state)
    #expect(other.selected == "D")
    other.pager.restore(.init(selectedIndex: 9))
    other.pager.restore(.init(selectedIndex: nil))
    #expect(other.selected == "D")
  }

  @Test("a list that is replaced in the last calls of a change shows its first controller")
  func listInLastCall() {
    let replacing = ReplacingPage()
    replacing.title = "R"
    scene.pager.viewControllers = [scene.pages[0], replacing]
    scene.stage.settle()
    replacing.list = [scene.pages[2], scene.pages[0]]
    scene.pager.select(at: 1, animated: true)
    scene.stage.settle()
    #expect(scene.selected == "C" && scene.shown == ["C"])
    #expect(scene.pager.children == [scene.pages[2]])
  }

  @Test("SC-9: a list that is set in a call of the first page becomes the next change")
  func listInAppearance() {
    let page = Restless()
    page.title = "R"
    page.onWillAppear = { [scene] in scene.pager.viewControllers = [scene.pages[2]] }
    page.addLifecycleObserver(scene.recording.recorder)
    scene.pager.viewControllers = [page]
    #expect(
      scene.rest()
        == "A.wm(nil) A.wd A.dm(nil) R.ld R.wm(P) R.wa R.dm(P) R.wm(nil) R.wd R.dm(nil) C.ld C.wm(P) "
        + "C.wa C.dm(P) C.ia A.dd R.dd C.da")
    #expect(scene.shown == ["C"] && page.view.window == nil)
  }

  @Test("nothing is kept alive, even in the middle of a change")
  func leaks() {
    weak var pager: PagerController?
    weak var page: ViewController?
    do {
      let scene = PagerScene()
      scene.pager.select(at: 1, animated: true)
      scene.stage.advance(by: 0.3)
      (pager, page) = (scene.pager, scene.pages[0])
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(pager == nil && page == nil)
  }
}

/// A controller that replaces the list of its pager when it has appeared.
private final class ReplacingPage: ViewController {
  var list: [ViewController] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !list.isEmpty { (parent as? PagerController)?.viewControllers = list }
  }
}

/// An animator that fades the new page in.
@MainActor
private final class PagerFade: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.2 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let new = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(new)
    View.performWithoutAnimation { new.alpha = 0 }
    View.animate(withDuration: 0.2) {
      new.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
