import AtriumGeometry
public import AtriumKit

extension RingMenuController {
  /// How long after an opening press further presses belong to it, in seconds.
  static let chordWindow = 0.15

  func installOpeners() {
    menuGestureRecognizer.delegate = self
    menuGestureRecognizer.addAction { [weak self] _ in
      // The gesture shows, it never hides (RM-3).
      self?.setMenuVisible(true, animated: true)
    }
    pointerOpeningRecognizer.addAction { [weak self] _ in self?.pointerOpeningDidChange() }
    view.addGestureRecognizer(menuGestureRecognizer)
    view.addGestureRecognizer(pointerOpeningRecognizer)
  }

  private func pointerOpeningDidChange() {
    let recognizer = pointerOpeningRecognizer
    switch recognizer.state {
    case .began: pointerOpeningDidBegin()
    case .changed, .ended:
      guard isMenuVisible, isDraggingOpener else { return }
      let origin = view.convert(recognizer.pressLocation, from: nil)
      let point = recognizer.location(in: view)
      let deadZone = menuView.ringLayout?.deadZone ?? 0
      if point.distance(to: origin) > deadZone { hasDragLeftDeadZone = true }
      if recognizer.state == .changed {
        if hasDragLeftDeadZone { menuView.trackOpeningDrag(from: origin, to: point) }
      } else {
        isDraggingOpener = false
        menuView.endOpeningDrag(
          from: origin, to: point, hasLeftDeadZone: hasDragLeftDeadZone)
      }
    case .cancelled:
      if isDraggingOpener { setMenuVisible(false, animated: true) }
      isDraggingOpener = false
    case .possible, .failed: break
    }
  }

  /// A button that opens: the ring is there with the press.
  ///
  /// On an open ring it dismisses, unless it comes so soon after the opening that it belongs to it.
  private func pointerOpeningDidBegin() {
    let recognizer = pointerOpeningRecognizer
    hasDragLeftDeadZone = false
    isDraggingOpener = false
    if isMenuVisible {
      if recognizer.pressTime > menuView.ignoresPressesUntil {
        setMenuVisible(false, animated: true)
      }
      return
    }
    isDraggingOpener = true
    let place =
      recognizer.button == .secondary ? view.convert(recognizer.pressLocation, from: nil) : nil
    setMenuVisible(true, at: place, animated: true)
    menuView.ignoresPressesUntil = recognizer.pressTime + RingMenuController.chordWindow
  }
}

extension RingMenuController: GestureRecognizerDelegate {
  /// The three-finger tap works together with every other recogniser (RM-3).
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === menuGestureRecognizer
  }
}
