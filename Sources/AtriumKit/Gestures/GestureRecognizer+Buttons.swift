extension GestureRecognizer {
  /// Returns whether exactly the given buttons are pressed, if a touch is a pointer; true for fingers.
  func holdsButtons(
    _ touches: Set<Touch>, _ event: Event, _ buttons: Set<PointerButton> = [.primary]
  ) -> Bool {
    event.buttonMask == buttons || touches.allSatisfy { $0.type == .direct }
  }
}
