import AtriumGeometry
public import AtriumKit

extension RingMenuController {
  /// The time after an opening press in which further presses belong to it, in seconds.
  static let chordWindow = 0.15

  func installOpeners() {
    menuGestureRecognizer.delegate = self
    menuGestureRecognizer.addAction { [weak self] _ in self?.menuGestureDidChange() }
    // If drags were cancelled only when the tap is recognised, one might have ended and changed a
    // page.
    menuGestureRecognizer.onThirdFinger = { [weak self] in
      self?.takeFingers { $0.state == .began || $0.state == .changed }
    }
    pointerOpeningRecognizer.addAction { [weak self] _ in self?.pointerOpeningDidChange() }
    view.addGestureRecognizer(menuGestureRecognizer)
    view.addGestureRecognizer(pointerOpeningRecognizer)
  }

  // MARK: Three fingers

  private func menuGestureDidChange() {
    let recognizer = menuGestureRecognizer
    switch recognizer.state {
    case .began:
      openingDrag = nil
      takeFingers { _ in true }
      // The gesture opens the ring, it never closes it (RM-3).
      setMenuVisible(true, animated: true)
    case .changed:
      guard let finger = recognizer.remainingTouch else { return }
      let point = finger.location(in: view)
      if openingDrag == nil { openingDrag = .finger(at: point) }
      followOpeningDrag(to: point)
    case .ended:
      if let finger = recognizer.remainingTouch {
        endOpeningDrag(at: finger.location(in: view), after: 0)
      }
    case .cancelled: cancelOpeningDrag()
    case .possible, .failed: break
    }
  }

  /// Cancels other recognisers that track one of the fingers: a dragged pager moves back.
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
    case .changed: followOpeningDrag(to: point)
    case .ended: endOpeningDrag(at: point, after: recognizer.pressDuration)
    case .cancelled: cancelOpeningDrag()
    case .possible, .failed: break
    }
  }

  /// Opens the ring on the press of a button.
  ///
  /// If the ring is open, the press closes it, unless it comes within ``chordWindow`` after the
  /// opening.
  private func pointerOpeningDidBegin() {
    let recognizer = pointerOpeningRecognizer
    openingDrag = nil
    guard let button = recognizer.button else { return }
    if isMenuVisible {
      if recognizer.pressTime > menuView.ignoresPressesUntil {
        setMenuVisible(false, animated: true)
      }
      return
    }
    let origin = view.convert(recognizer.pressLocation, from: nil)
    openingDrag = .press(at: origin)
    setMenuVisible(true, at: button == .secondary ? origin : nil, animated: true)
    menuView.ignoresPressesUntil = recognizer.pressTime + RingMenuController.chordWindow
  }

  // MARK: The drag

  private func followOpeningDrag(to point: Point) {
    guard isMenuVisible, var drag = openingDrag else { return }
    if point.distance(to: drag.origin) > menuView.ringLayout?.deadZone ?? 0 {
      drag.hasLeftDeadZone = true
    }
    openingDrag = drag
    if drag.hasLeftDeadZone { menuView.trackOpeningDrag(from: drag.origin, to: point) }
  }

  private func endOpeningDrag(at point: Point, after time: Double) {
    followOpeningDrag(to: point)
    guard let drag = openingDrag else { return }
    openingDrag = nil
    guard isMenuVisible, !drag.leavesOpen(at: point, after: time) else { return }
    menuView.endOpeningDrag(from: drag.origin, to: point)
  }

  private func cancelOpeningDrag() {
    guard openingDrag != nil else { return }
    openingDrag = nil
    setMenuVisible(false, animated: true)
  }
}

extension RingMenuController: GestureRecognizerDelegate {
  /// The three-finger tap recognises simultaneously with every other recogniser (RM-3).
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === menuGestureRecognizer
  }
}
