import AtriumContainers
import AtriumControls
import AtriumKit
import AtriumStoryboards

/// A panel in which the user chooses a storyboard or xib file.
///
/// The panel is a navigation controller: each page lists a folder, and the back button leads to the parent folder.
final class OpenPanel: NavigationController {
  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - path: The file whose folder the panel shows first.
  ///   - open: Called with the path of the chosen file, after the panel has been dismissed.
  init(near path: String, open: @escaping @MainActor (_ path: String) -> Void) {
    super.init()
    modalPresentationStyle = .formSheet
    title = String(localized: "Open|file")
    let pages = InterfaceFolder.ancestors(ofFile: path).map(page)
    completion = open
    setViewControllers(pages, animated: false)
  }

  private var completion: (@MainActor (_ path: String) -> Void)?

  /// Dismisses the panel for the Escape key, which would otherwise lead to the parent folder.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if presses.contains(where: { $0.key.keyCode == .keyboardEscape }) {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  private func page(_ path: String) -> ViewController {
    let page = FolderController(path) { [weak self] in self?.choose($0) }
    page.navigationItem.rightBarButtonItem = BarButtonItem(title: String(localized: "Cancel")) {
      [weak self] in
      self?.dismiss(animated: true)
    }
    return page
  }

  private func choose(_ choice: FolderController.Choice) {
    switch choice {
    case .folder(let path): pushViewController(page(path), animated: true)
    case .file(let path):
      let completion = completion
      dismiss(animated: true) { completion?(path) }
    }
  }
}
