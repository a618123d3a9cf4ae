import AtriumContainers
import AtriumControls
import AtriumKit

/// A list of names; the selected row determines the content of the next column.
final class LetterListController: EntryListController {
  /// The index of the chosen row, which is selected only while the next column is beside the list.
  private var chosen = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showChoice(animated: animated)
  }

  override func rowWasChosen(_ row: Int) {
    chosen = row
    super.rowWasChosen(row)
  }

  /// Selects a row without opening its entry.
  func choose(_ row: Int) {
    chosen = row
    showChoice(animated: false)
  }

  /// Selects the chosen row if the columns are side by side; otherwise deselects it.
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
