import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The room of stacks: pushes and pops, the inspector, and the three behaviours.
@MainActor
struct StackRoomTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("stack", paints: false)
  }

  /// The accessible names of the inspector's rows with their states, the lowest first.
  private var rows: [String] {
    rowControls.map {
      "\($0.accessibilityLabel ?? ""): \($0.accessibilityValue ?? "")"
    }
  }

  /// The controls in the rows, the lowest first.
  private var rowControls: [Control] {
    demo.views(Control.self)
      .filter { $0.accessibilityValue?.contains(" · ") == true }
      .sorted { $0.convert($0.bounds, to: nil).minY > $1.convert($1.bounds, to: nil).minY }
  }

  private func host() throws -> ViewController {
    let ring = try #require(demo.root as? RingMenuController)
    return try #require(ring.selectedViewController?.children.first)
  }

  /// The names of the controllers, the lowest first.
  private var titles: [String] {
    rowControls.map { ($0.accessibilityLabel ?? "").replacing("Pop to ", with: "") }
  }

  private func click(_ name: String) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  private func value(_ name: String) -> String? {
    demo.stage.view(named: name)?.accessibilityValue
  }

  private let first = [
    "Pop to Acanthus: not loaded · disappeared", "Pop to Bryony: in the tree · disappeared",
    "Pop to Clover: in the tree · disappeared", "Dahlia: in the tree · appeared",
  ]

  @Test(
    "CK-S1: the inspector lists loaded views, the view tree and phases, and follows the capacity")
  func inspector() throws {
    #expect(rows == first)
    let capacity = try #require(demo.stage.view(named: "Capacity") as? Stepper)
    capacity.becomeFirstResponder()
    for _ in 0..<2 { demo.stage.key("Left") }
    demo.stage.settle()
    #expect(value("Capacity") == "1 view")
    #expect(
      rows == [
        "Pop to Acanthus: not loaded · disappeared", "Pop to Bryony: loaded · disappeared",
        "Pop to Clover: loaded · disappeared", "Dahlia: in the tree · appeared",
      ])
    for _ in 0..<3 { demo.stage.key("Right") }
    demo.stage.settle()
    #expect(
      rows == [
        "Pop to Acanthus: in the tree · disappeared", "Pop to Bryony: in the tree · disappeared",
        "Pop to Clover: in the tree · disappeared", "Dahlia: in the tree · appeared",
      ])
  }

  @Test("CK-O1, CK-O6: push and Pop change the stack, with the phases of both in between")
  func pushAndPop() throws {
    demo.stage.click(on: "Push")
    demo.stage.advance(by: 0.2)
    #expect(
      rows == [
        "Pop to Acanthus: not loaded · disappeared", "Pop to Bryony: in the tree · disappeared",
        "Pop to Clover: in the tree · disappeared", "Pop to Dahlia: in the tree · disappearing",
        "Elder: in the tree · appearing",
      ])
    demo.stage.settle()
    #expect(
      rows == [
        "Pop to Acanthus: not loaded · disappeared", "Pop to Bryony: loaded · disappeared",
        "Pop to Clover: in the tree · disappeared", "Pop to Dahlia: in the tree · disappeared",
        "Elder: in the tree · appeared",
      ])
    click("Pop")
    #expect(rows == first)
  }

  @Test("a change during a change ends the first change at once, and every call is sent once")
  func interruption() throws {
    let recorder = LifecycleRecorder(observing: try host())
    demo.stage.click(on: "Push")
    demo.stage.advance(by: 0.1)
    demo.stage.click(on: "Push")
    demo.stage.advance(by: 0.1)
    demo.stage.click(on: "Pop to Bryony")
    demo.stage.settle()
    #expect(titles == ["Acanthus", "Bryony"])
    #expect(
      recorder.take().filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "Dahlia.viewWillDisappear(true)", "Elder.viewWillAppear(true)",
        "Elder.viewIsAppearing(true)", "Dahlia.viewDidDisappear(true)",
        "Elder.viewDidAppear(true)", "Elder.viewWillDisappear(true)",
        "Fennel.viewWillAppear(true)", "Fennel.viewIsAppearing(true)",
        "Elder.viewDidDisappear(true)", "Fennel.viewDidAppear(true)",
        "Fennel.viewWillDisappear(true)", "Bryony.viewWillAppear(true)",
        "Bryony.viewIsAppearing(true)", "Fennel.viewDidDisappear(true)",
        "Bryony.viewDidAppear(true)",
      ])
  }

  @Test("CK-O5, CK-O9: rows insert below a controller and remove it, by mouse and by finger")
  func insertAndRemove() throws {
    click("Insert below Clover")
    #expect(titles == ["Acanthus", "Bryony", "Elder", "Clover", "Dahlia"])
    let removal = try #require(demo.stage.view(named: "Remove Clover"))
    let middle = removal.convert(removal.bounds, to: nil).center
    demo.stage.touch(began: middle)
    demo.stage.advance(by: 0.05)
    demo.stage.touch(ended: middle)
    demo.stage.settle()
    #expect(titles == ["Acanthus", "Bryony", "Elder", "Dahlia"])
    click("Remove Dahlia")
    #expect(
      rows == [
        "Pop to Acanthus: in the tree · disappeared", "Pop to Bryony: in the tree · disappeared",
        "Elder: in the tree · appeared",
      ])
  }

  @Test("CK-S1, CK-K1: the three behaviours take over the same controllers")
  func behaviors() throws {
    click("Drop lowest")
    #expect(titles == ["Bryony", "Clover", "Dahlia"])
    click("Push")
    #expect(titles == ["Clover", "Dahlia", "Elder"])
    click("Keep root")
    #expect(titles == ["Clover", "Dahlia", "Elder"])
    let removal = try #require(demo.stage.view(named: "Remove Clover") as? Button)
    #expect(!removal.isEnabled)
    for _ in 0..<3 { click("Pop") }
    #expect(titles == ["Clover"])
    #expect(rows == ["Clover: in the tree · appeared"])
    click("Keep all")
    click("Pop")
    #expect(titles == [])
    let pop = try #require(demo.stage.view(named: "Pop") as? Button)
    #expect(!pop.isEnabled)
    click("Push")
    #expect(rows == ["Fennel: in the tree · appeared"])
  }

  @Test("CK-T-e: every transition can be chosen from the rows by keys, even by its family")
  func choices() throws {
    let transition = try #require(demo.stage.view(named: "Transition") as? Stepper)
    transition.becomeFirstResponder()
    demo.stage.key("Home")
    var names: [String] = []
    for _ in StepTransition.catalogue {
      names.append(value("Transition")?.lowercased().replacing(" ", with: "") ?? "")
      demo.stage.key("Right")
    }
    #expect(names == StepTransition.catalogue.map { $0.name.lowercased() })
    #expect(value("Transition") == "None")
    let family = try #require(demo.stage.view(named: "Family") as? Stepper)
    family.becomeFirstResponder()
    var families: [String] = []
    for _ in 0...Int(family.maximumValue) {
      families.append("\(value("Family") ?? ""): \(value("Transition") ?? "")")
      demo.stage.key("Right")
    }
    #expect(
      families == [
        "In place: None", "Cover: Cover from bottom",
        "Cover, and push to back: Cover from bottom push to back", "Push aside: Push from bottom",
        "Push aside, then fade in: Push from bottom fade in",
        "Push to back: Push to back from bottom", "Flow: Flow from bottom", "Flip: Flip vertically",
        "Rotate: Rotate horizontally from bottom counterclockwise",
      ])
  }

  @Test("every transition pushes and pops, and afterwards the image is unchanged")
  func everyTransition() throws {
    let transition = try #require(demo.stage.view(named: "Transition") as? Stepper)
    transition.becomeFirstResponder()
    demo.stage.key("Home")
    let before = rows
    for _ in StepTransition.catalogue {
      click("Push")
      #expect(rows.count == before.count + 1)
      click("Pop")
      #expect(rows == before)
      transition.becomeFirstResponder()
      demo.stage.key("Right")
    }
  }

  @Test("the duration and the switch apply to the change: 2 s, or no animation")
  func durationAndSwitch() throws {
    #expect(value("Duration") == "its own, 0.40 s")
    let duration = try #require(demo.stage.view(named: "Duration") as? Slider)
    duration.becomeFirstResponder()
    for _ in 0..<20 { demo.stage.key("Right") }
    #expect(value("Duration") == "2.00 s")
    demo.stage.click(on: "Push")
    demo.stage.advance(by: 1.9)
    #expect(rows.last == "Elder: in the tree · appearing")
    demo.stage.advance(by: 0.2)
    #expect(rows.last == "Elder: in the tree · appeared")
    demo.stage.settle()
    click("Animated")
    demo.stage.click(on: "Pop")
    demo.stage.turn()
    #expect(rows == first)
  }

  @Test("Tab reaches every control, and Return pops to a row's controller")
  func keyboard() throws {
    var names: [String] = []
    for _ in 0..<40 {
      demo.stage.key("Tab")
      let name = (demo.window.firstResponder as? View)?.accessibilityLabel ?? ""
      if names.contains(name) { break }
      names.append(name)
    }
    #expect(
      names == [
        "Transition", "Pop", "Push", "Family", "Capacity", "Wrapper views", "Duration",
        "Animated",
        "Show all rooms", "Behaviour", "Things to try", "Inspect the controllers", "Explanation",
        "Settings", "Show the ring",
        "Show the shortcuts",
        "Insert below Dahlia", "Remove Dahlia", "Pop to Clover", "Insert below Clover",
        "Remove Clover", "Pop to Bryony", "Insert below Bryony", "Remove Bryony",
        "Pop to Acanthus", "Insert below Acanthus", "Remove Acanthus",
      ])
    (demo.stage.view(named: "Pop to Bryony") as? Control)?.becomeFirstResponder()
    demo.stage.key("Return")
    demo.stage.settle()
    #expect(titles == ["Acanthus", "Bryony"])
  }

  /// The names that are drawn over the stack, and their distances from the stack's left edge, in points.
  private func wrappers() throws -> [(name: String, x: Double)] {
    let outlines = try #require(
      demo.views(View.self).first {
        $0.accessibilityLabel == "Wrapper views" && !($0 is Control)
      } as? (any View & TextDisplaying))
    return outlines.displayedTexts.map { ($0.string, $0.rect.minX) }
  }

  @Test("CK-V1, CK-V2: the wrapper views are outlined by name, and a transition moves them alone")
  func wrapperViews() throws {
    #expect(try wrappers().isEmpty)
    click("Wrapper views")
    #expect(value("Duration") == "2.00 s")
    let names = [
      "container view", "stack view", "group", "front wrapper of Dahlia", "view of Dahlia",
      "back wrapper", "group", "front wrapper of Clover", "view of Clover", "back wrapper",
    ]
    let rest = try wrappers()
    #expect(rest.map(\.name) == names)
    // The transition *Push from right*.
    let transition = try #require(demo.stage.view(named: "Transition") as? Stepper)
    while value("Transition") != "Push from right" {
      transition.becomeFirstResponder()
      demo.stage.key("Right")
    }
    demo.stage.click(on: "Push")
    demo.stage.advance(by: 1)
    let host = try host()
    let top = try #require(host.children.last?.view)
    let (front, width) = (try #require(top.superview), host.view.bounds.width)
    let way = front.presentation.frame.minX
    #expect(way > 10 && way < width - 10 && top.presentation.frame.minX == 0)
    let moving = Dictionary(try wrappers().map { ($0.name, $0.x) }) { first, _ in first }
    let still = Dictionary(rest.map { ($0.name, $0.x) }) { first, _ in first }
    #expect(moving["container view"] == still["container view"])
    #expect(moving["group"] == still["group"])
    let back = try #require(moving["back wrapper"]) - (still["back wrapper"] ?? 0)
    // The back wrapper leaves at the left while the front wrapper comes from the right.
    #expect(abs(back - (way - width)) <= 1)
    demo.stage.settle()
    #expect(try wrappers().map(\.name)[3] == "front wrapper of Elder")
    click("Wrapper views")
    #expect(try wrappers().isEmpty)
  }
}
