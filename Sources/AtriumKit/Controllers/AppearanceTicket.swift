/// One beginning of an appearance or of a disappearance.
///
/// ``ViewController/begin(appearing:animated:)`` returns it. Its owner ends it once; an end that comes
/// after a later beginning has nothing to end and does nothing (DC-7).
@MainActor
struct AppearanceTicket {
  /// The controller that received the call; for a covered context the one that covers it (DC-44).
  let controller: ViewController
  /// Whether `viewWillAppear` was sent, as against `viewWillDisappear`.
  let isAppearing: Bool
  /// The number of the beginning, as ``AppearanceState/generation`` counts them.
  let generation: Int

  /// Whether nothing has begun since.
  var isCurrent: Bool { controller.appearance.generation == generation }

  /// Sends the matching `did` call, if the beginning is current and has not been ended.
  func end() {
    controller.end(appearing: isAppearing, of: generation)
  }

  /// Ends a beginning that no container ends.
  ///
  /// A controller whose view is not where this beginning takes it reverses first.
  func endAlone() {
    guard isCurrent else { return }
    controller.endWhereItIs()
  }
}
