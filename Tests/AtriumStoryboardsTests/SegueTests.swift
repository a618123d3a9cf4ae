import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Segues, their calls and the order of these calls.
@MainActor
struct SegueTests {
  private var journal: Journal { Journal.current }
  private let stage = Stage(size: Size(width: 393, height: 852), scale: 1)

  private func list() throws -> (NavigationController, ListController, Storyboard) {
    let storyboard = try Documents.storyboard("Navigation")
    let controller = try #require(storyboard.instantiateInitialViewController())
    let navigation = try #require(controller as? NavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    stage.window.rootViewController = navigation
    stage.settle()
    return (navigation, list, storyboard)
  }

  @Test(
    "X-16, L-11, X-30: the root of a navigation controller has its parent in awakeFromNib, while its view is not loaded"
  )
  func initial() throws {
    journal.lines = []
    let storyboard = try Documents.storyboard("Navigation")
    let navigation = try #require(storyboard.instantiateInitialViewController())
    #expect(
      journal.lines == [
        "ListController.init storyboard nil", "ListController.willMove NavigationController",
        "ListController.didMove NavigationController",
        "ListController.awakeFromNib parent NavigationController",
      ])
    let list = try #require(navigation.children.first as? ListController)
    #expect(list.storyboard === storyboard && navigation.storyboard === storyboard)
    #expect(!list.isViewLoaded && list.heading == nil)
    list.loadViewIfNeeded()
    #expect(list.heading?.text == "Two letters" && list.buttonHeight?.constant == 40)
    #expect(list.navigationItem.title == "Letters")
    #expect(list.heading?.isUserInteractionEnabled == false)
    #expect(storyboard.warnings == [])
  }

  @Test(
    "T16, X-14, X-15: a control's action comes first, then its segue asks, makes the destination, prepares and pushes"
  )
  func control() throws {
    let (navigation, list, storyboard) = try list()
    journal.lines = []
    let button = try #require(list.view.subviews.last as? Button)
    #expect(
      button.frame
        == Rect(
          x: 16, y: list.view.safeAreaInsets.top + 16 + (list.heading?.frame.height ?? 0) + 16,
          width: 361, height: 40))
    stage.click(at: button.convert(Point(x: 9, y: 9), to: nil))
    #expect(list.presses == 1)
    #expect(
      journal.lines.prefix(5) == [
        "ListController.shouldPerform open Button", "Letter.init storyboard nil",
        "Letter.awakeFromNib parent nil",
        "ListController.prepare open StoryboardSegue to Letter unloaded Button",
        "Letter.willMove NavigationController",
      ])
    stage.settle()
    #expect(navigation.topViewController?.storyboard === storyboard)
    #expect(navigation.viewControllers.map(Journal.name) == ["ListController", "Letter"])
    #expect(storyboard.warnings == [])
  }

  @Test("T16: a refused segue makes no destination")
  func refused() throws {
    let (navigation, list, _) = try list()
    list.allowsSegues = false
    journal.lines = []
    let button = try #require(list.view.subviews.last as? Button)
    stage.click(at: button.convert(Point(x: 9, y: 9), to: nil))
    stage.settle()
    #expect(journal.lines == ["ListController.shouldPerform open Button"])
    #expect(navigation.viewControllers == [list])
  }

  @Test(
    "X-11, X-13: a segue that the program performs does not ask, and makes a new destination each time"
  )
  func program() throws {
    let (navigation, list, _) = try list()
    journal.lines = []
    list.performSegue(withIdentifier: "open", sender: nil)
    stage.settle()
    let first = try #require(navigation.topViewController)
    first.performSegue(withIdentifier: "next", sender: 7)
    stage.settle()
    #expect(
      journal.lines.filter { $0.contains("prepare") || $0.contains("should") } == [
        "ListController.prepare open StoryboardSegue to Letter unloaded nil",
        "Letter.prepare next StoryboardSegue to Letter unloaded Int",
      ])
    #expect(navigation.viewControllers.count == 3 && navigation.topViewController !== first)
  }

  @Test("X-6: a bar item presents in full screen and without animation, as the file says")
  func presents() throws {
    let (navigation, list, _) = try list()
    list.navigationItem.rightBarButtonItem?.action?()
    stage.settle()
    let presented = try #require(navigation.presentedViewController)
    #expect(Journal.name(presented) == "New" && presented.modalPresentationStyle == .fullScreen)
    #expect(list.navigationItem.rightBarButtonItem?.title == "Add")
  }

  @Test("X-12: an identifier without a segue traps, and the message names the existing ones")
  func unknownIdentifier() async throws {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let storyboard = try Documents.storyboard("Navigation")
        let list = storyboard.instantiateViewController(withIdentifier: "List")
        list.performSegue(withIdentifier: "away", sender: nil)
      }
    }
    let storyboard = try Documents.storyboard("Navigation")
    let list = storyboard.instantiateViewController(withIdentifier: "List")
    #expect(list.segueIdentifiers == ["open", "compose", "detail"])
  }

  @Test(
    "X-13: without an initial controller the result is nil, and a creator closure makes the controller"
  )
  func creators() throws {
    let storyboard = try Documents.storyboard("PrototypeTable")
    #expect(storyboard.instantiateInitialViewController { _ in nil } is NamesController)
    let navigation = try Documents.storyboard("Navigation")
    let own = navigation.instantiateViewController(withIdentifier: "Letter") { _ in
      StandardLetter()
    }
    #expect(own is StandardLetter && own.title == "Letter" && own.storyboard === navigation)
    let file = try TemporaryFile(
      storyboardText("").replacing("initialViewController=\"c\"", with: ""))
    #expect(try Storyboard(contentsOf: file.path).instantiateInitialViewController() == nil)
  }

  @Test(
    "T12, §10.26, E-1, E-2, X-9, X-28: an embed segue fills its container view before the parent's viewDidLoad"
  )
  func embed() throws {
    let storyboard = try Documents.storyboard("Embed")
    let parent = try #require(storyboard.instantiateInitialViewController() as? EmbedParent)
    journal.lines = []
    parent.loadViewIfNeeded()
    #expect(
      journal.lines == [
        "P.loadView", "P.shouldPerform panel EmbedParent", "C.init storyboard nil",
        "C.awakeFromNib parent nil", "P.prepare panel StoryboardSegue to C unloaded EmbedParent",
        "C.loadView", "C.viewDidLoad 0", "C.willMove P", "C.didMove P", "P.viewDidLoad 1",
      ])
    let child = try #require(parent.children.first)
    #expect(child.view.superview === parent.panel)
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 361, height: 200))
    #expect(child.view.autoresizingMask.rawValue == 18)
    #expect(storyboard.warnings == [])
  }

  @Test("E-3: a refused embed segue leaves its container view empty")
  func refusedEmbed() throws {
    let storyboard = try Documents.storyboard("Embed")
    let parent = try #require(storyboard.instantiateInitialViewController() as? EmbedParent)
    parent.allowsSegues = false
    journal.lines = []
    parent.loadViewIfNeeded()
    #expect(
      journal.lines == [
        "P.loadView", "P.shouldPerform panel EmbedParent", "P.viewDidLoad 0",
      ])
  }

  @Test("SB-15: a scene that embeds itself has one copy inside, and a warning")
  func embedsItself() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" title="Loop" sceneMemberID="viewController"><view key="view" id="v">
        <subviews><containerView id="a"><connections><segue kind="embed" destination="c" id="s1"/></connections></containerView></subviews>
        </view></viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(controller.children.count == 1)
    #expect(controller.children.first?.children.count == 0)
    #expect(
      storyboard.warnings.map(\.message) == [
        "The scene \"view of c\" of Test is needed inside itself; a stand-in is used."
      ])
  }

  @Test("SB-15: a cycle of relationships ends with a placeholder and a warning")
  func circle() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <tabBarController id="c" sceneMemberID="viewController"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="c" id="s1"/>
        <segue kind="relationship" relationship="viewControllers" destination="gone" id="s2"/>
        </connections></tabBarController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let tabs = try #require(storyboard.instantiateInitialViewController() as? TabBarController)
    #expect(tabs.viewControllers?.count == 1)
    #expect(
      storyboard.warnings.map(\.message) == [
        "The scene \"c\" of Test is needed inside itself; a stand-in is used.",
        "The relationship viewControllers leads to \"gone\", which does not exist.",
      ])
  }

  @Test("X-17: a custom segue does everything itself, or calls super for its kind")
  func customSegues() throws {
    journal.lines = []
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/><connections>
        <segue kind="custom" identifier="own" customClass="OwnSegue" destination="c" id="s1"/>
        <segue kind="presentation" modalPresentationStyle="fullScreen" animates="NO" identifier="more" customClass="SuperSegue" destination="c" id="s2"/>
        <segue kind="custom" identifier="none" customClass="NoSegue" destination="c" id="s3"/>
        </connections></viewController>
        """))
    let registry = InterfaceRegistry()
    registry.registerSegue("OwnSegue") { OwnSegue(identifier: $0, source: $1, destination: $2) }
    registry.registerSegue("SuperSegue") { SuperSegue(identifier: $0, source: $1, destination: $2) }
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    stage.window.rootViewController = controller
    stage.settle()
    controller.performSegue(withIdentifier: "own", sender: nil)
    #expect(journal.lines == ["own performed"] && controller.presentedViewController == nil)
    controller.performSegue(withIdentifier: "more", sender: nil)
    stage.settle()
    #expect(journal.lines == ["own performed", "more performed"])
    #expect(controller.presentedViewController != nil)
    controller.performSegue(withIdentifier: "none", sender: nil)
    #expect(storyboard.warnings.count == 2)
  }

  @Test("X-17: a segue made in code runs its closure")
  func handler() {
    let (one, other) = (ViewController(), ViewController())
    var runs = 0
    let segue = StoryboardSegue(identifier: "a", source: one, destination: other) { runs += 1 }
    segue.perform()
    #expect(runs == 1)
  }

  @Test("X-10: a segue action makes the destination")
  func segueActions() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" customClass="ListController" sceneMemberID="viewController"><view key="view" id="v"/><connections>
        <segue kind="presentation" animates="NO" identifier="made" destinationCreationSelector="makeLetter:" destination="c" id="s1"/>
        </connections></viewController>
        """))
    let registry = InterfaceRegistry()
    registry.register(
      InterfaceClass(ListController.self) { ListController(coder: $0) }
        .segueAction("makeLetter:") { _, _, sender, identifier in
          Journal.note("makes for \(identifier ?? "-") by \(sender ?? "-")")
          return StandardLetter()
        })
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let list = try #require(storyboard.instantiateInitialViewController())
    stage.window.rootViewController = list
    stage.settle()
    journal.lines = []
    list.performSegue(withIdentifier: "made", sender: "me")
    stage.settle()
    #expect(journal.lines.first == "makes for made by me")
    #expect(list.presentedViewController is StandardLetter)
  }

  @Test("SB-16: a popover points at its anchor")
  func popover() throws {
    let file = try TemporaryFile(
      storyboardText(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><rect key="frame" x="10" y="10" width="99" height="40"/><connections>
        <segue kind="popoverPresentation" identifier="pop" destination="c" popoverAnchorView="b" id="s1"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
        </connections></button></subviews></view></viewController>
        """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let controller = try #require(storyboard.instantiateInitialViewController())
    stage.window.rootViewController = controller
    stage.settle()
    controller.performSegue(withIdentifier: "pop", sender: nil)
    stage.settle()
    let popover = try #require(controller.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === controller.view.subviews.first)
    #expect(popover.permittedArrowDirections == .up)
    #expect(storyboard.warnings == [])
  }

  @Test("SB-17, X-5: a reference leads to another storyboard in the folder")
  func references() throws {
    let storyboard = try Documents.storyboard("References")
    let navigation = try #require(storyboard.instantiateInitialViewController())
    #expect(navigation.children.map(Journal.name) == ["First"])
    #expect(navigation.children.first?.storyboard?.name == "Tabs")
    #expect(storyboard.warnings == [])
  }

  @Test(
    "T-13: the tabs of a storyboard are children at once, and none is selected before the controller appears"
  )
  func tabSelection() throws {
    let storyboard = try Documents.storyboard("Tabs")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? TabBarController)
    func state() -> [String] {
      [
        "\(tabs.viewControllers?.count ?? 0) tabs",
        "index \(tabs.selectedIndex == TabBarController.notFound ? "none" : "\(tabs.selectedIndex)")",
        "selected \(Journal.name(tabs.selectedViewController))",
        "item \(tabs.tabBar.selectedItem?.title ?? "none")",
      ]
    }
    let before = ["2 tabs", "index none", "selected nil", "item none"]
    #expect(state() == before && tabs.children.count == 2)
    tabs.loadViewIfNeeded()
    tabs.view.layoutIfNeeded()
    #expect(state() == before)
    let stage = Stage(size: Size(width: 393, height: 852))
    stage.window.rootViewController = tabs
    stage.turn()
    #expect(state() == ["2 tabs", "index 0", "selected Stack", "item Stack"])
  }

  @Test("T-13: a tab that the program selects before the controller appears stays selected")
  func earlyTab() throws {
    let storyboard = try Documents.storyboard("Tabs")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? TabBarController)
    tabs.selectedIndex = 1
    let stage = Stage(size: Size(width: 393, height: 852))
    stage.window.rootViewController = tabs
    stage.turn()
    #expect(tabs.selectedIndex == 1)
  }

  @Test("everything is released with the controllers, whether their views were loaded or not")
  func release() throws {
    weak var unloaded: ViewController?
    weak var loaded: ViewController?
    weak var storyboard: Storyboard?
    do {
      let file = try Documents.storyboard("Navigation")
      storyboard = file
      let (one, other) = (
        file.instantiateViewController(withIdentifier: "List"),
        file.instantiateViewController(withIdentifier: "List")
      )
      other.loadViewIfNeeded()
      (unloaded, loaded) = (one, other)
      #expect(unloaded != nil && loaded != nil)
    }
    #expect(unloaded == nil && loaded == nil && storyboard == nil)
  }
}

final class StandardLetter: ViewController {}

final class OwnSegue: StoryboardSegue {
  override func perform() { Journal.note("\(identifier ?? "-") performed") }
}

final class SuperSegue: StoryboardSegue {
  override func perform() {
    Journal.note("\(identifier ?? "-") performed")
    super.perform()
  }
}
