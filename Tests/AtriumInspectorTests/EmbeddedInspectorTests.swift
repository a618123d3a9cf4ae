import AtriumContainers
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests an inspector beside other contents of a window.
@MainActor
struct EmbeddedInspectorTests {
  /// A window in which an inspector of another window is a child.
  private func embedded() -> (scene: Scene, pane: Stage, inspector: InspectorController) {
    let scene = Scene()
    let pane = scene.stage.openWindow(size: Size(width: 700, height: 500))
    let root = Recording.controller("R")
    pane.window.rootViewController = root
    let inspector = InspectorController(scene.session)
    Scene.add(inspector, to: root)
    scene.stage.settle()
    return (scene, pane, inspector)
  }

  @Test("IN-26: beside other contents the inspector has no command for its own window or its panes")
  func commands() {
    let (scene, pane, inspector) = embedded()
    let titles = Set(inspector.keyCommands.map(\.title))
    #expect(titles.contains("Search") && titles.contains("Pause or resume time"))
    for title in ["Close the inspector", "Tree", "Details", "Timeline", "Show shortcuts"] {
      #expect(!titles.contains(title), "\(title)")
    }
    pane.key("Ctrl+Shift+I")
    scene.stage.settle()
    #expect(!pane.window.isClosed)
    let alone = Bench()
    let all = alone.pane.window.rootViewController?.keyCommands.map(\.title) ?? []
    #expect(Set(all).isSuperset(of: ["Close the inspector", "Tree", "Layers", "Show shortcuts"]))
  }

  @Test(
    "IN-26: beside other contents the inspector handles Escape only while Escape ends something")
  func escape() {
    let (scene, _, inspector) = embedded()
    func isEnabled() -> Bool? { inspector.keyCommands.first { $0.title == "Back out" }?.isEnabled }
    #expect(isEnabled() == false)
    scene.session.selection = scene.session.id(of: scene.child)
    #expect(isEnabled() == true)
    inspector.keyCommands.first { $0.title == "Back out" }?.action()
    #expect(scene.session.selection == nil && isEnabled() == false)
  }

  @Test("IN-14: a program names its code as a cause until the next input")
  func namedCause() {
    let scene = Scene()
    scene.session.nameCause("step 1")
    let other = Recording.controller("B")
    Scene.add(other, to: scene.root)
    scene.stage.settle()
    #expect(scene.session.causes.last?.title == "step 1")
    #expect(scene.session.causes.last?.callCount == 6)
    scene.stage.click(at: Point(x: 390, y: 590))
    Scene.remove(other)
    scene.stage.settle()
    #expect(scene.session.causes.last?.title != "step 1")
  }

  @Test(
    "IN-21: a controller that the program keeps on purpose is not reported, and no timer waits for it"
  )
  func kept() {
    let scene = Scene()
    let kept = Recording.controller("K")
    Scene.add(kept, to: scene.root)
    scene.stage.settle()
    Scene.remove(kept)
    scene.session.keepsRemoved = { $0 === kept }
    scene.stage.advance(by: 2)
    scene.session.read()
    #expect(scene.problems == [] && !scene.session.awaitsReleases)
    scene.session.keepsRemoved = { _ in false }
    scene.session.read()
    #expect(scene.problems == ["stillAlive K"])
  }

  @Test(
    "IN-21: a controller that a navigation controller keeps for the way forward is not reported")
  func popped() {
    let scene = Scene()
    let navigation = NavigationController(rootViewController: Recording.controller("R"))
    Scene.add(navigation, to: scene.root)
    let page = Recording.controller("Page")
    navigation.keepsPoppedControllers = true
    navigation.pushViewController(page, animated: false)
    scene.stage.settle()
    scene.stage.click(on: "Back to R")
    scene.stage.settle()
    #expect(navigation.poppedViewControllers == [page])
    scene.stage.advance(by: 2)
    scene.session.read()
    #expect(scene.problems == [] && !scene.session.awaitsReleases)
    navigation.keepsPoppedControllers = false
    scene.session.read()
    #expect(scene.problems == ["stillAlive Page"])
    #expect(page.parent == nil)
  }

