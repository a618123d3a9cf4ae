/// The presentations of a controller, as presenter and as presented controller.
struct ModalState {
  /// The controller that this controller presents and keeps alive.
  var presented: ViewController?
  /// The presentation that shows this controller, from the call that starts it until it ends.
  var presentation: ModalPresentation?
  /// The presentation controller, if the program accessed it before the presentation.
  var controller: PresentationController?
  /// The last presenter; its observers also receive the remaining calls of this controller.
  weak var formerPresenter: ViewController?
  /// The controller that is presented in this controller's own context and covers it (DC-44).
  ///
  /// The covering controller receives the appearance calls instead of this controller.
  weak var cover: ViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension ViewController {
  /// Whether the controller appears because it is being presented (L-29).
  public var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the controller disappears because it is being dismissed.
  public var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// The controller that receives the appearance calls: this controller, or the controller that
  /// covers its context.
  var appearanceTarget: ViewController { modal.cover?.appearanceTarget ?? self }
}
