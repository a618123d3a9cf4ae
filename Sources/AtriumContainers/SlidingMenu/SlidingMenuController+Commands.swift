/// Commands wait for the movements before them, or take them over.
extension SlidingMenuController {
  var isBusy: Bool {
    phase == .replacing || phase == .returning || movements.isMoving || drag.isDragging
  }

  /// Runs a command, at once or in its turn.
  func command(_ run: @escaping () -> Void) {
    let waits =
      style.overlap == .queue ? isBusy : phase == .replacing || phase == .returning
    guard waits, isActive else { return run() }
    commands.append(run)
  }

  func runCommands() {
    while !commands.isEmpty, phase != .replacing, phase != .returning,
      style.overlap == .takeOver || !isBusy
    {
      commands.removeFirst()()
    }
  }

  /// Hands the front over to a finger, where it is.
  func dragWillBegin() {
    contents.endOpening()
    movements.giveToFinger()
  }

  /// Lets the front continue after a drag, with the velocity of the finger, in points a second.
  func settle(at position: Position, velocity: Double) {
    note(position)
    movements.settle(at: position, velocity: velocity) { [weak self] _ in self?.runCommands() }
  }
}
