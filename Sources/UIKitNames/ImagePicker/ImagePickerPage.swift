internal import Atrium
internal import Foundation

/// A page of the image picker: the subfolders and the pictures of a folder.
final class ImagePickerPage: UITableViewController {
  /// The user's choice.
  enum Choice {
    /// A subfolder.
    case folder(URL)
    /// A picture, with its file.
    case picture(URL, UIImage)
  }

  /// The side of the small pictures in the rows, in points.
  private static let side = 44.0

  private let folder: URL
  private let onChoice: (Choice) -> Void
  private lazy var items = ImagePickerPage.read(folder)
  private var folders: [URL] { items.folders }
  private var pictures: [URL] { items.pictures }
  /// The small pictures, by file; the value is nil for a file that cannot be read.
  private var previews: [URL: UIImage?] = [:]

  init(_ folder: URL, onChoice: @escaping (Choice) -> Void) {
    (self.folder, self.onChoice) = (folder, onChoice)
    super.init(style: .plain)
    title = folder.lastPathComponent
  }

  /// Returns the subfolders, sorted by name, and the pictures, the newest first, without hidden files.
  private static func read(_ folder: URL) -> (folders: [URL], pictures: [URL]) {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
    let items = files.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (
        file, values?.isDirectory == true, values?.contentModificationDate ?? .distantPast
      )
    }
    let pictures = items.filter { file, isFolder, _ in
      !isFolder && ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased())
    }
    return (
      items.filter(\.1).map(\.0).sorted { $0.lastPathComponent < $1.lastPathComponent },
      pictures.sorted { ($1.2, $0.0.lastPathComponent) < ($0.2, $1.0.lastPathComponent) }
        .map(\.0)
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = Self.side + 16
    tableView.accessibilityLabel = title
    guard folders.isEmpty, pictures.isEmpty else { return }
    let label = UILabel()
    label.text = "No pictures in \(folder.path)"
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    tableView.backgroundView = label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders.count + pictures.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if folders.indices.contains(indexPath.row) {
      cell.textLabel?.text = folders[indexPath.row].lastPathComponent
      cell.accessoryType = .disclosureIndicator
    } else {
      let file = pictures[indexPath.row - folders.count]
      cell.textLabel?.text = file.lastPathComponent
      cell.imageView?.image = preview(of: file)
      // The name is grey if the file cannot be read, since the file then cannot be chosen.
      if cell.imageView?.image == nil { cell.textLabel?.textColor = .secondaryLabel }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if folders.indices.contains(indexPath.row) {
      onChoice(.folder(folders[indexPath.row]))
    } else {
      let file = pictures[indexPath.row - folders.count]
      if let image = UIImage(contentsOfFile: file.path) { onChoice(.picture(file, image)) }
    }
  }

  /// Returns a square part of a picture at the size of a row.
  private func preview(of file: URL) -> UIImage? {
    if let known = previews[file] { return known }
    let side = Self.side
    let preview = UIImage(contentsOfFile: file.path).map { image in
      let scale = max(side / max(image.size.width, 1), side / max(image.size.height, 1))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
        image.draw(
          in: CGRect(
            x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width,
            height: size.height))
      }
    }
    previews[file] = .some(preview)
    return preview
  }
}
