import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Action sheets: popovers in wide windows, sheets in narrow ones.
@MainActor
struct ActionSheetTests {
  private func scene(width: Double, hasSource: Bool = true) -> AlertScene {
    let scene = AlertScene(
      title: "Share", message: nil, style: .actionSheet, size: Size(width: width, height: 600))
    scene.add("Cancel", .cancel)
    scene.add("Copy")
    scene.add("Delete", .destructive)
    if hasSource {
      let source = View(frame: Rect(x: 20, y: 20, width: 40, height: 40))
      scene.root.view.addSubview(source)
      scene.alert.popoverPresentationController?.sourceView = source
    }
    return scene
  }

  /// Returns whether the alert is at the bottom edge.
  private func isSheet(_ scene: AlertScene, x: Double, width: Double) -> Bool {
    scene.card.minX == x && scene.card.width == width && scene.card.maxY == 592
  }

  /// Returns whether the alert is in a bubble below its source.
  private func isBubble(_ scene: AlertScene) -> Bool {
    scene.card.origin == Point(x: 8, y: 71) && scene.card.width == 280
  }

  @Test("M-16: in a narrow window an action sheet is at the bottom edge, with its cancel action")
  func sheet() {
    let scene = scene(width: 400)
    scene.present(animated: true)
    #expect(isSheet(scene, x: 8, width: 384))
    #expect(
      ["Copy", "Delete", "Cancel"].compactMap { scene.frame($0)?.maxY } == [468, 520, 572])
    scene.stage.click(on: "Copy")
    scene.stage.settle()
    #expect(scene.takeLog() == ["Copy true"])
  }

  @Test("M-16: in a wide window an action sheet is a popover without a cancel button")
  func popover() {
    let scene = scene(width: 800)
    scene.present(animated: true)
    #expect(scene.stage.view(named: "Cancel") == nil)
    #expect(scene.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(isBubble(scene))
    scene.stage.click(on: "Delete")
    scene.stage.settle()
    #expect(scene.takeLog() == ["Delete true"])
  }

  @Test(
    "M-16: a click outside or Escape performs the cancel action of a sheet and of a popover",
    arguments: [400.0, 800])
  func outside(width: Double) {
    for usesKey in [false, true] {
      let scene = scene(width: width)
      scene.present(animated: true)
      if usesKey {
        scene.stage.key(.keyboardEscape)
      } else {
        scene.stage.click(at: Point(x: width - 20, y: 300))
      }
      scene.stage.settle()
      #expect(scene.takeLog() == ["Cancel true"])
      #expect(scene.root.presentedViewController == nil)
    }
  }

  @Test("M-16: an action sheet without a source is a sheet even in a wide window")
  func withoutSource() {
    let scene = scene(width: 800, hasSource: false)
    scene.present()
    #expect(isSheet(scene, x: 190, width: 420))
  }

  @Test("M-16: an action sheet changes to a popover and back with the width, without calls")
  func resize() {
    let scene = scene(width: 400)
    scene.present()
    let recorder = LifecycleRecorder(observing: scene.alert)
    scene.stage.resize(to: Size(width: 800, height: 600), isLive: true)
    scene.stage.settle()
    #expect(isBubble(scene))
    #expect(scene.stage.view(named: "Cancel") == nil)
    scene.stage.resize(to: Size(width: 400, height: 600), isLive: true)
    scene.stage.settle()
    #expect(isSheet(scene, x: 8, width: 384))
    #expect(scene.stage.view(named: "Cancel") != nil)
    let appearance = recorder.take().filter { $0.contains("ppear") }
    #expect(appearance.isEmpty)
    scene.stage.resize(to: Size(width: 800, height: 600), isLive: true)
    scene.stage.settle()
    #expect(isBubble(scene))
  }

  @Test("M-15, M-16: an action sheet in the popover style has a bubble in every window")
  func popoverStyle() {
    let scene = AlertScene(
      title: "Share", message: nil, style: .actionSheet, size: Size(width: 400, height: 600))
    scene.alert.modalPresentationStyle = .popover
    scene.alert.popoverPresentationController?.sourceView = scene.root.view
    scene.alert.popoverPresentationController?.sourceRect = Rect(
      x: 20, y: 20, width: 40, height: 40)
    scene.add("Copy")
    scene.present(animated: true)
    #expect(isBubble(scene))
    scene.stage.click(at: Point(x: 380, y: 500))
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }
}
