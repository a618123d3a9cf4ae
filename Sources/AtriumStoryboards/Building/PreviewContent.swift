import AtriumControls
import AtriumGeometry
import AtriumKit

/// The content of a view in a preview, in place of content from the program.
@MainActor
protocol PreviewContent: AnyObject {
  /// Shows this content in the view, instead of the content of the data source that the file connects to the view.
  func show()
}

extension ObjectBuilder {
  /// Shows the content for the preview.
  ///
  /// - Returns: The objects that the caller must keep alive, since the views do not.
  func showPreviewContents() -> [AnyObject] {
    for content in previewContents { content.show() }
    return previewContents.map { $0 as AnyObject }
  }
}

/// The prototypes of a collection view as the items of one section.
final class CollectionPreview: PreviewContent {
  private weak var view: CollectionView?
  /// The cells, with their sizes in the file.
  var cells: [(cell: CollectionViewCell, size: Size)] = []
  /// The headers and footers, by their kinds.
  var titles: [String: CollectionReusableView] = [:]

  init(of view: CollectionView) { self.view = view }

  func show() {
    view?.dataSource = self
    view?.delegate = self
  }
}

extension CollectionPreview: CollectionViewDataSource {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { cells[indexPath.item].cell }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { titles[kind] ?? CollectionReusableView() }
}

extension CollectionPreview: CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { cells[indexPath.item].size }
}

/// The rows of a picker, as Interface Builder draws them.
final class PickerPreview: PreviewContent {
  private weak var picker: PickerView?
  private let rows = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]

  init(of picker: PickerView) { self.picker = picker }

  func show() {
    picker?.dataSource = self
    picker?.delegate = self
    picker?.selectRow(2, inComponent: 0, animated: false)
  }
}

extension PickerPreview: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { rows[row] }
}
