import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The children that decide about a container's orientation: CK-R1 … CK-R7, CK-R12.
@MainActor
struct AutorotationModeTests {
  private nonisolated static let workedTable: [(Int, AutorotationMode, InterfaceOrientationMask)] =
    [
      (2, .container, .landscape), (2, .containerAndNoChildren, .all),
      (2, .containerAndTopChildren, .all), (2, .containerAndAllChildren, []), (3, .container, []),
    ]

  private func names(_ container: any AutorotatingContainer) -> [String] {
    AutorotationMode.allCases.map { mode in
      container.childrenInvolved(in: mode).map { $0.title ?? "" }.joined()
    }
  }

  @Test("CK-R1: there are four modes, and a container's default is the first")
  func modes() {
    #expect(
      AutorotationMode.allCases == [
        .container, .containerAndNoChildren, .containerAndTopChildren, .containerAndAllChildren,
      ])
    let containers: [any AutorotatingContainer] = [
      NavigationController(), TabBarController(), SplitViewController(),
      PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
      SlidingMenuController(), DropDownMenuController(), PagerController(), RingMenuController(),
    ]
    for container in containers {
      #expect(container.autorotationMode == .container)
      container.autorotationMode = .containerAndTopChildren
      #expect(container.autorotationMode == .containerAndTopChildren)
    }
    #expect(containers.count == 8)
    #expect(ContainerView().autorotationMode == .container)
  }

  @Test(
    "CK-R2: a mode selects which children of a stack decide: the topmost children, none, the top child, or all"
  )
  func stack() {
    let deck = CardPile(
      MaskedController("A"), MaskedController("B"), MaskedController("C"))
    #expect(names(deck) == ["CB", "", "C", "CBA"])
  }

  @Test("CK-R5: each mode selects the children of a stock container that decide")
  func stockContainers() {
    let navigation = NavigationController(rootViewController: MaskedController("A"))
    navigation.pushViewController(MaskedController("B"), animated: false)
    #expect(names(navigation) == ["", "", "B", "BA"])
    let tabs = TabBarController()
    tabs.viewControllers = [MaskedController("A"), MaskedController("B")]
    tabs.selectedIndex = 1
    #expect(names(tabs) == ["", "", "BA", "BA"])
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(MaskedController("A"), for: .primary)
    split.setViewController(MaskedController("B"), for: .secondary)
    _ = Recording.atRest(root: split, size: Size(width: 1000, height: 700))
    #expect(names(split) == ["", "", "AB", "AB"])
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([MaskedController("A")], direction: .forward, animated: false)
    #expect(names(pages) == ["", "", "A", "A"])
  }

  @Test("CK-R5: each mode selects the children of the other containers that decide")
  func otherContainers() {
    func list() -> [ViewController] { [MaskedController("A"), MaskedController("B")] }
    let (pager, menu, ring) = (PagerController(), DropDownMenuController(), RingMenuController())
    (pager.viewControllers, menu.viewControllers, ring.viewControllers) = (list(), list(), list())
    #expect(names(pager) == ["", "", "A", "AB"])
    #expect(names(menu) == ["", "", "A", "AB"])
    #expect(names(ring) == ["A", "", "A", "AB"])
    let sliding = SlidingMenuController(viewControllers: list(), menuTitles: ["A", "B"])
    sliding.menuController = MaskedController("M")
    _ = Recording.atRest(root: sliding)
    sliding.setPosition(.closed, animated: false)
    #expect(names(sliding) == ["", "", "A", "ABM"])
    sliding.setPosition(.leading, animated: false)
    #expect(names(sliding) == ["", "", "AM", "ABM"])
  }

  @Test("CK-R3: a container, and all children that its mode selects, must allow an orientation")
  func intersection() {
    let (a, b) = (MaskedController("A", .portrait), MaskedController("B", .allButUpsideDown))
    let deck = CardPile(a, b)
    #expect(deck.supportedInterfaceOrientations == .portrait)
    deck.autorotationMode = .containerAndTopChildren
    #expect(deck.supportedInterfaceOrientations == .allButUpsideDown)
    deck.ownMask = [.portraitUpsideDown, .landscapeLeft]
    #expect(deck.supportedInterfaceOrientations == .landscapeLeft)
    #expect(deck.shouldAutorotate)
    b.autorotates = false
    #expect(!deck.shouldAutorotate)
    deck.autorotationMode = .containerAndNoChildren
    #expect(deck.shouldAutorotate)
    deck.ownAutorotates = false
    #expect(!deck.shouldAutorotate)
  }

  @Test("CK-R3: a stock container intersects its delegate's answer")
  func delegateAnswer() {
    final class Delegate: NavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: NavigationController
      ) -> InterfaceOrientationMask { [.portrait, .landscapeLeft] }
    }
    let delegate = Delegate()
    let navigation = NavigationController(
      rootViewController: MaskedController("A", .landscape))
    navigation.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
    navigation.autorotationMode = .containerAndTopChildren
    withExtendedLifetime(delegate) {
      #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
    }
  }

  @Test(
    "CK-R3: a rotation during a transition is refused, and the window asks again afterwards")
  func whileTransitionRuns() {
    let navigation = NavigationController(rootViewController: MaskedController("A"))
    navigation.autorotationMode = .containerAndTopChildren
    let recording = Recording.atRest(root: navigation)
    navigation.pushViewController(MaskedController("B"), animated: true)
    recording.stage.turn()
    #expect(!navigation.shouldAutorotate)
    recording.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    #expect(navigation.interfaceOrientation == .portrait)
    recording.stage.settle()
    #expect(navigation.shouldAutorotate)
    #expect(navigation.interfaceOrientation == .landscapeRight)
  }

  @Test("CK-R3: in the container mode, a stock container rotates during a transition, as in UIKit")
  func defaultModeDuringTransition() {
    let navigation = NavigationController(rootViewController: MaskedController("A", .portrait))
    let recording = Recording.atRest(root: navigation)
    navigation.pushViewController(MaskedController("B", .portrait), animated: true)
    recording.stage.turn()
    recording.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    #expect(navigation.interfaceOrientation == .landscapeRight)
    #expect(navigation.topViewController?.interfaceOrientation == .landscapeRight)
    recording.stage.settle()
  }

  @Test("CK-R4: with several container views, all embedded children must allow the orientation")
  func containerViews() {
    final class Host: ViewController {
      let (left, right) = (ContainerView(), ContainerView())
      override func viewDidLoad() {
        super.viewDidLoad()
        for place in [left, right] { view.addSubview(place) }
        left.embed(MaskedController("A", .allButUpsideDown), in: self)
        right.embed(MaskedController("B", .landscape), in: self)
      }
      override var supportedInterfaceOrientations: InterfaceOrientationMask {
        right.supportedInterfaceOrientations(
          own: left.supportedInterfaceOrientations(own: super.supportedInterfaceOrientations))
      }
      override var shouldAutorotate: Bool {
        right.shouldAutorotate(own: left.shouldAutorotate(own: super.shouldAutorotate))
      }
    }
    let host = Host()
    host.loadViewIfNeeded()
    #expect(host.supportedInterfaceOrientations == .all)
    host.left.autorotationMode = .containerAndTopChildren
    #expect(host.supportedInterfaceOrientations == .allButUpsideDown)
    host.right.autorotationMode = .containerAndAllChildren
    #expect(host.supportedInterfaceOrientations == .landscape)
    #expect(host.shouldAutorotate)
    (host.right.embeddedViewController as? MaskedController)?.autorotates = false
    #expect(!host.shouldAutorotate)
  }

  @Test(
    "CK-R6: the topmost child gets rotation calls first, and every visible child gets them in each mode"
  )
  func order() {
    let deck = CardPile(
      MaskedController("A"), MaskedController("B"), MaskedController("C"))
    deck.autorotationMode = .containerAndNoChildren
    let recording = Recording.atRest(root: deck)
    recording.stage.resize(to: Size(width: 560, height: 500), isLive: true)
    #expect(
      recording.tokens()
        == "S.sz(560x500) C.sz(560x500) B.sz(560x500) S.wr(l) C.wr(l) B.wr(l) "
        + "S.war(l) C.war(l) B.war(l) S.dr(p) C.dr(p) B.dr(p)")
  }

  @Test(
    "CK-R7: the masks are those of the documented table",
    arguments: AutorotationModeTests.workedTable)
  func masks(capacity: Int, mode: AutorotationMode, mask: InterfaceOrientationMask) {
    let deck = CardPile(
      capacity: capacity, MaskedController("A", .portrait), MaskedController("B", .landscape),
      MaskedController("T"))
    deck.autorotationMode = mode
    #expect(deck.supportedInterfaceOrientations == mask)
  }

  @Test("CK-R7: a container whose children share no orientation does not rotate")
  func noSharedOrientation() {
    let deck = CardPile(MaskedController("A", .portrait), MaskedController("B", .landscape))
    let recording = Recording.atRest(root: deck)
    recording.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    #expect(deck.interfaceOrientation == .portrait)
  }

  @Test("CK-R12: the raw values of orientations and masks are UIKit's")
  func numbers() {
    let all: [InterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 3, 4])
    #expect(all.map { InterfaceOrientationMask($0).rawValue } == [2, 4, 8, 16])
  }

  @Test("CK-R13: a resize is a rotation only if it changes which side is longer")
  func whatARotationIs() {
    let card = MaskedController("C", .portrait)
    let deck = CardPile(card)
    deck.autorotationMode = .containerAndNoChildren
    let recording = Recording.atRest(root: deck)
    recording.stage.resize(to: Size(width: 420, height: 600), isLive: true)
    #expect(recording.tokens() == "S.sz(420x600) C.sz(420x600)")
    recording.stage.resize(to: Size(width: 600, height: 420), isLive: true)
    #expect(recording.tokens() == "S.tc(R,C) S.sz(600x420) S.wr(l) S.war(l) S.dr(p)")
  }
}
