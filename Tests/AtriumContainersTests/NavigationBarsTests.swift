import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The bars of a navigation controller, and the area between them.
@MainActor
struct NavigationBarsTests {
  private let scene = NavigationScene()
  private var navigation: NavigationController { scene.navigation }
  private var bar: NavigationBar { scene.navigation.navigationBar }

  @Test(
    "N-2: the last controller is the top and visible controller, and assigning the list replaces the stack"
  )
  func list() {
    navigation.viewControllers = [scene.b, scene.c]
    scene.stage.settle()
    #expect(navigation.topViewController === scene.c)
    #expect(navigation.visibleViewController === scene.c)
    let sheet = ViewController()
    navigation.present(sheet, animated: false)
    scene.stage.settle()
    #expect(navigation.visibleViewController === sheet)
    #expect(scene.a.parent == nil)
  }

  @Test("N-16: the content lies between opaque bars")
  func between() {
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 548))
    navigation.isToolbarHidden = false
    scene.stage.settle()
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 496))
    #expect(scene.a.view.safeAreaInsets == .zero)
    #expect(navigation.toolbar.frame == Rect(x: 0, y: 548, width: 400, height: 52))
  }

  @Test("N-16: the content extends below translucent bars, and its safe area excludes them")
  func below() {
    bar.isTranslucent = true
    navigation.toolbar.isTranslucent = true
    navigation.isToolbarHidden = false
    scene.a.additionalSafeAreaInsets.bottom = 8
    scene.stage.settle()
    #expect(scene.a.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(scene.a.view.safeAreaInsets == EdgeInsets(top: 52, left: 0, bottom: 60, right: 0))
    // The container's insets are removed when the child leaves.
    navigation.setViewControllers([scene.b], animated: false)
    scene.stage.settle()
    scene.stage.window.addSubview(scene.a.view)
    #expect(scene.a.view.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
  }

  @Test(
    "N-23, N-24: the left side has the item's own buttons, or a back button with the title of the item below"
  )
  func leftSide() {
    scene.pushAtRest(scene.b)
    #expect(scene.stage.view(named: "Back to A") != nil)
    scene.a.navigationItem.backButtonTitle = "Start"
    scene.stage.settle()
    #expect(scene.stage.view(named: "Back to Start") != nil)
    scene.a.navigationItem.backBarButtonItem = BarButtonItem(title: "Shelf")
    scene.stage.settle()
    #expect(scene.stage.view(named: "Back to Shelf") != nil)
    scene.b.navigationItem.leftBarButtonItem = BarButtonItem(title: "Close")
    scene.stage.settle()
    #expect(scene.stage.view(named: "Back to Shelf") == nil)
    #expect(scene.stage.view(named: "Close") != nil)
    scene.b.navigationItem.leftItemsSupplementBackButton = true
    scene.stage.settle()
    #expect(scene.stage.view(named: "Back to Shelf") != nil)
    scene.b.navigationItem.hidesBackButton = true
    scene.stage.settle()
    #expect(scene.stage.view(named: "Back to Shelf") == nil)
    #expect(scene.stage.view(named: "Close") != nil)
  }

  @Test("N-25, N-27: a prompt and a large title make the bar higher")
  func heights() {
    #expect(bar.frame.height == 52)
    scene.a.navigationItem.prompt = "Choose a book"
    scene.stage.settle()
    #expect(bar.frame.height == 72)
    #expect(scene.a.view.frame.minY == 72)
    scene.a.navigationItem.prompt = nil
    bar.prefersLargeTitles = true
    scene.stage.settle()
    #expect(bar.frame.height == 104)
    #expect(scene.a.view.frame.minY == 104)
    scene.a.navigationItem.largeTitleDisplayMode = .never
    scene.stage.settle()
    #expect(bar.frame.height == 52)
  }

  @Test("N-27: an item without its own title mode follows the item below")
  func inheritedMode() {
    bar.prefersLargeTitles = true
    scene.b.navigationItem.largeTitleDisplayMode = .never
    scene.pushAtRest(scene.b, scene.c)
    #expect(bar.frame.height == 52)
    scene.c.navigationItem.largeTitleDisplayMode = .always
    scene.stage.settle()
    #expect(bar.frame.height == 104)
    navigation.popToRootViewController(animated: false)
    scene.stage.settle()
    #expect(bar.frame.height == 104)
  }

  @Test("a large title shrinks while the content scrolls, and ends up either complete or collapsed")
  func collapse() {
    let list = ScrollController()
    bar.prefersLargeTitles = true
    navigation.setViewControllers([list], animated: false)
    scene.stage.settle()
    // The content extends behind the large title, which counts towards the top of the content's safe area.
    #expect(list.view.frame.minY == 52)
    #expect(list.view.safeAreaInsets.top == 52)
    #expect(list.scrollView.contentOffset.y == -52)
    list.scrollView.contentOffset.y = -32
    #expect(bar.frame.height == 84)
    scene.stage.advance(by: 1)
    #expect(bar.frame.height == 104 && list.scrollView.contentOffset.y == -52)
    list.scrollView.contentOffset.y = -12
    scene.stage.advance(by: 1)
    #expect(bar.frame.height == 52 && list.scrollView.contentOffset.y == 0)
    list.scrollView.contentOffset.y = 400
    scene.stage.advance(by: 1)
    #expect(bar.frame.height == 52 && list.scrollView.contentOffset.y == 400)
  }

  @Test("N-26: a change of an item below the top is shown when the item is on top")
  func covered() {
    scene.pushAtRest(scene.b)
    scene.a.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add")
    scene.stage.settle()
    #expect(scene.stage.view(named: "Add") == nil)
    navigation.popViewController(animated: true)
    scene.stage.settle()
    #expect(scene.stage.view(named: "Add") != nil)
  }

  @Test("N-28: the toolbar is hidden initially, and shows the items of the top controller")
  func toolbar() {
    #expect(navigation.isToolbarHidden)
    scene.a.toolbarItems = [BarButtonItem(title: "Share")]
    scene.b.toolbarItems = [BarButtonItem(title: "Delete")]
    navigation.setToolbarHidden(false, animated: true)
    scene.stage.settle()
    #expect(scene.stage.view(named: "Share") != nil)
    scene.pushAtRest(scene.b)
    #expect(scene.stage.view(named: "Share") == nil)
    #expect(scene.stage.view(named: "Delete") != nil)
    scene.b.setToolbarItems([BarButtonItem(title: "Archive")], animated: true)
    scene.stage.settle()
    #expect(scene.stage.view(named: "Archive") != nil)
    #expect(scene.stage.view(named: "Delete") == nil)
  }

  @Test("a hidden bar slides out and cannot be focused, and the content fills its area")
  func hidden() {
    navigation.setNavigationBarHidden(true, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(bar.presentation.frame.minY < 0 && bar.presentation.frame.minY > -52)
    scene.stage.settle()
    #expect(bar.isHidden && scene.a.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    navigation.setNavigationBarHidden(false, animated: true)
    scene.stage.settle()
    #expect(!bar.isHidden && scene.a.view.frame.minY == 52)
  }

  @Test("bars that hide on a swipe hide on scrolling down, and return on scrolling up")
  func hidesOnSwipe() {
    let list = ScrollController()
    navigation.hidesBarsOnSwipe = true
    navigation.setViewControllers([list], animated: false)
    scene.stage.settle()
    scene.stage.touchpadScroll(by: Point(x: 0, y: -200), at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(navigation.isNavigationBarHidden)
    scene.stage.touchpadScroll(by: Point(x: 0, y: 60), at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("N-29: the delegate returns the orientations, and the children are not asked")
  func orientations() {
    #expect(navigation.supportedInterfaceOrientations == .all)
    let (locked, child) = (PortraitDelegate(), PortraitController())
    navigation.setViewControllers([child], animated: false)
    #expect(navigation.supportedInterfaceOrientations == .all)
    navigation.delegate = locked
    #expect(navigation.supportedInterfaceOrientations == .portrait)
  }

  @Test("C-19, C-21: a child finds its navigation controller, and show pushes onto it")
  func show() {
    #expect(scene.a.navigationController === navigation)
    #expect(navigation.navigationController == nil)
    scene.a.show(scene.b, sender: nil)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"])
  }

  @Test("DC-38: in a resize the child is notified of the size between the bars, once")
  func resize() {
    _ = scene.recording.tokens()
    scene.stage.resize(to: Size(width: 420, height: 640))
    #expect(scene.rest() == "nav.sz(420x640) A.sz(420x588)")
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 420, height: 588))
  }

  @Test("a resize during a push gives both views the new size")
  func resizeDuringPush() {
    navigation.pushViewController(scene.b, animated: true)
    scene.stage.advance(by: 0.15)
    scene.stage.resize(to: Size(width: 300, height: 500))
    scene.stage.settle()
    #expect(scene.b.view.frame == Rect(x: 0, y: 52, width: 300, height: 448))
    navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.15)
    scene.stage.resize(to: Size(width: 500, height: 400))
    scene.stage.settle()
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 500, height: 348))
    #expect(bar.frame == Rect(x: 0, y: 0, width: 500, height: 52))
  }

  @Test(
    "with reduced motion a push fades, and with motion off it ends at once",
    arguments: [Motion.reduced, .off])
  func lessMotion(motion: Motion) {
    let calm = NavigationScene(settings: Settings(motion: motion))
    calm.navigation.pushViewController(calm.b, animated: true)
    calm.stage.turn()
    if motion == .off {
      #expect(
        calm.recording.tokens()
          == "B.wm(nav) B.ld A.wd B.wa willShow(B,false) B.ia A.dd B.da B.dm(nav) didShow(B,false)")
    } else {
      calm.stage.advance(by: 0.1)
      #expect(calm.b.view.presentation.frame.minX == 0)
      #expect(calm.b.view.presentation.alpha > 0 && calm.b.view.presentation.alpha < 1)
    }
  }

  @Test(
    "the focus in each controller is remembered, and restored when the controller is shown again")
  func focus() {
    let (one, two) = (Button(title: "One"), Button(title: "Two"))
    for (button, controller) in [(one, scene.a), (two, scene.b)] {
      button.frame = Rect(x: 20, y: 20, width: 100, height: 36)
      controller.view.addSubview(button)
    }
    one.becomeFirstResponder()
    scene.pushAtRest(scene.b)
    #expect(scene.stage.window.firstResponder == nil)
    two.becomeFirstResponder()
    navigation.popViewController(animated: true)
    scene.stage.settle()
    #expect(scene.stage.window.firstResponder === one)
  }

  @Test(
    "sizes that leave no space for the content are accepted",
    arguments: [Size(width: 1, height: 1), Size(width: 200, height: 60)])
  func tiny(size: Size) {
    bar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    scene.stage.resize(to: size)
    scene.stage.settle()
    #expect(scene.a.view.frame.height >= 0 && scene.a.view.frame.width == size.width)
    navigation.pushViewController(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.b.view.window != nil)
  }
}

@MainActor
private final class ScrollController: ViewController {
  let scrollView = ScrollView()

  override func loadView() {
    scrollView.contentSize = Size(width: 400, height: 2000)
    scrollView.showsVerticalScrollIndicator = false
    view = scrollView
  }
}

@MainActor
private final class PortraitController: ViewController {
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

@MainActor
private final class PortraitDelegate: NavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .portrait }
}
