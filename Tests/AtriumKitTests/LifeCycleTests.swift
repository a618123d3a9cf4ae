import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Loading and resetting a view, and the calls that concern a single controller (L-1 … L-10, L-25 … L-27).
@MainActor
struct LifeCycleTests {
  private let recorder = LifecycleRecorder()

  private func recorded(_ title: String) -> ScriptedController {
    let controller = ScriptedController(title)
    controller.addLifecycleObserver(recorder)
    return controller
  }

  @Test("L-1, L-2: only access to the view property loads the view, and only once")
  func lazy() {
    let controller = recorded("A")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(recorder.lines.isEmpty)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === view)
    #expect(recorder.lines == ["A.viewDidLoad"])
  }

  @Test("L-4, DC-28: the default view follows its superview and fills it")
  func defaultView() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let (root, child, orphan) = (ViewController(), ViewController(), ViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    #expect(root.view.bounds.size == Size(width: 300, height: 200))
    #expect(child.view.bounds.size == Size(width: 300, height: 200))
    #expect(orphan.view.bounds.size == Size(width: 320, height: 480))
    #expect(orphan.view.autoresizingMask.rawValue == 18)
    #expect(orphan.view.backgroundColor == nil)
    #expect(orphan.view.subviews.isEmpty)
    #expect(orphan.title == nil)
  }

  @Test("L-5: loadView may assign its own view without calling super")
  func ownView() {
    let controller = OwnViewController()
    #expect(controller.view === controller.own)
    #expect(controller.loads == 1)
  }

  @Test("L-6: a loadView that sets no view traps")
  func loadViewWithoutView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = EmptyHandedController()
        controller.title = "Empty"
        _ = controller.view
      }
    }
    #expect(
      trapMessage(result)
        == "Empty.loadView() returned without setting `view`; assign a View, or call super.")
  }

  @Test("L-6: reading the view inside loadView traps instead of recursing")
  func readingInsideLoadView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ImpatientController()
        controller.title = "Impatient"
        _ = controller.view
      }
    }
    #expect(
      trapMessage(result)
        == "Impatient.view was read inside its own loadView(), before it was set; assign `view` first."
    )
  }

  @Test("L-6: resetting the view inside viewDidLoad traps where the view is read")
  func resettingInsideViewDidLoad() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = FickleController()
        controller.title = "Fickle"
        _ = controller.view
      }
    }
    #expect(
      trapMessage(result)
        == "Fickle.view was removed inside its own viewDidLoad(); call resetView() later.")
  }

  @Test("L-7: a view that was reset is loaded again, with viewDidLoad")
  func reset() {
    let controller = recorded("A")
    let first = controller.view
    controller.resetView()
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    #expect(recorder.lines == ["A.viewDidLoad", "A.viewDidLoad"])
    controller.resetView()
    controller.resetView()
    #expect(recorder.lines.count == 2)
  }

  @Test(
    "L-7, DC-7: resetting the view on screen ends the appearance at once, including the children's")
  func resetOnScreen() {
    let recording = Recording.atRest()
    let (child, inner) = (Recording.controller("C"), Recording.controller("G"))
    recording.add(child, to: recording.root)
    recording.add(inner, to: child)
    _ = recording.turn()
    child.resetView()
    #expect(recording.turn() == "C.wd G.wd C.dd G.dd || ")
    recording.root.view.addSubview(child.view)
    child.view.addSubview(inner.view)
    #expect(recording.turn() == "C.ld C.wa G.wa || C.ia G.ia C.da G.da")
  }

  @Test(
    "L-7, DC-7: a view that is added again in a call that its own reset causes is still removed")
  func comingBackWhileResetting() {
    let recording = Recording.atRest()
    let child = ScriptedController("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    child.onDidDisappear = {
      child.onDidDisappear = nil
      recording.root.view.addSubview(child.view)
    }
    child.resetView()
    #expect(recording.turn() == "C.wd C.dd C.wa C.wd C.dd || ")
    #expect(!child.isViewLoaded && recording.root.view.subviews.isEmpty)
    recording.root.view.addSubview(child.view)
    #expect(recording.turn() == "C.ld C.wa || C.ia C.da")
  }

  @Test(
    "L-7: if a completion reads the view while the old view is removed, the newly loaded view is kept"
  )
  func readingWhileResetting() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let controller = recorded("A")
    stage.window.rootViewController = ViewController()
    stage.window.addSubview(controller.view)
    stage.settle()
    controller.view.removeFromSuperview()
    stage.settle()
    var loaded: View?
    // The window does not own this animation, so the animation ends when the view is reset.
    View.animate(withDuration: 1) {
      controller.view.alpha = 0.5
    } completion: { _ in
      loaded = controller.view
    }
    controller.resetView()
    #expect(loaded != nil)
    #expect(controller.viewIfLoaded === loaded)
    #expect(loaded?.next === controller)
  }

  @Test(
    "L-8: if a view is assigned in viewDidDisappear during another assignment, the view of the inner assignment stays"
  )
  func assigningInsideAssigning() {
    let recording = Recording.atRest()
    let child = ScriptedController("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    let (outer, inner) = (View(), View())
    child.onDidDisappear = { [unowned child] in child.view = inner }
    child.view = outer
    #expect(child.view === inner)
    #expect(inner.next === child)
    #expect(outer.next == nil)
  }

  @Test("L-8: assigning a view calls neither loadView nor viewDidLoad")
  func assigning() {
    let controller = recorded("A")
    let view = View()
    controller.view = view
    #expect(controller.isViewLoaded)
    controller.view = View()
    #expect(view.next == nil)
    #expect(recorder.lines.isEmpty)
  }

  @Test("L-8: replacing a view on screen removes the old view")
  func replacingOnScreen() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    let old = child.view
    child.view = View(frame: old.frame)
    #expect(old.superview == nil)
    recording.root.view.addSubview(child.view)
    #expect(recording.turn() == "C.wd C.dd C.wa || C.ia C.da")
  }

  @Test("L-9: reading the view in init loads it, before there is a parent")
  func readingInInit() {
    let controller = EagerController()
    #expect(controller.hadParentAtLoad == false)
  }

  @Test("L-10: a memory warning reaches every controller and unloads no view")
  func memoryWarning() {
    let stage = Stage()
    var told: [String] = []
    func controller(_ name: String) -> WarnedController {
      let controller = WarnedController()
      controller.title = name
      controller.onWarning = { told.append(name) }
      return controller
    }
    let (p, a, b, inner) = (
      controller("P"), controller("A"), controller("B"), controller("G")
    )
    stage.window.rootViewController = p
    p.addChild(a)
    p.addChild(b)
    b.addChild(inner)
    p.view.addSubview(b.view)
    let view = b.view
    stage.window.sendMemoryWarning()
    #expect(told == ["P", "A", "B", "G"])
    #expect(b.view === view)
    #expect(!a.isViewLoaded)
  }

  @Test(
    "L-10: loaded controllers outside any tree get a memory warning, with their own descendants")
  func memoryWarningOutsideTrees() {
    let (stage, other) = (Stage(), Stage())
    var told: [String] = []
    func controller(_ name: String) -> WarnedController {
      let controller = WarnedController()
      controller.title = name
      controller.onWarning = { told.append(name) }
      return controller
    }
    let (root, elsewhere) = (controller("Root"), controller("Elsewhere"))
    stage.window.rootViewController = root
    other.window.rootViewController = elsewhere
    let (second, first, unloaded) = (controller("2"), controller("1"), controller("Unloaded"))
    let (container, inner, sibling) = (controller("C"), controller("I"), controller("S"))
    first.loadViewIfNeeded()
    inner.loadViewIfNeeded()
    second.loadViewIfNeeded()
    container.addChild(sibling)
    container.addChild(inner)
    weak var gone: WarnedController?
    do {
      let dying = controller("Gone")
      dying.loadViewIfNeeded()
      gone = dying
    }
    #expect(gone == nil)
    stage.window.sendMemoryWarning()
    #expect(told == ["Root", "1", "C", "S", "I", "2"])
    told = []
    second.resetView()
    root.addChild(first)
    inner.removeFromParent()
    stage.window.sendMemoryWarning()
    #expect(told == ["Root", "1", "I"])
    told = []
    other.window.sendMemoryWarning()
    #expect(told == ["Elsewhere", "I"])
    #expect(!unloaded.isViewLoaded)
  }

  @Test("L-10: a controller without parent whose view is in another window gets no memory warning")
  func memoryWarningInOtherWindow() {
    let (stage, other) = (Stage(), Stage())
    var told: [String] = []
    func controller(_ name: String) -> WarnedController {
      let controller = WarnedController()
      controller.title = name
      controller.onWarning = { told.append(name) }
      return controller
    }
    let (root, elsewhere, loose) = (controller("R"), controller("E"), controller("Loose"))
    stage.window.rootViewController = root
    other.window.rootViewController = elsewhere
    elsewhere.view.addSubview(loose.view)
    stage.window.sendMemoryWarning()
    #expect(told == ["R"])
    told = []
    other.window.sendMemoryWarning()
    #expect(told == ["E", "Loose"])
    told = []
    loose.view.removeFromSuperview()
    stage.window.sendMemoryWarning()
    #expect(told == ["R", "Loose"])
  }

  @Test(
    "L-16, L-17: a controller's layout calls enclose its view's layout, and the subviews' layout follows"
  )
  func layoutBrackets() {
    let stage = Stage()
    let controller = LayoutController()
    stage.window.rootViewController = controller
    stage.turn()
    #expect(controller.log == ["will", "layout root", "did", "layout child"])
  }

  @Test("L-25: the responder chain goes from a view to its controller and then to the superview")
  func responderChain() {
    let stage = Stage()
    let (root, child) = (ViewController(), ViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === stage.window)
    #expect(stage.window.next == nil)
    #expect(ViewController().next == nil)
  }

  @Test("L-26: without its controller a view's next responder is its superview")
  func deadController() {
    let superview = View()
    weak var dead: ViewController?
    do {
      let controller = ViewController()
      superview.addSubview(controller.view)
      dead = controller
    }
    #expect(dead == nil)
    #expect(superview.subviews.first?.next === superview)
  }

  @Test("L-27: attachments are notified of a new title, but not of an equal title")
  func title() {
    let controller = ViewController()
    let attachment = controller.attachment(TitleAttachment.self)
    controller.title = "One"
    controller.title = "One"
    controller.title = nil
    #expect(attachment.titles == ["One", nil])
    #expect(controller.attachment(TitleAttachment.self) === attachment)
  }
}

