import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Unusual lists, names, sizes and calls in the four containers of the articles.
@MainActor
struct ContainerBadInputTests {
  /// The containers of the four articles.
  enum Kind: String, CaseIterable, Sendable {
    case sliding, dropDown, pager, ring
  }

  /// A container with some controllers, and its operations under common names.
  @MainActor
  private final class Bed {
    let kind: Kind
    let container: ViewController
    let stage: Stage
    let balance = LifeBalance()

    init(_ kind: Kind, _ children: [ViewController], size: Size = Size(width: 400, height: 600)) {
      self.kind = kind
      switch kind {
      case .sliding:
        let sliding = SlidingMenuController()
        sliding.style = .reveal
        container = sliding
      case .dropDown: container = DropDownMenuController()
      case .pager: container = PagerController()
      case .ring: container = RingMenuController()
      }
      stage = Stage(size: size)
      container.addLifecycleObserver(balance)
      set(children)
      stage.window.rootViewController = container
      stage.settle()
    }

    func set(_ children: [ViewController]) {
      switch container {
      case let container as SlidingMenuController:
        container.setViewControllers(children, menuTitles: children.map(\.title))
      case let container as DropDownMenuController: container.viewControllers = children
      case let container as PagerController: container.viewControllers = children
      case let container as RingMenuController: container.viewControllers = children
      default: break
      }
    }

    func select(_ index: Int, _ children: [ViewController]) {
      switch container {
      case let container as SlidingMenuController: container.select(at: index, animated: true)
      case let container as DropDownMenuController:
        if children.indices.contains(index) { container.selectedViewController = children[index] }
      case let container as PagerController: container.select(at: index, animated: true)
      case let container as RingMenuController: container.selectedIndex = index
      default: break
      }
    }

    /// Opens or closes the menu; does nothing for a pager.
    func setMenu(_ isOpen: Bool) {
      switch container {
      case let container as SlidingMenuController:
        container.setPosition(isOpen ? .leading : .closed, animated: true)
      case let container as DropDownMenuController:
        container.setMenuVisible(isOpen, animated: true)
      case let container as RingMenuController: container.setMenuVisible(isOpen, animated: true)
      default: break
      }
    }

    /// Begins a drag of the front, the ring or the page, and holds it halfway.
    func holdDrag() {
      let size = stage.window.bounds.size
      let start = Point(x: kind == .sliding ? 10 : size.width / 2, y: size.height / 2)
      stage.touch(began: start)
      for step in 1...6 {
        stage.advance(by: 1.0 / 60)
        stage.touch(moved: Point(x: start.x + Double(step) * 20, y: start.y + 1))
      }
    }

    func shown(_ children: [ViewController]) -> [String] {
      children.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
    }

    var problems: [String] { balance.problems }
  }

  private func children(_ names: [String] = ["A", "B", "C"]) -> [ViewController] {
    names.map(Recording.controller)
  }

  @Test(
    "a container with an empty list shows nothing, opens, closes and can be filled again",
    arguments: Kind.allCases)
  func empty(kind: Kind) {
    let all = children()
    let bed = Bed(kind, [])
    #expect(bed.shown(all) == [])
    for isOpen in [true, false] {
      bed.setMenu(isOpen)
      bed.stage.settle()
      bed.stage.click(at: Point(x: 200, y: 300))
      bed.stage.settle()
    }
    bed.select(0, [])
    bed.set(all)
    bed.stage.settle()
    #expect(bed.shown(all) == ["A"])
    bed.setMenu(true)
    bed.stage.turn()
    bed.stage.advance(by: 0.05)
    bed.set([])
    bed.stage.settle()
    #expect(bed.shown(all) == [] && bed.problems == [])
    #expect(all.allSatisfy { $0.parent == nil || $0.parent is NavigationController })
  }

  @Test(
    "a container shows a controller that was selected while its view was released",
    arguments: Kind.allCases)
  func selectedWhileReleased(kind: Kind) {
    let all = children()
    let bed = Bed(kind, all)
    #expect(bed.shown(all) == ["A"])
    bed.stage.window.rootViewController = ViewController()
    bed.stage.settle()
    bed.container.resetView()
    bed.select(1, all)
    bed.stage.window.rootViewController = bed.container
    bed.stage.settle()
    #expect(bed.shown(all) == ["B"])
    #expect(bed.problems == [])
  }

