/// The thresholds that distinguish gestures (DC-45).
package enum GestureConstants {
  /// The distance by which fingers move before a pan begins, in points (G-30).
  ///
  /// After the same distance, a finger no longer presses a row or an item, and a resting finger can no longer begin
  /// a drag and drop. Scroll views and swipe actions subtract this distance from the movement of the finger.
  package static let panTravel = 10.0
  /// The period over which each recogniser measures velocity, in seconds (G-32).
  package static let velocityWindow = 0.15
  /// The maximum movement of a finger that taps, in points (G-26).
  ///
  /// A later tap must begin within this distance of the first tap, multiplied by the number of fingers.
  package static let tapMovement = 45.0
  /// The maximum pause between two taps of a series, in seconds.
  package static let tapInterval = 0.35
  /// The maximum duration of a tap, in seconds.
  package static let tapDuration = 0.75
  /// The maximum duration of a swipe, in seconds (G-35).
  package static let swipeDuration = 0.5
  /// The minimum movement along a swipe, and the maximum movement across it, at its start, in points (G-34).
  package static let swipeTravel = 50.0
  /// The fraction of ``swipeTravel`` by which the minimum movement along a swipe decreases per second.
  package static let swipeTravelDecay = 0.94
  /// The fraction of ``swipeTravel`` by which the maximum movement across a swipe decreases per second.
  package static let swipeDriftDecay = 0.98
  /// The change of the distance between two fingers at which a pinch begins, in points (G-39).
  package static let pinchTravel = 10.0
  /// The part of ``pinchTravel`` that is not included in the scale, in points.
  package static let pinchSlack = 8.0
  /// The change of scale at which a pinch on a touchpad begins.
  package static let touchpadPinchScale = 0.04
  /// The angle at which a rotation of two fingers begins, in radians; it is 5°.
  ///
  /// For touches, this angle is not included in the rotation (G-40).
  package static let rotationAngle = 5 * Double.pi / 180
  /// The maximum distance from an edge at which an edge pan can start, in points (G-41).
  package static let edgeWidth = 20.0
}
