import AtriumKit

/// The view of the viewer: the name of the file, and a card with the columns.
final class ViewerView: RoomView {
  let content = CardView()

  init(_ file: InterfaceFile) {
    super.init(title: file.name, hint: "", source: file.path)
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = area
  }
}
