/// A behaviour that is added to a view, such as a ``DragInteraction`` or a ``DropInteraction``.
///
/// ``View/addInteraction(_:)`` and ``View/removeInteraction(_:)`` call ``willMove(to:)`` and ``didMove(to:)``. The
/// view retains its interactions.
@MainActor
public protocol Interaction: AnyObject {
  /// The view to which the interaction was added; nil if there is none.
  ///
  /// An implementation must not retain the view.
  var view: View? { get }
  /// Called before the interaction is added to a view, or with nil before it is removed from its view.
  func willMove(to view: View?)
  /// Called after the interaction was added to a view, or with nil after it was removed from its view.
  func didMove(to view: View?)
}

/// An interaction that is notified when its view enters or leaves a window.
@MainActor
package protocol WindowFollowing: Interaction {
  /// Called after the view has entered another window, or with nil after it has left its window.
  func viewDidMove(to window: Window?)
}

extension View {
  /// Adds an interaction at the end of ``interactions``, after removing it from its previous view.
  ///
  /// - Parameter interaction: The interaction, which the view retains.
  public func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing if the view does not have the interaction.
  public func removeInteraction(_ interaction: any Interaction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
