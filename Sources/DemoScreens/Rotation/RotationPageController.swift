import AtriumControls
import AtriumKit

/// A child of *Rotation*: a page with an arrow that points to its top, and with its mask and its orientation.
final class RotationPageController: ViewController {
  private let masks: RotationMasks
  private let index: Int
  private lazy var page = RotationPageView(index)
  /// Called after each update of the page, for example when the child appears or rotates.
  var onChange: () -> Void = {}

  /// Makes a child.
  ///
  /// - Parameters:
  ///   - index: The index among the children.
  ///   - masks: The masks of all children.
  init(_ index: Int, _ masks: RotationMasks) {
    (self.index, self.masks) = (index, masks)
    super.init()
    title = RotationMasks.names[index]
  }

  override func loadView() { view = page }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { masks.masks[index] }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  override func didRotate(from orientation: InterfaceOrientation) {
    super.didRotate(from: orientation)
    update()
  }

  /// Shows the current mask and orientation.
  func update() {
    guard isViewLoaded else { return }
    page.show(
      String(localized: "Supports %@", masks.masks[index].words),
      String(localized: "Shown in %@", interfaceOrientation.words))
    onChange()
  }
}
