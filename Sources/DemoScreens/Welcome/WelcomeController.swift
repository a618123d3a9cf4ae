import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays instructions and the court, without animations at rest.
final class WelcomeController: RoomController {
  private lazy var page = WelcomeView()
  private lazy var turner = WindowTurner(self)

  init() { super.init(title: "Welcome") }

  override func makeRoom() -> RoomView {
    page.startButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.start() }
    page.openButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.openRing() }
    page.turnButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.turner.turn() }
    page.court.onChoose = { [weak self] room in self?.house?.go(to: room, occasion: "Court") }
    return RoomView(nil, stage: page, extent: .window)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page.court.show(ringMenuController?.menu ?? [], present: self)
  }

  /// Tab begins at the first button, although the court is read before it.
  override var preferredFocusEnvironments: [Responder] { isViewLoaded ? [page.startButton] : [] }

  /// Goes to the room that shows most in least time.
  private func start() {
    guard let house,
      let room = house.viewControllers.first(where: { $0 is NavigationRoomController })
    else { return }
    house.go(to: room, occasion: "Welcome")
  }

  private func openRing() {
    ringMenuController?.setMenuVisible(true, animated: true)
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
