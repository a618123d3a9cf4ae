import AtriumControls
import AtriumKit

/// A list whose rows push another controller.
final class LibraryListController: EntryListController {
  override var accessory: TableViewCell.AccessoryType { .disclosureIndicator }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let chosen = table.indexPathForSelectedRow {
      table.deselectRow(at: chosen, animated: animated)
    }
  }
}
