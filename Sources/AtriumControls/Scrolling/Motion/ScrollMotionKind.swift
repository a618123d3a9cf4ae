/// The cause of a motion of the content, apart from a drag.
enum ScrollMotionKind {
  /// The content decelerates after a drag.
  case deceleration
  /// The program called ``ScrollView/setContentOffset(_:animated:)``.
  case program
  /// The user turned a wheel or pressed a key.
  case steps
}
