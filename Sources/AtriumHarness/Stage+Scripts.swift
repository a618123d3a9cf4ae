import AtriumGeometry
import AtriumKit

extension Stage {
  /// Plays a script to its end; time passes as the script requires.
  ///
  /// A script ends when its window closes, as in ``ScriptPlayer/windowDidClose()``.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - pictures: The folder for the files of `screenshot`; nil writes no files.
  ///   - note: Receives the messages of `note` commands.
  /// - Throws: ``ScriptError`` for an expectation that failed, or for a command that needs an open window after the
  ///   window has closed.
  public func play(
    _ script: EventScript, pictures: String? = nil,
    note: @escaping @MainActor (String) -> Void = { _ in }
  ) throws(ScriptError) {
    let player = ScriptPlayer(script, on: window)
    player.pictureFolder = pictures
    player.note = note
    try play(player)
  }

  /// Runs a player on this stage's window; the stage performs its resizes.
  ///
  /// - Throws: ``ScriptError`` for an expectation that failed, or for a command that needs an open window after the
  ///   window has closed.
  public func play(_ player: ScriptPlayer) throws(ScriptError) {
    player.resize = { [weak self, weak player] size, isLive in
      guard let self else { return }
      player?.dispatch(resizeEvent(to: size, isLive: isLive))
    }
    var isDone = false
    var failure: ScriptError?
    player.start { error in
      isDone = true
      failure = error
    }
    while !isDone {
      // A closed window has no timers, so the player would wait forever.
      if window.isClosed { player.windowDidClose() } else { turnAtNextDeadline() }
    }
    if let failure { throw failure }
  }

  /// Advances the time to the windows' next deadline, and runs a turn.
  private func turnAtNextDeadline() {
    let deadline = frameDeadline ?? time + 1 / framesPerSecond
    if deadline > time {
      advance(to: deadline)
      turnsWithoutTime = 0
    } else {
      turnsWithoutTime += 1
      // A window that always requests another turn at once must not stop the clock.
      if turnsWithoutTime > 20 { advance(to: time + 1 / framesPerSecond) }
    }
    turn()
  }
}
