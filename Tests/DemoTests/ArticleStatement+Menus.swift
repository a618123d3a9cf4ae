import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

extension ArticleStatement {
  /// The area of the sliding menu that is compared; lines with memory addresses are printed beside it.
  private static let front = Rect(x: 24, y: 130, width: 520, height: 480)

  static let slidingMenu: [ArticleStatement] = {
    let article = "sliding menu"
    return [
      ArticleStatement(
        article, "a menu of titles; a row replaces the visible controller",
        "Sliding*, *As written", "sliding", "choose *Red*"
      ) { twin in
        try twin.click("As written")
        try twin.click("Red")
        #expect(twin.calls.contains("Red.viewDidAppear"))
        #expect(twin.calls.suffix(4).contains("Tab Controller.didMove"))
        try twin.looksAlike(in: front)
      },
      ArticleStatement(
        article, "the content slides aside by 200 points and reveals the menu",
        "Sliding*, *As written", "sliding", "the button *Menu*, F9, a drag anywhere"
      ) { twin in
        try twin.click("As written")
        try twin.click("Red")
        let closed = try twin.place(of: "Menu")
        for input in 0..<3 {
          switch input {
          case 0: try twin.click("Menu")
          case 1: try twin.key("F9")
          default: try twin.drag(from: Point(x: 200, y: 420), to: Point(x: 400, y: 420))
          }
          #expect(twin.calls.contains("Menu.viewDidAppear"), "input \(input)")
          #expect(try twin.place(of: "Menu") == closed + Point(x: 200, y: 0))
          try twin.looksAlike(in: front)
          try twin.key("Escape")
          #expect(twin.calls.contains("Menu.viewDidDisappear"), "input \(input)")
        }
      },
      ArticleStatement(
        article, "the old content slides off the edge before the new content appears",
        "Sliding*, *As written", "sliding", "choose a row and watch"
      ) { twin in
        try twin.click("As written")
        try twin.click("Red")
        let calls = twin.calls
        let leaves = try #require(calls.firstIndex(of: "Tab Controller.viewWillDisappear"))
        let appears = try #require(calls.firstIndex(of: "Red.viewWillAppear"))
        let isThere = try #require(calls.firstIndex(of: "Red.viewDidAppear"))
        let isGone = try #require(calls.firstIndex(of: "Tab Controller.viewDidDisappear"))
        #expect(leaves < appears && appears < isThere && isThere < isGone)
      },
      ArticleStatement(
        article,
        "each controller prints its life-cycle calls, including the calls of a rotation",
        "Sliding*, *As written", "sliding", "*Printed*; make the window higher than wide"
      ) { twin in
        try twin.click("As written")
        try twin.click("Red")
        try twin.resize(to: Size(width: 640, height: 900))
        #expect(twin.calls.contains("Red#2.didRotate") || twin.calls.contains("Red.didRotate"))
        let printed = twin.strings.filter { $0.hasPrefix("ViewController (") }
        #expect(printed.contains { $0.hasSuffix("viewDidAppear:") })
        #expect(printed.contains { $0.hasSuffix("didRotateFromInterfaceOrientation:") })
      },
      ArticleStatement(
        article,
        "two content controllers come from storyboards; the button *Left* stays beside *Menu*",
        "Sliding*, *As written", "sliding", "choose *Nav*"
      ) { twin in
        try twin.click("As written")
        #expect(twin.strings.contains("Item 1") && twin.strings.contains("Item 2"))
        try twin.click("Nav")
        let (menu, left) = (try twin.place(of: "Menu"), try twin.place(of: "Left"))
        #expect(menu.x < left.x && menu.y == left.y)
        #expect(twin.calls.contains("Root View Controller.viewDidAppear"))
        #expect(twin.strings.contains("Root View Controller") && twin.strings.contains("Push"))
      },
      ArticleStatement(
        article, "readers of the article add reveal, side panels and a drawer", "Sliding",
        "sliding", "the modes in the header"
      ) { twin in
        for mode in ["Reveal", "Panels", "As written", "Drawer"] {
          try twin.click(mode)
          try twin.looksAlike(in: front)
        }
      },
    ]
  }()

