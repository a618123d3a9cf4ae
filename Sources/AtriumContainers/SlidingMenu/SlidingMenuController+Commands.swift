/// Commands; ``Style/overlap`` determines whether a command waits for earlier movements or interrupts them.
extension SlidingMenuController {
  var isBusy: Bool {
    phase == .replacing || phase == .returning || movements.isMoving || drag.isDragging
  }

  /// Runs a command at once, or stores it until the running replacement has ended.
  ///
  /// With ``Style/Overlap/queue``, the command also waits for the end of a movement or drag.
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

  /// Stops the front at its current offset, so that a drag can move it.
  func dragWillBegin() {
    contents.endOpening()
    movements.giveToFinger()
  }

  /// Moves the front to a position after a drag.
  ///
  /// - Parameters:
  ///   - position: The position to which the front moves.
  ///   - velocity: The initial velocity, that of the finger, in points a second.
  func settle(at position: Position, velocity: Double) {
    note(position)
    movements.settle(at: position, velocity: velocity) { [weak self] _ in self?.runCommands() }
  }
}
