public import AtriumGeometry
public import AtriumKit

extension Stage {
  /// Presses and releases a button, each in a separate turn at the current time.
  ///
  /// - Parameters:
  ///   - point: The location, in points, in the window's coordinates.
  ///   - button: The pointer button.
  ///   - modifiers: The modifier keys.
  public func click(
    at point: Point, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(.click(button, at: point, modifiers: modifiers))
  }

  /// Clicks the centre of the visible part of a view.
  ///
  /// Traps if no visible view has the name; the message lists the existing names.
  ///
  /// - Parameters:
  ///   - name: The view's accessible name; if several views have it, the frontmost view is clicked.
  ///   - button: The pointer button.
  ///   - modifiers: The modifier keys.
  public func click(
    on name: String, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    let names = AccessibleNames(in: window)
    guard let entry = names.first(named: name) else {
      fatalError(
        "Nothing on the stage is named \"\(name)\"; on screen: \(names.summary). Set the view's "
          + "accessibilityLabel, or run a turn first.")
    }
    click(at: entry.visibleFrame.center, button: button, modifiers: modifiers)
  }

  /// Returns the frontmost visible view with an accessible name; nil if there is none.
  public func view(named name: String) -> View? {
    AccessibleNames(in: window).first(named: name)?.view
  }

  /// Presses a button and holds it, in a turn at the current time.
  public func press(
    at point: Point, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(InputGesture(turns: [[.press(button, point, modifiers)]]))
  }

  /// Moves the pointer in a turn at the current time; pressed buttons stay down.
  public func move(to point: Point) {
    perform(InputGesture(turns: [[.move(point)]]))
  }

  /// Releases a button, at a point or at the pointer, in a turn at the current time.
  public func release(
    at point: Point? = nil, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(InputGesture(turns: [[.release(button, point, modifiers)]]))
  }

  /// Moves the pointer out of the window, in a turn at the current time.
  public func leave() {
    window.dispatch(.pointerLeft(time: time))
    turn()
  }

  /// Drags on a straight line, sixty positions a second; time passes.
  ///
  /// - Parameters:
  ///   - start: The location of the press, in points, in the window's coordinates.
  ///   - end: The location of the release.
  ///   - duration: The duration, in seconds.
  ///   - button: The pointer button.
  ///   - modifiers: The modifier keys.
  public func drag(
    from start: Point, to end: Point, in duration: Double = 0.3,
    button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(.drag(button, from: start, to: end, duration: duration, modifiers: modifiers))
  }

  /// Presses several buttons in sequence, then releases them in the same order.
  ///
  /// Each press and release has a separate turn, all at the current time.
  public func chord(_ buttons: [PointerButton], at point: Point) {
    perform(.chord(buttons, at: point))
  }

  /// Scrolls with a wheel, in a turn at the current time.
  ///
  /// - Parameters:
  ///   - delta: The distance by which the content moves, in points; positive y moves it down.
  ///   - point: The pointer's location; nil for its last location.
  public func scroll(by delta: Point, at point: Point? = nil) {
    perform(InputGesture(turns: [[.scroll(delta, point)]]))
  }
}