  static let dropDownMenu: [ArticleStatement] = {
    let article = "drop-down menu"
    return [
      ArticleStatement(
        article,
        "a nib contains the bar, the content, the table and the table's height constraint",
        "DropDown", "dropdown", "each mode uses the nib"
      ) { twin in
        for mode in ["As written", "Long list", "Recipes"] {
          try twin.click(mode)
          try twin.click("Menu")
          let room = (twin.stage.window.rootViewController as? RingMenuController)?
            .selectedViewController
          let menu = try #require(room?.children.first as? DropDownMenuController)
          #expect(
            menu.isMenuVisible && !twin.strings.contains("This part of the screen is missing"))
          try twin.looksAlike()
          try twin.key("Escape")
        }
      },
      ArticleStatement(
        article, "the button opens the menu by changing the constant of one constraint",
        "DropDown", "dropdown", "the button *Menu*, including a second click half-way"
      ) { twin in
        try twin.click("As written")
        try twin.click("Menu")
        try twin.shows("First", "Second", "Third")
        try twin.click("Menu")
        #expect(!twin.strings.contains("Second"))
        try twin.looksAlike()
      },
      ArticleStatement(
        article,
        "choosing a row removes one child and adds the other, with the calls in the required order",
        "DropDown", "dropdown", "the list *Calls*"
      ) { twin in
        try twin.click("As written")
        try twin.click("Menu")
        try twin.click("Second")
        #expect(
          twin.calls == [
            "First.willMove", "First.viewWillDisappear", "First.didMove", "Second.willMove",
            "Second.viewDidLoad", "Second.viewWillAppear", "Second.didMove",
            "Second.viewIsAppearing", "First.viewDidDisappear", "Second.viewDidAppear",
          ])
        try twin.shows("First - willMove", "Second - viewDidAppear")
      },
      ArticleStatement(
        article,
        "setting a new list of controllers keeps the active child, or selects the first one",
        "DropDown", "dropdown", "*Set the list again*, *Set it without this entry*"
      ) { twin in
        try twin.click("Menu")
        try twin.click("Fig salad")
        try twin.click("Set the list again")
        #expect(twin.calls == [])
        try twin.shows("Fig salad", "New list - keeps Fig salad")
        try twin.click("Set it without this entry")
        #expect(twin.calls.contains("Fig salad.didMove"))
        #expect(twin.calls.contains("Lentil soup.viewDidAppear"))
        try twin.shows("Lentil soup", "New list - without Fig salad")
      },
      ArticleStatement(
        article,
        "the container forwards appearance calls to its child; without them the child does not know that it is shown",
        "DropDown", "dropdown", "*Forward appearance calls*, then choose a row"
      ) { twin in
        try twin.shows("40 minutes, for four · opened once")
        try twin.click("Forward appearance calls")
        try twin.click("Menu")
        try twin.click("Couscous")
        #expect(
          twin.calls == [
            "Lentil soup#2.willMove", "Lentil soup#2.didMove", "Couscous.willMove",
            "Couscous.viewDidLoad", "Couscous.didMove",
          ])
        try twin.shows("50 minutes, for six")
      },
      ArticleStatement(
        article, "a custom container has no relationship segues, so code sets its list", "DropDown",
        "dropdown", "*Things to try*; *From a file* of *Navigation*"
      ) { twin in
        try twin.click("Things to try")
        #expect(twin.strings.contains { $0.contains("relationship segues only for the toolkit") })
        try twin.looksAlike(in: Rect(x: 236, y: 132, width: 480, height: 215))
      },
      ArticleStatement(
        article, "three controllers: blue, green, yellow", "DropDown*, *As written", "dropdown",
        "choose *Second* and *Third*"
      ) { twin in
        try twin.click("As written")
        try twin.looksAlike()
        for name in ["Second", "Third"] {
          try twin.click("Menu")
          try twin.click(name)
          #expect(twin.calls.contains("\(name).viewDidAppear"))
          try twin.shows(name)
        }
      },
    ]
  }()
}