  @Test(
    "a child is shown in a new view of its container without a second move call",
    arguments: Kind.allCases
  )
  func releasedView(kind: Kind) {
    final class Counting: ViewController {
      var moves = 0
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        moves += 1
      }
    }
    let child = Counting()
    child.title = "A"
    let all = [child] + children(["B"])
    let bed = Bed(kind, all)
    let moves = child.moves
    #expect(moves > 0)
    bed.stage.window.rootViewController = ViewController()
    bed.stage.settle()
    bed.container.resetView()
    bed.stage.window.rootViewController = bed.container
    bed.stage.settle()
    #expect(bed.shown(all) == ["A"])
    #expect(bed.problems == [] && child.moves == moves)
  }

  @Test("a pager whose transition uses the whole view shows the page in a new view")
  func releasedPagerView() {
    let all = children()
    let bed = Bed(.pager, all)
    (bed.container as? PagerController)?.transitionArea = .wholeView
    bed.stage.settle()
    bed.stage.window.rootViewController = ViewController()
    bed.stage.settle()
    bed.select(1, all)
    bed.container.resetView()
    bed.stage.window.rootViewController = bed.container
    bed.stage.settle()
    #expect(bed.shown(all) == ["B"] && bed.problems == [])
  }

  @Test(
    "a list may be replaced while the selected child is in viewDidAppear", arguments: Kind.allCases)
  func replacedInAppearance(kind: Kind) {
    final class Replacing: ViewController {
      var onAppearance: (() -> Void)?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppearance?()
      }
    }
    let second = Replacing()
    second.title = "B"
    let (first, third) = (Recording.controller("A"), Recording.controller("C"))
    let bed = Bed(kind, [first, second])
    second.onAppearance = { [unowned bed] in bed.set([first, third]) }
    bed.select(1, [first, second])
    bed.stage.settle()
    #expect(bed.shown([first, second, third]) == ["A"])
    #expect(bed.problems == [])
  }

  @Test(
    "a selection in viewDidAppear of the selected child replaces that selection",
    arguments: Kind.allCases)
  func selectedInAppearance(kind: Kind) {
    final class Impatient: ViewController {
      var onAppearance: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppearance?()
      }
    }
    let middle = Impatient()
    middle.title = "B"
    let all = [Recording.controller("A"), middle, Recording.controller("C")]
    let bed = Bed(kind, all)
    middle.onAppearance = { [unowned bed, unowned middle] in
      middle.onAppearance = nil
      bed.select(2, all)
    }
    bed.select(1, all)
    bed.stage.settle()
    #expect(bed.shown(all) == ["C"])
    #expect(bed.problems == [])
  }

  @Test("a container with a single controller selects nothing else", arguments: Kind.allCases)
  func single(kind: Kind) {
    let all = children(["A"])
    let bed = Bed(kind, all)
    for _ in 0..<2 {
      bed.setMenu(true)
      bed.stage.settle()
      bed.select(0, all)
      bed.stage.settle()
      bed.holdDrag()
      bed.stage.touch(ended: Point(x: 300, y: 300))
      bed.stage.settle()
    }
    #expect(bed.shown(all) == ["A"] && bed.problems == [])
  }

  @Test("a controller that is listed twice traps", arguments: Kind.allCases)
  func twice(kind: Kind) async {
    await #expect(processExitsWith: .failure) { [name = kind.rawValue as String] in
      await MainActor.run {
        let one = ViewController()
        one.title = "A"
        switch name {
        case "sliding":
          SlidingMenuController().setViewControllers([one, one], menuTitles: ["A", "A"])
        case "dropDown": DropDownMenuController().viewControllers = [one, one]
        case "pager": PagerController().viewControllers = [one, one]
        default: RingMenuController().viewControllers = [one, one]
        }
      }
    }
  }

  @Test("indices out of range change nothing", arguments: Kind.allCases)
  func indices(kind: Kind) {
    let all = children()
    let bed = Bed(kind, all)
    for index in [-1, 3, .max, .min] {
      bed.select(index, all)
      bed.stage.settle()
      #expect(bed.shown(all) == ["A"])
    }
    bed.select(2, all)
    bed.stage.settle()
    #expect(bed.shown(all) == ["C"] && bed.problems == [])
  }

  @Test(
    "very long and empty titles, odd characters and missing icons are accepted",
    arguments: Kind.allCases)
  func titles(kind: Kind) {
    let names = [
      String(repeating: "Fountain ", count: 2000), "", "\u{202E}\u{0}\n\t\u{FFFF}",
      String(repeating: "e\u{301}\u{302}", count: 500),
    ]
    let all = children(names)
    all[1].title = nil
    let bed = Bed(kind, all)
    bed.setMenu(true)
    bed.stage.settle()
    for index in all.indices {
      bed.select(index, all)
      bed.stage.settle()
      #expect(all[index].view.window != nil)
      bed.setMenu(true)
      bed.stage.settle()
      for one in bed.container.view.subviews {
        #expect(one.frame.width.isFinite && one.frame.width <= 4000)
      }
    }
    all[3].title = names[0]
    bed.stage.settle()
    #expect(bed.problems == [])
  }

  @Test(
    "an open menu survives windows down to one point, resizes and changes of the theme",
    arguments: Kind.allCases)
  func sizes(kind: Kind) {
    let all = children()
    let bed = Bed(kind, all, size: Size(width: 1, height: 1))
    bed.setMenu(true)
    bed.stage.settle()
    for size in [(1, 1), (3, 900), (900, 3), (0, 0), (400, 600)] {
      bed.stage.window.dispatch(
        .settingsChanged(Settings(userInterfaceStyle: size.0 == 900 ? .dark : .light)))
      bed.stage.resize(to: Size(width: Double(size.0), height: Double(size.1)))
      bed.stage.settle()
    }
    #expect(bed.shown(all) == ["A"])
    bed.setMenu(false)
    bed.stage.settle()
    bed.select(1, all)
    bed.stage.settle()
    #expect(bed.shown(all) == ["B"] && bed.problems == [])
    if kind != .pager { #expect(all[1].view.convert(all[1].view.bounds, to: nil).width == 400) }
  }

  @Test(
    "a resize, a change of theme, a selection and a new list are accepted during a drag",
    arguments: Kind.allCases)
  func halfDragged(kind: Kind) {
    let all = children()
    let bed = Bed(kind, all)
    for round in 0..<5 {
      bed.holdDrag()
      switch round {
      case 0: bed.stage.resize(to: Size(width: 250, height: 380))
      case 1:
        bed.stage.window.dispatch(
          .settingsChanged(Settings(userInterfaceStyle: .dark, motion: .off)))
        bed.stage.turn()
      case 2: bed.select(1, all)
      case 3: bed.set([all[2], all[1]])
      default: bed.set([])
      }
      bed.stage.advance(by: 0.05)
      bed.stage.touch(ended: Point(x: 240, y: 200))
      bed.stage.settle()
      #expect(bed.shown(all).count == (round == 4 ? 0 : 1), "round \(round)")
      bed.setMenu(false)
      bed.stage.settle()
      #expect(bed.problems == [], "round \(round)")
    }
  }

  @Test(
    "an entry can be removed while it is shown, or while it is under the pointer",
    arguments: Kind.allCases)
  func removed(kind: Kind) {
    let all = children()
    let bed = Bed(kind, all)
    bed.setMenu(true)
    bed.stage.settle()
    // The position is somewhere in the menu, or on the page.
    bed.stage.move(to: Point(x: 80, y: 110))
    bed.stage.turn()
    bed.set([all[1], all[2]])
    bed.stage.settle()
    #expect(bed.shown(all) == ["B"] && all[0].parent == nil)
    bed.stage.press(at: Point(x: 80, y: 110))
    bed.set([all[2]])
    bed.stage.release(at: Point(x: 80, y: 110))
    bed.stage.settle()
    #expect(bed.shown(all) == ["C"] && all[1].parent == nil)
    bed.setMenu(false)
    bed.stage.settle()
    #expect(bed.problems == [])
  }
}

