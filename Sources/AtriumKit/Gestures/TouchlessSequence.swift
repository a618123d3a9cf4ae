import AtriumGeometry

/// A complete sequence of input without touches: a scroll, or a swipe or pinch on a touchpad.
@MainActor
final class TouchlessSequence {
  /// The view under the pointer when the sequence began.
  private(set) weak var view: View?
  /// Weak references to the recognisers, because each recogniser retains the sequence.
  private let weakParticipants: [WeakGestureRecognizer]
  /// Whether the sequence has ended.
  var isOver = false
  /// Whether a recogniser has ever taken the sequence.
  var wasTaken = false

  init(view: View?, participants: [GestureRecognizer]) {
    self.view = view
    weakParticipants = participants.map { WeakGestureRecognizer(recognizer: $0) }
    for recognizer in participants { recognizer.course.touchless = self }
  }

  /// The recognisers that follow the sequence, in the order of delivery.
  var participants: [GestureRecognizer] {
    weakParticipants.compactMap(\.recognizer).filter { $0.course.touchless === self }
  }

  /// The recognisers that have left *possible*, and have thereby taken the sequence.
  var takers: [GestureRecognizer] { participants.filter { $0.state != .possible } }
}
