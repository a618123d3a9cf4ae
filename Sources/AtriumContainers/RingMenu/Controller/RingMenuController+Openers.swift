import AtriumGeometry
public import AtriumKit

extension RingMenuController {
  /// The time after the opening press during which further presses count as part of the same press, in seconds.
  static let chordWindow = 0.15
  /// The maximum movement of a press that does not count as a drag, in points (RF-7).
  private static let stillness = 12.0

  func installOpeners() {
    menuGestureRecognizer.delegate = self
    menuGestureRecognizer.addAction { [weak self] _ in self?.menuGestureDidChange() }
    // Drags are cancelled before the tap is recognised. Otherwise, a drag might end first and, for example, turn a
    // page.
    menuGestureRecognizer.onThirdFinger = { [weak self] in
      self?.takeFingers { $0.state == .began || $0.state == .changed }
    }
    pointerOpeningRecognizer.delegate = self
    longPressOpeningRecognizer.delegate = self
    pointerOpeningRecognizer.addAction { [weak self] _ in self?.pointerOpeningDidChange() }
    longPressOpeningRecognizer.isEnabled = false
    longPressOpeningRecognizer.allowedTouchTypes = [.direct]
    longPressOpeningRecognizer.addAction { [weak self] _ in self?.longPressDidChange() }
    view.addGestureRecognizer(menuGestureRecognizer)
    view.addGestureRecognizer(pointerOpeningRecognizer)
    view.addGestureRecognizer(longPressOpeningRecognizer)
  }

  // MARK: Three fingers

  private func menuGestureDidChange() {
    let recognizer = menuGestureRecognizer
    switch recognizer.state {
    case .began:
      // A swipe has no touches, so the delegate of the recogniser could not refuse it earlier.
      let isSwipe = recognizer.swipeTravel != nil
      guard
        !isSwipe
          || !isInNestedRing(view.hitTest(view.convert(recognizer.hand, from: nil), with: nil))
      else { return }
      menuView.dropOpeningStroke()
      takeFingers { _ in true }
      // The gesture opens the ring but never closes it (RM-3).
      let hand = view.convert(recognizer.hand, from: nil)
      setMenuVisible(true, at: hand, animated: true)
      if recognizer.swipeTravel != nil {
        menuView.beginOpeningStroke(at: .zero, stillness: .infinity)
      }
    case .changed:
      if let travel = recognizer.swipeTravel { return menuView.moveOpeningStroke(to: travel) }
      guard let finger = recognizer.remainingTouch else { return }
      let point = finger.location(in: view)
      if menuView.hasOpeningStroke {
        menuView.moveOpeningStroke(to: point)
      } else if isMenuVisible {
        menuView.beginOpeningStroke(at: point, stillness: .infinity)
      }
    case .ended:
      if let travel = recognizer.swipeTravel {
        menuView.endOpeningStroke(at: travel)
      } else if let finger = recognizer.remainingTouch {
        menuView.endOpeningStroke(at: finger.location(in: view))
      }
    case .cancelled: cancelOpening()
    case .possible, .failed: break
    }
  }

  /// Cancels other recognisers that handle one of the touches.
  ///
  /// A dragged page, for example, then moves back.
  private func takeFingers(from isMeant: (GestureRecognizer) -> Bool) {
    let others = menuGestureRecognizer.touches.flatMap(\.gestureRecognizers)
    for other in others where other.view !== view && other.isEnabled && isMeant(other) {
      other.isEnabled = false
      other.isEnabled = true
    }
  }

  // MARK: Buttons

  private func pointerOpeningDidChange() {
    let recognizer = pointerOpeningRecognizer
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began: pointerOpeningDidBegin()
    case .changed: menuView.moveOpeningStroke(to: point)
    case .ended: menuView.endOpeningStroke(at: point)
    case .cancelled: cancelOpening()
    case .possible, .failed: break
    }
  }

  /// Opens the ring when a button is pressed.
  ///
  /// If the ring is open, the press closes it, with two exceptions: a press within ``chordWindow`` after
  /// the opening, and a press of the right button on an item that has an action for it.
  private func pointerOpeningDidBegin() {
    let recognizer = pointerOpeningRecognizer
    menuView.dropOpeningStroke()
    guard let button = recognizer.button else { return }
    let origin = view.convert(recognizer.pressLocation, from: nil)
    if isMenuVisible {
      guard recognizer.pressTime > menuView.ignoresPressesUntil else { return }
      if button == .secondary, menuView.chooseSecondaryAction(at: origin) { return }
      return cancelMenu(animated: true)
    }
    setMenuVisible(true, at: button == .secondary ? origin : nil, animated: true)
    menuView.ignoresPressesUntil = recognizer.pressTime + RingMenuController.chordWindow
    menuView.beginOpeningStroke(at: origin, stillness: RingMenuController.stillness)
  }

  // MARK: Long press

  private func longPressDidChange() {
    let recognizer = longPressOpeningRecognizer
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      guard !isMenuVisible else { return }
      setMenuVisible(true, at: point, animated: true)
      menuView.beginOpeningStroke(at: point, stillness: .infinity)
    case .changed: menuView.moveOpeningStroke(to: point)
    case .ended: menuView.endOpeningStroke(at: point)
    case .cancelled: cancelOpening()
    case .possible, .failed: break
    }
  }

  /// Closes the ring if its opening gesture was cancelled.
  private func cancelOpening() {
    if menuView.dropOpeningStroke() { cancelMenu(animated: true) }
  }
}

extension RingMenuController: GestureRecognizerDelegate {
  /// While the ring is closed, refuses touches inside a nested ring menu controller, which handles them itself.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    isMenuVisible || !isInNestedRing(touch.view)
  }

  /// Returns whether a view belongs to another ring menu controller inside this controller.
  private func isInNestedRing(_ inner: View?) -> Bool {
    var responder: Responder? = inner
    while let current = responder, current !== view {
      if current is RingMenuController { return true }
      responder = current.next
    }
    return false
  }

  /// Lets the three-finger tap be recognised simultaneously with all other gestures (RM-3).
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === menuGestureRecognizer
  }
}