  @Test(
    "IN-24: a property gets its next value, with the line of Swift code, and each change can be undone"
  )
  func settings() throws {
    let scene = Scene()
    let id = scene.session.id(of: scene.child)
    #expect(
      scene.session.settings(of: id).map { "\($0.title) = \($0.value)" } == [
        "view.isHidden = false", "view.alpha = 1", "view.backgroundColor = nil",
      ])
    #expect(scene.session.change("view.isHidden", of: id) == "A.view.isHidden = true")
    #expect(scene.child.view.isHidden)
    #expect(scene.session.change("view.alpha", of: id) == "A.view.alpha = 0.5")
    #expect(scene.child.view.alpha == 0.5)
    #expect(scene.session.undoChange() == "A.view.alpha = 1")
    #expect(scene.child.view.alpha == 1 && scene.child.view.isHidden)
    #expect(scene.session.undoChange() == "A.view.isHidden = false")
    #expect(!scene.child.view.isHidden)
    #expect(scene.session.undoChange() == nil)
    #expect(scene.session.change("title", of: id) == nil)
    let stack = NavigationController(rootViewController: Recording.controller("B"))
    Scene.add(stack, to: scene.root)
    scene.stage.settle()
    let titles = scene.session.settings(of: scene.session.id(of: stack)).map(\.title)
    #expect(titles.suffix(2) == ["isNavigationBarHidden", "allowsPopByDraggingAnywhere"])
  }

  @Test("IN-24: a value that the inspector does not offer is shown, and the undo restores it")
  func otherValues() {
    let scene = Scene()
    let (id, view) = (scene.session.id(of: scene.child), scene.child.view)
    let color = Color(hex: 0x0034a6, alpha: 0.5)
    view.alpha = 0.7
    view.backgroundColor = color
    let alpha = view.alpha
    #expect(
      scene.session.settings(of: id).map { "\($0.title) = \($0.value)" } == [
        "view.isHidden = false", "view.alpha = 0.7",
        "view.backgroundColor = Color(hex: 0x0034a6, alpha: 0.5)",
      ])
    #expect(scene.session.change("view.isHidden", of: id) == "A.view.isHidden = true")
    #expect(scene.session.change("view.alpha", of: id) == "A.view.alpha = 1")
    #expect(scene.session.change("view.backgroundColor", of: id) == "A.view.backgroundColor = nil")
    #expect(
      scene.session.undoChange() == "A.view.backgroundColor = Color(hex: 0x0034a6, alpha: 0.5)")
    #expect(view.backgroundColor == color && view.alpha == 1 && view.isHidden)
    #expect(scene.session.undoChange() == "A.view.alpha = 0.7")
    #expect(view.alpha == alpha && view.isHidden)
    view.backgroundColor = Color(red: 0.1, green: 2, blue: 0)
    #expect(scene.session.settings(of: id).last?.value == "Color(red: 0.1, green: 2, blue: 0)")
  }

  @Test(
    "IN-24: Return on a property in the details changes it and shows the line, Ctrl+Shift+U undoes it"
  )
  func changing() throws {
    let bench = Bench(size: Size(width: 960, height: 1400))
    bench.scene.session.selection = bench.scene.session.id(of: bench.scene.child)
    bench.settle()
    bench.pane.key("Ctrl+2")
    let place = try #require(bench.displayed.first { $0.text == "view.isHidden" }?.place)
    bench.pane.click(at: place.center)
    bench.pane.key("Return")
    bench.settle()
    #expect(bench.scene.child.view.isHidden)
    #expect(bench.texts.contains("A.view.isHidden = true"))
    bench.pane.key("Ctrl+Shift+U")
    bench.settle()
    #expect(!bench.scene.child.view.isHidden)
  }

  @Test(
    "IN-18: parts of containers are not in the tree, and picking a part selects its container")
  func parts() throws {
    let stage = Stage(size: Size(width: 700, height: 400))
    let split = SplitViewController(style: .doubleColumn)
    split.title = "S"
    split.setViewController(Recording.controller("A"), for: .primary)
    split.setViewController(Recording.controller("B"), for: .secondary)
    stage.window.rootViewController = split
    let session = InspectorSession(of: stage.window)
    let pane = stage.openWindow(size: Size(width: 960, height: 720))
    pane.window.rootViewController = InspectorController(session)
    stage.settle()
    let bench = Bench(Scene(), pane)
    func hasWrappers() -> Bool {
      bench.texts(above: 440).contains { $0.hasPrefix("NavigationController") }
    }
    #expect(session.tree?.rows.filter(\.node.isPart).count == 2)
    #expect(bench.texts.contains("A") && !hasWrappers())
    pane.key("Ctrl+h")
    stage.settle()
    #expect(hasWrappers())
    pane.key("Ctrl+h")
    session.isPicking = true
    // The navigation bar of the right column belongs to the wrapper alone.
    stage.click(at: Point(x: 600, y: 10))
    stage.settle()
    #expect(session.selection.flatMap(session.controller) === split)
    #expect(
      bench.texts.contains {
        $0.hasSuffix("is a part of its container; Ctrl+H shows parts in the tree")
      })
  }

  @Test("IN-17: margins, areas that receive touches, and repaints each have a switch")
  func moreOutlines() throws {
    let scene = Scene()
    scene.root.view.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    scene.child.view.addGestureRecognizer(TapGestureRecognizer { _ in })
    scene.child.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scene.stage.settle()
    func picture() -> [UInt32] {
      let bitmap = scene.stage.snapshot()
      return [(200, 40), (99, 50)].map { bitmap.color(atX: $0.0, y: $0.1).hashValue }
        .map { UInt32(truncatingIfNeeded: $0) }
    }
    let plain = picture()
    scene.session.toggle(.margins)
    #expect(picture()[0] != plain[0])
    scene.session.toggle(.margins)
    scene.session.toggle(.hitAreas)
    #expect(picture()[1] != plain[1])
    scene.session.toggle(.hitAreas)
    scene.stage.settle()
    #expect(picture() == plain)
    #expect(InspectorSession.Outlines.allCases.count == 5)
  }

  @Test(
    "IN-17: a painted area is outlined for 0.3 seconds, and the repaint that removes the outline is not outlined"
  )
  func repaints() throws {
    let scene = Scene()
    scene.child.view.frame = Rect(x: 100, y: 100, width: 100, height: 100)
    scene.stage.settle()
    func color() -> Int? { scene.stage.host.bitmap?.color(atX: 150, y: 101).hashValue }
    scene.session.toggle(.repaints)
    scene.stage.settle()
    scene.stage.advance(by: 1)
    let plain = color()
    let turns = scene.stage.window.statistics.turnCount
    scene.child.view.setNeedsDisplay()
    scene.stage.turn()
    #expect(color() != plain)
    scene.stage.advance(by: 0.4)
    #expect(color() == plain)
    let after = scene.stage.window.statistics.paintCount
    scene.stage.advance(by: 2)
    #expect(scene.stage.window.statistics.paintCount == after)
    #expect(scene.stage.window.statistics.turnCount > turns && scene.stage.window.isIdle)
  }

  @Test(
    "IN-16: the layers are flat at first, and the slider pulls them apart by depth of containment")
  func layers() throws {
    let bench = Bench()
    let inner = Recording.controller("B")
    Scene.add(inner, to: bench.scene.child)
    bench.settle()
    let paints = bench.scene.stage.window.statistics.paintCount
    bench.pane.key("Ctrl+5")
    bench.settle()
    #expect(!bench.texts(below: 60).contains("B") || bench.texts.contains("B"))
    let flat = bench.pane.snapshot()
    let slider = try #require(bench.pane.view(named: "Distance of the layers"))
    let frame = slider.convert(slider.bounds, to: nil)
    bench.pane.drag(
      from: Point(x: frame.minX + 12, y: frame.midY), to: Point(x: frame.maxX - 12, y: frame.midY))
    bench.settle()
    #expect(!bench.pane.snapshot().isIdentical(to: flat))
    let names = ["P", "A", "B"].map { name in
      bench.displayed.last { $0.text == name && $0.place.minX > 480 }?.place
    }
    let places = names.compactMap(\.self)
    #expect(places.count == 3)
    // Inner controllers are further to the right and higher.
    #expect(places.map(\.minX) == places.map(\.minX).sorted())
    #expect(places.map(\.minY) == places.map(\.minY).sorted(by: >))
    #expect(bench.scene.stage.window.statistics.paintCount == paints)
  }

  @Test("TL-12: a drag with Shift selects a span and counts its calls by kind")
  func span() throws {
    let bench = Bench()
    bench.pane.key("Ctrl+3")
    bench.settle()
    bench.pane.key("Home")
    let name = try #require(bench.place(of: "A", below: 440))
    let scale = TimelineScale(bench.scene.session.calls, axis: .order, width: 16)
    let last = bench.scene.session.calls.count - 1
    bench.pane.key("0")
    bench.settle()
    bench.pane.press(at: Point(x: 162, y: name.midY), modifiers: .shift)
    bench.pane.move(to: Point(x: 300, y: name.midY))
    bench.pane.move(to: Point(x: 959, y: name.midY))
    bench.pane.release(modifiers: .shift)
    bench.settle()
    #expect(last == 7 && scale.length > 100)
    #expect(
      bench.texts.contains("8 calls: 2 loading, 3 appearing, 2 moving")
        || bench.texts.contains { $0.hasPrefix("8 calls: ") },
      "\(bench.texts.suffix(12))")
  }

  @Test(
    "TL-10: without a selection the details list the last causes, and choosing a cause shows all its calls"
  )
  func causeCards() throws {
    let bench = Bench()
    let texts = bench.texts
    #expect(texts.contains("What caused the calls"))
    let cause = try #require(bench.scene.session.causes.last)
    let row = try #require(bench.displayed.first { $0.text == cause.title && $0.place.maxY < 440 })
    bench.pane.click(at: row.place.center)
    bench.settle()
    #expect(bench.scene.session.selectedCause == cause.id)
    bench.pane.key("Escape")
    bench.settle()
    #expect(bench.scene.session.selectedCause == nil)
  }
}
