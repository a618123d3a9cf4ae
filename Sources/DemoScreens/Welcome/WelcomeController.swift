import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays instructions and the court; without input from the user, nothing is animated.
final class WelcomeController: RoomController {
  private lazy var page = WelcomeView()
  private lazy var turner = WindowTurner(self)

  init() { super.init(title: String(localized: "Welcome")) }

  override func makeRoom() -> RoomView {
    page.tourButton.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.house?.beginTour()
    }
    page.openButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.openRing() }
    page.turnButton.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.turner.turn()
      Accessibility.post(
        notification: .announcement, argument: String(localized: "The window turns."))
    }
    page.court.onChoose = { [weak self] room in
      self?.house?.go(to: room, occasion: String(localized: "Court"))
    }
    return RoomView(nil, stage: page, extent: .window)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showCourt()
    page.continuesTour = house?.tourStop != nil
  }

  /// The Tab key begins at the first button, although the court comes first in the reading order.
  override var preferredFocusEnvironments: [Responder] { isViewLoaded ? [page.tourButton] : [] }

  /// Shows the rooms in the directions of the ring menu.
  func showCourt() {
    page.court.show(
      ringMenuController?.menu ?? [], present: self,
      arrangement: ringMenuController?.menuView.arrangement ?? .even)
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