private final class OwnViewController: ViewController {
  let own = View()
  var loads = 0

  override func loadView() { view = own }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

private final class EmptyHandedController: ViewController {
  override func loadView() {}
}

private final class ImpatientController: ViewController {
  override func loadView() { view.tag = 1 }
}

private final class FickleController: ViewController {
  override func viewDidLoad() { resetView() }
}

private final class EagerController: ViewController {
  private(set) var hadParentAtLoad: Bool?

  init() {
    super.init()
    _ = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hadParentAtLoad = parent != nil
  }
}

private final class WarnedController: ViewController {
  var onWarning: (() -> Void)?

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    onWarning?()
  }
}

private final class LayoutController: ViewController {
  var log: [String] = []

  override func loadView() {
    let root = LayoutView()
    root.onLayout = { [unowned self] in log.append("layout root") }
    let child = LayoutView()
    child.onLayout = { [unowned self] in log.append("layout child") }
    root.addSubview(child)
    view = root
  }

  override func viewWillLayoutSubviews() { log.append("will") }
  override func viewDidLayoutSubviews() { log.append("did") }
}

private final class LayoutView: View {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

private final class TitleAttachment: ViewControllerAttachment {
  var titles: [String?] = []

  init(owner: ViewController) {}

  func ownerTitleDidChange(_ owner: ViewController) { titles.append(owner.title) }
}
