import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Sizes, traits and orientations during a presentation.
@MainActor
struct PresentationSizeTests {
  private func scene(_ style: ModalPresentationStyle) -> PresentationScene {
    let root = SizeLogger()
    let child = SizeLogger()
    let modal = SizeLogger()
    let scene = PresentationScene(root: root, child: child, modal: modal, style: style)
    for controller in [root, child, modal] { controller.log = scene.note }
    scene.present()
    scene.settle()
    return scene
  }

  // Rules: C.G9
  @Test(
    "C.10, DC-37: a live resize across the square under a full-screen modal reaches only the modal")
  func fullScreen() {
    let scene = scene(.fullScreen)
    scene.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    #expect(
      scene.recording.tokens() == "M.tc(R,C) M.sz(600x400) M.wr(l) M.td M.ly M.war(l) M.dr(p)")
    #expect(scene.root.view.bounds.size == Size(width: 400, height: 600))
  }

  @Test(
    "DC-42: when it returns, the presenter has its size before viewWillAppear, without size calls")
  func sizeOnReturn() {
    let scene = scene(.fullScreen)
    scene.stage.resize(to: Size(width: 420, height: 640), isLive: true)
    _ = scene.recording.tokens()
    scene.dismiss()
    #expect(scene.root.view.bounds.size == Size(width: 420, height: 640))
    #expect(
      scene.turn()
        == "M.wd P.wa C.wa || P.ia P.ly C.ia C.ly P.da C.da M.dd completion")
  }

  @Test("DC-42: when it returns, the presenter gets missed trait changes before viewIsAppearing")
  func traitsOnReturn() {
    let scene = scene(.fullScreen)
    scene.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    _ = scene.recording.tokens()
    scene.dismiss()
    #expect(
      scene.turn()
        == "M.wd P.wa C.wa || P.td P.ia P.ly C.td C.ia C.ly P.da C.da M.dd completion")
  }

  // Rules: C.G10
  @Test(
    "C.3, DC-39: in a live resize across the square the root's tree comes first, then a resized sheet"
  )
  func sheet() {
    let scene = scene(.pageSheet)
    scene.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    #expect(
      scene.recording.tokens()
        == "P.tc(R,C) C.tc(R,C) M.tc(R,C) P.sz(600x400) C.sz(600x400) M.sz(520x328) "
        + "P.wr(l) C.wr(l) M.wr(l) P.td C.td M.td P.ly C.ly M.ly P.war(l) C.war(l) M.war(l) "
        + "P.dr(p) C.dr(p) M.dr(p)")
    #expect(scene.modal.view.bounds.size == Size(width: 520, height: 328))
  }

  @Test("C.3, DC-38: a sheet that keeps its size gets no size call")
  func sheetKeepsSize() {
    let root = SizeLogger()
    let modal = SizeLogger()
    modal.preferredContentSize = Size(width: 300, height: 200)
    let scene = PresentationScene(
      root: root, modal: modal, style: .formSheet, size: Size(width: 800, height: 900))
    root.log = scene.note
    modal.log = scene.note
    scene.present()
    scene.settle()
    scene.stage.resize(to: Size(width: 820, height: 920), isLive: true)
    #expect(scene.recording.tokens() == "P.sz(820x920) C.sz(820x920) P.ly")
    #expect(scene.modal.view.bounds.size == Size(width: 300, height: 200))
    #expect(
      scene.modal.view.convert(scene.modal.view.bounds, to: nil)
        == Rect(x: 260, y: 360, width: 300, height: 200))
  }

  @Test("DC-44, DC-39: sizes reach a covered context, its container and the cover")
  func context() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    scene.settle()
    scene.stage.resize(to: Size(width: 420, height: 640), isLive: true)
    #expect(scene.recording.tokens() == "P.sz(420x640) C.sz(420x640) M.sz(420x640)")
    #expect(scene.modal.view.bounds.size == Size(width: 420, height: 640))
  }

  @Test("DC-39: presented controllers get sizes in the order of their presentation")
  func order() {
    let scene = PresentationScene(style: .overFullScreen)
    scene.present()
    scene.settle()
    let second = PresentationScene.controller("N", style: .overFullScreen)
    scene.modal.present(second, animated: false)
    scene.settle()
    scene.stage.resize(to: Size(width: 420, height: 640), isLive: true)
    #expect(
      scene.recording.tokens() == "P.sz(420x640) C.sz(420x640) M.sz(420x640) N.sz(420x640)")
  }

  @Test(
    "DC-40, C.10: the topmost full-screen modal decides on the orientation, and its start and end send no calls"
  )
  func orientation() {
    let scene = PresentationScene(modal: PortraitOnly())
    scene.present()
    scene.settle()
    scene.stage.resize(to: Size(width: 560, height: 500), isLive: true)
    #expect(scene.recording.tokens() == "M.sz(560x500)")
    #expect(scene.window.interfaceOrientation == .portrait)
    scene.dismiss()
    #expect(scene.turn() == "M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd completion")
    #expect(scene.window.interfaceOrientation == .landscapeRight)
    scene.present()
    #expect(scene.window.interfaceOrientation == .landscapeRight)
  }

  @Test("DC-40: a sheet is not asked for its orientations")
  func orientationOfSheet() {
    let scene = PresentationScene(modal: PortraitOnly(), style: .pageSheet)
    scene.present()
    scene.settle()
    scene.stage.resize(to: Size(width: 560, height: 500), isLive: true)
    #expect(scene.window.interfaceOrientation == .landscapeRight)
  }

  @Test("DC-28: a presented view without its own size takes the presenter's size")
  func defaultSize() {
    let scene = PresentationScene(size: Size(width: 500, height: 700))
    let modal = SizeAtLoad()
    modal.modalPresentationStyle = .fullScreen
    scene.child.present(modal, animated: false)
    #expect(modal.sizeAtLoad == Size(width: 500, height: 700))
  }

  @Test("a changed preferred size lays the sheet out again and sends no size call")
  func preferredSize() {
    let scene = PresentationScene(style: .formSheet, size: Size(width: 800, height: 900))
    scene.modal.preferredContentSize = Size(width: 300, height: 200)
    scene.present()
    scene.settle()
    scene.modal.preferredContentSize = Size(width: 320, height: 240)
    #expect(scene.turn() == " || ")
    #expect(scene.modal.view.bounds.size == Size(width: 320, height: 240))
  }
}

@MainActor
private final class SizeLogger: ViewController {
  var log: (String) -> Void = { _ in }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log("\(title ?? "?").td")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("\(title ?? "?").ly")
  }
}

private final class PortraitOnly: ViewController {
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

private final class SizeAtLoad: ViewController {
  private(set) var sizeAtLoad = Size.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    sizeAtLoad = view.bounds.size
  }
}
