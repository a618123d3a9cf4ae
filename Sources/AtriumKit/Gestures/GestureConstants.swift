/// The numbers by which gestures are told apart, each in one place (DC-45).
public enum GestureConstants {
  /// How far a pan travels before it begins, in points (G-30).
  public static let panTravel = 10.0
  /// Over which time a velocity is measured, in seconds, for every recogniser (G-32).
  public static let velocityWindow = 0.15
  /// How far the finger of a tap may move, and the next tap be away, in points (G-26).
  public static let tapMovement = 45.0
  /// How soon the next of several taps must follow, in seconds (G-26).
  public static let tapInterval = 0.35
  /// The longest press that is still a tap, in seconds (G-26).
  public static let tapDuration = 0.75
  /// How long a swipe may take, in seconds (G-35).
  public static let swipeDuration = 0.5
  /// How far a swipe must go, and at most aside, at its very start, in points (G-34).
  public static let swipeTravel = 50.0
  /// Which part of the way a swipe need no longer go after each second (G-34).
  public static let swipeTravelDecay = 0.94
  /// Which part of the way it may no longer go aside after each second (G-34).
  public static let swipeDriftDecay = 0.98
  /// How far the distance of two fingers changes before a pinch begins, in points (G-39).
  public static let pinchTravel = 10.0
  /// How much of that does not count, in points (G-39).
  public static let pinchSlack = 8.0
  /// How much the scale changes before a pinch on a touchpad begins (G-39).
  public static let touchpadPinchScale = 0.04
  /// How far two fingers turn before a rotation begins, in radians: 5°; on the glass they do not count
  /// (G-40).
  public static let rotationAngle = 5 * Double.pi / 180
  /// How near to the edge an edge pan starts, in points (G-41).
  public static let edgeWidth = 20.0
}
