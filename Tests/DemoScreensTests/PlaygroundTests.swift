import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Testing

/// The playground without its room: operations, refusals, undo, and the text of scenes.
@MainActor
struct PlaygroundTests {
  /// Returns the calls of a run without times.
  private func calls(_ run: PlayRun) -> [String] {
    run.session.calls.map { "\($0.name).\($0.event) \($0.arguments)" }
  }

  private func scene(_ text: String) throws -> PlayScene { try PlayScene(parsing: text) }

  /// Runs the operations of a text.
  private func run(_ text: String) throws -> PlayRun {
    let run = PlayRun(try scene(text))
    run.settle()
    return run
  }

  // MARK: Verbs

  @Test("PG-1: the first scene is a container with two children, both visible")
  func firstScene() {
    let playground = Playground()
    #expect(
      playground.run.session.text == """
        court (TilesController) · on screen
        ├─ red (PlayLeaf) · on screen
        └─ blue (PlayLeaf) · on screen
        no problems
        """)
    #expect(playground.scene == PlayScene.all[0])
  }

  @Test("PG-4: addChild alone shows nothing, addSubview appears, and didMove completes the move")
  func lineByLine() throws {
    let run = try run("make red leaf")
    let before = run.session.calls.count
    run.perform(.addChild("red", to: "court"))
    run.settle()
    #expect(Array(calls(run)[before...]) == ["red.willMove to court"])
    #expect(run.session.tree?.children.map(\.phase) == [.notLoaded])
    run.perform(.addView("red", to: "court"))
    run.settle()
    #expect(
      Array(calls(run)[(before + 1)...]) == [
        "red.viewDidLoad ", "red.viewWillAppear ", "red.viewIsAppearing ", "red.viewDidAppear ",
      ])
    run.perform(.didMove("red", to: "court"))
    #expect(calls(run).last == "red.didMove to court")
    #expect(run.session.problems == [])
  }

  @Test("PG-3: adding as one operation sends the same calls as its three lines")
  func addAsOne() throws {
    let one = try run("make red leaf\nadd red to court\nremove red")
    let three = try run(
      """
      make red leaf
      addChild red to court
      addView red to court
      didMove red to court
      willMove red
      removeView red
      removeChild red
      """)
    #expect(Set(calls(one)) == Set(calls(three)))
    #expect(one.session.text == "court (TilesController) · on screen\nno problems")
    #expect(three.session.text == one.session.text)
  }

  @Test(
    "PG-3: each verb runs in a scene with all kinds of controllers, and its Swift code is the cause of the calls"
  )
  func verbs() throws {
    let run = try run(
      """
      make navigation navigation
      add navigation to court
      make red leaf
      push red on navigation
      make blue leaf
      push blue on navigation
      pop navigation
      make tabs tabs
      add tabs to court
      make green leaf
      put green in tabs
      make amber leaf
      put amber in tabs
      select amber in tabs
      swap tabs for blue in court
      make violet leaf
      present violet over court as pageSheet
      dismiss court
      hide blue
      show blue
      load violet
      resize 300x400
      """)
    #expect(run.operations.count == 22)
    #expect(
      run.session.text == """
        court (TilesController) · on screen
        ├─ navigation (NavigationController) · on screen
        │  └─ red (PlayLeaf) · on screen · selected
        └─ blue (PlayLeaf) · on screen
        no problems
        """)
    let titles = run.session.causes.map(\.title)
    for title in [
      "court.addChild(navigation)", "navigation.pushViewController(blue, animated: true)",
      "navigation.popViewController(animated: true)", "tabs.selectedViewController = amber",
      "court.addChild(blue)", "violet.modalPresentationStyle = .pageSheet",
      "court.dismiss(animated: true)", "resize to 300 × 400",
    ] {
      #expect(titles.contains(title), "\(title) in \(titles)")
    }
  }

  // MARK: Mistakes

  @Test(
    "PG-7, IN-20: each mistake causes exactly its problem, or is refused with the toolkit's message"
  )
  func mistakes() throws {
    let expected: [String: [InspectorProblem.Kind]] = [
      "didMove forgotten": [.forgottenDidMove], "willMove forgotten": [.forgottenWillMove],
      "View without its controller": [.foreign],
      "Without addChild, this never arrives": [.foreign],
      "Forwarding forgotten": [.forgottenForwarding], "end forgotten": [.unfinished],
      "Appearance begun twice": [.unbalanced], "View in a stranger's view": [], "Two parents": [],
    ]
    #expect(Set(PlayScene.mistakes.map(\.title)) == Set(expected.keys))
    for scene in PlayScene.mistakes {
      let playground = Playground(PlayScene("Scene"))
      var refusal: PlayRefusal?
      for operation in scene.operations where !playground.perform(operation) {
        refusal = playground.refusal
      }
      playground.run.settle()
      playground.run.session.read()
      #expect(
        playground.run.session.problems.map(\.kind) == expected[scene.title], "\(scene.title)")
      #expect((refusal != nil) == (expected[scene.title] == []), "\(scene.title)")
      if let refusal { #expect(refusal.kind == .trap && refusal.rule != nil) }
    }
  }

  @Test("PG-7: a refused operation has the message with which the toolkit would trap, and its rule")
  func trapMessages() throws {
    let playground = Playground(
      try scene("make red leaf\nadd red to court\nmake hand hand\nadd hand to court"))
    #expect(!playground.perform(.addView("red", to: "hand")))
    #expect(
      playground.refusal?.text
        == "The toolkit would stop here: View controller hierarchy inconsistency: child view "
        + "controller red should have parent view controller hand but actual parent is court. Call "
        + "hand.addChild(red) before adding its view there, or take its view out of hand's first. (rule C-16)"
    )
    #expect(!playground.perform(.addChild("court", to: "hand")))
    #expect(
      playground.refusal?.text
        == "The toolkit would stop here: View controller hierarchy inconsistency: court holds hand "
        + "and cannot become its child; remove hand from it first. (rule C-14)")
    #expect(!playground.perform(.present("red", over: "court", .sheet)))
    #expect(
      playground.refusal?.text
        == "The toolkit would stop here: Application tried to present modally a view controller red "
        + "that has a parent view controller court; call removeFromParent() before presenting it on "
        + "court. (rule M-7)")
    #expect(playground.scene.operations.count == 4)
  }

  /// Returns the calls that the last operations of a scene cause.
  private func lastCalls(of title: String) throws -> [String] {
    let scene = try #require((PlayScene.all + PlayScene.mistakes).first { $0.title == title })
    let run = PlayRun(scene)
    run.settle()
    let cause = run.session.calls.last?.cause
    return run.session.calls.filter { $0.cause == cause }.map { "\($0.name).\($0.event)" }
  }

  @Test("PG-8: a resize that keeps the window wide sends viewWillTransition alone, parent first")
  func resizeAlone() throws {
    #expect(
      try lastCalls(of: "A resize that is no rotation") == [
        "court.viewWillTransition", "red.viewWillTransition", "blue.viewWillTransition",
      ])
  }

  @Test("PG-7: a view without its controller misses the calls of a resize, and a child gets them")
  func missedResize() throws {
    let calls = try lastCalls(of: "Without addChild, this never arrives")
    #expect(calls.contains("blue.viewWillTransition"))
    #expect(calls.filter { $0.hasPrefix("red.") } == [])
  }

  @Test("PG-7, C-28: missing forwarding is reported with the two calls to write")
  func forgottenForwarding() throws {
    let scene = try #require(PlayScene.mistakes.first { $0.title == "Forwarding forgotten" })
    let run = PlayRun(scene)
    run.settle()
    run.session.read()
    #expect(
      run.session.problems.map(\.text) == [
        "forgottenForwarding: red is visible in hand, which forwards appearance calls explicitly, and never "
          + "received viewWillAppear. Write in hand: red.beginAppearanceTransition(true, animated: false), "
          + "red.endAppearanceTransition() [C-28]"
      ])
    run.perform(.hide("red", true))
    run.session.read()
    #expect(run.session.problems == [])
    run.perform(.hide("red", false))
    run.perform(.begin("red", appearing: true))
    run.perform(.end("red"))
    run.settle()
    run.session.read()
    #expect(run.session.problems == [])
  }

  @Test("PG-7: a removed controller that the scene keeps is not a problem, even after a second")
  func kept() throws {
    let run = try run("make red leaf\nadd red to court\nremove red")
    run.stage.advance(by: 2)
    run.session.read()
    #expect(run.session.problems == [] && !run.session.awaitsReleases)
  }

  // MARK: Undo

  @Test("PG-9: undo rebuilds the scene without the last operation, and says so")
  func undo() {
    let playground = Playground()
    let before = playground.run.session.text
    #expect(playground.perform(.remove("blue")))
    #expect(playground.run.session.text != before)
    playground.undo()
    #expect(playground.run.session.text == before)
    #expect(
      playground.run.session.causes.map(\.title) == ["the window shows court", "rebuilt"])
    #expect(playground.canRedo)
    playground.redo()
    #expect(playground.scene.operations.last == .remove("blue"))
    #expect(!playground.canRedo)
    for _ in 0..<5 { playground.undo() }
    #expect(!playground.canUndo)
    #expect(playground.run.session.text == "court (TilesController) · on screen\nno problems")
  }

  @Test("PG-3: a controller that the new container refuses stays in its old container")
  func refusedMove() throws {
    let playground = Playground(
      try scene(
        """
        make split split
        add split to court
        make blue leaf
        put blue in split
        make green leaf
        put green in split
        make red leaf
        add red to court
        """))
    let (operations, tree) = (playground.scene.operations, playground.run.session.text)
    #expect(operations.count == 8 && tree.contains("red (PlayLeaf) · on screen"))
    #expect(!playground.perform(move: "red", into: "split"))
    #expect(playground.refusal?.text == "Both columns of split are taken.")
    #expect(!playground.perform(move: "red", into: "blue"))
    #expect(playground.refusal?.text == "blue is a leaf; choose a container.")
    #expect(playground.scene.operations == operations && playground.run.session.text == tree)
    #expect(playground.canUndo && !playground.canRedo)
  }

  @Test("PG-9: fifty operations can be undone, and no more")
  func undoLimit() {
    let playground = Playground(PlayScene("Scene"))
    playground.perform(.make("red", .leaf))
    playground.perform(.load("red"))
    for index in 0..<60 { playground.perform(.hide("red", index.isMultiple(of: 2))) }
    var count = 0
    while playground.canUndo {
      playground.undo()
      count += 1
    }
    #expect(count == 50)
    #expect(playground.scene.operations.count == 12)
  }

  @Test("PG-9: an operation during a change is rebuilt at the same time of the change")
  func timing() throws {
    let playground = Playground(
      try scene(
        "make navigation navigation\nadd navigation to court\nmake red leaf\nmake blue leaf"))
    playground.perform(.push("red", on: "navigation"))
    playground.run.settle()
    playground.perform(.push("blue", on: "navigation"))
    playground.run.stage.advance(by: 0.1)
    playground.perform(.pop("navigation"))
    playground.run.settle()
    #expect(
      playground.scene.operations.dropFirst(5).map(\.text) == [
        "push blue on navigation", "wait 0.1", "pop navigation",
      ])
    let log = calls(playground.run)
    let again = PlayRun(playground.scene)
    again.settle()
    #expect(calls(again) == log)
    playground.undo()
    #expect(playground.scene.operations.last?.text == "push blue on navigation")
    playground.redo()
    #expect(playground.scene.operations.last?.text == "pop navigation")
  }

  @Test("PG-9: painting an outline is not a change, so no wait is recorded")
  func paintingIsNoMotion() {
    let playground = Playground()
    playground.run.stage.advance(by: 0.5)
    playground.run.session.outlined = playground.run.session.tree?.children.first?.id
    #expect(!playground.run.stage.window.isIdle)
    playground.perform(.hide("red", true))
    #expect(playground.scene.operations.last == .hide("red", true))
    #expect(!playground.scene.operations.contains { $0.isWait })
  }

  // MARK: Text

  @Test("PG-8, PG-10: a scene is text with one operation a line, and two runs give equal logs")
  func text() throws {
    for scene in PlayScene.all + PlayScene.mistakes {
      #expect(try PlayScene(parsing: scene.text) == scene)
      let (one, other) = (PlayRun(scene), PlayRun(scene))
      one.settle()
      other.settle()
      #expect(one.session.log(json: true) == other.session.log(json: true))
      #expect(!one.session.log().isEmpty)
    }
    #expect(PlayScene.all.count == 10)
    #expect(PlayScene.all.allSatisfy { !$0.sentence.isEmpty && $0.operations.count <= 12 })
    for scene in PlayScene.mistakes {
      let sentence = scene.sentence.lowercased()
      #expect(sentence.contains("write in ") || sentence.contains("remove "), "\(scene.title)")
    }
  }

  @Test("PG-10: a comment below an operation is its note, and the text of the scene keeps the note")
  func notes() throws {
    let text = "# A\n# B\nmake red leaf\nadd red to court\n# red is a child now.\n"
    let scene = try scene(text)
    #expect(scene.operations.indices.map(scene.note(at:)) == [nil, "red is a child now."])
    #expect(scene.isStepped && scene.text == text)
    #expect(!PlayScene.all[0].isStepped)
    let lines = try #require(PlayScene.all.first { $0.title == "Line by line" })
    #expect(lines.operations.indices.allSatisfy { lines.note(at: $0) != nil })
    #expect(lines.operations.count == 4)
  }

  @Test("PG-10: each of two equal operations has its own note")
  func notesOfEqualOperations() throws {
    let text = """
      # A
      # B
      make red leaf
      wait 0.5
      # A leaf exists.
      add red to court
      wait 0.5
      # red is visible.
      wait 0.5

      """
    let scene = try scene(text)
    #expect(
      scene.operations.indices.map(scene.note(at:))
        == [nil, "A leaf exists.", nil, "red is visible.", nil])
    #expect(scene.text == text)
  }

  @Test(
    "PG-10: a line that is not an operation is reported with its number and the reason",
    arguments: [
      ("dance red", "line 1: no operation is called dance"),
      ("\n# A\nadd red", "line 3: add is written add NAME to NAME"),
      (
        "make red",
        "line 1: make is written make NAME KIND, where KIND is one of leaf, tiles, hand, navigation, tabs, split, pager, ring"
      ),
      (
        "make Red leaf",
        "line 1: “Red” is no name: 1 to 12 letters and digits, the first one small, and no word of Swift"
      ),
      (
        "make class leaf",
        "line 1: “class” is no name: 1 to 12 letters and digits, the first one small, and no word of Swift"
      ),
      ("resize 3x4", "line 1: resize is written resize WIDTHxHEIGHT, with 48 to 1200 points each"),
      ("wait -1", "line 1: wait is written wait SECONDS, with 0 to 10 seconds"),
      ("wait nan", "line 1: wait is written wait SECONDS, with 0 to 10 seconds"),
      ("drag a 2", "line 1: drag is written drag NAME FRACTION, with a fraction from 0 to 1"),
    ])
  func errors(text: String, message: String) {
    #expect(throws: PlayError.self) { try PlayScene(parsing: text) }
    do {
      _ = try PlayScene(parsing: text)
    } catch {
      #expect(error.description == message)
    }
  }

  // MARK: Limits

  @Test("PG-11: depth, number and size are limited, and a refusal says why in one line")
  func limits() throws {
    let deep = try run(
      (1...6).map { "make t\($0) tiles" }.joined(separator: "\n")
        + "\nadd t1 to court\nadd t2 to t1\nadd t3 to t2\nadd t4 to t3\nadd t5 to t4")
    #expect(deep.operations.count == 11)
    #expect(
      deep.perform(.add("t6", to: "t5"))?.text == "The tree would be deeper than 6 levels.")
    let many = PlayRun()
    for index in 1...24 { many.perform(.make("l\(index)", .leaf)) }
    #expect(many.perform(.make("l25", .leaf))?.text == "A scene has at most 24 controllers.")
    let narrow = try run("make red leaf\nmake blue leaf\nadd red to court\nresize 60x60")
    #expect(
      narrow.perform(.add("blue", to: "court"))?.text
        == "There is no space for another area in court.")
  }

  @Test("PG-11: random operations never trap, and equal seeds give equal scenes")
  func random() {
    for seed in UInt64(1)...12 {
      var texts: [String] = []
      for _ in 0..<2 {
        let playground = Playground(PlayScene("Scene"))
        var random = PlayRandom(seed: seed)
        for _ in 0..<40 { playground.perform(random.operation(for: playground.run)) }
        playground.run.settle()
        texts.append(playground.scene.text + playground.run.session.text)
        #expect(playground.scene.operations.count > 20)
      }
      #expect(texts[0] == texts[1], "seed \(seed)")
    }
  }

  // MARK: Predictions and comparisons

  @Test(
    "PG-5: cards come from a real run; a wrong card shows the sentence and the rule of the right card"
  )
  func prediction() throws {
    let scene = try scene("make red leaf\naddChild red to court")
    let prediction = try #require(
      PlayPrediction(of: .addView("red", to: "court"), after: scene))
    #expect(
      prediction.cards == [
        "red.viewDidAppear", "red.viewDidLoad", "red.viewIsAppearing", "red.viewWillAppear",
      ])
    let order = [
      "red.viewDidLoad", "red.viewWillAppear", "red.viewIsAppearing", "red.viewDidAppear",
    ]
    #expect(prediction.check(order) == [.right, .right, .right, .right])
    #expect(
      prediction.check(["red.viewWillAppear", "red.viewWillAppear"]).prefix(2) == [
        .wrong(
          expected: "red.viewDidLoad",
          reason:
            "The view has been made, once, when code read it for the first time. (rule L-7)"),
        .right,
      ])
    #expect(PlayPrediction(of: .make("blue", .leaf), after: scene) == nil)
  }

  @Test("PG-12: with forwarding off on one side, only the children's appearance calls are missing")
  func comparison() throws {
    let comparison = PlayComparison(PlayScene.all[0], differingIn: .forwarding)
    let different = comparison.lines.filter(\.differs)
    #expect(!different.isEmpty)
    #expect(different.allSatisfy { $0.right == nil })
    #expect(
      Set(different.compactMap(\.left)) == [
        "red.viewWillAppear", "red.viewIsAppearing", "red.viewDidAppear",
        "blue.viewWillAppear", "blue.viewIsAppearing", "blue.viewDidAppear",
      ])
    let animation = PlayComparison(PlayScene.all[2], differingIn: .animation)
    #expect(animation.lines.contains { $0.differs })
    #expect(animation.left.session.text == animation.right.session.text)
  }

  // MARK: Replay

  @Test("SM-9: a replay rebuilds the scene from its operations, one after the other")
  func replay() {
    let playground = Playground()
    let tree = playground.run.session.text
    playground.replay()
    #expect(playground.run.session.text == "court (TilesController) · on screen\nno problems")
    #expect(playground.upcoming == PlayScene.all[0].operations)
    var count = 0
    while playground.playNext() { count += 1 }
    playground.run.settle()
    #expect(count == 4)
    #expect(playground.run.session.text == tree)
  }

  @Test(
    "PG-10: the report of a scene has the causes, the calls with their senders, and the problems")
  func report() throws {
    let report = PlayReport(
      try scene("make red leaf\naddChild red to court\naddView red to court\nadd red to court"))
    #expect(
      report.text.hasSuffix(
        """
        # court.addChild(red) · 1 call · 0.000 s
          0.000 red willMove to court ← addChild of court
        # court.view.addSubview(red.view) · 4 calls · 0.000 s
          0.000 red viewDidLoad ← the first read of its view
          0.000 red viewWillAppear ← the window, before the view enters it
          0.000 red viewIsAppearing ← the layout step, when it reaches the view
          0.000 red viewDidAppear ← the commit, after the turn was painted
        court (TilesController) · on screen
        └─ red (PlayLeaf) · on screen
        1 problem
        ! forgottenDidMove: red was added to court and has not received didMove. \
        Write in court: red.didMove(toParent: self) [C-1]
        add red to court: red is a child of court; remove it first.
        """))
  }

  @Test("IN-21: everything is released with the playground, after presentations and in stacks")
  func released() throws {
    weak var run: PlayRun?
    weak var court: ViewController?
    weak var leaf: ViewController?
    do {
      let playground = Playground(PlayScene.all[3])
      (run, court) = (playground.run, playground.run.court)
      leaf = playground.run.controllers["blue"]
      #expect(run != nil && court != nil && leaf != nil)
    }
    #expect(run == nil && court == nil && leaf == nil)
  }
}
