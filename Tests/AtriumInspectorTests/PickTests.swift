import AtriumContainers
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests picking controllers in the window.
@MainActor
struct PickTests {
  /// A scene whose child A covers the upper left part of P, and a count of the taps in the window.
  @MainActor
  private final class Counted {
    let scene: Scene
    var taps = 0

    init() {
      scene = Scene()
      scene.child.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      scene.stage.window.addGestureRecognizer(
        TapGestureRecognizer { [weak self] _ in self?.taps += 1 })
      scene.stage.settle()
    }

    var selected: String? {
      scene.session.selection.flatMap { scene.session.controller($0)?.title }
    }
    var outlined: String? {
      scene.session.outlined.flatMap { scene.session.controller($0)?.title }
    }
  }

  // TP-7
  @Test("IN-9: in pick mode a movement outlines, a click selects, and the window receives neither")
  func mode() {
    let counted = Counted()
    let (stage, session) = (counted.scene.stage, counted.scene.session)
    session.isPicking = true
    stage.move(to: Point(x: 20, y: 20))
    #expect(counted.outlined == "A")
    stage.move(to: Point(x: 200, y: 20))
    #expect(counted.outlined == "P")
    stage.press(at: Point(x: 20, y: 20))
    stage.move(to: Point(x: 50, y: 50))
    stage.release(at: Point(x: 50, y: 50))
    #expect(counted.selected == "A")
    #expect(!session.isPicking)
    #expect(counted.taps == 0)
    stage.click(at: Point(x: 20, y: 20))
    #expect(counted.taps == 1)
  }

  @Test("IN-9: Escape ends pick mode without a selection, and does not reach the window")
  func escape() {
    let counted = Counted()
    let (stage, session) = (counted.scene.stage, counted.scene.session)
    let sheet = Recording.controller("M")
    sheet.modalPresentationStyle = .formSheet
    counted.scene.root.present(sheet, animated: false)
    stage.settle()
    session.isPicking = true
    stage.key("Escape")
    stage.settle()
    #expect(!session.isPicking && session.selection == nil)
    #expect(counted.scene.root.presentedViewController === sheet)
    stage.key("Escape")
    stage.settle()
    #expect(counted.scene.root.presentedViewController == nil)
  }

  @Test(
    "IN-10: Ctrl+Shift+click picks without pick mode, and is an ordinary click without a session")
  func chord() {
    let counted = Counted()
    let stage = counted.scene.stage
    stage.press(at: Point(x: 20, y: 20), modifiers: [.control, .shift])
    stage.release(at: Point(x: 20, y: 20), modifiers: [.control, .shift])
    #expect(counted.selected == "A" && counted.taps == 0)
    counted.scene.session.end()
    stage.press(at: Point(x: 20, y: 20), modifiers: [.control, .shift])
    stage.release(at: Point(x: 20, y: 20), modifiers: [.control, .shift])
    #expect(counted.taps == 1)
  }

  @Test(
    "IN-11: each further click climbs one step, and finally returns to the first; a click elsewhere starts again"
  )
  func climbing() {
    let counted = Counted()
    let (stage, session) = (counted.scene.stage, counted.scene.session)
    func pick(_ x: Double, _ y: Double) -> String? {
      session.isPicking = true
      stage.click(at: Point(x: x, y: y))
      return counted.selected
    }
    #expect(pick(20, 20) == "A")
    #expect(pick(25, 22) == "P")
    #expect(pick(20, 20) == "A")
    #expect(pick(60, 60) == "A")
    #expect(pick(300, 300) == "P")
  }

  // TP-9
  @Test(
    "IN-11: the topmost painted view is picked: a sheet, never a hidden view, but also a view that receives no touches"
  )
  func painting() {
    let counted = Counted()
    let (stage, session) = (counted.scene.stage, counted.scene.session)
    func top(_ x: Double, _ y: Double) -> String? {
      session.controllers(at: Point(x: x, y: y)).first?.title
    }
    counted.scene.child.view.isUserInteractionEnabled = false
    #expect(top(20, 20) == "A")
    counted.scene.child.view.isHidden = true
    #expect(top(20, 20) == "P")
    counted.scene.child.view.isHidden = false
    counted.scene.child.view.alpha = 0.005
    #expect(top(20, 20) == "P")
    counted.scene.child.view.alpha = 1
    let sheet = Recording.controller("M")
    sheet.modalPresentationStyle = .formSheet
    counted.scene.root.present(sheet, animated: false)
    stage.settle()
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(top(place.midX, place.midY) == "M")
    #expect(
      session.controllers(at: Point(x: place.midX, y: place.midY)).map(\.title) == ["M", "P"])
  }

  // TP-5, TP-6
  @Test("IN-8: one outline at a time is drawn above the contents, and is removed completely")
  func outline() {
    let counted = Counted()
    let (stage, session) = (counted.scene.stage, counted.scene.session)
    let plain = stage.host.bitmap?.color(atX: 50, y: 99)
    session.outlined = session.id(of: counted.scene.child)
    stage.turn()
    let marked = stage.host.bitmap?.color(atX: 50, y: 100)
    #expect(marked != plain)
    // The outline follows a moving view.
    counted.scene.child.view.frame.size.height = 300
    stage.settle()
    #expect(stage.host.bitmap?.color(atX: 50, y: 100) == plain)
    #expect(stage.host.bitmap?.color(atX: 50, y: 300) == marked)
    session.outlined = nil
    stage.turn()
    #expect(stage.host.bitmap?.color(atX: 50, y: 300) == plain)
    session.outlined = session.id(of: counted.scene.child)
    stage.turn()
    session.end()
    stage.turn()
    #expect(stage.host.bitmap?.color(atX: 50, y: 300) == plain)
  }

  @Test(
    "IN-17: the outlines of all controllers and of their safe areas are off at first, and each has a switch"
  )
  func outlines() {
    let counted = Counted()
    let (stage, session) = (counted.scene.stage, counted.scene.session)
    func colors() -> [Color?] {
      [(399, 300), (100, 50), (20, 12)].map { stage.host.bitmap?.color(atX: $0.0, y: $0.1) }
    }
    counted.scene.root.additionalSafeAreaInsets.top = 12
    stage.settle()
    let plain = colors()
    #expect(session.outlines == [])
    session.toggle(.areas)
    stage.turn()
    #expect(zip(colors(), plain).map { $0 != $1 } == [true, true, false])
    session.toggle(.areas)
    session.toggle(.safeAreas)
    stage.turn()
    #expect(colors()[2] != plain[2])
    session.toggle(.safeAreas)
    stage.turn()
    #expect(colors() == plain)
  }
}
