import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Changes that send no appearance call.
@MainActor
struct QuietEventTests {
  @Test("L-22: covering a view, hiding it and losing the focus send no appearance call")
  func covering() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    recording.root.view.addSubview(View(frame: recording.root.view.bounds))
    child.view.isHidden = true
    recording.stage.window.dispatch(.focus(true))
    recording.stage.window.dispatch(.focus(false))
    #expect(recording.turn() == " || ")
  }

  @Test(
    "§10.6, DC-5: a view added off screen without a parent controller causes no calls when its superview appears"
  )
  func offScreen() {
    let recording = Recording()
    let child = Recording.controller("C")
    child.addLifecycleObserver(recording.recorder)
    recording.root.view.addSubview(child.view)
    #expect(recording.tokens() == "P.ld C.ld")
    recording.stage.window.rootViewController = recording.root
    #expect(recording.turn() == "P.wa || P.ia P.da")
  }

  @Test(
    "L-14: viewIsAppearing is sent once, with size, traits and window, however many layouts follow")
  func isAppearing() {
    let root = AppearingController()
    let recording = Recording(root: root)
    recording.stage.window.rootViewController = root
    for _ in 0..<3 {
      root.view.setNeedsLayout()
      recording.stage.turn()
    }
    #expect(root.seen == ["400x600 compact true false"])
  }
}

private class AppearingController: ViewController {
  var seen: [String] = []

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    let size = view.bounds.size
    seen.append(
      "\(Int(size.width))x\(Int(size.height)) "
        + "\(traitCollection.horizontalSizeClass) \(view.window != nil) \(animated)")
  }
}
