/// Fills the window or a context; the views below stay.
final class OverlayPresentationController: PresentationController {
  override var placesPresentedView: Bool { true }
}
