/// One beginning of an appearance or of a disappearance.
///
/// ``ViewController/begin(appearing:animated:)`` returns a ticket. Its owner ends the ticket once.
/// Ending a ticket after a later beginning has no effect (DC-7).
@MainActor
struct AppearanceTicket {
  /// The controller that received the call; for a covered context, the controller that covers it
  /// (DC-44).
  let controller: ViewController
  /// Whether `viewWillAppear` was sent, and not `viewWillDisappear`.
  let isAppearing: Bool
  /// The number of the beginning, as in ``AppearanceState/generation``.
  let generation: Int

  /// Whether no later beginning has replaced this one.
  var isCurrent: Bool { controller.appearance.generation == generation }

  /// Sends the matching `did` call, if the beginning is current and has not been ended.
  func end() {
    controller.end(appearing: isAppearing, of: generation)
  }

  /// Ends a beginning that no container ends.
  ///
  /// If the view's window contradicts the beginning (an appearing view in no window, for example),
  /// the controller reverses first.
  func endAlone() {
    guard isCurrent else { return }
    controller.endWhereItIs()
  }
}
