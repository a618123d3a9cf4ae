import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The room of the catalogue's transitions: its grid, and the stage with the chosen transition.
@MainActor
struct TransitionsRoomTests {
  private func thumbs(_ demo: Demo) -> [TransitionThumb] { demo.views(TransitionThumb.self) }

  private func thumb(_ name: String, _ demo: Demo) throws -> TransitionThumb {
    try #require(thumbs(demo).first { $0.transition.name == name })
  }

  /// Returns the names of the thumbnails that move.
  private func moving(_ demo: Demo) -> [String] {
    thumbs(demo).filter(\.isMoving).map(\.transition.name)
  }

  private func chosen(_ demo: Demo) -> [String] {
    thumbs(demo).filter(\.isSelected).map(\.transition.name)
  }

  private func middle(of view: View) -> Point { view.convert(view.bounds, to: nil).center }

  /// Returns the pages on the stage.
  private func stage(_ demo: Demo) throws -> TransitionPairView {
    try #require(
      demo.views(TransitionPairView.self).first { !($0.superview is TransitionThumb) })
  }

  private func slider(_ name: String, _ demo: Demo) throws -> Slider {
    try #require(demo.stage.view(named: name) as? Slider)
  }

  private func scrub(_ demo: Demo, to value: Double) throws {
    let slider = try slider("Moment", demo)
    slider.value = value
    slider.sendActions(for: .valueChanged)
    demo.stage.turn()
  }

  @Test("each transition of the catalogue is in the grid once, and nothing moves at rest")
  func grid() throws {
    let demo = try Demo("transitions")
    #expect(
      thumbs(demo).map(\.transition.name).sorted() == StepTransition.catalogue.map(\.name).sorted())
    #expect(thumbs(demo).allSatisfy { $0.pair.position == TransitionThumb.restingPosition })
    #expect(Set(thumbs(demo).compactMap(\.accessibilityLabel)).count == thumbs(demo).count)
    #expect(demo.window.isIdle && demo.stage.host.frameDeadline == nil)
  }

  @Test("only the thumbnail under the pointer moves, and stops after three rounds")
  func hover() throws {
    let demo = try Demo("transitions")
    let one = try thumb("CrossDissolve", demo)
    demo.stage.move(to: middle(of: one))
    demo.stage.advance(by: 0.3)
    #expect(moving(demo) == ["CrossDissolve"])
    #expect(one.pair.position > 0.4 && one.pair.position < 1)
    demo.stage.move(to: middle(of: try thumb("EmergeFromCenter", demo)))
    demo.stage.advance(by: 0.3)
    #expect(moving(demo) == ["EmergeFromCenter"])
    #expect(one.pair.position == TransitionThumb.restingPosition)
    demo.stage.settle()
    #expect(moving(demo) == [] && demo.stage.host.frameDeadline == nil)
    #expect(chosen(demo) == ["FlipVertically"])
  }

  @Test(
    "AX-20: Tab and arrows move through the grid, one thumbnail moves at a time, and Return chooses it"
  )
  func keys() throws {
    let demo = try Demo("transitions")
    for _ in 0..<14 where !(demo.window.focusedView is TransitionThumb) { demo.stage.key("Tab") }
    demo.stage.key("Down")
    demo.stage.advance(by: 0.2)
    #expect(moving(demo) == ["CrossDissolve"])
    demo.stage.key("Up")
    demo.stage.key("Right")
    demo.stage.advance(by: 0.2)
    #expect(moving(demo) == ["FadeIn"])
    demo.stage.key("Right")
    demo.stage.advance(by: 0.2)
    #expect(moving(demo) == ["FadeInPushToBack"])
    demo.stage.key("Return")
    #expect(chosen(demo) == ["FadeInPushToBack"])
    demo.stage.settle()
    #expect(try stage(demo).position == 1 && moving(demo) == [])
    // The grid is one focus stop.
    demo.stage.key("Tab")
    #expect(!(demo.window.focusedView is TransitionThumb))
  }

  @Test("a click puts a transition on the stage and plays it")
  func choice() throws {
    let demo = try Demo("transitions")
    demo.stage.click(at: middle(of: try thumb("CrossDissolve", demo)))
    #expect(chosen(demo) == ["CrossDissolve"])
    demo.stage.advance(by: 0.2)
    #expect(abs(try stage(demo).position - 0.5) < 0.1)
    demo.stage.settle()
    #expect(try stage(demo).position == 1)
  }

  @Test("play, pause, reverse, slow motion and the duration take effect")
  func playing() throws {
    let demo = try Demo("transitions")
    demo.stage.click(on: "Play")
    demo.stage.advance(by: 0.3)
    #expect(abs(try stage(demo).position - 0.5) < 0.1)
    demo.stage.click(on: "Pause")
    let held = try stage(demo).position
    demo.stage.advance(by: 1)
    #expect(try stage(demo).position == held)
    demo.stage.click(on: "×1/10")
    demo.stage.click(on: "Reverse")
    demo.stage.advance(by: 0.6)
    #expect(abs(try stage(demo).position - (held - 0.1)) < 0.02)
    demo.stage.click(on: "×1")
    demo.stage.settle()
    #expect(try stage(demo).position == 0)
    let duration = try slider("Duration", demo)
    duration.value = 3
    duration.sendActions(for: .valueChanged)
    demo.stage.click(on: "Play")
    demo.stage.advance(by: 1.5)
    #expect(abs(try stage(demo).position - 0.5) < 0.05)
    demo.stage.settle()
    #expect(try stage(demo).position == 1)
    #expect(demo.stage.host.frameDeadline == nil)
  }

  @Test(
    "scrubbing shows the same image for each moment, whatever was shown before",
    arguments: [0, 7, 22, 35, 39, 46])
  func scrubbing(index: Int) throws {
    let name = StepTransition.catalogue[index].name
    var pictures: [Double: Bitmap] = [:]
    for order in [[0, 0.3, 0.8, 1], [1, 0.3, 0, 0.8, 0.3, 1, 0.8, 0]] {
      let demo = try Demo("transitions")
      try thumb(name, demo).sendActions(for: .primaryActionTriggered)
      demo.stage.settle()
      for moment in order {
        try scrub(demo, to: moment)
        #expect(try stage(demo).position == moment)
        let picture = demo.stage.snapshot()
        if let known = pictures[moment] { #expect(picture.isIdentical(to: known), "\(moment)") }
        pictures[moment] = picture
        #expect(demo.stage.host.frameDeadline == nil)
      }
    }
  }

  @Test("dragging the bar or across the stage moves the transition forwards and backwards")
  func drags() throws {
    let demo = try Demo("transitions")
    let bar = try slider("Moment", demo)
    let frame = bar.convert(bar.bounds, to: nil)
    demo.stage.drag(
      from: Point(x: frame.minX + 10, y: frame.midY), to: Point(x: frame.maxX + 40, y: frame.midY))
    demo.stage.settle()
    #expect(try stage(demo).position == 1)
    let area = try stage(demo).convert(try stage(demo).bounds, to: nil)
    demo.stage.drag(
      from: Point(x: area.maxX - 10, y: area.midY), to: Point(x: area.midX - 10, y: area.midY))
    demo.stage.settle()
    #expect(abs(try stage(demo).position - 0.5) < 0.06)
    #expect(abs(bar.value - (try stage(demo).position)) < 1e-9)
  }

  @Test("with reduced motion nothing moves by itself, and the bar moves the whole transition")
  func reducedMotion() throws {
    let demo = try Demo("transitions", settings: Settings(motion: .reduced))
    demo.stage.move(to: middle(of: try thumb("CrossDissolve", demo)))
    demo.stage.advance(by: 0.2)
    #expect(moving(demo) == [])
    demo.stage.click(on: "Play")
    #expect(try stage(demo).position == 1)
    let end = demo.stage.snapshot()
    try scrub(demo, to: 0.25)
    let scrubbed = demo.stage.snapshot()
    #expect(!scrubbed.isIdentical(to: end))
    let full = try Demo("transitions")
    full.stage.move(to: middle(of: try thumb("CrossDissolve", full)))
    full.stage.click(on: "Play")
    full.stage.settle()
    try scrub(full, to: 0.25)
    full.stage.settle()
    #expect(full.stage.snapshot().isIdentical(to: demo.stage.snapshot()))
  }

  @Test("the room is made when it is first shown")
  func lazy() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    let rooms = ring.viewControllers.filter { ["Transitions", "Rotation"].contains($0.title) }
    #expect(rooms.count == 2 && rooms.allSatisfy { !$0.isViewLoaded })
  }

  @Test("the focus ring of a thumbnail is around its picture, and leaves its name unchanged")
  func focusRing() throws {
    let demo = try Demo("transitions", settings: Settings(motion: .off))
    let one = try thumb("FadeIn", demo)
    let name = try #require(one.subviews.compactMap { $0 as? Label }.first)
    func pixels(_ view: View) -> [Color] {
      let (picture, rect) = (demo.stage.snapshot(), view.convert(view.bounds, to: nil))
      return stride(from: Int(rect.minY), to: Int(rect.maxY), by: 1).flatMap { y in
        stride(from: Int(rect.minX), to: Int(rect.maxX), by: 1).map { picture.color(atX: $0, y: y) }
      }
    }
    let before = [one.pair, name].map(pixels)
    demo.stage.key("Tab")
    one.becomeFirstResponder()
    demo.stage.settle()
    #expect(one.isFocusRingVisible)
    let after = [one.pair, name].map(pixels)
    #expect(before[0] != after[0])
    #expect(before[1] == after[1])
  }
}
