/// An appearance or a disappearance that has begun.
///
/// ``ViewController/begin(appearing:animated:)`` returns a ticket. Its owner ends the ticket once.
/// Ending a ticket has no effect once there is a newer ticket (DC-7).
@MainActor
struct AppearanceTicket {
  /// The controller that received the call.
  ///
  /// If a presentation covers the controller's context, this is the covering controller (DC-44).
  let controller: ViewController
  /// Whether the ticket belongs to an appearance, and not to a disappearance.
  let isAppearing: Bool
  /// The ``AppearanceState/generation`` of the controller when the ticket was made.
  let generation: Int

  /// Whether no newer ticket has replaced this ticket.
  var isCurrent: Bool { controller.appearance.generation == generation }
}
