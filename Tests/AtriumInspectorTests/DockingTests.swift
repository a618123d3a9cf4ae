import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests docking: the inspector's window beside the inspected window.
@MainActor
struct DockingTests {
  private func docking(_ stage: Stage) -> [HostRequest] {
    stage.host.requests.filter {
      $0 == .placeBesideAdjacentWindow(true) || $0 == .placeBesideAdjacentWindow(false)
    }
  }

  private func button(_ title: String, below view: View) -> Button? {
    if let button = view as? Button, button.title == title { return button }
    return view.subviews.lazy.compactMap { self.button(title, below: $0) }.first
  }

  @Test("IN-28: Ctrl+Shift+D docks and undocks; the inspected window receives nothing")
  func keys() {
    let bench = Bench()
    let recorder = LifecycleRecorder(observing: bench.scene.root)
    let target = bench.scene.stage
    let requests = target.host.requests.filter { $0 != .needsNoFrame }
    func work() -> [Int] {
      [target.window.statistics.layoutCount, target.window.statistics.paintCount]
    }
    let before = work()
    bench.pane.key("Ctrl+Shift+D")
    #expect(bench.pane.window.adjacentWindow === target.window)
    #expect(bench.texts.contains("docked: this window follows the inspected window"))
    bench.pane.key("Ctrl+Shift+D")
    #expect(bench.pane.window.adjacentWindow == nil)
    #expect(
      docking(bench.pane) == [.placeBesideAdjacentWindow(true), .placeBesideAdjacentWindow(false)])
    #expect(recorder.lines == [])
    #expect(target.host.requests.filter { $0 != .needsNoFrame } == requests)
    #expect(work() == before)
  }

  @Test("IN-28: the command and the button say what they do")
  func titles() throws {
    let bench = Bench()
    func command() -> String? {
      bench.pane.window.availableKeyCommands.first { $0.keyDescription == "Ctrl+Shift+D" }?
        .listedTitle
    }
    #expect(command() == "Dock")
    let dock = try #require(button("Dock", below: bench.pane.window))
    bench.pane.click(at: dock.convert(Point(x: 10, y: 10), to: nil))
    bench.settle()
    #expect(command() == "Undock")
    #expect(bench.pane.window.adjacentWindow === bench.scene.stage.window)
    #expect(button("Undock", below: bench.pane.window) === dock && !dock.isHidden)
  }

  @Test("IN-28: in a narrow inspector a menu has the commands Compare and Dock")
  func narrow() throws {
    let bench = Bench(size: Size(width: 320, height: 480))
    func choose(_ name: String) {
      bench.pane.click(on: "More")
      bench.settle()
      bench.pane.click(on: name)
      bench.settle()
    }
    choose("Dock")
    #expect(bench.pane.window.adjacentWindow === bench.scene.stage.window)
    choose("Undock")
    #expect(bench.pane.window.adjacentWindow == nil)
    choose("Compare")
    #expect(bench.scene.session.heldMoment != nil)
    choose("Compare")
    #expect(bench.scene.session.heldMoment == nil)
    // At any width each command has a button, or the menu has both.
    var widths: [Double] = []
    for width in stride(from: 300.0, through: 720, by: 20) {
      let bench = Bench(size: Size(width: width, height: 480))
      let shown = ["Compare", "Dock", "More"].compactMap { bench.pane.view(named: $0) }
      let names = shown.map(\.accessibilityLabel)
      #expect(names == ["Compare", "Dock"] || names == ["More"], "\(width)")
      if names == ["More"] { widths.append(width) }
      let frames = shown.map { $0.convert($0.bounds, to: nil) }
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(width)")
    }
    #expect(widths == [300, 320, 340])
  }

  @Test("IN-28: an inspector beside other content cannot be docked")
  func embedded() {
    let scene = Scene()
    let pane = scene.stage.openWindow(size: Size(width: 960, height: 720))
    let root = ViewController()
    let inspector = InspectorController(scene.session)
    pane.window.rootViewController = root
    Scene.add(inspector, to: root)
    scene.stage.settle()
    #expect(!inspector.canDock)
    inspector.isDocked = true
    #expect(!inspector.isDocked && docking(pane) == [])
    #expect(button("Dock", below: pane.window)?.isHidden == true)
    #expect(inspector.keyCommands.allSatisfy { $0.title != "Dock" })
  }

  @Test("IN-28: the inspector opens docked if it was docked when it closed")
  func kept() {
    var opened: [(window: Window, host: HeadlessHost)] = []
    let before = Window.opener
    defer { Window.opener = before }
    Window.opener = { window in
      let host = HeadlessHost()
      window.host = host
      opened.append((window, host))
    }
    let scene = Scene()
    let inspector = Inspector.offer(in: scene.stage.window)
    #expect(!inspector.isDocked)
    inspector.isDocked = true
    #expect(inspector.isDocked && opened.isEmpty)
    inspector.open()
    #expect(opened.last?.window.adjacentWindow === scene.stage.window)
    inspector.close()
    #expect(inspector.isDocked)
    inspector.open()
    #expect(opened.count == 2 && opened.last?.window.adjacentWindow === scene.stage.window)
    inspector.isDocked = false
    #expect(opened.last?.window.adjacentWindow == nil)
    #expect(opened.last?.host.requests.contains(.placeBesideAdjacentWindow(false)) == true)
    inspector.close()
    inspector.open()
    #expect(opened.last?.window.adjacentWindow == nil && !inspector.isDocked)
    inspector.close()
  }
}
