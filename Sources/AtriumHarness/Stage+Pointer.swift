public import AtriumGeometry
public import AtriumKit

extension Stage {
  /// Presses and releases a button, each in a turn at the present time.
  ///
  /// - Parameters:
  ///   - point: In points of the window.
  ///   - button: Which button.
  ///   - modifiers: The keys held with it.
  public func click(
    at point: Point, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(.click(button, at: point, modifiers: modifiers))
  }

  /// Clicks the middle of what can be seen of a view.
  ///
  /// Traps, saying what is there, if no view on screen has the name.
  ///
  /// - Parameters:
  ///   - name: The view's accessible name; the topmost one counts.
  ///   - button: Which button.
  ///   - modifiers: The keys held with it.
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

  /// The topmost view on screen with an accessible name; nil if there is none.
  public func view(named name: String) -> View? {
    AccessibleNames(in: window).first(named: name)?.view
  }

  /// Presses a button and holds it, in a turn at the present time.
  public func press(
    at point: Point, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(InputGesture(turns: [[.press(button, point, modifiers)]]))
  }

  /// Moves the pointer, with the buttons that are held, in a turn at the present time.
  public func move(to point: Point) {
    perform(InputGesture(turns: [[.move(point)]]))
  }

  /// Lets a button go, at a place or where the pointer is, in a turn at the present time.
  public func release(
    at point: Point? = nil, button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(InputGesture(turns: [[.release(button, point, modifiers)]]))
  }

  /// Takes the pointer out of the window, in a turn at the present time.
  public func leave() {
    window.dispatch(.pointerLeft(time: time))
    turn()
  }

  /// Drags on a straight line, sixty places a second; time passes.
  ///
  /// - Parameters:
  ///   - start: Where the button goes down, in points of the window.
  ///   - end: Where it goes up.
  ///   - duration: In seconds.
  ///   - button: Which button.
  ///   - modifiers: The keys held with it.
  public func drag(
    from start: Point, to end: Point, in duration: Double = 0.3,
    button: PointerButton = .primary, modifiers: KeyModifierFlags = []
  ) {
    perform(.drag(button, from: start, to: end, duration: duration, modifiers: modifiers))
  }

  /// Presses several buttons, one after the other, then lets them go in the same order.
  ///
  /// Each has a turn of its own; all is at the present time.
  public func chord(_ buttons: [PointerButton], at point: Point) {
    perform(.chord(buttons, at: point))
  }

  /// Turns a wheel, in a turn at the present time.
  ///
  /// - Parameters:
  ///   - delta: How far the content should move, in points; positive y shows what is further up.
  ///   - point: Where the pointer is; where it was last, if nil.
  public func scroll(by delta: Point, at point: Point? = nil) {
    perform(InputGesture(turns: [[.scroll(delta, point)]]))
  }
}
