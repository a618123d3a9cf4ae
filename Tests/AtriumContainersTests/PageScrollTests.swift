import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The scroll style: turns in code and by drags.
@MainActor
struct PageScrollTests {
  private let scene = PageScene(start: 1)

  @Test(
    "P-1, P-2, P-12, P-14, P-15: defaults, raw values, and the options of each style are UIKit's")
  func defaults() {
    typealias Pager = PageViewController
    let plain = Pager()
    #expect(plain.transitionStyle.rawValue == 0 && plain.navigationOrientation.rawValue == 0)
    #expect(plain.spineLocation.rawValue == 1 && plain.viewControllers.isEmpty)
    #expect(plain.gestureRecognizers.count == 2 && !plain.isDoubleSided)
    #expect(plain.gestureRecognizers[0] is PanGestureRecognizer)
    #expect(plain.gestureRecognizers[1] is TapGestureRecognizer)
    let options: [Pager.OptionsKey: Any] = [
      .spineLocation: Pager.SpineLocation.max, .interPageSpacing: 20,
    ]
    let curl = Pager(transitionStyle: .pageCurl, navigationOrientation: .vertical, options: options)
    #expect(curl.spineLocation.rawValue == 3 && curl.interPageSpacing == 0)
    let scroll = Pager(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
    #expect(scroll.transitionStyle.rawValue == 1 && scroll.navigationOrientation.rawValue == 1)
    #expect(scroll.spineLocation.rawValue == 0 && scroll.interPageSpacing == 20)
    #expect(scroll.gestureRecognizers.isEmpty)
    let wrong: [Pager.OptionsKey: Any] = [.spineLocation: "left", .interPageSpacing: -Double.nan]
    #expect(
      Pager(transitionStyle: .scroll, navigationOrientation: .vertical, options: wrong)
        .interPageSpacing == 0)
    #expect(
      Pager(transitionStyle: .pageCurl, navigationOrientation: .vertical, options: wrong)
        .spineLocation == .min)
  }

  @Test("P-4: the first pages are shown at once, even if the call is animated")
  func first() {
    let pager = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.title = "P"
    let recording = Recording.atRest(root: pager)
    var results: [Bool] = []
    pager.setViewControllers([PageScene.page(0)], direction: .forward, animated: true) {
      results.append($0)
    }
    #expect(results == [true])
    #expect(recording.turn() == "A.wm(P) A.dm(P) A.ld A.wa A.ia A.da || ")
    #expect(pager.children.first?.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("pages that are set before the view is loaded get their calls when it appears")
  func withoutView() {
    let pager = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.title = "P"
    let recording = Recording(root: pager)
    var results: [Bool] = []
    for number in 0..<2 {
      pager.setViewControllers([PageScene.page(number)], direction: .forward, animated: true) {
        results.append($0)
      }
    }
    #expect(!pager.isViewLoaded && results == [true, true])
    #expect(recording.tokens() == "A.wm(P) A.dm(P) B.wm(P) B.dm(P) A.wm(nil) A.dm(nil)")
    recording.stage.window.rootViewController = pager
    recording.stage.settle()
    #expect(recording.tokens() == "P.ld B.ld P.wa B.wa P.ia B.ia P.da B.da")
  }

  @Test("§10.21, P-5, P-6, P-8, P-16: a turn in code takes 0.3 s along a cosine")
  func turnByCode() {
    var results: [Bool] = []
    scene.pager.setViewControllers([PageScene.page(2)], direction: .forward, animated: true) {
      results.append($0)
    }
    #expect(scene.titles == "C" && results.isEmpty)
    #expect(
      scene.recording.turn() == "C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) || C.ia(true)")
    for (time, place) in [(0.05, 373.2), (0.1, 300), (0.15, 200), (0.2, 100), (0.25, 26.8)] {
      scene.stage.advance(by: 0.05)
      let (new, old) = (scene.place(of: "C") ?? 0, scene.place(of: "B") ?? 0)
      #expect(abs(new - place) < 0.5, "at \(time)")
      #expect(abs(new - old - 400) < 0.01)
    }
    #expect(scene.rest() == "C.da(true) B.dd(true) B.wm(nil) B.dm(nil)")
    #expect(results == [true] && scene.inWindow == "C")
  }

  @Test(
    "in a backward turn the page slides in from the other side, and spacing separates the pages (P-14)"
  )
  func backwards() {
    let scene = PageScene(options: [.interPageSpacing: 40.0], start: 1)
    scene.pager.setViewControllers([PageScene.page(0)], direction: .reverse, animated: true)
    scene.stage.advance(by: 0.15)
    #expect(abs((scene.place(of: "A") ?? 0) + 220) < 0.5)
    #expect(abs((scene.place(of: "B") ?? 0) - 220) < 0.5)
    scene.stage.settle()
    #expect(scene.place(of: "A") == 0)
  }

  @Test("P-6, P-8, P-9, P-16: a drag turns the page with the finger, and the delegate is notified")
  func drag() {
    let stage = scene.stage
    stage.touch(began: Point(x: 300, y: 300))
    stage.touch(moved: Point(x: 280, y: 300))
    #expect(
      scene.recording.tokens()
        == "willTurn(C) C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) C.ia(true)")
    stage.advance(by: 0.1)
    stage.touch(moved: Point(x: 60, y: 300))
    stage.advance(by: 0.5)
    #expect(scene.place(of: "B") == -240 && scene.place(of: "C") == 160)
    #expect(scene.titles == "B")
    scene.onDidTurn = { [unowned scene] in #expect(scene.titles == "C") }
    stage.touch(ended: Point(x: 60, y: 300))
    #expect(
      scene.rest() == "C.da(true) B.dd(true) B.wm(nil) B.dm(nil) didTurn(true,B,true)")
    #expect(scene.titles == "C")
  }

  @Test("§10.22, P-8, P-16: after a drag that ends before the middle, the page turns back")
  func cancelled() {
    scene.drag([300, 270, 240, 150], resting: 0.5)
    #expect(
      scene.rest()
        == "willTurn(C) C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) C.ia(true) "
        + "B.wa(true) B.da(true) C.wd(true) C.dd(true) C.wm(nil) C.dm(nil) didTurn(true,B,false)")
    #expect(scene.titles == "B" && scene.inWindow == "B" && scene.place(of: "B") == 0)
  }

  @Test(
    "a drag that stops before its release is decided by its position, and a fast drag by its direction",
    arguments: [
      ([300.0, 280, 80], 0.5, "C"), ([300, 280, 110], 0.5, "B"), ([300, 290, 250], 0, "C"),
      ([300, 280, 20, 20, 20, 60, 100], 0, "B"), ([100, 120, 320], 0.5, "A"),
      ([100, 110, 150], 0, "A"),
    ])
  func release(path: [Double], resting: Double, title: String) {
    scene.drag(path, resting: resting)
    scene.stage.settle()
    #expect(scene.titles == title && scene.inWindow == title)
  }

  @Test("a long drag turns several pages, and back again")
  func longDrag() {
    let stage = scene.stage
    stage.touch(began: Point(x: 390, y: 300))
    stage.touch(moved: Point(x: 380, y: 300))
    stage.touch(moved: Point(x: 10, y: 300))
    #expect(scene.titles == "B")
    // A finger may leave the window.
    stage.touch(moved: Point(x: -110, y: 300))
    #expect(scene.titles == "C" && scene.inWindow == "C D")
    #expect(scene.place(of: "C") == -100)
    stage.touch(moved: Point(x: 190, y: 300))
    stage.touch(moved: Point(x: 192, y: 300))
    #expect(scene.titles == "C" && scene.inWindow == "B C" || scene.inWindow == "C B")
    #expect(scene.place(of: "C") == 202)
    stage.touch(ended: Point(x: 192, y: 300))
    stage.settle()
    #expect(
      scene.recording.tokens()
        == "willTurn(C) C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) C.ia(true) "
        + "C.da(true) B.dd(true) B.wm(nil) B.dm(nil) didTurn(true,B,true) "
        + "willTurn(D) D.wm(P) D.dm(P) D.ld D.wa(true) C.wd(true) D.ia(true) "
        + "C.wa(true) C.da(true) D.wd(true) D.dd(true) D.wm(nil) D.dm(nil) didTurn(true,C,false) "
        + "willTurn(B) B.wm(P) B.dm(P) B.wa(true) C.wd(true) B.ia(true) "
        + "B.da(true) C.dd(true) C.wm(nil) C.dm(nil) didTurn(true,C,true)")
  }

  @Test("a finger catches a running turn at its current position, and can reverse it")
  func catching() {
    var results: [Bool] = []
    scene.pager.setViewControllers([PageScene.page(2)], direction: .forward, animated: true) {
      results.append($0)
    }
    scene.stage.advance(by: 0.15)
    scene.stage.touch(began: Point(x: 100, y: 300))
    scene.stage.touch(moved: Point(x: 110, y: 300))
    scene.stage.advance(by: 1)
    #expect(abs((scene.place(of: "C") ?? 0) - 200) < 0.5)
    scene.stage.touch(moved: Point(x: 250, y: 300))
    scene.stage.advance(by: 1)
    scene.stage.touch(ended: Point(x: 250, y: 300))
    #expect(
      scene.rest()
        == "C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) C.ia(true) "
        + "B.wa(true) B.da(true) C.wd(true) C.dd(true) C.wm(nil) C.dm(nil)")
    #expect(results == [false] && scene.titles == "B")
  }

  @Test("each quick swipe turns one page", arguments: [0.05, 0.1, 0.2, 0.4])
  func quickSwipes(pause: Double) {
    let scene = PageScene(count: 10)
    for _ in 0..<4 {
      scene.stage.touch(began: Point(x: 250, y: 300))
      for x in [230.0, 210, 190] {
        scene.stage.advance(by: 0.016)
        scene.stage.touch(moved: Point(x: x, y: 300))
      }
      scene.stage.touch(ended: Point(x: 190, y: 300))
      scene.stage.advance(by: pause)
    }
    scene.stage.settle()
    #expect(scene.titles == "E")
  }

  @Test("beyond the first and last page the page follows at a tenth of the speed, and returns")
  func bounce() {
    let scene = PageScene()
    let stage = scene.stage
    stage.touch(began: Point(x: 100, y: 300))
    stage.touch(moved: Point(x: 120, y: 300))
    stage.touch(moved: Point(x: 300, y: 300))
    let view = scene.pager.children.first?.view
    #expect(view?.convert(Point.zero, to: nil) == Point(x: 20, y: 0))
    // In the opposite direction, the same drag turns a page.
    stage.touch(moved: Point(x: 40, y: 300))
    #expect(scene.place(of: "B") == 340 && scene.place(of: "A") == -60)
    stage.touch(moved: Point(x: 200, y: 300))
    stage.touch(ended: Point(x: 200, y: 300))
    stage.settle()
    #expect(view?.convert(Point.zero, to: nil) == .zero && scene.titles == "A")
  }

  @Test("P-7: without a data source no gesture and no key turns a page")
  func noDataSource() {
    scene.pager.dataSource = nil
    scene.drag([300, 270, 100])
    scene.stage.key("Right")
    scene.stage.scroll(by: Point(x: 0, y: -53), at: Point(x: 200, y: 300))
    #expect(scene.rest().isEmpty && scene.titles == "B")
  }

  @Test("a drag perpendicular to the axis turns no page")
  func across() {
    scene.stage.touch(began: Point(x: 300, y: 300))
    scene.stage.touch(moved: Point(x: 280, y: 200))
    scene.stage.touch(moved: Point(x: 100, y: 200))
    scene.stage.touch(ended: Point(x: 100, y: 200))
    #expect(scene.rest().isEmpty)
  }

  @Test(
    "DC-17: of several requests during a page turn, only the last is carried out, and its completion receives true"
  )
  func keepsLast() {
    var results: [String] = []
    for number in 2...5 {
      scene.pager.setViewControllers([PageScene.page(number)], direction: .forward, animated: true)
      { results.append("\(number) \($0)") }
    }
    #expect(scene.titles == "F" && results == ["3 false", "4 false"])
    #expect(
      scene.rest()
        == "C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) C.ia(true) "
        + "C.da(true) B.dd(true) B.wm(nil) B.dm(nil) "
        + "F.wm(P) F.dm(P) F.ld F.wa(true) C.wd(true) F.ia(true) "
        + "F.da(true) C.dd(true) C.wm(nil) C.dm(nil)")
    #expect(results == ["3 false", "4 false", "2 true", "5 true"])
  }

  @Test(
    "P-16: a change without animation ends the running page turn, and discards the waiting request")
  func unanimatedMeanwhile() {
    var results: [String] = []
    for (number, animated) in [(2, true), (3, true), (4, false)] {
      scene.pager.setViewControllers(
        [PageScene.page(number)], direction: .forward, animated: animated
      ) { results.append("\(number) \($0)") }
    }
    #expect(results == ["3 false", "2 false"])
    #expect(
      scene.rest()
        == "C.wm(P) C.dm(P) C.ld C.wa(true) B.wd(true) C.ia(true) C.da(true) B.dd(true) B.wm(nil) "
        + "B.dm(nil) E.wm(P) E.dm(P) C.wm(nil) E.ld E.wa C.wd E.ia C.dd E.da C.dm(nil)")
    #expect(results == ["3 false", "2 false", "4 true"] && scene.inWindow == "E")
    #expect(scene.place(of: "E") == 0)
  }
}
