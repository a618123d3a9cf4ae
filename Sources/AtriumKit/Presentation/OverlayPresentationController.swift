/// Fills the window or a context; what lies below stays where it is.
final class OverlayPresentationController: PresentationController {
  override var placesPresentedView: Bool { true }
}
