import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Displays instructions, without animations at rest.
final class WelcomeController: ViewController {
  private let environment: DemoEnvironment

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "Welcome"
  }

  override func loadView() {
    let page = WelcomeView(
      icons: ScreenCatalogue.ringIcons.map { environment.assets.icon(named: $0) })
    page.openButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.openRing() }
    page.turnButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.turnWindow() }
    view = page
  }

  private func openRing() {
    ringMenuController?.setMenuVisible(true, animated: true)
  }

  /// Requests the window's size with swapped sides, like a rotation of a phone.
  private func turnWindow() {
    guard let window = view.window else { return }
    window.requestSize(Size(width: window.bounds.height, height: window.bounds.width))
  }
}
