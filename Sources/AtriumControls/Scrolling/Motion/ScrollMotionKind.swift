/// The cause of a motion of the content other than a drag.
enum ScrollMotionKind {
  /// A drag has ended.
  case deceleration
  /// The program called ``ScrollView/setContentOffset(_:animated:)``.
  case program
  /// The user turned a wheel or pressed a key.
  case steps
}
