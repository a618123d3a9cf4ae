/// The presentations in which a controller takes part, as presenter or as presented controller.
struct ModalState {
  /// The controller that this controller presents, and retains; nil if there is none.
  var presented: ViewController?
  /// The presentation of this controller, from the call that starts it until its end; nil if there is none.
  var presentation: ModalPresentation?
  /// The presentation controller, if the program has read it before the presentation; otherwise nil.
  var controller: PresentationController?
  /// The last presenter, whose observers also receive the remaining calls of this controller.
  weak var formerPresenter: ViewController?
  /// The controller that is presented in this controller's own context and covers it (DC-44); nil if there is none.
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

  /// The controller that receives the appearance calls: this controller, or the one that covers its context.
  var appearanceTarget: ViewController { modal.cover?.appearanceTarget ?? self }
}
