import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the timeline in the inspector's window: keys, wheel and pointer.
@MainActor
struct TimelineViewTests {
  /// An inspector of a window in which a controller was presented and dismissed, with the focus on the
  /// timeline.
  private func bench(_ size: Size = Size(width: 960, height: 720)) -> Bench {
    let bench = Bench(size: size)
    let modal = Recording.controller("M")
    modal.modalPresentationStyle = .fullScreen
    bench.scene.root.present(modal, animated: true)
    bench.settle()
    bench.scene.root.dismiss(animated: true)
    bench.settle()
    bench.scene.stage.advance(by: 0.2)
    bench.pane.key("Ctrl+3")
    bench.settle()
    return bench
  }

  private func selectedCall(_ bench: Bench) -> String? {
    bench.scene.session.selectedCall.flatMap(bench.scene.session.call).map {
      "\($0.name).\($0.event)"
    }
  }

  /// Receives announcements.
  private final class Receiver: AccessibilityReceiving {
    var texts: [String] = []
    let isObserved = true

    func receive(_ notification: Accessibility.Notification, argument: Any?) {
      if let text = argument as? String { texts.append(text) }
    }
  }

  @Test("TL-12: a call that an arrow key selects is announced")
  func spokenCalls() {
    let bench = bench()
    let (previous, receiver) = (Accessibility.receiver, Receiver())
    Accessibility.receiver = receiver
    defer { Accessibility.receiver = previous }
    for key in ["Down", "Down", "Right", "Right", "Left", "Up"] { bench.pane.key(key) }
    #expect(receiver.texts == ["A.willMove", "A.viewDidLoad", "A.willMove", "P.viewIsAppearing"])
  }

  // TP-15
  @Test("TL-12: arrow keys select calls and lanes, and the tree, details and outline follow")
  func arrows() {
    let bench = bench()
    bench.pane.key("Down")
    #expect(bench.selected == "P")
    bench.pane.key("Down")
    #expect(bench.selected == "A" && bench.outlined == "A")
    bench.pane.key("Right")
    #expect(selectedCall(bench) == "A.willMove")
    bench.pane.key("Right")
    bench.pane.key(".")
    #expect(selectedCall(bench) == "A.viewWillAppear")
    bench.settle()
    #expect(bench.texts.contains("A.viewWillAppear"))
    bench.pane.key(",")
    #expect(selectedCall(bench) == "A.viewDidLoad")
    bench.pane.key("Left")
    #expect(selectedCall(bench) == "A.willMove")
    bench.pane.key("Up")
    #expect(bench.selected == "P")
    #expect(selectedCall(bench)?.hasPrefix("P.") == true)
    bench.pane.key("Escape")
    #expect(selectedCall(bench) == nil)
  }

  @Test(
    "TL-5: a legend below the lanes names the marks, and leaves its line to the lanes if they need it"
  )
  func legend() {
    let names = [
      "loads", "moves", "appears", "disappears", "resizes", "rotates", "will", "is", "did",
    ]
    let tall = bench()
    #expect(tall.texts.filter { names.contains($0) } == names)
    let many = bench()
    for index in 0..<12 {
      Scene.add(Recording.controller("N\(index)"), to: many.scene.root)
    }
    many.settle()
    many.scene.stage.advance(by: 0.2)
    many.settle()
    #expect(many.texts.filter { names.contains($0) } == [])
  }

