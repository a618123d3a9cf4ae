import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays instructions and the court.
///
/// Nothing is animated while the user does nothing.
final class WelcomeController: ViewController {
  private var page: WelcomeView? { viewIfLoaded as? WelcomeView }
  private lazy var turner = WindowTurner(self)

  init() {
    super.init()
    title = "Welcome"
  }

  override func loadView() {
    let page = WelcomeView()
    page.openButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.openRing() }
    page.turnButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.turner.turn() }
    page.court.onChoose = { [weak self] room in self?.house?.go(to: room, occasion: "Court") }
    view = page
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page?.court.show(ringMenuController?.menu ?? [], present: self)
  }

  /// The Tab key starts at the first button, although the court precedes it in reading order.
  override var preferredFocusEnvironments: [Responder] { page.map { [$0.openButton] } ?? [] }

  private var house: HouseController? { ringMenuController as? HouseController }

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
