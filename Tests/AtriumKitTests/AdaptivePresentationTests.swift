import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Presentations that adapt their style to the size of the window: M-17.
@MainActor
struct AdaptivePresentationTests {
  private let narrow = Size(width: 400, height: 600)
  private let wide = Size(width: 800, height: 600)

  private func scene(
    _ style: ModalPresentationStyle, _ delegate: any AdaptivePresentationControllerDelegate,
    size: Size, modal: ViewController? = nil
  ) -> PresentationScene {
    let scene = PresentationScene(modal: modal, style: style, size: size)
    scene.modal.preferredContentSize = Size(width: 200, height: 100)
    scene.modal.popoverPresentationController?.sourceView = scene.root.view
    scene.modal.presentationController?.delegate = delegate
    return scene
  }

  @Test("M-17: a popover whose delegate returns none stays a popover in a compact width")
  func none() {
    let delegate = Adapter { _ in .none }
    let scene = scene(.popover, delegate, size: narrow)
    scene.present()
    #expect(scene.turn() == "M.ld M.wa || M.ia M.da completion")
    #expect(scene.modal.popoverPresentationController?.arrowDirection != [])
    #expect(scene.modal.view.bounds.size == Size(width: 200, height: 100))
    #expect(delegate.log == ["style compact", "will none"])
  }

  @Test("M-17: a popover becomes full screen in a compact width, and the presenter disappears")
  func fullScreen() {
    let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let scene = scene(.popover, delegate, size: narrow)
    let popover = scene.modal.popoverPresentationController
    scene.present()
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
    #expect(scene.modal.view.frame == Rect(origin: .zero, size: narrow))
    #expect(scene.modal.popoverPresentationController === popover)
    #expect(delegate.log == ["style compact", "instead fullScreen", "prepare", "will fullScreen"])
    scene.dismiss()
    #expect(scene.turn() == "M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd completion")
    // The next presentation asks the delegate again.
    delegate.log = []
    scene.modal.popoverPresentationController?.sourceView = scene.root.view
    scene.modal.presentationController?.delegate = delegate
    scene.present()
    scene.settle()
    #expect(delegate.log == ["style compact", "instead fullScreen", "prepare", "will fullScreen"])
  }

