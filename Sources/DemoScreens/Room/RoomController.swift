import AtriumContainers
import AtriumControls
import AtriumKit

/// A room of the house: a container with one layout, whose child is the container that the room shows.
///
/// A subclass makes the parts in ``makeRoom()``, and adds its child by ``embed(_:in:)``.
class RoomController: ViewController {
  /// How long a message stays, in seconds.
  static let messageTime = 6.0

  private(set) lazy var room = makeRoom()
  private var messageEnd: Timer?
  private var hasAppeared = false

  /// Makes a room.
  ///
  /// - Parameter title: The title in the header, in the ring and in the window's title.
  init(title: String) {
    super.init()
    self.title = title
  }

  /// Makes the view with the parts of the room; each subclass overrides it.
  func makeRoom() -> RoomView { RoomView(nil, stage: View()) }

  override func loadView() {
    view = room
    room.header.title = title ?? ""
    let actions: [(RoomTool, @MainActor (RoomController) -> Void)] = [
      (.rooms, { $0.house?.showRooms() }),
      (.side, { $0.room.prefersSide.toggle() }),
      (.explanation, { $0.toggleExplanation() }),
      (.settings, { $0.house?.showSettings() }),
      (.ring, { $0.house?.setMenuVisible(true, animated: true) }),
      (.shortcuts, { $0.house?.showShortcuts() }),
    ]
    for (tool, action) in actions {
      room.header[tool].addAction(for: .primaryActionTriggered) { [weak self] in
        if let self { action(self) }
      }
    }
  }

  /// The house around the room; nil for a room that stands alone.
  var house: HouseController? { ringMenuController as? HouseController }

  // MARK: The child

  /// Adds a child and its view, which fills a part of the room.
  func embed(_ child: ViewController, in place: View) {
    addChild(child)
    child.view.frame = place.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes a child and its view out.
  func takeOut(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Tab begins on the stage, or on the side if that is there instead.
  override var preferredFocusEnvironments: [Responder] {
    isViewLoaded ? room.focusEnvironments : []
  }

  // MARK: The header

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    room.isExplained = house?.isExplained
  }

  /// The keys of the tools that belong to the room alone.
  override var keyCommands: [KeyCommand] {
    let commands: [(RoomTool, String, @MainActor (RoomController) -> Void)] = [
      (.explanation, "i", { $0.toggleExplanation() }),
      (.side, "j", { $0.room.prefersSide.toggle() }),
    ]
    guard isViewLoaded else { return super.keyCommands }
    let header = room.header
    return super.keyCommands
      + commands.filter { header.offers($0.0) }.map { tool, key, action in
        KeyCommand(title: header[tool].name, input: key, modifierFlags: .control) { [weak self] in
          if let self { action(self) }
        }
      }
  }

  /// A container may lay itself out before there is a window, with the direction and the colours of the default
  /// traits.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    let (traits, usual) = (traitCollection, TraitCollection())
    if traits.layoutDirection != usual.layoutDirection
      || traits.userInterfaceStyle != usual.userInterfaceStyle
      || traits.accessibilityContrast != usual.accessibilityContrast
    {
      room.layOutAgain()
    }
  }

  private func toggleExplanation() {
    let isExplained = !room.header[.explanation].isSelected
    house?.isExplained = isExplained
    room.isExplained = isExplained
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    beQuiet()
  }

  /// Shows a message for some seconds, or until the next one.
  func say(_ text: String) {
    messageEnd?.invalidate()
    room.show(message: text)
    messageEnd = viewIfLoaded?.window?.scheduleTimer(
      withTimeInterval: RoomController.messageTime
    ) { [weak self] _ in self?.beQuiet() }
  }

  /// Removes the message.
  func beQuiet() {
    messageEnd?.invalidate()
    messageEnd = nil
    room.show(message: "")
  }
}
