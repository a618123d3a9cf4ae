import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Embeds the ring menu of the article with three controllers: *Map*, *Profile* and *Help* (RM-11).
///
/// *Help* pushes *More Help*.
final class RingRoomController: RoomController {
  private let environment: DemoEnvironment
  private let card = CardView()
  private lazy var looks = SegmentedControl(titles: [
    String(localized: "As written"), String(localized: "Court"), String(localized: "Every item"),
  ])
  private lazy var ring = makeRing(actions: [
    .init(title: String(localized: "Open this ring")) { RingRoomController.open(from: $0) },
    .init(title: String(localized: "Fill the window")) { [weak self] _ in self?.fillWindow() },
  ])
  private lazy var items = RingItems(rooms: ring.viewControllers, assets: environment.assets) {
    [weak self] in self?.say($0)
  }

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "IconRing"))
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Choose another child on the ring"),
        [
          RoomTry.click(String(localized: "Open this ring")),
          RoomTry.click(String(localized: "Profile")),
        ], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Choose a container on the ring, and push"),
        [
          RoomTry.click(String(localized: "Open this ring")),
          RoomTry.click(String(localized: "Help")), RoomTry.click(String(localized: "More Help")),
        ], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Open the ring, and choose nothing"),
        [RoomTry.click(String(localized: "Open this ring")), "key Escape"], call: "viewDidAppear"),
    ]
  }

  override func prepareForTry() { ring.select(at: 0, animated: false) }

  override func makeSettings() -> [RoomSetting] {
    [
      RoomSetting(
        looks,
        lines: [
          "ring.menuView.style = .plain", "ring.menuView.style = .court", "ring.menu = items",
        ])
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    looks.selectedSegmentIndex = 0
    looks.accessibilityLabel = String(localized: "Look")
    return RoomView(
      .init(
        sentence: String(
          localized:
            "The ring lies over its children: each icon replaces the child that is on screen."),
        byHand:
          String(
            localized:
              "Tap the card with three fingers, or press the middle button: each icon shows its controller, "
              + "and a tap anywhere else dismisses the ring."),
        source: "Sources/DemoScreens/RingMenu/RingRoomController.swift"),
      modes: looks, stage: card)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.title = containerTitle
    ring.menuView.style = .plain
    ring.menu = items.children
    embed(ring, in: card)
    looks.addAction(for: .valueChanged) { [weak self] in self?.chooseLook() }
  }

  /// Makes the ring of the article.
  ///
  /// - Parameter actions: The buttons of the map.
  /// - Returns: The ring with its three controllers.
  private func makeRing(actions: [RingMapController.Action]) -> RingMenuController {
    let ring = RingMenuController()
    ring.viewControllers = [
      RingMapController(environment, actions: actions),
      RingPlaceController(
        String(localized: "Profile"),
        sentence: String(
          localized:
            "The keeper of the court has the key to each room, and lights the lamps at six."
        ), picture: { RingPlaceDrawing.drawKeeper(in: $0, $1, on: $2) },
        button: String(localized: "Open this ring"), action: RingRoomController.open),
      makeHelp(),
    ]
    for (child, icon) in zip(ring.viewControllers, ["map", "profile", "help"]) {
      child.tabBarItem.image = environment.assets.icon(named: icon)
    }
    return ring
  }

  /// Presents another ring of the same look over the whole window.
  private func fillWindow() {
    let ring = makeRing(actions: [
      .init(title: String(localized: "Open this ring")) { RingRoomController.open(from: $0) }
    ])
    let items = RingItems(rooms: ring.viewControllers, assets: environment.assets) { [weak self] in
      self?.say($0)
    }
    ring.title = String(localized: "Whole ring")
    ring.menu = looks.selectedSegmentIndex == 2 ? items.items : items.children
    ring.menuView.style = looks.selectedSegmentIndex == 0 ? .plain : .court
    present(RingWindowController(ring), animated: true)
  }

  private static func open(from controller: ViewController) {
    controller.ringMenuController?.setMenuVisible(true, animated: true)
  }

  /// Makes a navigation controller whose second controller has a button that selects the first item of the ring.
  private func makeHelp() -> ViewController {
    let navigation = NavigationController()
    let root = LibraryListController(
      title: String(localized: "Help"),
      entries: [
        .init(
          title: String(localized: "More Help"),
          note: String(localized: "Pushes a controller with a button"))
      ], picture: { RingPlaceDrawing.drawRing(in: $0, $1, on: $2) }
    ) { [weak navigation] _ in
      let more = RingPlaceController(
        String(localized: "More Help"),
        sentence: String(
          localized:
            "The ring selects one of three controllers. A controller in a stack finds the ring too, and selects the first."
        ), picture: { RingPlaceDrawing.drawRing(in: $0, $1, on: $2) },
        button: String(localized: "Go to the map")
      ) { controller in
        controller.ringMenuController?.selectedIndex = 0
      }
      navigation?.pushViewController(more, animated: true)
    }
    navigation.setViewControllers([root], animated: false)
    navigation.title = String(localized: "Help")
    return navigation
  }

  private func chooseLook() {
    ring.menu = looks.selectedSegmentIndex == 2 ? items.items : items.children
    styleRing()
  }

  /// Shows the article's circle of icons, or a ring of wedges.
  private func styleRing() {
    ring.menuView.style = looks.selectedSegmentIndex == 0 ? .plain : .court
  }
}
