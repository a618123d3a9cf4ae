import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Sheets, popovers, keys and the focus under user input.
@MainActor
struct PresentationInputTests {
  private let scene: PresentationScene
  private let delegate = DismissalDelegate()

  init() {
    scene = PresentationScene(
      style: .formSheet, size: Size(width: 800, height: 800))
    scene.modal.preferredContentSize = Size(width: 400, height: 400)
    scene.modal.presentationController?.delegate = delegate
    delegate.log = scene.note
    scene.present()
    scene.settle()
  }

  /// Drags the sheet down, starting near its top edge.
  private func drag(by distance: Double, in duration: Double = 2) {
    scene.stage.drag(
      from: Point(x: 400, y: 250), to: Point(x: 400, y: 250 + distance), in: duration)
  }

  private var sheet: View? { scene.modal.presentationController?.presentedView }
  private var dimming: View? { scene.modal.presentationController?.containerView?.subviews.first }

  @Test("M-10: the sheet and the dimming follow the finger one to one after 10 points")
  func follows() {
    #expect(abs((dimming?.alpha ?? 0) - 0.2) < 1e-6)
    scene.stage.press(at: Point(x: 400, y: 250))
    scene.stage.move(to: Point(x: 400, y: 259))
    #expect(sheet?.frame.minY == 200)
    scene.stage.move(to: Point(x: 400, y: 360))
    #expect(sheet?.frame.minY == 300)
    #expect(abs((dimming?.alpha ?? 0) - 0.15) < 1e-6)
    scene.stage.move(to: Point(x: 400, y: 200))
    #expect(sheet?.frame.minY == 200)
  }

  @Test(
    "M-9, M-8: a sheet that is released early returns: its will and did calls are sent again, and no completion"
  )
  func returns() {
    drag(by: 150)
    #expect(
      scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.wa(true) M.da(true)")
    #expect(sheet?.frame == Rect(x: 200, y: 200, width: 400, height: 400))
    #expect(abs((dimming?.alpha ?? 0) - 0.2) < 1e-6)
    #expect(!scene.modal.isBeingDismissed)
  }

