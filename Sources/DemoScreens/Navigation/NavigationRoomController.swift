import AtriumContainers
import AtriumControls
import AtriumKit

/// Embeds a navigation controller with a library, and displays its stack and its calls.
final class NavigationRoomController: RoomController {
  /// The maximum number of calls in the inspector.
  private static let callCount = 24

  private let card = CardView()
  private let inspector = StackInspectorView()
  private lazy var navigation = NavigationController()
  private var calls: [String] = []

  init() { super.init(title: String(localized: "Navigation")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Open a shelf"),
        [RoomTry.click(String(localized: "Containment"))], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Open a shelf, and a book in it"),
        [
          RoomTry.click(String(localized: "Containment")),
          RoomTry.click(String(localized: "A new parent")),
        ],
        call: "viewDidAppear"),
      RoomTry(
        String(localized: "Open a shelf, and go back"),
        [
          RoomTry.click(String(localized: "Appearance")),
          RoomTry.click(String(localized: "Back to %@", String(localized: "Library"))),
        ], call: "didMove"),
    ]
  }

  override func prepareForTry() { navigation.popToRootViewController(animated: false) }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized:
            "A stack of pages: the top one is on screen, the covered ones stay its children."),
        byHand:
          String(
            localized:
              "Open a shelf and drag it back from its left edge, by mouse or finger: the calls come beside "
              + "it, and end as cancelled if you let go early."),
        source: "Sources/DemoScreens/Navigation/NavigationRoomController.swift"),
      stage: card, side: RoomSide(inspector, name: "stack and its calls", share: 0.36),
      extent: .column(640))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigation.title = "navigation"
    navigation.navigationBar.prefersLargeTitles = true
    navigation.keepsPoppedControllers = true
    navigation.delegate = self
    navigation.setViewControllers([makeLibrary()], animated: false)
    embed(navigation, in: card)
    navigation.addLifecycleObserver(self)
    showStack()
  }

  /// Makes the first of three levels: the shelves, the books of a shelf, and a book.
  private func makeLibrary() -> ViewController {
    let shelves = Library.shelves
    return LibraryListController(
      title: String(localized: "Library"), entries: shelves.map { ($0.title, $0.note) },
      picture: { ShelfDrawing(seed: 0).draw(in: $0, $1, on: $2) }
    ) {
      [weak navigation] index in
      let (shelf, seed) = (shelves[index], index + 1)
      let list = LibraryListController(
        title: shelf.title, entries: shelf.books.map { ($0.title, $0.note) },
        picture: { ShelfDrawing(seed: seed).draw(in: $0, $1, on: $2) }
      ) { [weak navigation] index in
        let book = BookController(
          shelf.books[index], picture: { ShelfDrawing(seed: seed).draw(in: $0, $1, on: $2) })
        navigation?.pushViewController(book, animated: true)
      }
      navigation?.pushViewController(list, animated: true)
    }
  }

  private func showStack() {
    let rows = navigation.viewControllers.reversed().map { controller in
      let isOnScreen = controller.viewIfLoaded?.window != nil
      return StackInspectorView.Row(
        title: controller.title ?? "",
        state: isOnScreen
          ? String(localized: "on screen")
          : controller.isViewLoaded
            ? String(localized: "covered") : String(localized: "not loaded"),
        isOnScreen: isOnScreen)
    }
    inspector.show(rows, calls: calls)
  }
}

extension NavigationRoomController: NavigationControllerDelegate {
  /// Records the start and the end of a transition, which an interactive pop may cancel.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    guard let coordinator = navigationController.transitionCoordinator else { return }
    let title = viewController.title ?? ""
    note(
      coordinator.isInteractive
        ? String(localized: "— drag to %@ begins", title)
        : String(localized: "— change to %@ begins", title))
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.note(String(localized: context.isCancelled ? "— cancelled" : "— completed"))
    }
  }
}

extension NavigationRoomController: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    let call = "\(event.controller.title ?? "").\(event.kind.name)"
    switch event.kind {
    case .willMove(let parent), .didMove(let parent):
      note("\(call) to \(parent.map { $0.title ?? "\(type(of: $0))" } ?? "nil")")
    default: note(call)
    }
  }

  private func note(_ line: String) {
    calls.append(line)
    calls.removeFirst(max(0, calls.count - NavigationRoomController.callCount))
    if isViewLoaded { showStack() }
  }
}
