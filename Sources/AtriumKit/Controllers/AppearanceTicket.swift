/// An appearance or a disappearance that has begun.
///
/// ``ViewController/begin(appearing:animated:)`` returns a ticket. The owner of the ticket must end it once. If
/// there is a newer ticket, ending this one has no effect (DC-7).
@MainActor
struct AppearanceTicket {
  /// The controller that received the call.
  ///
  /// If a presentation covers the controller's context, this is the covering controller (DC-44).
  let controller: ViewController
  /// Whether the ticket belongs to an appearance; false means a disappearance.
  let isAppearing: Bool
  /// The controller's ``AppearanceState/generation`` when the ticket was made.
  let generation: Int

  /// Whether no newer ticket has replaced this ticket.
  var isCurrent: Bool { controller.appearance.generation == generation }
}
