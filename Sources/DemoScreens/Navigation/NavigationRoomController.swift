import AtriumContainers
import AtriumControls
import AtriumHarness
import AtriumKit

/// Embeds a navigation controller, with a library or from a storyboard, and displays its stack and its calls.
final class NavigationRoomController: RoomController {
  private let card = CardView()
  private let inspector = StackInspectorView()
  private let environment: DemoEnvironment
  private let library = NavigationController()
  /// The navigation controller in the card: that of the library, or that of the storyboard.
  private lazy var navigation = library
  private var names = ControllerNames()

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Navigation"))
  }

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

  override func prepareForTry() {
    show(library)
    library.popToRootViewController(animated: false)
  }

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
      stage: card, side: RoomSide(inspector, name: "stack and its calls", share: 0.36))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: inspector.log)
    library.title = String(localized: "Library stack")
    library.navigationBar.prefersLargeTitles = true
    library.keepsPoppedControllers = true
    library.delegate = self
    library.setViewControllers([makeLibrary()], animated: false)
    embed(library, in: card)
    library.addLifecycleObserver(self)
    showStack()
  }

  /// Replaces the navigation controller in the card.
  private func show(_ new: NavigationController) {
    guard new !== navigation else { return }
    takeOut(navigation)
    navigation = new
    embed(new, in: card)
    showStack()
  }

  /// Shows the navigation controller of the storyboard; its segues are listed among the calls.
  private func openFile() {
    do throws(InterfaceFailure) {
      let interfaces = environment.interfaces
      let storyboard = try interfaces.storyboard(named: "LibraryStoryboard")
      let file = try interfaces.controller(nil, of: storyboard, as: NavigationController.self)
      guard let root = file.topViewController as? FilePageController else {
        throw interfaces.missing("root of the class FilePageController", in: storyboard)
      }
      root.navigationItem.leftBarButtonItem = BarButtonItem(title: String(localized: "Library")) {
        [weak self] in
        if let self { show(library) }
      }
      root.onSegue = { [weak self] segue in
        let titles = [segue.source, segue.destination].map { $0.title ?? "" }
        self?.note("— segue \(segue.identifier ?? ""): \(titles[0]) → \(titles[1])")
      }
      file.delegate = self
      file.addLifecycleObserver(self)
      note("— rootViewController: \(file.title ?? "") → \(root.title ?? "")")
      show(file)
    } catch {
      say(error.description)
    }
  }

  /// Makes the first of three levels.
  ///
  /// The levels are the shelves with the storyboard, the books of a shelf, and a book.
  private func makeLibrary() -> ViewController {
    let shelves = Library.shelves
    let file = EntryListController.Entry(
      title: String(localized: "From a file"), note: String(localized: "Segues of a storyboard"),
      picture: { CoverDrawing.drawStoryboard(in: $0, $1, on: $2) })
    let rows = shelves.enumerated().map { index, shelf in
      EntryListController.Entry(title: shelf.title, note: shelf.note) {
        ShelfDrawing(seed: index + 1).draw(in: $0, $1, on: $2)
      }
    }
    return LibraryListController(
      title: String(localized: "Library"), entries: rows + [file],
      picture: { ShelfDrawing(seed: 0).draw(in: $0, $1, on: $2) }
    ) {
      [weak self, weak navigation = library] index in
      guard shelves.indices.contains(index) else {
        self?.openFile()
        return
      }
      let (shelf, seed) = (shelves[index], index + 1)
      let list = LibraryListController(
        title: shelf.title,
        entries: shelf.books.enumerated().map { index, book in
          EntryListController.Entry(title: book.title, note: book.note) {
            CoverDrawing.drawBook(seed * 2 + index, in: $0, $1, on: $2)
          }
        },
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
    inspector.show(rows)
  }
}

extension NavigationRoomController: NavigationControllerDelegate {
  /// Records the start and the end of a transition.
  ///
  /// The user may cancel an interactive pop.
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
    let call = RoomCall(event, &names)
    note(call.text, call: call)
  }

  private func note(_ line: String, call: RoomCall? = nil) {
    inspector.log.append(line, call: call)
    if isViewLoaded { showStack() }
  }
}
