/// Fills the window or a context; the presenter's tree disappears.
final class FullScreenPresentationController: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var placesPresentedView: Bool { true }
}
