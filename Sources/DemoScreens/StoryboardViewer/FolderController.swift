import AtriumContainers
import AtriumControls
import AtriumKit
import AtriumStoryboards

/// A list of the subfolders of a folder, and of its storyboard and xib files.
final class FolderController: ViewController {
  /// A row that the user has chosen.
  enum Choice: Hashable {
    /// A subfolder, with its path.
    case folder(String)
    /// A file, with its path.
    case file(String)
  }

  private let path: String
  private let choose: @MainActor (Choice) -> Void
  private let table = TableView()
  private lazy var choices = makeChoices()
  private lazy var rows = StaticTableDataSource(sections: [
    .init(cells: choices.map { makeCell($0) })
  ])

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the folder, which is read when the list is first shown.
  ///   - choose: Called when the user has chosen a row.
  init(_ path: String, choose: @escaping @MainActor (Choice) -> Void) {
    (self.path, self.choose) = (path, choose)
    super.init()
    title = path.split(separator: "/").last.map(String.init) ?? "/"
  }

  override func loadView() {
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  private func makeChoices() -> [Choice] {
    let folder = InterfaceFolder(path: path)
    let prefix = path == "/" ? "" : path
    return folder.folders.map { .folder("\(prefix)/\($0)") }
      + folder.files.map { .file("\(prefix)/\($0)") }
  }

  private func makeCell(_ choice: Choice) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    switch choice {
    case .folder(let path):
      cell.textLabel.text = name(path)
      cell.accessoryType = .disclosureIndicator
    case .file(let path):
      cell.textLabel.text = name(path)
      cell.imageView.image = SceneSymbol(elementName: "viewController").image
    }
    return cell
  }

  private func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension FolderController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard choices.indices.contains(indexPath.row) else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    choose(choices[indexPath.row])
  }
}
