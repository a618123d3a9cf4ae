import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Says what to do here; at rest nothing on it moves.
final class WelcomeController: ViewController {
  private let environment: DemoEnvironment

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "Welcome"
  }

  override func loadView() {
    let page = WelcomeView(
      icons: ScreenCatalogue.ring.map { environment.assets.icon(named: $0.name) })
    page.openButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.openRing() }
    page.turnButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.turnWindow() }
    view = page
  }

  private func openRing() {
    ringMenuController?.setMenuVisible(true, animated: true)
  }

  /// Asks for the same window on its side, which a phone's owner would do by hand.
  private func turnWindow() {
    guard let window = view.window else { return }
    window.requestSize(Size(width: window.bounds.height, height: window.bounds.width))
  }
}
