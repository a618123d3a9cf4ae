/// The cause of a motion of the content, apart from a drag.
enum ScrollMotionKind {
  /// The content decelerates after a drag.
  case deceleration
  /// ``ScrollView/setContentOffset(_:animated:)`` was called with animation.
  case program
  /// The user turned a wheel, pressed a key, or clicked beside the thumb of an indicator.
  case steps
}
