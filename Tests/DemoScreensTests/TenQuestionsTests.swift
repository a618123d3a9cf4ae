import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Testing

/// Each answer of `Documentation/TenQuestions.md` is on screen where the document says.
@MainActor
struct TenQuestionsTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("playground", size: Size(width: 1280, height: 800))
  }

  private func inspector() throws -> InspectorController {
    let room = (demo.root as? RingMenuController)?.selectedViewController
    return try #require(room?.children.lazy.compactMap { $0 as? InspectorController }.first)
  }

  private func contains(_ text: String) -> Bool {
    demo.texts.contains { $0.text.string.contains(text) }
  }

  private func open(_ scene: String) throws {
    try demo.open(scene: scene)
  }

  private func chooseMore(_ row: String) throws {
    demo.stage.click(on: "More")
    demo.stage.settle()
    try demo.scrollAndChoose(row)
    demo.stage.settle()
  }

  /// Returns the calls of a controller, in their order.
  private func calls(of name: String) throws -> [String] {
    try inspector().session.calls.filter { $0.name == name }.map(\.event)
  }

  /// Selects a controller and the last of its calls with a name, and returns the strings on screen.
  private func select(_ call: String, of name: String) throws -> [String] {
    let session = try inspector().session
    let found = try #require(session.calls.last { $0.name == name && $0.event == call })
    session.selectedCall = found.number
    session.selection = found.controller
    demo.stage.settle()
    return demo.texts.map(\.text.string)
  }

  @Test("question 1: adding a view does not make its controller a child")
  func container() throws {
    // The inspector shows the definition of a container for a selected container, and *Welcome* shows it too.
    let session = try inspector().session
    session.selection = session.tree?.id
    demo.stage.settle()
    #expect(contains("A container: it owns"))
    session.selection = session.tree?.rows.first { $0.node.name == "blue" }?.node.id
    demo.stage.settle()
    #expect(!contains("A container: it owns"))
    let welcome = try Demo("welcome")
    #expect(
      welcome.texts.contains {
        $0.text.string.hasPrefix("A container is a controller that owns other controllers")
      })
    try open("View without its controller")
    #expect(contains("not a child"))
    #expect(contains("The view of red is in court's, but red is no child of it."))
    #expect(contains("Write in court, before addSubview: addChild(red)"))
    try open("Without addChild, this never arrives")
    #expect(try calls(of: "blue").contains("viewWillTransition"))
    #expect(try !calls(of: "red").contains("viewWillTransition"))
  }

  @Test("question 2: the three lines, one by one, and the forgotten didMove")
  func lines() throws {
    try open("Line by line")
    for _ in 0..<2 {
      demo.stage.click(on: "Next line")
      demo.stage.settle()
    }
    #expect(contains("court.addChild(red)") && contains("not loaded"))
    demo.stage.click(on: "Next line")
    demo.stage.settle()
    #expect(contains("court.view.addSubview(red.view)") && !contains("not loaded"))
    try open("didMove forgotten")
    #expect(contains("red was added to court and has not received didMove."))
  }

  @Test("question 3: the container sends didMove when the animation has ended")
  func didMove() throws {
    let session = try inspector().session
    session.selection = session.tree?.children.first?.id
    demo.stage.key("Ctrl+n")
    demo.stage.settle()
    try demo.scrollAndChoose("Leaf")
    demo.stage.settle()
    try open("Two children")
    let fresh = try inspector().session
    fresh.selection = fresh.tree?.children.first?.id
    demo.stage.click(on: "New leaf")
    demo.stage.settle()
    #expect(try select("didMove", of: "green").contains("court, its container"))
  }

  @Test("question 3: didMove is before viewDidAppear without an animation, and after it with one")
  func moveOrder() throws {
    let run = PlayRun()
    for operation in [
      PlayOperation.make("red", .leaf), .add("red", to: "court"), .make("blue", .leaf),
      .swap("red", for: "blue", in: "court"),
    ] {
      #expect(run.perform(operation) == nil)
      run.settle()
    }
    func calls(_ name: String) -> [String] {
      run.session.calls.filter { $0.name == name }.map(\.event)
    }
    #expect(
      calls("red").prefix(6) == [
        "willMove", "viewDidLoad", "viewWillAppear", "didMove", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(
      calls("blue") == [
        "willMove", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMove",
      ])
    #expect(try select("didMove", of: "red").contains { $0.contains("before viewDidAppear") })
  }

  @Test("question 4: an interrupted pop has viewWillAppear without viewDidAppear")
  func interrupted() throws {
    try open("An interrupted pop")
    let red = try calls(of: "red")
    #expect(
      red.suffix(4)
        == ["viewWillAppear", "viewIsAppearing", "viewWillDisappear", "viewDidDisappear"], "\(red)")
    #expect(
      try select("viewWillAppear", of: "red").contains { $0.hasPrefix("The view is about to come") }
    )
  }

  @Test("question 5: the container's calls come before the child's")
  func order() throws {
    try open("Over a covered child")
    let session = try inspector().session
    let calls = session.calls.filter { $0.event == "viewWillDisappear" }.map(\.name)
    #expect(calls == ["court", "red"])
  }

  @Test("question 6: a container that does not forward")
  func forwarding() throws {
    try chooseMore("Compare: court forwards, court does not forward")
    #expect(contains("6 lines differ."))
    demo.stage.key("Escape")
    demo.stage.settle()
    try open("Forwarding forgotten")
    #expect(
      contains(
        "red is visible in hand, which forwards appearance calls explicitly, and never received"))
  }

  @Test("question 7: a presented controller is not a child")
  func presented() throws {
    try open("A sheet over a stack")
    #expect(contains("presented"))
    let session = try inspector().session
    session.selection = session.tree?.rows.first { $0.node.name == "blue" }?.node.id
    demo.stage.settle()
    #expect(
      contains("Presented by")
        && contains("the presenter is found upwards. It is court, the top of"))
    #expect(contains("red calls present, but court presents"))
  }

  @Test("question 8: controllers that are not visible have disappeared, but are alive")
  func outOfSight() throws {
    try open("A stack in tabs")
    let rows = try #require(try inspector().session.tree?.rows.map(\.node))
    #expect(rows.map(\.name) == ["court", "tabs", "navigation", "red", "blue", "green"])
    #expect(rows.map(\.phase) == [.there, .there, .there, .gone, .there, .notLoaded])
    #expect(contains("off screen") && contains("not loaded"))
    let session = try inspector().session
    session.selection = session.tree?.rows.first { $0.node.name == "red" }?.node.id
    demo.stage.settle()
    #expect(
      contains("Alive, still a child of navigation, and it keeps its view. Until it is shown"))
  }

  @Test("question 9: a resize is announced to the container and then to its children, and rotates")
  func resize() throws {
    try open("Across the square")
    let calls = try inspector().session.calls
    #expect(
      calls.filter { $0.event == "viewWillTransition" }.map(\.name) == ["court", "red", "blue"])
    #expect(calls.contains { $0.event == "willRotate" })
    try inspector().selectedPane = .timeline
    demo.stage.settle()
    #expect(contains("Then the rotation (wide ↔ tall):"))
    #expect(contains("the view has its old size, the argument is the new one."))
    try inspector().selectedPane = .details
    try open("A resize that is no rotation")
    let others = try inspector().session.calls
    #expect(others.contains { $0.event == "viewWillTransition" })
    #expect(!others.contains { $0.event == "willRotate" })
    try open("Across the square")
    #expect(
      try select("viewWillTransition", of: "red").contains {
        $0.hasPrefix("The view is about to get another size")
      })
  }

  @Test("question 10: each call has its sentence, its typical content, its rule and its file")
  func explanations() throws {
    for call in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMove"] {
      let texts = try select(call, of: "red")
      let explanation = CallExplanation.of(call)
      #expect(texts.contains { $0.replacing("\n", with: " ") == explanation.use }, "\(texts)")
      #expect(
        texts.contains("\(explanation.rule), in Documentation/Rules")
          && texts.contains { $0.hasPrefix("AtriumKit/") })
    }
  }
}
