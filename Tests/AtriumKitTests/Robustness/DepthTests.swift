import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Deep trees work, and trees that are too deep trap before the call stack overflows.
@MainActor
struct DepthTests {
  /// The maximum depth of views, and of controllers.
  private static let deepest = 2000

  private static func box() -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Makes nested views, and returns the outermost and the innermost.
  private static func chain(_ count: Int, prepare: (View) -> Void = { _ in }) -> (View, View) {
    let outer = box()
    var inner = outer
    prepare(outer)
    for _ in 1..<count {
      let next = box()
      prepare(next)
      inner.addSubview(next)
      inner = next
    }
    return (outer, inner)
  }

  @Test("2000 nested views can be laid out, drawn, resized, hit, pressed and released")
  func views() {
    let stage = Stage(size: Size(width: 100, height: 100))
    weak var outermost: View?
    do {
      let (outer, inner) = Self.chain(Self.deepest - 1) { $0.backgroundColor = .white }
      inner.backgroundColor = Color(hex: 0x0000ff)
      stage.window.addSubview(outer)
      stage.turn()
      #expect(inner.window === stage.window)
      #expect(stage.snapshot().color(atX: 50, y: 50) == Color(hex: 0x0000ff))
      stage.resize(to: Size(width: 120, height: 90))
      outer.frame = stage.window.bounds
      #expect(inner.bounds.size == Size(width: 120, height: 90))
      outer.tintColor = .black
      #expect(inner.tintColor == .black)
      #expect(stage.window.hitTest(Point(x: 5, y: 5), with: nil) === inner)
      stage.click(at: Point(x: 5, y: 5))
      #expect(inner.convert(Point(x: 1, y: 2), to: nil) == Point(x: 1, y: 2))
      outer.removeFromSuperview()
      #expect(inner.window == nil)
      outermost = outer
    }
    #expect(outermost == nil)
  }

  @Test("animations of a released tree end from the outside inwards, one subview after another")
  func ends() {
    var ended: [String] = []
    do {
      let views = (0..<5).map { _ in View() }
      views[0].addSubview(views[1])
      views[0].addSubview(views[3])
      views[1].addSubview(views[2])
      views[3].addSubview(views[4])
      for (view, name) in zip(views, ["outer", "first", "in first", "second", "in second"]) {
        View.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in ended.append(name) }
      }
    }
    #expect(ended == ["outer", "first", "in first", "second", "in second"])
  }

  @Test("1000 nested views that each need a layer exhaust neither memory nor the stack")
  func layers() {
    let stage = Stage(size: Size(width: 20, height: 20))
    let (outer, _) = Self.chain(1000) { $0.alpha = 0.999 }
    stage.window.addSubview(outer)
    stage.turn()
    #expect(stage.window.statistics.paintedViewCount < 300)
  }

  @Test(
    "a tree that is built from the inside outwards traps because of its depth when it is attached")
  func fromInside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = Self.chain(1200)
        let (other, _) = Self.chain(801)
        // Released views no longer count towards the depth.
        let (gone, end) = Self.chain(3)
        end.addSubview(outer)
        outer.removeFromSuperview()
        inner.addSubview(gone)
        gone.removeFromSuperview()
        inner.addSubview(other)
      }
    }
    #expect(
      trapMessage(result)
        == "View cannot become a subview of View, since 2001 views would be nested, and at most "
        + "2000 may be; make some of them siblings instead.")
  }

  @Test("ten thousand nested views trap with a message, built from the outside or from the inside")
  func tooManyViews() async {
    let message =
      "View cannot become a subview of View, since 2001 views would be nested, and at most "
      + "2000 may be; make some of them siblings instead."
    let outwards = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var view = View()
        for _ in 0..<10_000 {
          let outer = View()
          outer.addSubview(view)
          view = outer
        }
      }
    }
    #expect(trapMessage(outwards) == message)
    let inwards = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Self.chain(10_000) }
    }
    #expect(trapMessage(inwards) == message)
  }

  /// Makes nested controllers with views, and returns all of them.
  private static func controllers(_ count: Int) -> [ViewController] {
    var all = [ViewController()]
    for _ in 1..<count {
      let (parent, child) = (all[all.count - 1], ViewController())
      child.title = "Child"
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      all.append(child)
    }
    return all
  }

  @Test("1900 nested controllers appear, are resized, disappear and are released")
  func controllers() {
    weak var last: ViewController?
    do {
      let stage = Stage(size: Size(width: 100, height: 200))
      stage.host.paints = false
      var all = Self.controllers(1900)
      last = all.last
      stage.window.rootViewController = all[0]
      stage.turn()
      stage.resize(to: Size(width: 700, height: 500))
      stage.settle()
      #expect(last?.view.bounds.size == Size(width: 700, height: 500))
      #expect(all[0].hierarchyDescription.count { $0 == "\n" } == 1899)
      stage.window.sendMemoryWarning()
      stage.window.rootViewController = nil
      stage.turn()
      all = []
    }
    #expect(last == nil)
  }

  @Test("L-13, V-46: a resize updates the safe areas of 400 nested controllers at once")
  func safeAreas() {
    let stage = Stage(size: Size(width: 100, height: 200))
    stage.host.paints = false
    let all = Self.controllers(400)
    all[0].additionalSafeAreaInsets.top = 10
    stage.window.rootViewController = all[0]
    stage.turn()
    let (bounds, last) = (stage.window.bounds, all[399].view)
    #expect(last.safeAreaInsets.top == 10)
    let updates = stage.window.statistics.safeAreaUpdateCount
    stage.resize(to: Size(width: bounds.width, height: bounds.height + 100))
    stage.settle()
    #expect(stage.window.statistics.safeAreaUpdateCount - updates <= 2)
    #expect(last.bounds.height == bounds.height + 100 && last.safeAreaInsets.top == 10)
  }

  @Test("ten thousand nested controllers trap with a message")
  func tooManyControllers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var controller = ViewController()
        for _ in 0..<10_000 {
          let outer = ViewController()
          outer.title = "Outer"
          outer.addChild(controller)
          controller = outer
        }
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: Outer cannot become a child of Outer, since 2001 "
        + "controllers would be nested, and at most 2000 may be; make some of them siblings "
        + "instead.")
  }

  @Test("DC-25: a child that outlives its container appears in the next one")
  func orphan() {
    let stage = Stage()
    let root = ViewController()
    stage.window.rootViewController = root
    stage.turn()
    let child = FlagController()
    do {
      let container = ViewController()
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.turn()
    #expect(
      root.hierarchyDescription == """
        ViewController appeared (0, 0; 400 x 600)
          FlagController appeared (0, 0; 400 x 600)
        """)
    stage.window.rootViewController = nil
    stage.turn()
    #expect(child.view.window == nil)
  }
}
