import AtriumContainers
import AtriumControls
import AtriumKit

/// A list of names, one of which leads to the next column.
final class LetterListController: EntryListController {
  /// The row that is selected while its column is beside the column that it leads to.
  private var chosen = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showChoice(animated: animated)
  }

  override func rowWasChosen(_ row: Int) {
    chosen = row
    super.rowWasChosen(row)
  }

  /// Chooses a row without opening it.
  func choose(_ row: Int) {
    chosen = row
    showChoice(animated: false)
  }

  /// Selects the chosen row while its column is visible too.
  func showChoice(animated: Bool) {
    guard isViewLoaded else { return }
    let path = IndexPath(row: chosen, section: 0)
    if splitViewController?.isCollapsed ?? true {
      table.deselectRow(at: path, animated: animated)
    } else {
      table.selectRow(at: path, animated: animated, scrollPosition: .none)
    }
  }
}
