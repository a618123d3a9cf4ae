import AtriumContainers
import AtriumControls
import AtriumGraphics
import AtriumKit

/// Embeds the ring menu of the text with its three controllers: *Map*, *Profile*, and *Help*, which pushes
/// *More Help* (RM-11).
final class RingRoomController: ViewController {
  private let environment: DemoEnvironment
  private lazy var page = RingRoomView()
  private lazy var ring = RingMenuController()

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "IconRing"
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.title = "ring menu"
    ring.menuView.style = .plain
    ring.viewControllers = [
      RingMapController(environment, button: "Open this ring", action: RingRoomController.open),
      RingPlaceController(
        "Profile", \.sand, button: "Open this ring", action: RingRoomController.open),
      makeHelp(),
    ]
    for child in ring.viewControllers {
      child.tabBarItem.image = environment.assets.icon(named: (child.title ?? "").lowercased())
    }
    addChild(ring)
    ring.didMove(toParent: self)
    page.looks.addAction(for: .valueChanged) { [weak self] in self?.chooseLook() }
    ring.view.frame = page.content.bounds
    ring.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(ring.view)
  }

  private static func open(from controller: ViewController) {
    controller.ringMenuController?.setMenuVisible(true, animated: true)
  }

  /// A navigation controller whose second controller leads back to the first item of the ring.
  private func makeHelp() -> ViewController {
    let navigation = NavigationController()
    let root = LibraryListController(
      title: "Help", entries: [("More Help", "Pushes a controller with a button")]
    ) { [weak navigation] _ in
      let more = RingPlaceController("More Help", \.sky, button: "Go to the map") { controller in
        controller.ringMenuController?.selectedIndex = 0
      }
      navigation?.pushViewController(more, animated: true)
    }
    navigation.setViewControllers([root], animated: false)
    navigation.title = "Help"
    return navigation
  }

  private func chooseLook() {
    ring.menuView.style = page.looks.selectedSegmentIndex == 1 ? .court : .plain
  }
}
