/// Whose motion a content is in that no hand holds.
enum ScrollMotionKind {
  /// What follows a drag.
  case deceleration
  /// What a program asked for.
  case program
  /// What the steps of a wheel and keys ask for.
  case steps
}
