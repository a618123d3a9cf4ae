import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Random input and requests, with gestures that overlap turns and resizes.
@MainActor
struct PageStressTests {
  @Test(
    "random turns, drags, catches, cancellations and resizes keep the calls balanced",
    arguments: [PageViewController.TransitionStyle.scroll, .pageCurl], [1, 2])
  func random(style: PageViewController.TransitionStyle, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = PageScene(style, count: 1000, start: 500)
    let stage = scene.stage
    var completions = (asked: 0, called: 0)
    var isDown = false
    var log: [String] = []
    for _ in 0..<200 {
      let point = Point(
        x: .random(in: 0...400, using: &generator), y: .random(in: 0...600, using: &generator))
      switch Int.random(in: 0..<12, using: &generator) {
      case 0, 1:
        stage.key(["Left", "Right", "PageDown"].randomElement(using: &generator) ?? "Left")
      case 2:
        completions.asked += 1
        scene.pager.setViewControllers(
          [PageScene.page(.random(in: 0..<1000, using: &generator))],
          direction: Bool.random(using: &generator) ? .forward : .reverse,
          animated: Int.random(in: 0..<4, using: &generator) > 0
        ) { _ in completions.called += 1 }
      case 3:
        let size = Size(
          width: .random(in: 200...900, using: &generator),
          height: .random(in: 150...900, using: &generator))
        stage.resize(to: size)
      case 4: stage.scroll(by: Point(x: 0, y: -53), at: point)
      case 5 where !isDown, 6 where !isDown, 7 where !isDown:
        stage.touch(began: Point(x: point.x, y: 300))
        isDown = true
      case 5:
        stage.touch(ended: Point(x: point.x, y: 300))
        isDown = false
      case 6 where Int.random(in: 0..<4, using: &generator) == 0:
        stage.touch(cancelled: 0)
        isDown = false
      case 6, 7, 8, 9:
        if isDown { stage.touch(moved: Point(x: point.x, y: 300 + point.y / 50)) }
      default: stage.advance(by: .random(in: 0...0.3, using: &generator))
      }
      #expect(scene.pager.children.count <= 3)
      log.append(scene.recording.tokens())
    }
    if isDown { stage.touch(ended: Point(x: 0, y: 300)) }
    stage.settle()
    log.append(scene.recording.tokens())
    let tokens = log.joined(separator: " ").split(separator: " ")
    func count(_ part: String) -> Int { tokens.count { $0.contains(part) } }
    #expect(count("willTurn") > 5 && count("willTurn") == count("didTurn"))
    #expect(completions.asked == completions.called && completions.asked > 5)
    #expect(count(".wm(P)") == count(".dm(P)") && count(".wm(nil)") == count(".dm(nil)"))
    #expect(count(".wm(P)") == count(".wm(nil)"))
    #expect(scene.pager.children == scene.pager.viewControllers)
    #expect(scene.inWindow == scene.titles && scene.livingCount <= 3)
    let page = scene.pager.children[0].view
    #expect(page.frame.size == stage.window.bounds.size && page.superview?.subviews.count == 1)
    #expect(page.convert(Point.zero, to: nil) == .zero)
  }
}
