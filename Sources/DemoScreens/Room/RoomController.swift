import AtriumContainers
import AtriumControls
import AtriumInspector
import AtriumKit

/// A screen of the ring, called a room: a container with the layout that all rooms share.
///
/// A subclass makes the views in ``makeRoom()``, and adds its child with ``embed(_:in:)``.
class RoomController: ViewController {
  /// The time for which a message is shown, in seconds.
  static let messageTime = 6.0

  private(set) lazy var room = makeRoom()
  private(set) lazy var guide = RoomGuide(self)
  private var messageEnd: Timer?
  private var hasAppeared = false

  /// Makes a room.
  ///
  /// - Parameter title: The title in the header, in the ring and in the window's title.
  init(title: String) {
    super.init()
    self.title = title
  }

  // MARK: The guide

  /// The experiments of the room; empty for a room without a guide.
  var tries: [RoomTry] { [] }

  /// The root of the controllers whose calls the guide lists; nil for the room and the controllers below it.
  var callSource: ViewController? { nil }

  /// Returns the script lines that choose one of the room's modes, directly or in the menu of a button.
  func choosing(_ mode: String) -> [String] {
    let header = room.header
    guard header.areModesInMenu, let name = header.modesName else { return [RoomTry.click(mode)] }
    return [RoomTry.click(name), RoomTry.click(mode)]
  }

  /// The path of the source file that the guide shows.
  var sourceFile: String? { room.sourcePath }

  /// The name of the function that the guide shows first.
  var excerptName: String { "viewDidLoad" }

  /// Makes the settings of the room; called when the room appears for the first time.
  func makeSettings() -> [RoomSetting] { [] }

  /// Sets the room to the state in which its experiments begin.
  func prepareForTry() {}

  /// Opens the explanation in the guide when the user clicks a call in a list.
  func explainCalls(of list: PrintedLinesView) {
    list.onChoose = { [weak self] in self?.guide.explain($0) }
  }

  // MARK: The view

  /// Makes the view of the room; each subclass overrides this method.
  func makeRoom() -> RoomView { RoomView(nil, stage: View()) }

  override func loadView() {
    view = room
    room.header.title = title ?? ""
    room.onSource = { [weak self] in self?.showSource() }
    if !tries.isEmpty {
      guide.calls.follow(self)
      room.makeGuide = { [weak self] in self?.guide.makeColumn() ?? View() }
    }
    let actions: [(RoomTool, @MainActor (RoomController) -> Void)] = [
      (.rooms, { $0.house?.showRooms() }),
      (.side, { $0.room.prefersSide.toggle() }),
      (.guide, { $0.guide.toggle() }),
      (.inspect, { $0.inspect() }),
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

  /// The root controller that contains the room; nil for a room outside the ring.
  var house: HouseController? { ringMenuController as? HouseController }

  // MARK: The child

  /// The title of the container in this room, for the inspector and the lists of calls.
  var containerTitle: String { String(localized: "%@ container", title ?? "") }

  /// Adds a child and its view, which fills a view of the room.
  func embed(_ child: ViewController, in place: View) {
    addChild(child)
    child.view.frame = place.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child and its view.
  func takeOut(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// The views in which the Tab key looks for the first focus: those of the stage, then those of the side part.
  override var preferredFocusEnvironments: [Responder] {
    isViewLoaded ? room.focusEnvironments : []
  }

  // MARK: The header

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    room.isExplained = house?.isExplained
    room.wantsGuide = house?.isGuided
  }

  /// The key commands of the room, including its tools.
  override var keyCommands: [KeyCommand] { super.keyCommands + toolCommands }

  /// The key commands of the tools that affect only this room.
  var toolCommands: [KeyCommand] {
    let commands: [(RoomTool, String, @MainActor (RoomController) -> Void)] = [
      (.explanation, "i", { $0.toggleExplanation() }),
      (.side, "j", { $0.room.prefersSide.toggle() }),
      (.guide, "t", { $0.guide.toggle() }),
    ]
    guard isViewLoaded else { return [] }
    let header = room.header
    var source = KeyCommand(
      title: String(localized: "Show the source"), input: "u", modifierFlags: .control
    ) {
      [weak self] in self?.showSource()
    }
    source.isEnabled = room.sourcePath != nil && presentedViewController == nil
    return [source]
      + commands.filter { header.offers($0.0) }.map { tool, key, action in
        KeyCommand(title: header[tool].name, input: key, modifierFlags: .control) { [weak self] in
          if let self { action(self) }
        }
      }
  }

  /// Lays out the room again at the first appearance, if the window's traits differ from the default traits.
  ///
  /// The room's container may have been laid out before it had a window, with the layout direction and the colours of
  /// the default traits.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The guide may have been made before the room was in a window. The window's inputs are the causes of the calls.
    if !tries.isEmpty { guide.calls.follow(self) }
    guard !hasAppeared else { return }
    hasAppeared = true
    guide.begin()
    let (traits, usual) = (traitCollection, TraitCollection())
    if traits.layoutDirection != usual.layoutDirection
      || traits.userInterfaceStyle != usual.userInterfaceStyle
      || traits.accessibilityContrast != usual.accessibilityContrast
    {
      room.layOutAgain()
    }
  }

  /// Presents the source file that is named in the explanation.
  private func showSource() {
    guard room.sourcePath != nil, presentedViewController == nil else { return }
    present(SourceController(guide.source), animated: true)
  }

  /// Opens the inspector of the window, or closes it.
  private func inspect() {
    guard let window = viewIfLoaded?.window else { return }
    let inspector = Inspector.offer(in: window)
    let wasOpen = inspector.isOpen
    inspector.toggle()
    if !wasOpen, !inspector.isOpen {
      say(String(localized: "There is no place for a second window."))
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

  /// Shows a message for ``messageTime``, or until the next message.
  func say(_ text: String) {
    messageEnd?.invalidate()
    room.show(message: text)
    Accessibility.post(notification: .announcement, argument: text)
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
