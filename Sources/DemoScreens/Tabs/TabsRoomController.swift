import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Embeds a tab bar controller with the rooms of a house, each in a navigation controller.
final class TabsRoomController: RoomController {
  private let environment: DemoEnvironment
  private let card = CardView()
  private lazy var tabs = TabBarController()
  /// The number of objects in the library that the user has opened.
  private var visits = 0

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Tabs"))
  }

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        hint:
          String(
            localized:
              "Make the window narrow and wide again: the tabs go below, to the side and behind More, and "
              + "no room forgets where you were."),
        source: "Sources/DemoScreens/Tabs/TabsRoomController.swift"),
      stage: card, extent: .column(780))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs.title = "tabs"
    tabs.setViewControllers(
      House.rooms.map { makeStack($0) }, animated: false)
    embed(tabs, in: card)
  }

  private func makeStack(_ room: House.Room) -> ViewController {
    let stack = NavigationController()
    let list = LibraryListController(
      title: room.title, entries: room.things.map { ($0.title, $0.note) }
    ) { [weak self, weak stack] index in
      guard let stack else { return }
      let thing = BookController(room.things[index])
      thing.hidesBottomBarWhenPushed = room.things[index].title == String(localized: "Easel")
      stack.pushViewController(thing, animated: true)
      if room.title == String(localized: "Library") { self?.countVisit(of: stack) }
    }
    stack.setViewControllers([list], animated: false)
    stack.title = room.title
    stack.tabBarItem.image = environment.assets.icon(named: room.icon)
    return stack
  }

  private func countVisit(of stack: NavigationController) {
    visits += 1
    stack.tabBarItem.badgeValue = "\(visits)"
  }
}