/// Delegates of the four containers that open another menu in their callbacks.
@MainActor
struct ContainerReentryTests {
  /// A delegate that, in each callback, opens the menu of another container and selects another controller.
  @MainActor
  private final class Restless: SlidingMenuControllerDelegate, DropDownMenuControllerDelegate,
    PagerControllerDelegate, RingMenuControllerDelegate
  {
    var rounds = 0
    var act: (() -> Void)?

    private func once() {
      guard rounds < 4 else { return }
      rounds += 1
      act?()
    }

    func slidingMenuController(
      _ slidingMenuController: SlidingMenuController, didSelect viewController: ViewController
    ) { once() }
    func slidingMenuController(
      _ slidingMenuController: SlidingMenuController,
      willMoveTo position: SlidingMenuController.Position
    ) { once() }
    func slidingMenuController(
      _ slidingMenuController: SlidingMenuController,
      didMoveTo position: SlidingMenuController.Position, isFinished: Bool
    ) { once() }
    func dropDownMenuController(
      _ dropDownMenuController: DropDownMenuController, didSelect viewController: ViewController
    ) { once() }
    func dropDownMenuController(
      _ dropDownMenuController: DropDownMenuController, willSetMenuVisible isVisible: Bool
    ) { once() }
    func dropDownMenuController(
      _ dropDownMenuController: DropDownMenuController, didSetMenuVisible isVisible: Bool,
      isFinished: Bool
    ) { once() }
    func pagerController(
      _ pagerController: PagerController, willShow viewController: ViewController, animated: Bool
    ) { once() }
    func pagerController(
      _ pagerController: PagerController, didShow viewController: ViewController
    ) { once() }
    func ringMenuControllerWillShowMenu(_ controller: RingMenuController) { once() }
    func ringMenuControllerWillHideMenu(_ controller: RingMenuController) { once() }
    func ringMenuController(_ controller: RingMenuController, didChooseItemAt path: [Int]) {
      once()
    }
  }

