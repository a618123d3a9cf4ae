import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The detents of a sheet, its grabber and its dimming, in a window of 400×600 points.
@MainActor
struct SheetDetentTests {
  private let scene: PresentationScene
  private let sheet: SheetPresentationController
  private let delegate = SheetDelegate()

  init() throws {
    scene = PresentationScene(style: .pageSheet)
    sheet = try #require(scene.modal.sheetPresentationController)
    sheet.delegate = delegate
    delegate.log = scene.note
  }

  private func present(_ detents: [SheetPresentationController.Detent]) {
    sheet.detents = detents
    scene.present()
    scene.settle()
  }

  private var frame: Rect? { sheet.presentedView?.frame }
  private var dimming: Double { (sheet.containerView?.subviews.first?.alpha ?? -1) / 0.2 }

  private func drag(from y: Double, to end: Double, in duration: Double = 2) {
    scene.stage.drag(from: Point(x: 200, y: y), to: Point(x: 200, y: end), in: duration)
  }

  @Test("M-13: a sheet rests at its lowest detent, and is animated to another detent")
  func selection() {
    present([.large(), .medium()])
    #expect(frame == Rect(x: 0, y: 300, width: 400, height: 300))
    #expect(scene.modal.view.bounds.size == Size(width: 400, height: 300))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    scene.stage.advance(by: 0.1)
    let between = sheet.presentedView?.presentation.frame.minY ?? 0
    #expect(between > 44 && between < 300)
    scene.settle()
    #expect(frame == Rect(x: 0, y: 44, width: 400, height: 556))
    sheet.selectedDetentIdentifier = .medium
    scene.stage.turn()
    #expect(frame?.minY == 300)
    #expect(scene.tokensAtRest().isEmpty, "changes in code are not told")
  }

  @Test(
    "M-13: a drag moves the sheet to the nearest detent, and the delegate is notified of a new detent"
  )
  func drags() {
    present([.medium(), .large()])
    scene.stage.press(at: Point(x: 200, y: 400))
    scene.stage.move(to: Point(x: 200, y: 290))
    #expect(frame == Rect(x: 0, y: 200, width: 400, height: 400))
    #expect(scene.modal.view.bounds.height == 400, "the content grows with it")
    scene.stage.move(to: Point(x: 200, y: 0))
    #expect(frame?.minY == 44, "never above its place")
    scene.stage.move(to: Point(x: 200, y: 370))
    scene.stage.release()
    #expect(scene.tokensAtRest().isEmpty)
    #expect(frame?.minY == 300)
    drag(from: 400, to: 200)
    #expect(scene.tokensAtRest() == "large")
    #expect(frame?.minY == 44 && sheet.selectedDetentIdentifier == .large)
    drag(from: 100, to: 320)
    #expect(scene.tokensAtRest() == "medium")
    #expect(frame?.minY == 300)
  }

  @Test("M-13: below its lowest detent a drag dismisses the sheet, or the sheet returns")
  func dismissal() {
    present([.medium(), .large()])
    drag(from: 400, to: 480)
    #expect(scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.wa(true) M.da(true)")
    #expect(frame?.minY == 300)
    drag(from: 400, to: 580)
    #expect(scene.tokensAtRest() == "shouldDismiss willDismiss M.wd(true) M.dd(true) didDismiss")
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test("M-13: a sheet that must not be dismissed moves between its detents")
  func refusal() {
    scene.modal.isModalInPresentation = true
    present([.medium(), .large()])
    drag(from: 400, to: 580)
    #expect(scene.tokensAtRest() == "didAttemptToDismiss")
    #expect(frame?.minY == 300)
    drag(from: 400, to: 150)
    #expect(scene.tokensAtRest() == "large")
  }

  @Test("M-13: a quick flick moves to the next detent")
  func flick() {
    present([.medium(), .large()])
    drag(from: 400, to: 340, in: 0.1)
    #expect(scene.tokensAtRest() == "large")
  }

  @Test("M-13: custom heights are limited, and heights that are not finite are ignored")
  func custom() {
    present([
      .custom { _ in nil }, .custom { _ in .nan }, .custom { _ in -1 },
      .custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }, .custom { _ in 9000 },
    ])
    #expect(frame == Rect(x: 0, y: 461, width: 400, height: 139))
    drag(from: 500, to: 100)
    #expect(frame?.minY == 44)
    scene.dismiss()
    scene.settle()
    let empty = scene.modal.sheetPresentationController
    empty?.detents = []
    scene.present()
    scene.settle()
    #expect(empty?.presentedView?.frame.minY == 44)
  }

  @Test("M-13: up to the undimmed detent the views below are not dimmed and receive touches")
  func undimmed() {
    sheet.largestUndimmedDetentIdentifier = .medium
    present([.medium(), .large()])
    #expect(dimming == 0)
    #expect(scene.window.hitTest(Point(x: 200, y: 100), with: nil) === scene.child.view)
    #expect(scene.window.hitTest(Point(x: 200, y: 400), with: nil) === scene.modal.view)
    scene.stage.press(at: Point(x: 200, y: 400))
    scene.stage.move(to: Point(x: 200, y: 262))
    #expect(abs(dimming - 0.5) < 1e-6)
    scene.stage.move(to: Point(x: 200, y: 100))
    scene.stage.release()
    scene.settle()
    #expect(abs(dimming - 1) < 1e-6)
    #expect(scene.window.hitTest(Point(x: 200, y: 20), with: nil) === sheet.containerView)
  }

  @Test("M-13: a click on the grabber moves to the next detent, and from the highest to the lowest")
  func grabber() {
    sheet.prefersGrabberVisible = true
    present([.medium(), .large()])
    scene.stage.click(at: Point(x: 200, y: 308))
    #expect(scene.tokensAtRest() == "large")
    scene.stage.click(at: Point(x: 200, y: 52))
    #expect(scene.tokensAtRest() == "medium")
    sheet.prefersGrabberVisible = false
    scene.stage.click(at: Point(x: 200, y: 308))
    #expect(scene.tokensAtRest().isEmpty)
  }

  @Test("M-13: in a wide window a sheet with detents is at the bottom edge, and follows a resize")
  func wide() {
    present([.medium(), .large()])
    scene.stage.resize(to: Size(width: 1000, height: 800))
    scene.settle()
    #expect(frame == Rect(x: 148, y: 400, width: 704, height: 400))
    sheet.preferredCornerRadius = 30
    scene.settle()
    #expect(sheet.presentedView?.subviews.map(\.cornerRadius).contains(30) == true)
  }
}

@MainActor
private final class SheetDelegate: SheetPresentationControllerDelegate {
  var log: (String) -> Void = { _ in }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    log("shouldDismiss")
    return true
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
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {
    log(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}
