/// Influences a recogniser's decisions.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether the recogniser may leave *possible*; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Whether the recogniser receives a touch; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool

  /// Whether the recogniser receives a key press; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool

  /// Whether the recogniser receives input that is beginning, of any kind; true unless implemented.
  ///
  /// It is asked before the methods for a touch or a press.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool

  /// Whether two recognisers may recognise together; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// Whether the other recogniser must fail before this one acts; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool

  /// Whether this recogniser must fail before the other one acts; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Allows every gesture to begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Accepts every touch.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// Accepts every press.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool { true }

  /// Accepts all input.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool { true }

  /// Allows no simultaneous recognition.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// Requires no failure of another recogniser.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// Makes no other recogniser wait.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
