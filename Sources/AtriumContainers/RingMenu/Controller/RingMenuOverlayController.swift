import AtriumKit

/// The controller of the open ring's view.
///
/// It is a child of its ring menu controller until the ring has faded out, so that observers of children
/// see the ring.
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
