import AtriumKit

extension ScriptPlayer {
  /// Ends the script if the window has closed.
  ///
  /// The host's owner calls this method after the window's last turn. If the user has closed the window by its title
  /// bar, the remaining commands are skipped. Otherwise, the notes and expectations among them are still played, and
  /// waits, releases and movements end at once; further input, a resize, a change of the settings or a screenshot is an
  /// error.
  public func windowDidClose() {
    guard isPlaying, window.isClosed else { return }
    wait = nil
    do throws(ScriptError) {
      if !isClosedByUser { try playWithoutWindow() }
      finish(nil)
    } catch {
      finish(error)
    }
  }

  private func playWithoutWindow() throws(ScriptError) {
    if let line = script.lines[..<position].last, steps.contains(where: \.beginsInput) {
      throw errorOfClosedWindow(line)
    }
    steps = []
    while position < script.lines.count {
      let line = script.lines[position]
      position += 1
      switch line.command {
      case .note(let text): note(text)
      case .expect(let expectation, let name): try check(expectation, name, line)
      case .wait, .waitIdle, .move, .release, .touch(.moved, _, _), .touch(.ended, _, _),
        .touch(.cancelled, _, _):
        break
      case .click, .press, .drag, .chord, .tap, .touch(.began, _, _), .swipe, .scroll, .pinch,
        .rotate, .touchpad, .key, .type, .resize, .theme, .motion, .screenshot:
        throw errorOfClosedWindow(line)
      }
    }
  }

  private func errorOfClosedWindow(_ line: EventScript.Line) -> ScriptError {
    error("expected an open window, but it has been closed", line)
  }
}

extension InputGesture.Step {
  /// Whether a button, a finger or a key goes down, text is entered, or scrolling or a touchpad
  /// gesture begins.
  fileprivate var beginsInput: Bool {
    actions.contains { action in
      switch action {
      case .press, .touchBegan, .keyDown, .text, .scroll, .smoothScroll(.began, _, _),
        .touchpadSwipe(.began, _, _, _), .touchpadPinch(.began, _, _, _):
        true
      default: false
      }
    }
  }
}
