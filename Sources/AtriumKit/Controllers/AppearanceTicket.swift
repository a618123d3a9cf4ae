/// An appearance or a disappearance that has begun.
///
/// ``ViewController/begin(appearing:animated:)`` returns a ticket. Its owner ends the ticket once.
/// Ending a ticket has no effect once there is a newer ticket (DC-7).
@MainActor
struct AppearanceTicket {
  /// The controller that received the call; if another controller covers its context, the covering
  /// controller (DC-44).
  let controller: ViewController
  /// Whether `viewWillAppear` was sent, and not `viewWillDisappear`.
  let isAppearing: Bool
  /// The number of the ticket, as in ``AppearanceState/generation``.
  let generation: Int

  /// Whether no newer ticket has replaced this ticket.
  var isCurrent: Bool { controller.appearance.generation == generation }

  /// Sends the matching `did` call, if the ticket is current and has not been ended.
  func end() {
    controller.end(appearing: isAppearing, of: generation)
  }

  /// Ends the ticket of an appearance that no container ends.
  ///
  /// If the view's window contradicts the ticket (an appearing view in no window, for example), the
  /// controller reverses first.
  func endAlone() {
    guard isCurrent else { return }
    controller.endWhereItIs()
  }
}
