import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with a title and a button for closing; the sheet is as high as its content.
class SheetController: ViewController {
  /// The minimum height of a sheet, in points.
  private static let leastHeight = 280.0

  private let width: Double

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - width: The preferred width, in points.
  init(title: String, width: Double) {
    self.width = width
    super.init()
    self.title = title
    modalPresentationStyle = .formSheet
  }

  /// The title in the sheet.
  var heading: String { title ?? "" }

  /// Makes the view below the title; each subclass overrides it.
  func makeContent() -> any SheetContent { TableView() }

  override func loadView() {
    view = SheetContentView(title: heading, content: makeContent()) { [weak self] in
      self?.dismiss(animated: true)
    }
    contentDidChange()
  }

  /// Adapts the height of the sheet to its content.
  func contentDidChange() {
    guard let sheet = view as? SheetContentView else { return }
    let window = presentingViewController?.viewIfLoaded?.window
    let width = min(width, window?.bounds.width ?? width)
    let size = sheet.frame.size
    let content = sheet.fittingHeight(forWidth: width)
    if sheet.window != nil { sheet.frame.size = size }
    let height = max(SheetController.leastHeight, content.rounded(.up))
    preferredContentSize = Size(width: self.width, height: height)
    if let window { sheetPresentationController?.fitContent(height, in: window) }
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      View.performWithoutAnimation { self?.contentDidChange() }
    })
  }
}
