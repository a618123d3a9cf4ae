import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Shows three children in a container that the user chooses, and the orientations that the container supports.
final class RotationRoomController: RoomController {
  private static var modes: [(title: String, mode: AutorotationMode)] {
    [
      (String(localized: "Default"), .container),
      (String(localized: "None|asked"), .containerAndNoChildren),
      (String(localized: "Front|asked"), .containerAndTopChildren),
      (String(localized: "All|asked"), .containerAndAllChildren),
    ]
  }

  private let masks = RotationMasks()
  private let card = CardView()
  private let calls = CallList(columnWidth: 230)
  private lazy var choices = makeChoices()
  private lazy var turner = WindowTurner(self)
  private var container: (any AutorotatingContainer)?
  private var pages: [RotationPageController] = []
  private var kind = RotationKind.stack
  private var mode = AutorotationMode.containerAndNoChildren
  /// The index of the child in front.
  private var front = 0

  init() { super.init(title: String(localized: "Rotation")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Let the container ask all children"),
        [RoomTry.click(String(localized: "All|asked"))], call: nil),
      .turn,
      RoomTry(
        String(localized: "Put the children into tabs"),
        [RoomTry.click(String(localized: "Tabs"))], call: "viewDidAppear"),
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    card.accessibilityLabel = String(localized: "Container")
    return RoomView(
      .init(
        sentence: String(
          localized:
            "The window turns if the container allows it, and the container may ask its children."),
        byHand:
          String(
            localized:
              "Turn the window: viewWillTransition goes to the container and then to its children. A controller that "
              + "turns too receives willRotate, willAnimateRotation and didRotate. The container turns if the "
              + "controllers that are asked allow it, and a child that is not asked keeps an orientation that it supports."
          ),
        source: "Sources/DemoScreens/Rotation/RotationRoomController.swift"),
      modes: RoomAction.button(String(localized: "Turn the window"), style: .filled) {
        [weak self] in
        self?.turner.turn()
      },
      stage: RotationStageView(card: card, calls: calls.view),
      side: RoomSide(choices, name: "choices", width: 340, share: 0.46))
  }

  private func makeChoices() -> RotationChoicesView {
    RotationChoicesView(
      [
        ChoiceView(String(localized: "Container"), RotationKind.allCases.map(\.title)) {
          [weak self] in
          self?.kind = RotationKind(rawValue: $0) ?? .stack
          self?.makeContainer()
        },
        ChoiceView(
          String(localized: "Children asked with the container"),
          RotationRoomController.modes.map(\.title),
          selectedIndex: 1
        ) { [weak self] in
          self?.setMode(RotationRoomController.modes[$0].mode)
        },
        ChoiceView(String(localized: "In front"), RotationMasks.names) { [weak self] in
          self?.front = $0
          self?.makeContainer()
        },
        MaskTableView(masks) { [weak self] in self?.masksDidChange() },
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: calls.view)
    makeContainer()
  }

  // MARK: The container

  /// Replaces the container with a new one that has new children.
  private func makeContainer() {
    if let container {
      container.removeLifecycleObserver(calls)
      takeOut(container)
    }
    let count = RotationMasks.names.count
    pages = (0..<count).map { RotationPageController(($0 + front) % count, masks) }
    for page in pages { page.onChange = { [weak self] in self?.update() } }
    let container = kind.makeContainer(pages)
    container.title = kind.title
    container.autorotationMode = mode
    self.container = container
    calls.begin()
    container.addLifecycleObserver(calls)
    embed(container, in: card)
    setNeedsUpdateOfSupportedInterfaceOrientations()
    update()
  }

  private func setMode(_ mode: AutorotationMode) {
    self.mode = mode
    container?.autorotationMode = mode
    update()
  }

  private func masksDidChange() {
    setNeedsUpdateOfSupportedInterfaceOrientations()
    for page in pages { page.update() }
    update()
  }

  /// The orientations that the embedded container supports; the window asks this controller for them.
  override var supportedInterfaceOrientations: InterfaceOrientationMask {
    container?.supportedInterfaceOrientations ?? .all
  }

  override var shouldAutorotate: Bool { container?.shouldAutorotate ?? true }

  // MARK: What it says

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  override func didRotate(from orientation: InterfaceOrientation) {
    super.didRotate(from: orientation)
    update()
  }

  private func update() {
    guard isViewLoaded, let container else { return }
    let asked = container.childrenInvolved(in: mode).compactMap(\.title)
    let mask = container.supportedInterfaceOrientations
    var lines = [
      asked.isEmpty
        ? String(localized: "The container decides alone.")
        : String(localized: "The container asks %@.", asked.joined(separator: ", ")),
      String(localized: "It supports %@.", mask.words),
      String(localized: "It is shown in %@.", container.interfaceOrientation.words),
    ]
    if let size = view.window?.bounds.size,
      (size.width > size.height) != container.interfaceOrientation.isLandscape
    {
      lines.append(String(localized: "So it has not rotated with the window."))
    }
    if let child = pages.first, !container.childrenInvolved(in: mode).contains(child),
      child.viewIfLoaded?.window != nil,
      child.interfaceOrientation != container.interfaceOrientation
    {
      lines.append(
        String(
          localized: "%@ is not asked, and keeps %@.", child.title ?? "",
          child.interfaceOrientation.words))
    }
    let text = lines.joined(separator: " ")
    guard text != choices.status.text else { return }
    choices.status.text = text
    choices.setNeedsLayout()
    // A text that is set before the room is on screen is not announced.
    if viewIfLoaded?.window != nil {
      Accessibility.post(notification: .announcement, argument: text)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    turner.forget()
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    turner.forget()
  }
}
