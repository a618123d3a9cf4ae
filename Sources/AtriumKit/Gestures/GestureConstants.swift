/// The thresholds that distinguish gestures, each in one place (DC-45).
package enum GestureConstants {
  /// How far a pan travels before it begins, in points (G-30).
  package static let panTravel = 10.0
  /// The period over which every recogniser measures velocity, in seconds (G-32).
  package static let velocityWindow = 0.15
  /// How far the finger of a tap may move, and how far away the next tap may be, in points (G-26).
  package static let tapMovement = 45.0
  /// The longest pause between two taps of a series, in seconds.
  package static let tapInterval = 0.35
  /// The longest press that still counts as a tap, in seconds.
  package static let tapDuration = 0.75
  /// The longest duration of a swipe, in seconds (G-35).
  package static let swipeDuration = 0.5
  /// The least travel along a swipe, and the most across it, at its start, in points (G-34).
  package static let swipeTravel = 50.0
  /// The fraction of ``swipeTravel`` by which the least travel along shrinks each second.
  package static let swipeTravelDecay = 0.94
  /// The fraction of ``swipeTravel`` by which the most travel across shrinks each second.
  package static let swipeDriftDecay = 0.98
  /// How far the distance between two fingers changes before a pinch begins, in points (G-39).
  package static let pinchTravel = 10.0
  /// The part of that change that the scale leaves out, in points.
  package static let pinchSlack = 8.0
  /// The change of scale at which a pinch on a touchpad begins.
  package static let touchpadPinchScale = 0.04
  /// The angle at which a rotation of two fingers begins, in radians: 5°; touches leave it out of
  /// the rotation (G-40).
  package static let rotationAngle = 5 * Double.pi / 180
  /// How close to an edge an edge pan must start, in points (G-41).
  package static let edgeWidth = 20.0
}
