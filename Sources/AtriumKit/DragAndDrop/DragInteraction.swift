/// An interaction with which the user drags items from a view to other views or other programs.
///
/// A pointer begins the drag when it has moved by more than 8 points with the primary button pressed. A finger begins
/// the drag when it has rested for 0.5 s. The delegate then supplies the items. Without items there is no drag.
/// Escape cancels the drag.
@MainActor
public final class DragInteraction: Interaction {
  /// The view from which the items are dragged.
  public private(set) weak var view: View?
  /// The delegate; not retained.
  public private(set) weak var delegate: (any DragInteractionDelegate)?
  /// Whether the user can begin a drag; setting the value to false cancels a running drag.
  public var isEnabled = true {
    didSet { recognizer.isEnabled = isEnabled }
  }
  private lazy var recognizer = DragGestureRecognizer(self)

  /// Makes an interaction; ``View/addInteraction(_:)`` adds it to a view.
  ///
  /// - Parameter delegate: Supplies the items; not retained.
  public init(delegate: any DragInteractionDelegate) {
    self.delegate = delegate
  }

  /// Removes the interaction's recogniser from the previous view.
  public func willMove(to view: View?) {
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Adds the interaction's recogniser to the view.
  public func didMove(to view: View?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }
}

/// A delegate that supplies the items of a drag and is notified of the drag's progress.
@MainActor
public protocol DragInteractionDelegate: AnyObject {
  /// Returns the items for a drag that the user begins; an empty array prevents the drag.
  ///
  /// `session.location(in:)` returns the location where the button or the finger went down.
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem]

  /// Returns whether the items may be moved; the default implementation returns true.
  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool

  /// Returns whether the items are only for this program; the default implementation returns false.
  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool

  /// Called when the drag begins; the default implementation does nothing.
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession)

  /// Called when the pointer has moved; the default implementation does nothing.
  func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession)

  /// Called before the drag ends with a drop or a cancellation; the default implementation does nothing.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation)

  /// Called when the drag has ended; the default implementation does nothing.
  ///
  /// After a drop, the target has received the items. After a move, the source must remove the items in this method.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation)
}

extension DragInteractionDelegate {
  /// The default implementation returns true.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// The default implementation returns false.
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {}
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionDidMove session: any DragSession
  ) {}
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) {}
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {}
}
