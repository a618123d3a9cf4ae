/// Fills the window; the presenter's view leaves it.
final class FullScreenPresentationController: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var placesPresentedView: Bool { true }
}