  @Test("M-9, M-10: a sheet that is dragged beyond half of its height is dismissed")
  func dismisses() {
    drag(by: 230)
    #expect(
      scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.dd(true) didDismiss")
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test("M-10: a quick flick dismisses even if it is short, and a slower flick does not")
  func flick() {
    drag(by: 60, in: 0.1)
    #expect(scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.wa(true) M.da(true)")
    drag(by: 120, in: 0.1)
    #expect(scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.dd(true) didDismiss")
  }

  @Test("M-9: a modal sheet moves a little, returns, and the attempt is reported")
  func refused() {
    scene.modal.isModalInPresentation = true
    scene.stage.press(at: Point(x: 400, y: 250))
    scene.stage.move(to: Point(x: 400, y: 600))
    let offset = (sheet?.frame.minY ?? 0) - 200
    #expect(offset > 10 && offset < 40)
    scene.stage.release()
    #expect(scene.tokensAtRest() == "didAttemptToDismiss")
    #expect(sheet?.frame.minY == 200)
    scene.modal.isModalInPresentation = false
    delegate.allows = false
    scene.stage.key(.keyboardEscape)
    #expect(scene.tokensAtRest() == "shouldDismiss didAttemptToDismiss")
  }

  @Test("M-9: Escape dismisses a sheet, and a dismissal in code does not notify the delegate")
  func escape() {
    scene.stage.key(.keyboardEscape)
    #expect(scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.dd(true) didDismiss")
    scene.modal.presentationController?.delegate = delegate
    scene.present()
    scene.settle()
    scene.dismiss()
    #expect(scene.tokensAtRest() == "M.wd M.dd completion")
  }

  @Test("Escape dismisses only the topmost modal of a chain, and not a full-screen modal")
  func escapeOfChain() {
    let second = PresentationScene.controller("N", style: .pageSheet)
    scene.modal.present(second, animated: false)
    scene.settle()
    scene.stage.key(.keyboardEscape)
    scene.settle()
    #expect(scene.modal.presentedViewController == nil)
    #expect(scene.root.presentedViewController === scene.modal)
    let full = PresentationScene.controller("F")
    scene.modal.present(full, animated: false)
    scene.settle()
    scene.stage.key(.keyboardEscape)
    scene.settle()
    #expect(scene.modal.presentedViewController === full)
  }

  @Test("a click outside dismisses a sheet, and a click inside does not")
  func outside() {
    scene.stage.click(at: Point(x: 400, y: 400))
    #expect(scene.tokensAtRest().isEmpty)
    scene.stage.click(at: Point(x: 100, y: 100))
    #expect(scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.dd(true) didDismiss")
  }

  @Test("a call of dismiss during a drag dismisses the sheet")
  func dismissedInHand() {
    scene.stage.press(at: Point(x: 400, y: 250))
    scene.stage.move(to: Point(x: 400, y: 330))
    scene.dismiss(animated: true)
    scene.stage.release()
    #expect(
      scene.tokensAtRest()
        == "shouldDismiss willDismiss M.wd(true) M.dd(true) didDismiss completion")
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test(
    "views below a modal get no touches, and during its animation no view does, but Escape works")
  func shield() {
    let other = PresentationScene(style: .overFullScreen, size: Size(width: 800, height: 800))
    other.present(animated: true)
    other.stage.advance(by: 0.1)
    let hit = other.window.hitTest(Point(x: 400, y: 700), with: nil)
    #expect(hit === other.modal.presentationController?.containerView)
    other.settle()
    #expect(other.window.hitTest(Point(x: 400, y: 700), with: nil) === other.modal.view)
    scene.dismiss(animated: true)
    scene.settle()
    scene.present(animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.recording.tokens()
    scene.stage.key(.keyboardEscape)
    #expect(scene.tokensAtRest() == "M.da(true) completion M.wd(true) M.dd(true)")
  }

  @Test("the focus moves into the presentation and returns at the dismissal")
  func keyboard() {
    scene.dismiss()
    scene.settle()
    let (below, above) = (FocusView(), FocusView())
    scene.child.view.addSubview(below)
    scene.modal.view.addSubview(above)
    below.becomeFirstResponder()
    scene.present()
    #expect(scene.window.firstResponder == nil)
    scene.settle()
    scene.stage.key(.keyboardTab)
    #expect(scene.window.firstResponder === above)
    scene.stage.key(.keyboardTab)
    #expect(scene.window.firstResponder === above)
    scene.dismiss()
    scene.settle()
    #expect(scene.window.firstResponder === below)
  }

  @Test("at the dismissal the focus returns to a presenter whose view was out of the window")
  func keyboardFullScreen() {
    let other = PresentationScene()
    let field = FocusView()
    other.child.view.addSubview(field)
    field.becomeFirstResponder()
    other.present()
    other.settle()
    other.dismiss(animated: true)
    other.settle()
    #expect(other.window.firstResponder === field)
  }

  @Test("a popover points at its source, stays inside the window and moves with it")
  func popover() {
    let other = PresentationScene(style: .popover, size: Size(width: 600, height: 500))
    let anchor = View(frame: Rect(x: 500, y: 40, width: 80, height: 30))
    other.root.view.addSubview(anchor)
    anchor.autoresizingMask = .flexibleLeftMargin
    other.modal.preferredContentSize = Size(width: 240, height: 160)
    let popover = other.modal.popoverPresentationController
    popover?.sourceView = anchor
    other.present()
    other.settle()
    #expect(popover?.arrowDirection == .up)
    #expect(popover?.presentedView?.frame == Rect(x: 352, y: 70, width: 240, height: 171))
    #expect(other.modal.view.bounds.size == Size(width: 240, height: 160))
    other.stage.resize(to: Size(width: 700, height: 400), isLive: true)
    #expect(popover?.presentedView?.frame == Rect(x: 452, y: 70, width: 240, height: 171))
    other.stage.click(at: Point(x: 20, y: 280))
    other.stage.settle()
    #expect(other.root.presentedViewController == nil)
  }

  @Test("a popover whose source leaves no space points into the source's centre")
  func popoverOverSource() {
    let scene = PresentationScene(style: .popover, size: Size(width: 600, height: 500))
    scene.modal.preferredContentSize = Size(width: 200, height: 160)
    let popover = scene.modal.popoverPresentationController
    popover?.sourceView = scene.root.view
    scene.root.present(scene.modal, animated: false)
    scene.stage.settle()
    #expect(popover?.arrowDirection == .up)
    #expect(popover?.presentedView?.frame == Rect(x: 200, y: 250, width: 200, height: 171))
  }

  @Test(
    "a popover is at a permitted side where it fits, or otherwise at the side with the most space",
    arguments: [
      PopoverCase(Point(x: 300, y: 20), .any, .up),
      PopoverCase(Point(x: 300, y: 460), .any, .down),
      PopoverCase(Point(x: 40, y: 240), [.left, .right], .left),
      PopoverCase(Point(x: 560, y: 240), [.left, .right], .right),
      PopoverCase(Point(x: 300, y: 460), .up, .up),
    ])
  private func popoverSides(row: PopoverCase) {
    let other = PresentationScene(style: .popover, size: Size(width: 600, height: 500))
    other.modal.preferredContentSize = Size(width: 200, height: 150)
    let popover = other.modal.popoverPresentationController
    popover?.sourceView = other.root.view
    popover?.sourceRect = Rect(x: row.place.x - 5, y: row.place.y - 5, width: 10, height: 10)
    popover?.permittedArrowDirections = row.permitted
    other.present()
    other.stage.turn()
    #expect(popover?.arrowDirection == row.expected)
  }

  @Test("a sheet in a narrow window is a card at the bottom edge")
  func card() {
    let other = PresentationScene(style: .pageSheet)
    other.present()
    other.settle()
    #expect(
      other.modal.view.convert(other.modal.view.bounds, to: nil)
        == Rect(x: 0, y: 44, width: 400, height: 556))
  }

  @Test("nothing of a clipped view is painted outside its rounded corners")
  func corners() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 10, width: 80, height: 80))
    view.backgroundColor = Color(hex: 0xff0000)
    view.cornerRadius = 20
    view.clipsToBounds = true
    let inner = View(frame: view.bounds)
    inner.backgroundColor = Color(hex: 0x0000ff)
    view.addSubview(inner)
    stage.window.addSubview(view)
    stage.turn()
    let picture = stage.snapshot()
    #expect(picture.color(atX: 12, y: 12) == picture.color(atX: 1, y: 1))
    #expect(picture.color(atX: 50, y: 12) == Color(hex: 0x0000ff))
  }
}

@MainActor
private final class DismissalDelegate: AdaptivePresentationControllerDelegate {
  var log: (String) -> Void = { _ in }
  var allows = true

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    log("shouldDismiss")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: PresentationController) {
    log("willDismiss")
  }
  func presentationControllerDidDismiss(_ controller: PresentationController) {
    log("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    log("didAttemptToDismiss")
  }
}

private final class FocusView: View {
  override var canBecomeFirstResponder: Bool { true }
}

private struct PopoverCase: Sendable {
  let place: Point
  let permitted: PopoverArrowDirection
  let expected: PopoverArrowDirection

  init(
    _ place: Point, _ permitted: PopoverArrowDirection, _ expected: PopoverArrowDirection
  ) {
    self.place = place
    self.permitted = permitted
    self.expected = expected
  }
}
