import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Children that keep their own orientation, in each container of AtriumContainers: CK-R8.
@MainActor
struct KeptOrientationContainerTests {
  /// A kind of container with one child, in the mode *no children*.
  enum Kind: CaseIterable {
    case navigation, tabs, pages, pager, dropDown, ring, sliding, embedded

    @MainActor
    func make(with child: ViewController) -> ViewController {
      switch self {
      case .navigation: return moded(NavigationController(rootViewController: child))
      case .tabs:
        let tabs = TabBarController()
        tabs.viewControllers = [child]
        return moded(tabs)
      case .pages:
        let pages = PageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([child], direction: .forward, animated: false)
        return moded(pages)
      case .pager:
        let pager = PagerController()
        pager.viewControllers = [child]
        return moded(pager)
      case .dropDown:
        let menu = DropDownMenuController()
        menu.viewControllers = [child]
        return moded(menu)
      case .ring:
        let ring = RingMenuController()
        ring.viewControllers = [child]
        return moded(ring)
      case .sliding:
        return moded(SlidingMenuController(viewControllers: [child], menuTitles: ["C"]))
      case .embedded:
        let (host, place) = (ViewController(), ContainerView())
        place.autorotationMode = .containerAndNoChildren
        place.frame = host.view.bounds
        place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(place)
        place.embed(child, in: host)
        return host
      }
    }

    @MainActor
    private func moded(_ container: any AutorotatingContainer) -> ViewController {
      container.autorotationMode = .containerAndNoChildren
      return container
    }
  }

  @Test(
    "CK-R8: each container rotates the view of a child that keeps its own orientation",
    arguments: Kind.allCases)
  func turned(kind: Kind) {
    weak var weakChild: ViewController?
    do {
      let child = MaskedController("C", .portrait)
      weakChild = child
      let container = kind.make(with: child)
      let stage = Stage(size: Size(width: 400, height: 600))
      stage.window.rootViewController = container
      stage.settle()
      #expect(child.interfaceOrientation == .portrait)
      for isLive in [true, false] {
        stage.resize(to: Size(width: 600, height: 400), isLive: isLive)
        stage.settle()
        #expect(container.interfaceOrientation == .landscapeRight)
        #expect(child.interfaceOrientation == .portrait)
        // A sliding menu rotates the navigation controller that it wraps around its content.
        let view = kind == .sliding ? child.navigationController?.view : child.view
        let (frame, bounds) = (view?.frame ?? .zero, view?.bounds ?? .zero)
        #expect(bounds.size == Size(width: frame.height, height: frame.width))
        let ends = [Point.zero, Point(x: 10, y: 0)].map { child.view.convert($0, to: nil) }
        #expect(ends[1] - ends[0] == Point(x: 0, y: -10))
        stage.resize(to: Size(width: 400, height: 600), isLive: isLive)
        stage.settle()
        #expect(child.view.bounds.size == child.view.frame.size)
      }
      stage.close()
    }
    #expect(weakChild == nil)
  }

  @Test("CK-R8: in the container mode a child rotates with its stock container, as in UIKit")
  func defaultMode() {
    let child = MaskedController("C", .portrait)
    let navigation = NavigationController(rootViewController: child)
    let recording = Recording.atRest(root: navigation)
    recording.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    #expect(child.interfaceOrientation == .landscapeRight)
    #expect(child.view.bounds.size == child.view.frame.size)
    navigation.autorotationMode = .containerAndNoChildren
    recording.stage.turn()
    #expect(child.interfaceOrientation == .portrait)
    navigation.autorotationMode = .container
    recording.stage.turn()
    #expect(child.interfaceOrientation == .landscapeRight)
  }

  @Test("CK-R8: a column of a split view rotates with the navigation controller around it")
  func columns() {
    let (list, detail) = (MaskedController("L"), MaskedController("D", .portrait))
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.autorotationMode = .containerAndNoChildren
    let recording = Recording.atRest(root: split, size: Size(width: 700, height: 1000))
    recording.stage.resize(to: Size(width: 1000, height: 700))
    recording.stage.settle()
    #expect(list.interfaceOrientation == .landscapeRight)
    #expect(detail.interfaceOrientation == .portrait)
    let column = detail.navigationController?.view
    let (frame, bounds) = (column?.frame ?? .zero, column?.bounds ?? .zero)
    #expect(bounds.size == Size(width: frame.height, height: frame.width))
    #expect(detail.view.bounds.size == detail.view.frame.size)
    #expect(list.view.bounds.size == list.view.frame.size)
  }

  @Test("CK-R8: a child that is pushed and popped in a rotated window stays rotated throughout")
  func pushed() {
    let (a, b) = (MaskedController("A"), MaskedController("B", .portrait))
    let navigation = NavigationController(rootViewController: a)
    navigation.autorotationMode = .containerAndNoChildren
    let recording = Recording.atRest(root: navigation, size: Size(width: 600, height: 400))
    let stage = recording.stage
    navigation.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    #expect(b.interfaceOrientation == .portrait)
    #expect(b.view.bounds.size == Size(width: b.view.frame.height, height: b.view.frame.width))
    stage.settle()
    #expect(b.view.frame == Rect(x: 0, y: 52, width: 600, height: 348))
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(a.view.bounds.size == a.view.frame.size)
  }
}
