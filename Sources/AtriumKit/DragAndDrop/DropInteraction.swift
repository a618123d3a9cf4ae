/// An interaction with which the user drops items on a view, from other views or other programs.
///
/// A drag over a view is offered to the interactions of that view and of its superviews, beginning with the
/// innermost view. The first interaction that can handle the drag receives its events.
@MainActor
public final class DropInteraction: Interaction {
  /// The view on which items are dropped.
  public private(set) weak var view: View?
  /// The delegate; not retained.
  public private(set) weak var delegate: (any DropInteractionDelegate)?

  /// Makes an interaction; ``View/addInteraction(_:)`` adds it to a view.
  ///
  /// - Parameter delegate: Decides about drops and receives them; not retained.
  public init(delegate: any DropInteractionDelegate) {
    self.delegate = delegate
  }

  /// Does nothing.
  public func willMove(to view: View?) {}

  /// Stores the view.
  public func didMove(to view: View?) { self.view = view }
}

/// A delegate that decides about drops on a view and receives the items.
@MainActor
public protocol DropInteractionDelegate: AnyObject {
  /// Returns whether the view may receive the items; the default implementation returns true.
  ///
  /// The method is called when a drag first reaches the view. The answer is kept until the drag leaves the window or
  /// ends.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool

  /// Called when the drag has entered the view; the default implementation does nothing.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession)

  /// Returns the effect of a drop at the current location.
  ///
  /// The default implementation returns ``DropOperation/cancel``.
  ///
  /// The method is called after the drag has entered the view, and after each of its movements.
  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal

  /// Called when the drag has left the view without a drop; the default implementation does nothing.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession)

  /// Called when the user has dropped the items; the default implementation does nothing.
  ///
  /// Load the items in this method. Another program sends data only from this call on, until the requested data has
  /// been loaded.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)

  /// Called after the drop; the default implementation does nothing.
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession)

  /// Called when a drag that was over the view ends or leaves the window; the default implementation does nothing.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession)
}

extension DropInteractionDelegate {
  /// The default implementation returns true.
  public func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnter session: any DropSession
  ) {}
  /// The default implementation returns ``DropOperation/cancel``.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .cancel) }
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidExit session: any DropSession
  ) {}
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, performDrop session: any DropSession
  ) {}
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, concludeDrop session: any DropSession
  ) {}
  /// The default implementation does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnd session: any DropSession
  ) {}
}
