import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A sheet with the source file of a room, with line numbers.
final class SourceController: ViewController {
  private let path: String
  private let folders: [String]

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - path: The path of the file in the source tree, such as `Sources/DemoScreens/Tabs/TabsScreen.swift`.
  ///   - assetsFolder: The path of the folder `assets`; nil if there is none.
  init(_ path: String, assetsFolder: String?) {
    self.path = path
    // The source tree is around the folder of assets; an installed demo has its sources in that folder.
    folders = assetsFolder.map { ["\($0)/..", $0] } ?? []
    super.init()
    title = path.split(separator: "/").last.map(String.init) ?? path
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 760, height: 640)
  }

  override func loadView() {
    let text = PlayTextView(label: "Source")
    text.lines = lines
    view = SheetContentView(title: title ?? "", content: text) { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  private var lines: [PlayTextView.Line] {
    for folder in folders {
      guard let text = try? EventScript.read("\(folder)/\(path)") else { continue }
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      return rows.enumerated().map { index, row in
        let number = "\(index + 1)"
        let gap = String(repeating: " ", count: max(0, 4 - number.count))
        return .init(text: "\(gap)\(number)  \(row)")
      }
    }
    return [.init(text: "\(path) is not installed.", style: .note)]
  }
}
