import AtriumKit

/// Closes an open menu when the view at which the menu was opened leaves its window.
final class MenuAnchor: WindowFollowing {
  private(set) weak var view: View?
  private weak var controller: MenuController?

  init(_ controller: MenuController) { self.controller = controller }

  func willMove(to view: View?) {}

  func didMove(to view: View?) { self.view = view }

  func viewDidMove(to window: Window?) {
    if window !== controller?.viewIfLoaded?.window { controller?.close() }
  }
}
