import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A scroll view of 300×400 at 50,50 with content of 300×2000, and a log of its delegate's calls.
@MainActor
final class ScrollBed: ScrollViewDelegate {
  let stage: Stage
  let scroll: ScrollView
  private(set) var heard: [String] = []
  private(set) var offsets: [Point] = []
  /// Returns the new target of a drag that ends.
  var retarget: ((Point) -> Point)?
  private(set) var releaseVelocity: Point?

  static let middle = Point(x: 200, y: 250)

  init(
    _ scroll: ScrollView = ScrollView(), contentSize: Size = Size(width: 300, height: 2000),
    settings: Settings = Settings()
  ) {
    self.scroll = scroll
    scroll.frame = Rect(x: 50, y: 50, width: 300, height: 400)
    stage = Stage(size: Size(width: 400, height: 500), settings: settings)
    let root = ViewController()
    stage.window.rootViewController = root
    scroll.contentSize = contentSize
    scroll.delegate = self
    root.view.addSubview(scroll)
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  var y: Double { scroll.contentOffset.y }

  // MARK: Input

  /// Sends one event of two fingers on a touchpad, in its own turn.
  func touchpad(_ phase: ScrollInput.Phase, by delta: Point = .zero, at point: Point = middle) {
    stage.window.dispatch(
      .scroll(
        ScrollInput(
          delta: delta, location: point, time: stage.time, source: .touchpad, phase: phase)))
    stage.turn()
  }

  /// Scrolls with two fingers at an even speed for some frames, and then lifts them.
  func fling(by delta: Point, frames: Int, at point: Point = middle) {
    touchpad(.began, at: point)
    for _ in 0..<frames {
      stage.advance(by: 1.0 / 60)
      touchpad(.changed, by: delta, at: point)
    }
    touchpad(.ended, at: point)
  }

  /// Moves a finger in steps from one position to another, and leaves it down.
  func fingerGoes(from start: Point, to end: Point, steps: Int = 10, id: Int = 0) {
    stage.touch(began: start, id: id)
    for step in 1...steps {
      stage.advance(by: 1.0 / 60)
      stage.touch(moved: start + (end - start) * (Double(step) / Double(steps)), id: id)
    }
  }

  // MARK: The delegate

  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { heard.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    heard.append("willEndDragging")
    releaseVelocity = velocity
    if let retarget { targetContentOffset = retarget(targetContentOffset) }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    heard.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    heard.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    heard.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    heard.append("didEndScrollingAnimation")
  }
}
