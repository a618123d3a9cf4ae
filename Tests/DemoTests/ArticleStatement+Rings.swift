import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

extension ArticleStatement {
  static let ringMenu: [ArticleStatement] = {
    let article = "ring menu"
    return [
      ArticleStatement(
        article,
        "a tap with three fingers opens a ring of icons over the controllers", "IconRing", "ring",
        "three fingers, or the middle button"
      ) { twin in
        try twin.click(at: Point(x: 480, y: 250), button: 2)
        #expect(ring(twin)?.isMenuVisible == true)
        try twin.looksAlike()
      },
      ArticleStatement(
        article, "an icon shows its controller; a tap elsewhere dismisses the ring", "IconRing",
        "ring", "choose *Profile*, tap beside the ring"
      ) { twin in
        try twin.click("Open this ring")
        let inner = try #require(ring(twin))
        try twin.click(
          at: try #require(inner.landmarks.first { $0.name == "Profile" }).frame.center)
        #expect(twin.calls.contains("Profile.viewDidAppear"))
        #expect(!inner.isMenuVisible)
        try twin.click("Open this ring")
        #expect(inner.isMenuVisible)
        try twin.click(
          at: inner.view.convert(inner.view.bounds, to: nil).origin + Point(x: 9, y: 9))
        #expect(!inner.isMenuVisible && twin.calls == [])
        try twin.looksAlike()
      },
      ArticleStatement(
        article, "*More Help* is pushed and leads back to the first controller", "IconRing",
        "ring", "*Help*, *More Help*, *Go to the map*"
      ) { twin in
        try twin.click("Open this ring")
        let inner = try #require(ring(twin))
        try twin.click(at: try #require(inner.landmarks.last).frame.center)
        try twin.click("More Help")
        #expect(twin.calls.contains("More Help.viewDidAppear"))
        try twin.click("Go to the map")
        #expect(twin.calls.contains("Map.viewDidAppear"))
        #expect(inner.selectedIndex == 0)
        try twin.looksAlike()
      },
      ArticleStatement(
        article, "a button opens a radial menu that adds markers to the map", "IconRing", "ring",
        "the button at the corner of the map"
      ) { twin in
        let before = twin.stage.snapshot()
        try twin.click("Menu")
        try twin.click("Towers")
        #expect(!twin.stage.snapshot().isIdentical(to: before))
        try twin.looksAlike()
      },
    ]
  }()

  /// The ring of the room, inside the ring of all rooms.
  @MainActor
  private static func ring(_ twin: RoomTwin) -> RingMenuController? {
    (twin.stage.window.rootViewController as? RingMenuController)?.selectedViewController?
      .children.first as? RingMenuController
  }

  static let pager: [ArticleStatement] = {
    let article = "swipe pager"
    @MainActor
    func swipe(_ twin: RoomTwin, left: Bool) throws {
      let ends = [Point(x: 420, y: 400), Point(x: 160, y: 400)]
      try twin.drag(from: left ? ends[0] : ends[1], to: left ? ends[1] : ends[0])
    }
    func change(from old: Int, to new: Int) -> [String] {
      [
        "Page \(old).willMove", "Page \(new).willMove", "Page \(old).viewWillDisappear",
        "Page \(new).viewWillAppear", "Page \(new).viewIsAppearing", "Page \(new).viewDidAppear",
        "Page \(old).viewDidDisappear", "Page \(new).didMove", "Page \(old).didMove",
      ]
    }
    return [
      ArticleStatement(
        article, "five pages in an area inside the container's view", "Pager*, *Pages as written",
        "pager", "blue container, red area, yellow label"
      ) { twin in
        try twin.click("Pages as written")
        let room = (twin.stage.window.rootViewController as? RingMenuController)?
          .selectedViewController
        let pager = try #require(room?.children.first as? PagerController)
        #expect(pager.viewControllers.count == 5)
        let frame = pager.containerView.convert(pager.containerView.bounds, to: nil)
        let whole = pager.view.convert(pager.view.bounds, to: nil)
        #expect(whole.contains(frame) && frame.height < whole.height)
        // The label shows the controller's memory address, so only the area above the label is compared.
        try twin.looksAlike(
          in: Rect(x: whole.minX, y: whole.minY, width: whole.width, height: 60))
      },
      ArticleStatement(
        article,
        "a swipe turns the page; the first page has no previous page, and the last page has no next page",
        "Pager", "pager", "swipe, or the arrow keys"
      ) { twin in
        try swipe(twin, left: false)
        #expect(twin.calls == [])
        try swipe(twin, left: true)
        #expect(twin.calls == change(from: 1, to: 2))
        for page in 2...4 {
          try twin.key("Right")
          #expect(twin.calls == change(from: page, to: page + 1))
        }
        try twin.key("Right")
        #expect(twin.calls == [])
        try twin.looksAlike()
      },
      ArticleStatement(
        article, "each page receives six calls in order", "Pager", "pager", "*Printed*"
      ) { twin in
        try twin.key("Right")
        try twin.shows(
          "Page 1 - willMove(toParent: nil)", "Page 2 - willMove(toParent: Container)",
          "Page 1 - viewWillDisappear(false)", "Page 2 - viewWillAppear(false)",
          "Page 2 - viewDidAppear(false)", "Page 1 - viewDidDisappear(false)")
      },
      ArticleStatement(
        article, "the page-turn animation applies to the area or to the whole view", "Pager",
        "pager", "*Turn the whole view*; the modes"
      ) { twin in
        try twin.click("Turn the whole view")
        let room = (twin.stage.window.rootViewController as? RingMenuController)?
          .selectedViewController
        let pager = try #require(room?.children.first as? PagerController)
        #expect(pager.transitionArea == .wholeView)
        for (mode, page) in [("Flip", 1), ("Dissolve", 2), ("Slide", 3)] {
          try twin.click(mode)
          try swipe(twin, left: true)
          #expect(twin.calls == change(from: page, to: page + 1))
        }
        try twin.looksAlike()
      },
    ]
  }()
}
