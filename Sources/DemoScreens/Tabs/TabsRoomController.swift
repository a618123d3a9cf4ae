import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Embeds a tab bar controller with the rooms of a house, each in a navigation controller.
final class TabsRoomController: RoomController {
  private let environment: DemoEnvironment
  private let card = CardView()
  private let calls = CallList()
  private lazy var tabs = TabBarController()
  /// The number of objects in the library that the user has opened.
  private var visits = 0

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Tabs"))
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Go to another tab, and come back"),
        [RoomTry.click(String(localized: "Studio")), RoomTry.click(String(localized: "Court"))],
        call: "viewDidDisappear"),
      RoomTry(
        String(localized: "Open a page, and look at another tab"),
        [
          RoomTry.click(String(localized: "Fountain")), RoomTry.click(String(localized: "Hall")),
          RoomTry.click(String(localized: "Court")),
        ], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Make the window narrow, and wide again"),
        RoomTry.narrowAndWide, call: "viewWillTransition"),
    ]
  }

  override func prepareForTry() {
    tabs.selectedIndex = 0
    (tabs.selectedViewController as? NavigationController)?
      .popToRootViewController(animated: false)
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized:
            "Each tab keeps its own stack: tabs out of sight stay children of the container."),
        byHand:
          String(
            localized:
              "Make the window narrow and wide again: the tabs go below, to the side and behind More, and "
              + "no room forgets where you were."),
        source: "Sources/DemoScreens/Tabs/TabsRoomController.swift"),
      stage: card, side: RoomSide(calls.view, name: "calls", width: 220))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: calls.view)
    tabs.title = containerTitle
    if ContentSizeCategory.preferred > .large {
      tabs.sidebarWidth = FontMetrics(forTextStyle: .body).scaledValue(for: 180).rounded()
    }
    tabs.setViewControllers(
      House.rooms.map { makeStack($0) }, animated: false)
    tabs.addLifecycleObserver(calls)
    embed(tabs, in: card)
  }

  private func makeStack(_ room: House.Room) -> ViewController {
    let stack = NavigationController()
    let first = room.scene == .gallery ? makePictures(room, in: stack) : makeList(room, in: stack)
    stack.setViewControllers([first], animated: false)
    // A separate title distinguishes the stack from its first page in lists of calls.
    stack.title = String(localized: "%@ stack", room.title)
    stack.tabBarItem.title = room.title
    stack.tabBarItem.image = environment.assets.icon(named: room.icon)
    return stack
  }

  private func makeList(_ room: House.Room, in stack: NavigationController) -> ViewController {
    LibraryListController(
      title: room.title,
      entries: zip(room.things, room.scene.views).map { thing, place in
        EntryListController.Entry(title: thing.title, note: thing.note) {
          room.scene.drawPart(at: place, in: $0, $1, on: $2)
        }
      },
      picture: { room.scene.draw(in: $0, $1, on: $2) }
    ) { [weak self, weak stack] index in
      guard let self, let stack else { return }
      show(room.things[index], on: stack) { room.scene.draw(in: $0, $1, on: $2) }
      if room.scene == .library { countVisit(of: stack) }
    }
  }

  /// Makes the page of the gallery: a collection view with pictures of the objects in all rooms.
  private func makePictures(
    _ gallery: House.Room, in stack: NavigationController
  ) -> ViewController {
    let rooms = [gallery] + House.rooms.filter { $0.scene != .gallery }
    let pictures = rooms.flatMap { room in
      zip(room.things, room.scene.views).map {
        HousePicturesController.Picture(thing: $0, scene: room.scene, place: $1)
      }
    }
    return HousePicturesController(title: gallery.title, pictures: pictures) {
      [weak self, weak stack] picture in
      guard let stack else { return }
      self?.show(picture.thing, on: stack) {
        picture.scene.drawPart(at: picture.place, in: $0, $1, on: $2)
      }
    }
  }

  private func show(
    _ thing: Library.Book, on stack: NavigationController,
    picture: @escaping EntryPictureView.Drawing
  ) {
    let page = BookController(thing, picture: picture)
    page.hidesBottomBarWhenPushed = thing.title == String(localized: "Easel")
    stack.pushViewController(page, animated: true)
  }

  private func countVisit(of stack: NavigationController) {
    visits += 1
    stack.tabBarItem.badgeValue = "\(visits)"
  }
}