  @Test("a delegate may open another menu, and change the container, in its callbacks")
  func menus() {
    let delegate = Restless()
    let balance = LifeBalance()
    let (ring, sliding, menu, pager) = (
      RingMenuController(), SlidingMenuController(), DropDownMenuController(), PagerController()
    )
    sliding.style = .reveal
    sliding.style.wrapsContents = false
    ring.addLifecycleObserver(balance)
    pager.viewControllers = ["A", "B", "C"].map(Recording.controller)
    menu.viewControllers = [pager, Recording.controller("D")]
    sliding.setViewControllers([menu, Recording.controller("E")], menuTitles: ["M", "E"])
    ring.viewControllers = [sliding, Recording.controller("F")]
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = ring
    stage.settle()
    (ring.delegate, sliding.delegate, menu.delegate, pager.delegate) =
      (delegate, delegate, delegate, delegate)
    let acts: [() -> Void] = [
      { ring.setMenuVisible(true, animated: true) },
      { menu.setMenuVisible(true, animated: false) },
      { sliding.setPosition(.leading, animated: true) },
      { pager.selectNext(animated: true) },
      { sliding.setPosition(.closed, animated: false) },
      { menu.setMenuVisible(!menu.isMenuVisible, animated: true) },
    ]
    let starts: [() -> Void] = [
      { sliding.toggleMenu() }, { menu.setMenuVisible(true, animated: true) },
      { pager.selectNext(animated: true) }, { ring.setMenuVisible(true, animated: true) },
    ]
    var count = 0
    for act in acts {
      for start in starts {
        (delegate.rounds, delegate.act) = (0, act)
        start()
        stage.turn()
        stage.advance(by: 0.1)
        stage.settle()
        count += delegate.rounds
        delegate.act = nil
        ring.setMenuVisible(false, animated: false)
        menu.setMenuVisible(false, animated: false)
        sliding.setPosition(.closed, animated: false)
        stage.settle()
        #expect(balance.problems == [])
        #expect(pager.selectedViewController?.view.window != nil)
      }
    }
    #expect(count > 24)
  }

  @Test("the front stays closed if the menu is removed in the call before it opens")
  func menuTakenAway() {
    let scene = SlidingMenuScene()
    let trailing = Recording.controller("T")
    scene.sliding.trailingMenuController = trailing
    scene.recording.stage.settle()
    var told: [String] = []
    scene.onWillMove = { position in
      told.append("will \(position)")
      if position == .trailing { scene.sliding.trailingMenuController = nil }
    }
    scene.onDidMove = { told.append("did \($0) \($1)") }
    scene.sliding.setPosition(.trailing, animated: true) { told.append("completion \($0)") }
    scene.recording.stage.settle()
    // The leading menu was open before, so the front then moves to the closed position.
    #expect(
      told == [
        "will trailing", "did trailing false", "completion false", "will closed",
        "did closed true",
      ])
    #expect(scene.sliding.position == .closed && trailing.parent == nil)
    #expect(scene.shown == ["A"])
  }
}
