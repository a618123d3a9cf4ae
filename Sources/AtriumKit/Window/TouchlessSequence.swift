import AtriumGeometry

/// Input without touches, from its beginning to its end: a scroll, a swipe or a pinch on a touchpad.
@MainActor
final class TouchlessSequence {
  /// The view under the pointer when it began.
  private(set) weak var view: View?
  /// Weak: each of them keeps the sequence.
  private let weakParticipants: [WeakGestureRecognizer]
  /// Whether nothing more will come.
  var isOver = false
  /// Whether a recogniser has ever had it.
  var wasTaken = false

  init(view: View?, participants: [GestureRecognizer]) {
    self.view = view
    weakParticipants = participants.map { WeakGestureRecognizer(recognizer: $0) }
    for recognizer in participants { recognizer.course.touchless = self }
  }

  /// The recognisers that look at it, in the order in which they are asked.
  var participants: [GestureRecognizer] {
    weakParticipants.compactMap(\.recognizer).filter { $0.course.touchless === self }
  }

  /// Those whose gesture it is.
  var takers: [GestureRecognizer] { participants.filter { $0.state != .possible } }
}
