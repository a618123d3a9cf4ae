/// A presentation that fills the window or a context, while the views below stay in the window.
final class OverlayPresentationController: PresentationController {
  override var placesPresentedView: Bool { true }
}
