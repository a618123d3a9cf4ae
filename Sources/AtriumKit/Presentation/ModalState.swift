/// What a controller knows of presentations: as the one that presents, and as the one presented.
struct ModalState {
  /// Who is presented from here; the presenter owns it.
  var presented: ViewController?
  /// How this controller is presented, from the call until it has gone.
  var presentation: ModalPresentation?
  /// The presentation controller, made ahead of the presentation when somebody asked for it.
  var controller: PresentationController?
  /// Who presented it until just now; its observers hear the end.
  weak var formerPresenter: ViewController?
  /// Who stands for this controller's tree as long as it is covered in its own view (DC-44).
  weak var cover: ViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
}
