import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the timeline without its drawing.
@MainActor
struct TimelineTests {
  /// A scene in which a controller was presented and dismissed.
  private func played() -> Scene {
    let scene = Scene()
    let modal = Recording.controller("M")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: true)
    scene.stage.settle()
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    return scene
  }

  private func timeline(_ scene: Scene, folded: Set<Int> = [], pinned: Set<Int> = []) -> Timeline {
    Timeline(
      calls: scene.session.calls, causes: scene.session.causes, tree: scene.session.tree,
      droppedCount: scene.session.droppedCallCount, folded: folded, pinned: pinned)
  }

  @Test("TL-2: each controller has a lane in the tree's order; removed controllers are last")
  func lanes() {
    let scene = played()
    let lanes = timeline(scene).lanes
    #expect(
      lanes.map { "\($0.level) \($0.name) \($0.isGone)" } == [
        "0 P false", "1 A false", "0 M true",
      ])
    #expect(lanes.flatMap(\.calls).sorted() == Array(scene.session.calls.indices))
    let a = scene.session.id(of: scene.child)
    #expect(timeline(scene, pinned: [a]).lanes.map(\.name) == ["A", "P", "M"])
    let root = scene.session.id(of: scene.root)
    let folded = timeline(scene, folded: [root]).lanes
    #expect(folded.map(\.name) == ["P", "M"])
    #expect(folded.first?.hiddenCalls == lanes[1].calls)
  }

  @Test("TL-4: a phase and a membership last from the will call to the did call")
  func spans() throws {
    let scene = played()
    let timeline = timeline(scene)
    let lane = try #require(timeline.lanes.first { $0.name == "A" })
    func event(_ index: Int?) -> String { index.map { timeline.calls[$0].event } ?? "–" }
    #expect(
      lane.phases.map { "\($0.phase.rawValue): \(event($0.start)) … \(event($0.end))" } == [
        "not loaded: – … viewDidLoad", "off screen: viewDidLoad … viewWillAppear",
        "appearing: viewWillAppear … viewDidAppear", "on screen: viewDidAppear … viewWillDisappear",
        "leaving: viewWillDisappear … viewDidDisappear",
        "off screen: viewDidDisappear … viewWillAppear",
        "appearing: viewWillAppear … viewDidAppear",
        "on screen: viewDidAppear … –",
      ])
    #expect(lane.members.map { "\(event($0.start)) … \(event($0.end))" } == ["willMove … –"])
    Scene.remove(scene.child)
    scene.stage.settle()
    let later = Timeline(calls: scene.session.calls, tree: scene.session.tree)
    let gone = try #require(later.lanes.first { $0.name == "A" })
    #expect(
      gone.members.map { [$0.start, $0.end].map { $0.map { later.calls[$0].event } } } == [
        ["willMove", "didMove"]
      ])
  }

  @Test("TL-4: a child's bar lies inside its container's bar if the container forwards the calls")
  func nesting() throws {
    let timeline = timeline(played())
    let (parent, child) = (
      try #require(timeline.lanes.first { $0.name == "P" }),
      try #require(timeline.lanes.first { $0.name == "A" })
    )
    let outer = try #require(parent.phases.first { $0.phase == .leaving })
    let inner = try #require(child.phases.first { $0.phase == .leaving })
    let ends = [outer.start, inner.start, outer.end, inner.end].compactMap(\.self)
    #expect(ends.count == 4 && ends == ends.sorted())
  }

  @Test("TL-1: in the order of calls each call has a slot, and turns are 8 points apart")
  func order() throws {
    let scene = played()
    let calls = scene.session.calls
    let scale = TimelineScale(calls, axis: .order, width: 16)
    for index in calls.indices.dropFirst() {
      let gap = calls[index].turn == calls[index - 1].turn ? 0.0 : 8
      #expect(scale.x(index) - scale.x(index - 1) == 16 + gap)
    }
    let turns = zip(calls, calls.dropFirst()).filter { $0.turn != $1.turn }.count
    #expect(scale.gaps.count == turns && turns > 3)
    #expect(scale.gaps.filter { $0.seconds >= TimelineScale.longGap }.count == 2)
    #expect(TimelineScale(calls, axis: .order, width: 1).width == 4)
    #expect(TimelineScale(calls, axis: .order, width: 1000).width == 48)
    #expect(TimelineScale(calls, axis: .order, width: .nan).width == 16)
    // The positions follow the clamped width.
    for wanted in [Double.nan, 0, 1e9] {
      let scale = TimelineScale(calls, axis: .time, width: wanted)
      let usual = TimelineScale(calls, axis: .time, width: scale.width)
      #expect(calls.indices.map(scale.x) == calls.indices.map(usual.x))
    }
  }

  // TP-13
  @Test(
    "TL-1, TL-8: on the time axis the calls of one turn share a position, and the grid has round steps"
  )
  func time() {
    let scene = played()
    let calls = scene.session.calls
    let scale = TimelineScale(calls, axis: .time, width: 300)
    for index in calls.indices {
      #expect(abs(scale.x(index) - 12 - (calls[index].time - calls[0].time) * 300) < 1e-9)
    }
    let grid = scale.grid(from: 0, to: 600)
    #expect(grid.map(\.seconds).prefix(3).map { ($0 * 10).rounded() / 10 } == [0, 0.5, 1])
    #expect(grid.map(\.x).prefix(2) == [12, 162])
    #expect(TimelineScale([], axis: .time, width: 300).grid(from: 0, to: 600).isEmpty)
  }

  @Test("TL-9: zooming keeps the call under the pointer, and stays within its limits")
  func zooming() {
    let scene = played()
    var port = TimelinePort()
    port.resize(to: Size(width: 400, height: 200))
    port.show(timeline(scene))
    port.move(to: .zero)
    let index = 6
    let place = port.x(index)
    for _ in 0..<3 {
      port.zoom(by: 1.5, around: place)
      #expect(abs(port.x(index) - place) <= 1)
    }
    for _ in 0..<20 { port.zoom(by: 1.5) }
    #expect(port.scale.width == 48)
    for _ in 0..<20 { port.zoom(by: 1 / 1.5) }
    #expect(port.scale.width == 4)
    #expect(port.offset.x == 0)
    port.fit(2, 8)
    #expect(port.plot.contains(Point(x: port.x(2), y: 100)))
    #expect(port.plot.contains(Point(x: port.x(8), y: 100)))
  }

  @Test("TL-1: a change of the axis keeps the position of the selected call")
  func axes() {
    let scene = played()
    var port = TimelinePort()
    port.resize(to: Size(width: 300, height: 200))
    port.show(timeline(scene))
    let index = scene.session.calls.count / 2
    port.centre(index)
    let place = port.x(index)
    port.toggleAxis(keeping: index)
    #expect(port.scale.axis == .time)
    let moved = abs(port.x(index) - place)
    #expect(moved <= 1 || port.offset.x == 0 || port.x(scene.session.calls.count - 1) <= 300)
    port.toggleAxis(keeping: index)
    #expect(port.scale.axis == .order)
  }

  @Test("TL-13: the newest calls stay visible unless the user has scrolled away from the end")
  func following() {
    let scene = played()
    var port = TimelinePort()
    port.resize(to: Size(width: 300, height: 200))
    port.show(timeline(scene))
    #expect(port.follows && port.visibleCalls.contains(scene.session.calls.count - 1))
    port.move(to: .zero)
    #expect(!port.follows)
    scene.child.beginAppearanceTransition(false, animated: false)
    scene.child.endAppearanceTransition()
    port.show(timeline(scene))
    #expect(port.offset.x == 0)
    port.followNewest()
    #expect(port.visibleCalls.contains(scene.session.calls.count - 1))
  }

  @Test("TL-3: the nearest mark within 9 points is hit")
  func hits() {
    let scene = played()
    var port = TimelinePort()
    port.resize(to: Size(width: 900, height: 300))
    port.show(timeline(scene))
    let lane = port.timeline.lanes[1]
    let call = lane.calls[2]
    let y = port.top(ofLane: 1) + 12
    #expect(port.call(at: Point(x: port.x(call) + 7, y: y)) == call)
    #expect(port.call(at: Point(x: port.x(call) + 7, y: port.top(ofLane: 5) + 12)) == nil)
    #expect(port.call(at: Point(x: 10, y: y)) == nil)
    #expect(port.lane(at: 10) == nil)
  }

  @Test("TL-11: the calls inside a call are those that were made in its override")
  func relations() {
    let scene = Scene()
    scene.stage.resize(to: Size(width: 700, height: 600))
    scene.stage.settle()
    let timeline = Timeline(calls: scene.session.calls, tree: scene.session.tree)
    let outer = timeline.calls.firstIndex { $0.name == "P" && $0.event == "viewWillTransition" }
    let inner = timeline.calls.firstIndex { $0.name == "A" && $0.event == "viewWillTransition" }
    #expect(outer.map { timeline.calls(inside: $0) } == inner.map { [$0] })
    #expect(
      inner.flatMap { timeline.calls[$0].enclosing } == outer.map { timeline.calls[$0].number })
  }

  @Test("TL-12: the next and the previous call of a controller are found")
  func stepping() {
    let timeline = timeline(played())
    let lane = timeline.lanes[1]
    #expect(timeline.call(of: lane.id, from: nil, forward: true) == lane.calls.first)
    #expect(timeline.call(of: lane.id, from: lane.calls[0], forward: true) == lane.calls[1])
    #expect(timeline.call(of: lane.id, from: lane.calls[1], forward: false) == lane.calls[0])
    #expect(timeline.call(of: lane.id, from: lane.calls[0], forward: false) == nil)
    #expect(timeline.call(of: 999, from: nil, forward: true) == nil)
  }

  @Test("TL-14: a timeline that drops calls keeps the visible calls in position")
  func dropping() throws {
    let scene = Scene()
    var port = TimelinePort()
    port.resize(to: Size(width: 400, height: 200))
    func fill(_ count: Int) {
      for _ in 0..<count {
        scene.child.beginAppearanceTransition(false, animated: false)
        scene.child.endAppearanceTransition()
        scene.child.beginAppearanceTransition(true, animated: false)
        scene.child.endAppearanceTransition()
      }
    }
    fill(490)
    port.show(timeline(scene))
    port.move(to: Point(x: 20_000, y: 0))
    let index = port.visibleCalls.lowerBound + 5
    let (number, place) = (port.timeline.calls[index].number, port.x(index))
    fill(20)
    port.show(timeline(scene))
    #expect(port.timeline.droppedCount > 0)
    let now = try #require(port.timeline.index(ofCall: number))
    #expect(abs(port.x(now) - place) <= 1)
    #expect(port.visibleCalls.count < 60)
  }
}
