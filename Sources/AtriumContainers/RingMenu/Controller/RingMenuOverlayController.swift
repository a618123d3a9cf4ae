import AtriumKit

/// The controller of the open ring's view.
///
/// While the ring is visible, this controller is a child of the ring menu controller, so that code which observes
/// the children can see the ring.
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
