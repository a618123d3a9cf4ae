import AtriumContainers
import AtriumControls
import AtriumKit

/// Embeds a navigation controller with a library, and displays its stack and its calls.
final class NavigationRoomController: RoomController {
  /// The number of calls in the inspector.
  private static let callCount = 8

  private let card = CardView()
  private let inspector = StackInspectorView()
  private lazy var navigation = NavigationController()
  private var calls: [String] = []

  init() { super.init(title: "Navigation") }

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        hint:
          "Open a book and drag back from its left edge: the list beside it changes at once, the "
          + "calls follow the pointer.",
        source: "Sources/DemoScreens/Navigation/NavigationRoomController.swift"),
      stage: card, side: RoomSide(inspector, name: "stack and its calls", share: 0.36),
      extent: .column(640))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigation.title = "navigation"
    navigation.navigationBar.prefersLargeTitles = true
    navigation.keepsPoppedControllers = true
    navigation.setViewControllers([makeLibrary()], animated: false)
    embed(navigation, in: card)
    navigation.addLifecycleObserver(self)
    showStack()
  }

  /// The three levels: shelves, the books of a shelf, and a book.
  private func makeLibrary() -> ViewController {
    let shelves = Library.shelves
    return LibraryListController(title: "Library", entries: shelves.map { ($0.title, $0.note) }) {
      [weak navigation] index in
      let shelf = shelves[index]
      let list = LibraryListController(
        title: shelf.title, entries: shelf.books.map { ($0.title, $0.note) }
      ) { [weak navigation] index in
        navigation?.pushViewController(BookController(shelf.books[index]), animated: true)
      }
      navigation?.pushViewController(list, animated: true)
    }
  }

  private func showStack() {
    let rows = navigation.viewControllers.reversed().map { controller in
      let isOnScreen = controller.viewIfLoaded?.window != nil
      return StackInspectorView.Row(
        title: controller.title ?? "",
        state: isOnScreen ? "on screen" : controller.isViewLoaded ? "covered" : "not loaded",
        isOnScreen: isOnScreen)
    }
    inspector.show(rows, calls: calls)
  }
}

extension NavigationRoomController: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    calls.append("\(event.controller.title ?? "").\(event.kind.name)")
    calls.removeFirst(max(0, calls.count - NavigationRoomController.callCount))
    if isViewLoaded { showStack() }
  }
}
