import AtriumGeometry
import AtriumKit

/// A sequence of timed input actions, which a method of the stage or a script command performs.
struct InputGesture: Equatable {
  /// The actions of one turn.
  struct Step: Equatable {
    /// The time, in seconds since the gesture began.
    var offset: Double
    var actions: [InputAction]

    /// Whether the step contains only movements; several such steps may share a turn.
    var isMovement: Bool {
      actions.allSatisfy { action in
        switch action {
        case .move, .touchMoved, .smoothScroll(.changed, _, _), .touchpadSwipe(.changed, _, _, _),
          .touchpadPinch(.changed, _, _, _):
          true
        default: false
        }
      }
    }
  }

  var steps: [Step]

  /// Makes a gesture of steps without time between them, each in a separate turn.
  init(turns: [[InputAction]]) {
    steps = turns.map { Step(offset: 0, actions: $0) }
  }

  init(steps: [Step]) {
    self.steps = steps
  }

  static func click(
    _ button: PointerButton, at point: Point, modifiers: KeyModifierFlags
  ) -> InputGesture {
    InputGesture(turns: [
      [.press(button, point, modifiers)], [.release(button, point, modifiers)],
    ])
  }

  static func chord(_ buttons: [PointerButton], at point: Point) -> InputGesture {
    InputGesture(
      turns: buttons.map { [.press($0, point, [])] } + buttons.map { [.release($0, point, [])] })
  }

  static func drag(
    _ button: PointerButton, from start: Point, to end: Point, duration: Double,
    modifiers: KeyModifierFlags
  ) -> InputGesture {
    path(
      from: start, to: end, duration: duration, first: .press(button, start, modifiers),
      last: .release(button, end, modifiers)
    ) { .move($0) }
  }

  static func tap(fingers: Int, at point: Point) -> InputGesture {
    // The fingers are side by side, 40 points apart, like the fingers of one hand.
    let places = (0..<max(0, fingers)).map { index in
      Point(x: point.x + (Double(index) - Double(fingers - 1) / 2) * 40, y: point.y)
    }
    return InputGesture(turns: [
      places.enumerated().map { .touchBegan($0.offset, $0.element) },
      places.enumerated().map { .touchEnded($0.offset, $0.element) },
    ])
  }

  /// Returns a gesture of a finger that moves 160 points within 0.15 s; the point is the middle of
  /// its path.
  static func swipe(_ direction: SwipeDirection, at point: Point) -> InputGesture {
    let half = direction.vector * 80
    let (start, end) = (point - half, point + half)
    return path(
      from: start, to: end, duration: 0.15, first: .touchBegan(0, start),
      last: .touchEnded(0, end)
    ) { .touchMoved(0, $0) }
  }

  static func key(_ key: Key) -> InputGesture {
    var down: [InputAction] = [.keyDown(key)]
    let isCommand = !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    if !isCommand, !key.characters.isEmpty, !key.writesControlCharacter {
      down.append(.text(key.characters))
    }
    return InputGesture(turns: [down, [.keyUp(key)]])
  }

  static func typing(_ text: String) -> InputGesture {
    InputGesture(
      steps: text.flatMap { character in InputGesture.key(Key(typing: character)).steps })
  }

  /// Returns a movement on a straight line, with sixty positions a second.
  private static func path(
    from start: Point, to end: Point, duration: Double, first: InputAction, last: InputAction,
    move: (Point) -> InputAction
  ) -> InputGesture {
    let count = max(1, Int((min(max(0, duration), 3600) * 60).rounded()))
    var steps = [Step(offset: 0, actions: [first])]
    for index in 1...count {
      let part = Double(index) / Double(count)
      steps.append(Step(offset: duration * part, actions: [move(start + (end - start) * part)]))
    }
    steps.append(Step(offset: duration, actions: [last]))
    return InputGesture(steps: steps)
  }
}
