import AtriumContainers
import AtriumControls
import AtriumKit

/// The columns of the viewer for one file: the list of scenes, the scene, and the warnings.
@MainActor
final class ViewerColumns {
  let split = SplitViewController(style: .doubleColumn)
  let list: SceneListController
  let warnings: WarningsController

  /// Makes the columns of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - show: Shows a scene. The flag says whether the scene moves to the front while the columns are collapsed.
  ///   - showLine: Shows the view that a line of the file defines.
  init(
    _ file: InterfaceFile, show: @escaping @MainActor (_ index: Int, _ opens: Bool) -> Void,
    showLine: @escaping @MainActor (_ line: Int) -> Void
  ) {
    list = SceneListController(file, select: show)
    warnings = WarningsController(file, showLine: showLine)
    split.title = "split"
    split.preferredPrimaryColumnWidth = 250
    split.preferredInspectorColumnWidth = 280
    split.delegate = self
    list.openWarnings = { [weak self] in self?.toggleWarnings() }
    split.setViewController(list, for: .primary)
    split.setViewController(warnings, for: .inspector)
  }

  private func toggleWarnings() {
    if warnings.viewIfLoaded?.window == nil {
      split.show(.inspector)
    } else {
      split.hide(.inspector)
    }
  }
}

extension ViewerColumns: SplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {
    list.showChoice()
  }

  func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {
    list.showChoice()
  }
}
