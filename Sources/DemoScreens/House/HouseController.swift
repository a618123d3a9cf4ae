import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumInspector
import AtriumKit

/// The root controller: a ring menu of all rooms, with a history of visited rooms.
///
/// Except in the court, the window's title has the current room's name. The controller also presents the list of all
/// rooms.
final class HouseController: RingMenuController {
  /// The name of the program, at the end of the window's title.
  private static let programName = "Atrium"

  private let environment: DemoEnvironment
  /// Makes a new house with the same settings and the given first screen; used by ``remake()``.
  var makeAgain: (any Screen) -> HouseController? = { _ in nil }
  private var history = RoomHistory<Int>()
  private var isTravelling = false
  /// The index of the visible room; nil before a room is visible.
  private var shownRoom: Int?
  /// The journal's heading for the current change of rooms; nil if the ring or the program causes the change.
  private var occasion: String?
  /// The path of the folder `assets`; nil if there is none.
  var assetsFolder: String? { environment.assetsFolder }
  /// The running tour; nil outside the tour.
  var tour: Tour?
  /// The number of the stop at which the user left the tour, counted from 1; nil if no tour can be continued.
  var tourStop: Int? {
    get { environment.state.tourStop }
    set { environment.state.tourStop = newValue }
  }
  /// Whether the explanations of rooms are expanded; nil until the user makes a choice.
  var isExplained: Bool? {
    get { environment.state.isExplained }
    set { environment.state.isExplained = newValue }
  }
  /// Whether guides are shown beside or below their rooms; nil until the user makes a choice.
  var isGuided: Bool? {
    get { environment.state.isGuided }
    set { environment.state.isGuided = newValue }
  }

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = String(localized: "Ring")
    delegate = self
    menuView.practice = environment.state.practice
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons: [(PointerButton, @MainActor (HouseController) -> Void)] = [
      (.back, { $0.goBack() }), (.forward, { $0.goForward() }),
    ]
    for (button, action) in buttons {
      let click = TapGestureRecognizer { [weak self] _ in
        if let self { action(self) }
      }
      click.buttonMaskRequired = [button]
      // A touch has no buttons, so the recogniser would accept it with any button mask.
      click.allowedTouchTypes = [.indirectPointer]
      view.addGestureRecognizer(click)
    }
  }

  // MARK: Settings

  /// Applies the user's choices for the ring.
  func styleRing() {
    menuView.style = environment.state.ringStyle ?? .court
    menuView.arrangement = environment.state.ringArrangement ?? .even
    (selectedViewController as? WelcomeController)?.showCourt()
  }

  /// Recreates all rooms with the current language and text size.
  ///
  /// The window then shows the same room, the same stop of the tour and, if they were open, the settings.
  func remake() {
    guard let window = viewIfLoaded?.window, let index = selectedIndex,
      let house = makeAgain(ScreenCatalogue.ring[index])
    else { return }
    let settings = presentedViewController as? SettingsController
    house.menuView.practice = menuView.practice
    house.history = history
    window.rootViewController = house
    if let tour {
      tour.end()
      house.beginTour(at: tour.stop)
    }
    if let settings {
      house.present(
        SettingsController(environment, scrolledTo: settings.presentOffset), animated: false)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shownRoom = selectedIndex
    updateTitle()
    guard let window = view.window else { return }
    environment.journal.follow(window)
    Inspector.offer(in: window).onOpen = { [weak self] in self?.follow($0) }
  }

  /// Follows the user's selection of calls in the inspector, and shows their source code in the guide of the room.
  private func follow(_ session: InspectorSession) {
    session.observe(owner: self) { [weak self, weak session] change in
      guard change == .selection, let session, let number = session.selectedCall,
        let call = session.call(number), let controller = session.controller(call.controller)
      else { return }
      let shown = RoomCall(call, of: controller)
      // The inspector must not change the window during its own turn.
      self?.viewIfLoaded?.window?.scheduleTimer(withTimeInterval: 0) { [weak self] _ in
        (self?.selectedViewController as? RoomController)?.guide.show(shown)
      }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The window is closing, or a new house replaces this one.
    environment.state.practice = menuView.practice
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeTour()
  }

  /// The key commands of the program.
  ///
  /// They include Back and Forward, which depend on the history, and Escape in full screen.
  override var keyCommands: [KeyCommand] {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (left, right) = (KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow)
    var back = KeyCommand(
      title: String(localized: "Back to the last room"), input: isMirrored ? right : left,
      modifierFlags: .alternate
    ) { [weak self] in self?.goBack() }
    back.isEnabled = canGoBack && presentedViewController == nil
    var forward = KeyCommand(
      title: String(localized: "Forward again"), input: isMirrored ? left : right,
      modifierFlags: .alternate
    ) { [weak self] in self?.goForward() }
    forward.isEnabled = canGoForward && presentedViewController == nil
    var leave = KeyCommand(
      title: String(localized: "Leave full screen"), input: KeyCommand.inputEscape
    ) {
      [weak self] in
      self?.viewIfLoaded?.window?.requestFullScreen(false)
    }
    leave.isEnabled =
      presentedViewController == nil
      && viewIfLoaded?.window?.windowState.contains(.fullScreen) == true
    var next = KeyCommand(
      title: String(localized: "Next stop of the tour"), input: KeyCommand.inputReturn,
      modifierFlags: .control
    ) { [weak self] in self?.continueTour() }
    next.isEnabled = (tour != nil || tourStop != nil) && presentedViewController == nil
    return super.keyCommands + [back, forward, next] + tourKeys + [leave]
  }

  /// The Tab key begins in the current room.
  override var preferredFocusEnvironments: [Responder] { selectedViewController.map { [$0] } ?? [] }

  // MARK: Rooms

  /// Goes to a room.
  ///
  /// - Parameters:
  ///   - room: One of the rooms. For the current room, the method only shows a message.
  ///   - occasion: The journal's heading for the change.
  func go(to room: ViewController, occasion: String) {
    guard room !== selectedViewController else {
      return say(String(localized: "This is %@.", room.title ?? ""))
    }
    self.occasion = occasion
    selectedViewController = room
    self.occasion = nil
  }

  /// Whether there is a room to go back to.
  var canGoBack: Bool { !history.past.isEmpty }
  /// Whether there is a room to go forward to.
  var canGoForward: Bool { !history.future.isEmpty }

  /// Goes back to the previous room in the history.
  func goBack() { travel(String(localized: "Back")) { $0.back(from: $1) } }

  /// Goes forward to the room from which the user last went back.
  func goForward() { travel(String(localized: "Forward")) { $0.forward(from: $1) } }

  private func travel(_ name: String, _ step: (inout RoomHistory<Int>, Int) -> Int?) {
    guard presentedViewController == nil, let shown = selectedIndex,
      let index = step(&history, shown), viewControllers.indices.contains(index)
    else { return }
    isTravelling = true
    go(to: viewControllers[index], occasion: name)
    isTravelling = false
  }

  /// Shows a message over the current room.
  func say(_ text: String) { (selectedViewController as? RoomController)?.say(text) }

  /// Presents the list of all rooms, in the groups of the ring.
  func showRooms() {
    guard presentedViewController == nil else { return }
    let items = menu ?? []
    let first = (title: nil as String?, rows: items.compactMap(\.controller).map(row))
    let groups = items.compactMap { item in
      item.items.map {
        (title: item.title as String?, rows: $0.compactMap(\.controller).map(row))
      }
    }
    present(
      ListSheetController(
        title: String(localized: "Rooms"), [first] + groups, timing: .atOnce,
        width: 460), animated: true)
  }

  /// Returns the row of a room in the list of all rooms.
  private func row(_ room: ViewController) -> ListSheetController.Row {
    ListSheetController.Row(
      title: room.title ?? "",
      detail: ScreenCatalogue.ring.first { $0.title == room.title }?.summary ?? "",
      image: room.tabBarItem.image, isPresent: room === selectedViewController
    ) { [weak self, weak room] in
      if let room { self?.go(to: room, occasion: String(localized: "Rooms")) }
    }
  }

  /// Presents the settings.
  func showSettings() {
    guard presentedViewController == nil else { return }
    present(SettingsController(environment), animated: true)
  }

  /// The sections of the list of shortcuts.
  var shortcuts: [ShortcutsController.Section] {
    environment.shortcuts.sections(self, environment)
  }

  /// Presents the list of shortcuts.
  func showShortcuts() {
    keyCommands.first { $0.input == KeyCommand.inputFunction(1) }?.action()
  }

  private func updateTitle() {
    guard let window = viewIfLoaded?.window else { return }
    // The court is the first room. In the court, the window's title is only the program's name.
    let room = selectedIndex == 0 ? nil : selectedViewController?.title
    let program = HouseController.programName
    window.title = room.map { "\($0) — \(program)" } ?? program
  }

  /// Returns the direction of a room, or of its group, on the first level of the ring, in radians.
  private func direction(of room: ViewController) -> Double {
    let items = menu ?? []
    let index = items.firstIndex { item in
      item.controller === room || item.items?.contains { $0.controller === room } == true
    }
    return 2 * .pi * Double(index ?? 0) / Double(max(1, items.count)) - .pi / 2
  }
}

extension HouseController: RingMenuControllerDelegate {
  func ringMenuController(
    _ controller: RingMenuController, animationControllerForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let picture = isPerformingTransition ? from.viewIfLoaded?.superview?.snapshot() : nil
    return RoomTransition(from: direction(of: to), interrupting: picture)
  }

  func ringMenuController(
    _ controller: RingMenuController, didSelect viewController: ViewController
  ) {
    let index = selectedIndex
    if let shownRoom, shownRoom != index, !isTravelling { history.leave(shownRoom) }
    // Before the house is on screen, a selected room does not become visible.
    shownRoom = viewIfLoaded?.window == nil ? nil : index
    environment.state.room = index.map { ScreenCatalogue.ring[$0].name }
    guard viewIfLoaded?.window != nil else { return }
    let name = occasion ?? (isMenuVisible ? String(localized: "Ring") : nil)
    environment.journal.begin(
      "\(name ?? String(localized: "Program")): \(viewController.title ?? "")")
    updateTitle()
  }
}