  @Test("M-17: the style changes with the size class, in both directions")
  func resize() {
    let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let scene = scene(.popover, delegate, size: wide)
    scene.present()
    scene.settle()
    #expect(scene.modal.view.bounds.size == Size(width: 200, height: 100))
    delegate.log = []
    scene.stage.resize(to: narrow, isLive: true)
    #expect(
      scene.tokensAtRest()
        == "P.tc(C,R) C.tc(C,R) M.tc(C,R) P.sz(400x600) C.sz(400x600) P.wr(p) C.wr(p) M.wr(p) "
        + "P.war(p) C.war(p) M.war(p) M.wd M.dd P.wd C.wd M.wa M.ia P.dr(l) C.dr(l) M.dr(l) M.da "
        + "P.dd C.dd")
    #expect(scene.modal.view.frame == Rect(origin: .zero, size: narrow))
    #expect(scene.root.view.window == nil)
    #expect(delegate.log == ["style compact", "instead fullScreen", "prepare", "will fullScreen"])
    delegate.log = []
    scene.stage.resize(to: wide, isLive: true)
    #expect(
      scene.tokensAtRest()
        == "M.tc(R,R) M.sz(800x600) M.wr(l) M.war(l) M.wd P.wa C.wa P.ia P.da C.ia C.da M.dd "
        + "M.wa M.ia M.dr(p) M.da")
    #expect(scene.modal.view.bounds.size == Size(width: 200, height: 100))
    #expect(scene.root.view.window != nil)
    #expect(scene.modal.popoverPresentationController?.arrowDirection != [])
    #expect(delegate.log == ["style regular", "will none"])
    // A resize within the size class does not ask the delegate.
    delegate.log = []
    scene.stage.resize(to: Size(width: 900, height: 600), isLive: true)
    scene.settle()
    #expect(delegate.log == [])
    scene.dismiss()
    scene.settle()
    #expect(scene.root.presentedViewController == nil && scene.window.subviews == [scene.root.view])
  }

  @Test("M-17: a delegate that implements only the older method is asked only in a compact width")
  func shorter() {
    let delegate = CompactAdapter()
    let scene = scene(.formSheet, delegate, size: wide)
    scene.present()
    scene.settle()
    #expect(delegate.count == 0 && scene.root.view.window != nil)
    scene.stage.resize(to: narrow, isLive: true)
    scene.settle()
    #expect(delegate.count == 1 && scene.modal.view.frame == Rect(origin: .zero, size: narrow))
    #expect(scene.root.view.window != nil)
  }

  @Test(
    "M-17: the delegate may return another controller to present, and the first controller is later removed from it"
  )
  func replacement() {
    let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let wrapper = Recording.controller("W")
    let scene = scene(.popover, delegate, size: narrow)
    delegate.replacement = {
      wrapper.addChild(scene.modal)
      wrapper.view.addSubview(scene.modal.view)
      scene.modal.didMove(toParent: wrapper)
      return wrapper
    }
    scene.present()
    scene.settle()
    #expect(scene.root.presentedViewController === wrapper && scene.modal.parent === wrapper)
    #expect(wrapper.view.frame == Rect(origin: .zero, size: narrow))
    #expect(scene.modal.presentationController === delegate.asked)
    scene.stage.resize(to: wide, isLive: true)
    scene.settle()
    #expect(scene.root.presentedViewController === scene.modal && scene.modal.parent == nil)
    #expect(scene.modal.view.bounds.size == Size(width: 200, height: 100))
    #expect(wrapper.viewIfLoaded?.window == nil)
    scene.modal.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(
    "M-17, M-9: when the user dismisses, the delegate receives the presentation controller of the original style"
  )
  func dismissal() {
    let delegate = Adapter { $0.horizontalSizeClass == .compact ? .pageSheet : .none }
    let scene = scene(.popover, delegate, size: narrow)
    let popover = scene.modal.presentationController
    scene.present()
    scene.settle()
    delegate.allowsDismissal = false
    delegate.log = []
    scene.stage.key("Escape")
    scene.settle()
    delegate.allowsDismissal = true
    scene.stage.key("Escape")
    scene.settle()
    #expect(delegate.log == ["should", "attempt", "should", "will dismiss", "did dismiss"])
    #expect(delegate.asked === popover)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("M-17: a presentation below another presentation, or in a transition, keeps its style")
  func busy() {
    let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let scene = scene(.popover, delegate, size: wide)
    scene.present()
    scene.settle()
    let sheet = PresentationScene.controller("S", style: .pageSheet)
    scene.modal.present(sheet, animated: false)
    scene.settle()
    delegate.log = []
    scene.stage.resize(to: narrow, isLive: true)
    scene.settle()
    #expect(delegate.log == [] && scene.modal.presentedViewController === sheet)
    #expect(scene.modal.view.bounds.size == Size(width: 200, height: 100))
    sheet.dismiss(animated: false)
    scene.settle()
    scene.stage.resize(to: wide, isLive: true)
    scene.stage.resize(to: narrow, isLive: true)
    scene.settle()
    #expect(scene.modal.view.frame == Rect(origin: .zero, size: narrow))
  }

  @Test("M-17: a full-screen presentation does not adapt, and invalid answers keep the style")
  func otherStyles() {
    let delegate = Adapter { _ in .currentContext }
    let full = scene(.fullScreen, delegate, size: narrow)
    full.present()
    full.settle()
    #expect(delegate.log == ["will none"])
    delegate.log = []
    let popover = scene(.popover, delegate, size: narrow)
    popover.present()
    popover.settle()
    #expect(delegate.log == ["style compact", "will none"])
    #expect(popover.modal.view.bounds.size == Size(width: 200, height: 100))
  }

  @Test("M-17: nothing is kept alive after a change of style")
  func release() {
    weak var modal: ViewController?
    weak var popover: PresentationController?
    do {
      let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      let scene = scene(.popover, delegate, size: wide)
      scene.present()
      scene.settle()
      (modal, popover) = (scene.modal, scene.modal.presentationController)
      scene.stage.resize(to: narrow, isLive: true)
      scene.settle()
      scene.dismiss()
      scene.settle()
      #expect(modal != nil && popover == nil)
    }
    #expect(modal == nil)
  }
}

/// A delegate that returns a style, and logs each call.
@MainActor
private final class Adapter: AdaptivePresentationControllerDelegate {
  var log: [String] = []
  var replacement: (() -> ViewController)?
  var allowsDismissal = true
  weak var asked: PresentationController?
  private let style: (TraitCollection) -> ModalPresentationStyle

  init(style: @escaping (TraitCollection) -> ModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    log.append("style \(traitCollection.horizontalSizeClass)")
    return style(traitCollection)
  }

  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) { log.append("prepare") }

  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? {
    log.append("instead \(style)")
    asked = controller
    return replacement?()
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) { log.append("will \(style)\(transitionCoordinator == nil ? " alone" : "")") }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    log.append("should")
    asked = controller
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    log.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    log.append("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    log.append("attempt")
  }
}

@MainActor
private final class CompactAdapter: AdaptivePresentationControllerDelegate {
  var count = 0

  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    count += 1
    return .overFullScreen
  }
}
