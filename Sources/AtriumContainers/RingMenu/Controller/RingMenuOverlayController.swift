import AtriumKit

/// Contains the open ring: a child of its ring menu controller from the opening until the ring has
/// faded out, so that observers see both.
final class RingMenuOverlayController: ViewController {
  init() {
    super.init()
    title = "RingMenu"
  }

  override func loadView() {
    super.loadView()
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
