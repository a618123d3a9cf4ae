/// A presentation that fills the window or a context, while the presenter's tree disappears.
final class FullScreenPresentationController: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var placesPresentedView: Bool { true }
}
