import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The back drag with a program's own delegate, with a mouse, and over views that handle drags
/// themselves.
@MainActor
struct NavigationGestureTests {
  private let scene = NavigationScene()
  private let permissive = Permissive()

  init() {
    scene.pushAtRest(scene.b)
  }

  private var edge: GestureRecognizer { scene.navigation.interactivePopGestureRecognizer }

  /// Drags a finger from the left edge to the right, holds it still, and lets go.
  private func dragFinger(to x: Double = 390) {
    let stage = scene.stage
    stage.touch(began: Point(x: 2, y: 300))
    for step in [0.25, 0.5, 0.75, 1] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: 2 + (x - 2) * step, y: 300))
    }
    stage.advance(by: 0.5)
    stage.touch(ended: Point(x: x, y: 300))
    stage.settle()
  }

  /// Drags the mouse from a position, holds it still, and lets go.
  private func dragMouse(from start: Double = 4, to x: Double = 390, y: Double = 300) {
    let stage = scene.stage
    stage.press(at: Point(x: start, y: y))
    for step in [0.25, 0.5, 0.75, 1] {
      stage.advance(by: 0.05)
      stage.move(to: Point(x: start + (x - start) * step, y: y))
    }
    stage.advance(by: 0.5)
    stage.release(at: Point(x: x, y: y))
    stage.settle()
  }

  /// The ways in which a controller removes the back button from the bar.
  enum Obstacle: CaseIterable {
    case leftItem
    case hiddenButton
    case hiddenBar
  }

  private func put(_ obstacle: Obstacle) {
    switch obstacle {
    case .leftItem: scene.b.navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu")
    case .hiddenButton: scene.b.navigationItem.hidesBackButton = true
    case .hiddenBar: scene.navigation.setNavigationBarHidden(true, animated: false)
    }
    _ = scene.rest()
  }

  @Test(
    "N-17: with a custom delegate, or without a delegate, the drag pops regardless of the bar's contents",
    arguments: Obstacle.allCases, [true, false])
  func ownDelegate(obstacle: Obstacle, isNil: Bool) {
    put(obstacle)
    dragFinger()
    #expect(scene.titles == ["A", "B"])
    edge.delegate = isNil ? nil : permissive
    dragFinger()
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) B.dd(true) A.da(true) "
        + "B.dm(nil) didShow(A,true)")
    #expect(scene.titles == ["A"] && scene.asked == ["B"])
  }

  @Test("N-17: without a delegate a drag at the root moves nothing, and the next push works")
  func root() {
    edge.delegate = nil
    dragFinger()
    #expect(scene.titles == ["A"])
    _ = scene.rest()
    dragFinger()
    #expect(scene.rest().isEmpty && scene.a.view.frame.minX == 0)
    scene.navigation.pushViewController(scene.c, animated: true)
    _ = scene.rest()
    #expect(scene.titles == ["A", "C"] && scene.c.view.window != nil)
    dragFinger()
    #expect(scene.titles == ["A"])
  }

  @Test("N-17: a delegate can refuse the drag, and the container can veto it")
  func refused() {
    edge.delegate = permissive
    permissive.allows = false
    dragFinger()
    #expect(scene.rest().isEmpty && scene.titles == ["A", "B"])
    permissive.allows = true
    scene.allowsPop = false
    dragFinger()
    #expect(scene.rest().isEmpty && scene.titles == ["A", "B"] && scene.asked == ["B"])
  }

  @Test("N-17: without a delegate, the edge for the drag follows the layout direction")
  func rightToLeft() {
    let mirrored = NavigationScene(settings: Settings(layoutDirection: .rightToLeft))
    mirrored.pushAtRest(mirrored.b)
    mirrored.navigation.interactivePopGestureRecognizer.delegate = nil
    mirrored.stage.touch(began: Point(x: 398, y: 300))
    for x in [300.0, 200, 20] {
      mirrored.stage.advance(by: 0.05)
      mirrored.stage.touch(moved: Point(x: x, y: 300))
    }
    mirrored.stage.touch(ended: Point(x: 20, y: 300))
    mirrored.stage.settle()
    #expect(mirrored.titles == ["A"])
  }

  @Test("N-17: two recognisers that a delegate allows to begin simultaneously pop once")
  func together() {
    scene.pushAtRest(scene.c)
    scene.navigation.allowsPopByDraggingAnywhere = true
    edge.delegate = permissive
    permissive.isTogether = true
    dragFinger()
    #expect(scene.titles == ["A", "B"])
  }

  // MARK: The mouse

  @Test("N-17: a mouse drag from the edge pops the view, and a drag from elsewhere does not")
  func mouse() {
    dragMouse(from: 60)
    #expect(scene.rest().isEmpty && scene.titles == ["A", "B"])
    let stage = scene.stage
    stage.press(at: Point(x: 4, y: 300))
    stage.move(to: Point(x: 14, y: 300))
    stage.move(to: Point(x: 204, y: 300))
    stage.advance(by: 0.3)
    #expect(abs(scene.b.view.presentation.frame.minX - 200) < 1)
    stage.move(to: Point(x: 54, y: 300))
    stage.advance(by: 0.3)
    stage.release(at: Point(x: 54, y: 300))
    stage.settle()
    #expect(scene.titles == ["A", "B"])
    _ = scene.rest()
    dragMouse()
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) B.dd(true) A.da(true) "
        + "B.dm(nil) didShow(A,true)")
  }

  @Test("N-17: other mouse buttons, and a downward drag, pop nothing")
  func otherDrags() {
    scene.stage.press(at: Point(x: 4, y: 300), button: .secondary)
    scene.stage.move(to: Point(x: 200, y: 300))
    scene.stage.release(at: Point(x: 200, y: 300), button: .secondary)
    scene.stage.drag(from: Point(x: 4, y: 100), to: Point(x: 60, y: 500), in: 0.5)
    #expect(scene.rest().isEmpty && scene.titles == ["A", "B"])
  }

  @Test(
    "G-25: a mouse drag from the edge that starts on text selects text, and a drag that starts on a slider moves it"
  )
  func takenDrags() {
    let text = TextView(frame: Rect(x: 0, y: 100, width: 400, height: 100))
    text.text = "several words in a line"
    let field = TextField(frame: Rect(x: 0, y: 220, width: 400, height: 36))
    field.text = "several words in a field"
    let slider = Slider(frame: Rect(x: 0, y: 280, width: 400, height: 36))
    for view in [text, field, slider] { scene.b.view.addSubview(view) }
    scene.stage.settle()
    let top = scene.b.view.frame.minY
    dragMouse(from: 12, to: 100, y: top + 112)
    #expect(text.text(in: text.selectedTextRange).count > 3)
    dragMouse(from: 16, to: 100, y: top + 238)
    #expect(field.text(in: field.selectedTextRange).count > 3)
    dragMouse(from: 14, to: 300, y: top + 298)
    #expect(slider.value > 0.5)
    #expect(scene.rest().isEmpty && scene.titles == ["A", "B"])
    // Below these views the drag pops.
    dragMouse(y: top + 450)
    #expect(scene.titles == ["A"])
  }
}

/// A delegate that a program sets on the recogniser.
@MainActor
private final class Permissive: GestureRecognizerDelegate {
  var allows = true
  var isTogether = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { allows }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { isTogether }
}
