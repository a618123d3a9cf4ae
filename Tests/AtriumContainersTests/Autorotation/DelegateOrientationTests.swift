import AtriumContainers
import AtriumKit
import Testing

/// Delegates that return the orientations of their containers, with the method names of iOS.
@MainActor
struct DelegateOrientationTests {
  @Test("T-11, N-29: each container uses the mask that its delegate returns, as on iOS")
  func answers() {
    let delegate = MaskDelegate()
    let tabs = TabBarController(viewControllers: [ViewController()])
    let navigation = NavigationController(rootViewController: ViewController())
    let split = SplitViewController(style: .doubleColumn)
    let pages = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let containers: [ViewController] = [tabs, navigation, split, pages]
    #expect(containers.map(\.supportedInterfaceOrientations) == [.all, .all, .all, .all])
    tabs.delegate = delegate
    navigation.delegate = delegate
    split.delegate = delegate
    pages.delegate = delegate
    #expect(
      containers.map(\.supportedInterfaceOrientations)
        == [.portrait, .landscape, .landscapeLeft, .portraitUpsideDown])
    #expect(delegate.log == ["tabs", "navigation", "split", "pages"])
  }

  @Test("T-11, N-29: a delegate without the orientation methods allows all orientations")
  func silence() {
    let delegate = Silent()
    let tabs = TabBarController(viewControllers: [ViewController()])
    let navigation = NavigationController(rootViewController: ViewController())
    tabs.delegate = delegate
    navigation.delegate = delegate
    #expect(tabs.supportedInterfaceOrientations == .all)
    #expect(navigation.supportedInterfaceOrientations == .all)
  }
}

private final class Silent: TabBarControllerDelegate, NavigationControllerDelegate {}

private final class MaskDelegate: TabBarControllerDelegate, NavigationControllerDelegate,
  SplitViewControllerDelegate, PageViewControllerDelegate
{
  var log: [String] = []

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask {
    log.append("tabs")
    return .portrait
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask {
    log.append("navigation")
    return .landscape
  }

  func splitViewControllerSupportedInterfaceOrientations(
    _ svc: SplitViewController
  ) -> InterfaceOrientationMask {
    log.append("split")
    return .landscapeLeft
  }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask {
    log.append("pages")
    return .portraitUpsideDown
  }
}