  @Test(
    "TL-5: after a resize the legend names its calls in their order, and says whether it is a rotation"
  )
  func resizeLegend() {
    let bench = bench()
    bench.scene.stage.resize(to: Size(width: 410, height: 600))
    bench.settle()
    bench.scene.stage.advance(by: 0.2)
    bench.settle()
    let quiet = bench.texts.drop { !$0.hasPrefix("Resize, ") }
    #expect(
      quiet.prefix(3) == [
        "Resize, before the bounds change:", "viewWillTransition",
        "No rotation, since a wide area stays wide, or a tall one tall.",
      ])
    bench.scene.stage.resize(to: Size(width: 700, height: 600))
    bench.settle()
    bench.scene.stage.advance(by: 0.2)
    bench.settle()
    let turned = bench.texts.drop { !$0.hasPrefix("Resize, ") }
    #expect(
      turned.prefix(7) == [
        "Resize, before the bounds change:", "willTransition", "viewWillTransition",
        "Then the rotation (wide ↔ tall):", "willRotate", "willAnimateRotation",
        "didRotate",
      ])
  }

  @Test("TL-7: a call is named beside its mark where the next mark leaves space")
  func callNames() {
    let bench = Bench()
    bench.pane.key("Ctrl+3")
    bench.settle()
    #expect(bench.texts(below: 440).filter { $0 == "willMove" || $0 == "didMove" } == [])
    bench.pane.key("0")
    bench.settle()
    #expect(bench.texts(below: 440).filter { $0 == "willMove" || $0 == "didMove" } == ["didMove"])
  }

  @Test("TL-10: causes without space for their titles share one, and no title is empty or cut")
  func chips() {
    let bench = Bench()
    for index in 1...7 {
      bench.scene.session.nameCause("step \(index)")
      bench.scene.root.addChild(Recording.controller("N\(index)"))
      bench.settle()
      bench.scene.stage.advance(by: 0.2)
    }
    bench.scene.session.nameCause("a long title at the end")
    bench.scene.root.addChild(Recording.controller("N8"))
    bench.scene.stage.advance(by: 0.2)
    bench.settle()
    let titles = bench.texts(below: 440).filter { text in
      ["step", "actions", "title"].contains { text.contains($0) } || text.isEmpty
    }
    #expect(titles == ["3 actions", "3 actions", "step 7, a long title at the end"])
  }

  @Test("TL-10: the pointer over a title shows the whole title and the number of calls")
  func chipHover() throws {
    let bench = bench()
    let title = try #require(bench.place(of: "code", below: 400))
    bench.pane.move(to: title.center)
    bench.settle()
    #expect(bench.texts.contains { $0.hasPrefix("code · ") && $0.contains(" calls · ") })
    bench.pane.leave()
    bench.settle()
    #expect(!bench.texts.contains { $0.hasPrefix("code · ") })
  }

  @Test("TL-7, IN-15: the selected call is explained below the timeline, with its sender")
  func explanation() {
    let bench = bench()
    for key in ["Down", "Down", "Right", "Right", "Right"] { bench.pane.key(key) }
    #expect(selectedCall(bench) == "A.viewWillAppear")
    bench.settle()
    let status = bench.texts.last { $0.hasPrefix("A.viewWillAppear: ") }
    #expect(
      status?.hasPrefix(
        "A.viewWillAppear: The view is about to come on screen; it is not in the window yet. Sent by "
      )
        == true, "\(bench.texts)")
  }

  @Test("TL-7: in a small inspector, the explanation of a call is complete")
  func explanationInSmallPane() {
    for size in [Size(width: 340, height: 400), Size(width: 340, height: 600)] {
      let bench = bench(size)
      for key in ["Down", "Down", "Right", "Right", "Right"] { bench.pane.key(key) }
      bench.settle()
      #expect(bench.texts.contains { $0.hasPrefix("A.viewWillAppear: ") })
      #expect(!bench.truncated.contains { $0.hasPrefix("A.viewWillAppear: ") }, "\(size)")
    }
  }

  @Test("TL-12: a click on a mark selects its call, and a click on a name its controller")
  func clicks() throws {
    let bench = bench()
    let name = try #require(bench.place(of: "A", below: 440))
    bench.pane.click(at: Point(x: name.midX, y: name.midY))
    #expect(bench.selected == "A" && selectedCall(bench) == nil)
    // The first mark of the lane, at the default zoom with the first call at the left.
    bench.pane.key("Home")
    let index = try #require(bench.scene.session.calls.firstIndex { $0.name == "A" })
    let scale = TimelineScale(bench.scene.session.calls, axis: .order, width: 16)
    bench.pane.click(at: Point(x: 160 + scale.x(index), y: name.midY))
    #expect(selectedCall(bench) == "A.willMove")
  }

  @Test("TL-9: letters and the wheel zoom and move, and 0 shows all calls")
  func zooming() {
    let bench = bench()
    func picture() -> Bitmap { bench.pane.snapshot() }
    let usual = picture()
    bench.pane.key("w")
    let wide = picture()
    #expect(!wide.isIdentical(to: usual))
    bench.pane.key("s")
    bench.pane.key("Home")
    let start = picture()
    bench.pane.key("w")
    bench.pane.key("d")
    #expect(!picture().isIdentical(to: start))
    bench.pane.key("a")
    bench.pane.key("s")
    bench.pane.key("Home")
    #expect(picture().isIdentical(to: start))
    bench.pane.key("t")
    #expect(bench.texts.contains("Time"))
    bench.pane.key("t")
    #expect(bench.texts.contains("Order of calls"))
    bench.pane.key("0")
    let all = picture()
    bench.pane.key("w")
    bench.pane.key("w")
    bench.pane.key("0")
    #expect(picture().isIdentical(to: all))
  }

  @Test("TL-10: the key C selects the causes one after another, and Escape ends it")
  func causes() {
    let bench = bench()
    let usual = bench.pane.snapshot()
    bench.pane.key("c")
    let first = bench.pane.snapshot()
    #expect(!first.isIdentical(to: usual))
    bench.pane.key("c")
    #expect(!bench.pane.snapshot().isIdentical(to: first))
    bench.pane.key("Escape")
    bench.pane.key("Escape")
    bench.settle()
  }

  @Test("TL-2: Return folds a lane, and P pins it")
  func folding() {
    let bench = bench()
    func lanes() -> [String] {
      bench.texts(below: 440).filter { ["P", "A", "M", "▸ P"].contains($0) }
    }
    #expect(lanes() == ["P", "A", "M"])
    bench.pane.key("Down")
    bench.pane.key("Return")
    bench.settle()
    #expect(lanes() == ["▸ P", "M"])
    bench.pane.key("Return")
    bench.pane.key("Down")
    bench.pane.key("p")
    bench.settle()
    #expect(lanes() == ["A", "P", "M"])
  }

  /// A narrow inspector with the calls of a child that appears and disappears a number of times.
  private func crowded(_ count: Int) -> Bench {
    let bench = bench(Size(width: 700, height: 720))
    for _ in 0..<count {
      bench.scene.child.beginAppearanceTransition(false, animated: false)
      bench.scene.child.endAppearanceTransition()
      bench.scene.child.beginAppearanceTransition(true, animated: false)
      bench.scene.child.endAppearanceTransition()
    }
    bench.settle()
    bench.scene.stage.advance(by: 0.2)
    return bench
  }

  @Test("TL-13: a button shows the number of newer calls that are not visible, and scrolls to them")
  func newest() throws {
    let bench = crowded(12)
    func button() -> String? { bench.texts.first { $0.hasPrefix("Newest ›") } }
    #expect(button() == nil)
    bench.pane.key("Home")
    let text = try #require(button())
    #expect(Int(text.dropFirst("Newest › ".count)).map { $0 > 5 } == true)
    let place = try #require(bench.place(of: text, below: 0))
    bench.pane.click(at: Point(x: place.midX, y: place.midY))
    #expect(button() == nil)
  }

  @Test("TL-13: the button is pressed anywhere in its frame, which is as wide as its text needs")
  func newestEnds() throws {
    let bench = crowded(250)
    func frame() -> Rect? {
      bench.displayed.first { $0.text.hasPrefix("Newest ›") }?.place.insetBy(dx: -8, dy: 0)
    }
    bench.pane.key("Home")
    let button = try #require(frame())
    #expect(button.width > 92)
    bench.pane.click(at: Point(x: button.minX - 4, y: button.midY))
    #expect(frame() == button)
    for x in [button.minX + 2, button.maxX - 2] {
      bench.pane.key("Home")
      #expect(frame() == button)
      bench.pane.click(at: Point(x: x, y: button.midY))
      #expect(frame() == nil)
    }
  }

  @Test("in a narrow window Ctrl+3 shows the timeline and gives it the focus")
  func narrow() {
    let bench = bench(Size(width: 640, height: 900))
    bench.pane.key("t")
    #expect(bench.texts.contains("Time"))
    bench.pane.key("Ctrl+2")
    bench.settle()
    #expect(!bench.texts.contains("Time"))
  }
}
