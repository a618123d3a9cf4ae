/// An object that influences a recogniser's decisions.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether the recogniser may leave *possible*; the default implementation returns true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Returns whether the recogniser receives a touch; the default implementation returns true.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool

  /// Returns whether the recogniser receives a key press; the default implementation returns true.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool

  /// Returns whether the recogniser receives new input of any kind; the default implementation returns true.
  ///
  /// This method is called before the methods for a touch or a press.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool

  /// Returns whether two recognisers may recognise simultaneously; the default implementation returns false.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// Returns whether the other recogniser must fail before this recogniser can act.
  ///
  /// The default implementation returns false.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool

  /// Returns whether this recogniser must fail before the other recogniser can act.
  ///
  /// The default implementation returns false.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// The default implementation allows every gesture to begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// The default implementation accepts every touch.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// The default implementation accepts every key press.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool { true }

  /// The default implementation accepts all input.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool { true }

  /// The default implementation allows no simultaneous recognition.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// The default implementation requires no failure of another recogniser.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// The default implementation makes no other recogniser wait.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
