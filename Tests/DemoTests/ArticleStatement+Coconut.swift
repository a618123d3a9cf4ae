import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

extension ArticleStatement {
  static let coconut: [ArticleStatement] = {
    let article = "CoconutKit"
    return [
      ArticleStatement(
        article,
        "a stack pushes and pops with any transition, and keeps at most as many views as its capacity",
        "Stack", "stack", "*Push*, *Pop*, *Capacity*"
      ) { twin in
        try twin.click("Push")
        #expect(
          twin.calls == [
            "Elder.willMove", "Elder.viewDidLoad", "Dahlia.viewWillDisappear",
            "Elder.viewWillAppear", "Dahlia.viewDidDisappear", "Elder.viewIsAppearing",
            "Elder.viewDidAppear", "Elder.didMove",
          ])
        let inTree = try layers(twin).filter { $0.viewIfLoaded?.superview != nil }
        #expect(inTree.map(\.title) == ["Clover", "Dahlia", "Elder"])
        try twin.looksAlike()
        try twin.click("Pop")
        #expect(twin.calls.last == "Elder.didMove" && twin.calls.contains("Dahlia.viewDidAppear"))
      },
      ArticleStatement(
        article,
        "controllers below the capacity are kept, are removed, or are kept with a fixed root",
        "Stack", "stack", "the modes in the header"
      ) { twin in
        var counts: [Int] = []
        for mode in ["Keep all", "Drop lowest", "Keep root"] {
          try twin.click(mode)
          for _ in 0..<2 { try twin.click("Push") }
          counts.append(try layers(twin).count)
          try twin.looksAlike()
        }
        #expect(counts[0] == 6 && counts[1] == 3 && counts[2] >= 3)
      },
      ArticleStatement(
        article, "a transition moves wrapper views around the views of the children", "Stack",
        "stack", "*Wrapper views*, *Push*"
      ) { twin in
        try twin.click("Wrapper views")
        try twin.shows("front wrapper of Dahlia", "view of Dahlia", "back wrapper")
        try twin.click("Push")
        try twin.shows("container view", "stack view", "group", "front wrapper of Elder")
      },
      ArticleStatement(
        article, "a placeholder controller has one or several placeholder views", "Placeholder",
        "placeholder", "*Number of places*"
      ) { twin in
        @MainActor
        func count() throws -> Int {
          let room = (twin.stage.window.rootViewController as? RingMenuController)?
            .selectedViewController
          let places = try #require(room?.children.first as? PlaceholderController)
          return places.placeholderViews.count
        }
        for (dx, wanted) in [(30.0, 3), (30, 4), (-30, 3), (-30, 2), (-30, 1)] {
          try twin.click("Number of places", dx: dx)
          #expect(try count() == wanted)
          try twin.looksAlike()
        }
      },
      ArticleStatement(
        article, "several placeholder views, each with its own transition", "Placeholder",
        "placeholder", "the steppers of both placeholder views"
      ) { twin in
        try twin.click("First inset", dx: 30)
        let calls = twin.calls
        #expect(calls.contains { $0.hasSuffix(".willMove") })
        try twin.looksAlike()
        try twin.click("Second inset", dx: 30)
        #expect(twin.calls.contains { $0.hasSuffix(".didMove") })
        try twin.looksAlike()
      },
      ArticleStatement(
        article,
        "segues of a storyboard set the inset controllers, and a rotation may exchange them",
        "Placeholder", "placeholder", "*Turn and swap*"
      ) { twin in
        try twin.shows("Counter")
        let start = twin.desktop.demo.lines.count
        let button = try twin.place(of: "Turn and swap")
        try twin.desktop.server.xdotool(
          "mousemove", "--window", twin.desktop.window, "\(Int(button.x))", "\(Int(button.y))",
          "click", "1")
        for call in ["Lantern.didMove", "Placeholder.didRotate", "Counter.didMove"] {
          #expect(twin.desktop.waits(for: call, since: start))
        }
      },
      ArticleStatement(
        article,
        "a placeholder controller inside a stack is covered and revealed with its insets; segues of a file make both",
        "Placeholder*, *In a stack", "placeholder", "*1*, *2*, *Push*, *Cover*, *Back*"
      ) { twin in
        try twin.click("In a stack")
        try twin.click("Show panel 2")
        #expect(twin.calls.contains("Second panel.viewDidAppear"))
        for name in ["Push", "Cover"] {
          try twin.click(name)
          #expect(
            twin.calls.filter { $0.hasSuffix("DidDisappear") }.suffix(3) == [
              "places#2.viewDidDisappear", "Chooser.viewDidDisappear",
              "Second panel.viewDidDisappear",
            ])
          try twin.shows("Page", "Second panel - viewDidDisappear")
          try twin.click("Back")
          #expect(twin.calls.contains("Second panel.viewDidAppear"))
          try twin.shows("Second panel", "Show a panel beside")
        }
      },
      ArticleStatement(
        article, "a wizard validates each page before it shows the next page", "Wizard", "wizard",
        "*Next* without an answer"
      ) { twin in
        try twin.click("Next")
        #expect(twin.calls == [])
        try twin.shows("Choose a name first.")
        try twin.click("Ada")
        try twin.click("Next")
        #expect(twin.calls.last == "Rule.didMove" && twin.calls.contains("Rule.viewDidAppear"))
        try twin.looksAlike()
      },
      ArticleStatement(
        article,
        "the container decides on rotation alone, together with its top children, or together with all children",
        "Rotation", "rotation", "*Children asked with the container*, *Turn the window*"
      ) { twin in
        try twin.click("None")
        #expect(twin.strings.contains { $0.hasPrefix("The container decides alone.") })
        try twin.click("Front")
        #expect(twin.strings.contains { $0.hasPrefix("The container asks A.") })
        try twin.click("All")
        #expect(twin.strings.contains { $0.hasPrefix("The container asks A, B, C.") })
        try twin.looksAlike(in: Rect(x: 24, y: 140, width: 480, height: 470))
      },
      ArticleStatement(
        article, "all transitions are played, reversed and slowed down", "Transitions",
        "transitions", "choose a preview, drag the stage"
      ) { twin in
        let before = twin.stage.snapshot()
        try twin.click("Cross dissolve")
        #expect(!twin.stage.snapshot().isIdentical(to: before))
        try twin.click("×1/4")
        try twin.looksAlike(in: Rect(x: 24, y: 140, width: 420, height: 200))
      },
    ]
  }()

  /// The controllers of the stack in the room, the lowest first.
  @MainActor
  private static func layers(_ twin: RoomTwin) throws -> [ViewController] {
    let room = (twin.stage.window.rootViewController as? RingMenuController)?
      .selectedViewController
    return try #require(room?.children.first).children
  }
}
