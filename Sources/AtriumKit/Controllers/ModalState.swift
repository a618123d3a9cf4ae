/// The presentations of a controller: as presenter and as presented controller.
struct ModalState {
  /// The controller that this one presents and owns.
  var presented: ViewController?
  /// The presentation of this controller, from the call until its end.
  var presentation: ModalPresentation?
  /// The presentation controller, if it was read before the presentation.
  var controller: PresentationController?
  /// The last presenter; its observers receive the remaining calls.
  weak var formerPresenter: ViewController?
  /// The controller that covers this one's own view and receives the calls of its tree (DC-44).
  weak var cover: ViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension ViewController {
  /// Whether the controller appears because it is presented (L-29).
  public var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the controller disappears because it is dismissed.
  public var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// The controller that receives the appearance calls: this one, or the one that covers it.
  var appearanceTarget: ViewController { modal.cover?.appearanceTarget ?? self }
}
