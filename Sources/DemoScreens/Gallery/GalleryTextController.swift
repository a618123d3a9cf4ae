import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of controls for editing text.
final class GalleryTextController: ViewController {
  private static var rooms: [String] {
    [
      String(localized: "Attic"), String(localized: "Cellar"), String(localized: "Court"),
      String(localized: "Gallery"), String(localized: "Kitchen"), String(localized: "Library"),
      String(localized: "Salon"), String(localized: "Terrace"),
    ]
  }
  private static let letter = """
    Dear guest,

    the court is open from nine until the lamps go out. Write below what you would like to find \
    there: shade, water, a bench — or قهوة and a book.

    Words may run both ways, and क्षि is two steps of the caret.
    """

  private var page: GallerySectionsView?

  init() {
    super.init()
    title = String(localized: "Text")
  }

  override func loadView() {
    let page = GallerySectionsView(
      [fields(), search(), letter()],
      scene: EntryPictureView.card { HouseScene.studio.draw(in: $0, $1, on: $2) },
      leastSceneHeight: GalleryCourtView.leastHeight)
    self.page = page
    view = page
  }

  private func report(_ text: String, announces: Bool = true) {
    page?.report(text, announces: announces)
  }

  private func field(_ name: String, placeholder: String) -> TextField {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.accessibilityLabel = name
    field.addAction(for: .editingChanged) { [weak self, weak field] in
      self?.report("\(name): \(field?.accessibilityValue ?? "")", announces: false)
    }
    field.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.report(String(localized: "%@: Return", name))
    }
    return field
  }

  private func fields() -> GallerySection {
    let guest = field(String(localized: "Guest"), placeholder: String(localized: "Your name"))
    guest.clearButtonMode = .whileEditing
    let key = field(String(localized: "Key"), placeholder: String(localized: "Eight characters"))
    key.isSecureTextEntry = true
    key.maximumLength = 8
    key.text = "lanterns"
    let sealed = field(String(localized: "Sealed"), placeholder: "")
    sealed.text = String(localized: "Nothing to change")
    sealed.isEnabled = false
    return GallerySection(
      String(localized: "Text field"),
      [
        .stretched(String(localized: "Guest"), guest), .stretched(String(localized: "Key"), key),
        .stretched(String(localized: "Sealed"), sealed),
      ])
  }

  private func search() -> GallerySection {
    let search = SearchField()
    search.placeholder = String(localized: "Search the house")
    search.accessibilityLabel = String(localized: "Search")
    let found = Label(
      text: GalleryTextController.found(""), font: .preferredFont(forTextStyle: .footnote))
    found.textRole = \.secondaryLabel
    found.numberOfLines = 2
    search.addAction(for: [.searchTextChanged, .searchSubmitted]) { [weak search, weak found] in
      found?.text = GalleryTextController.found(search?.text ?? "")
    }
    return GallerySection(String(localized: "Search field"), [.whole(search), .whole(found)])
  }

  private static func found(_ text: String) -> String {
    let text = text.lowercased()
    let found = rooms.filter { text.isEmpty || $0.lowercased().contains(text) }
    return found.isEmpty ? String(localized: "No room of that name") : found.joined(separator: ", ")
  }

  private func letter() -> GallerySection {
    let box = GalleryTextBox()
    box.text.text = String(localized: GalleryTextController.letter)
    box.text.accessibilityLabel = String(localized: "Letter")
    return GallerySection(String(localized: "Text view"), [.whole(box)])
  }
}

/// A text view with a border, at a fixed height.
final class GalleryTextBox: View {
  private static let height = 204.0

  let text = TextView()

  init() {
    super.init()
    cornerRadius = Theme.cornerRadius
    text.cornerRadius = Theme.cornerRadius - 1
    addSubview(text)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: GalleryTextBox.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds.insetBy(dx: min(1, bounds.width / 2), dy: min(1, bounds.height / 2))
  }

  override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard bounds.width > 2, bounds.height > 2 else { return }
    canvas.fill(Path(roundedRect: bounds, cornerRadius: cornerRadius), with: theme.background)
    canvas.stroke(
      Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: cornerRadius - 0.5),
      with: text.isEditing ? theme.focusRing : theme.outline, width: 1)
  }
}
