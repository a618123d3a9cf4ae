import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ScriptPlayer {
  /// Starts a command.
  func run(_ line: EventScript.Line) throws(ScriptError) {
    switch line.command {
    case .click(let button, let target, let modifiers):
      perform(.click(button, at: try place(target, line), modifiers: modifiers))
    case .press(let button, let target, let modifiers):
      perform(InputGesture(turns: [[.press(button, try place(target, line), modifiers)]]))
    case .release(let button, let target, let modifiers):
      var point: Point?
      if let target { point = try place(target, line) }
      perform(InputGesture(turns: [[.release(button, point, modifiers)]]))
    case .move(let target):
      perform(InputGesture(turns: [[.move(try place(target, line))]]))
    case .drag(let button, let start, let end, let duration, let modifiers):
      perform(
        .drag(
          button, from: try place(start, line), to: try place(end, line), duration: duration,
          modifiers: modifiers))
    case .chord(let buttons, let target):
      perform(.chord(buttons, at: try place(target, line)))
    case .tap(let fingers, let target):
      perform(.tap(fingers: fingers, at: try place(target, line)))
    case .touch(let phase, let id, let target):
      perform(InputGesture(turns: [[action(phase, id: id, at: try place(target, line))]]))
    case .swipe(let direction, let target):
      perform(.swipe(direction, at: try place(target, line)))
    case .scroll(let delta, let target):
      var point = pointerLocation ?? window.bounds.center
      if let target { point = try place(target, line) }
      perform(InputGesture(turns: [[.scroll(delta, point)]]))
    case .pinch(let scale, let target, let duration):
      perform(.pinch(scale, at: try place(target, line), duration: duration))
    case .rotate(let degrees, let target, let duration):
      perform(
        .rotation(degrees * .pi / 180, at: try place(target, line), duration: duration))
    case .touchpad(let gesture, let target, let duration):
      perform(gesture.input(at: try place(target, line), duration: duration))
    case .key(let key): perform(.key(key))
    case .type(let text): perform(.typing(text))
    case .resize(let size, let isLive):
      resize(size, isLive)
      waitForTurn()
      wait = .size(size, until: window.currentTime + ScriptPlayer.longestWaitForSize)
    case .theme(let style, let contrast):
      var settings = window.settings
      settings.userInterfaceStyle = style
      settings.accessibilityContrast = contrast
      dispatch(.settingsChanged(settings))
    case .motion(let motion):
      var settings = window.settings
      settings.motion = motion
      dispatch(.settingsChanged(settings))
    case .waitIdle:
      wait = .idle(until: window.currentTime + ScriptPlayer.longestWaitForIdle)
    case .wait(let seconds): wait = .time(window.currentTime + seconds)
    case .screenshot(let name): try takePicture(name, line)
    case .expect(let expectation, let name): try check(expectation, name, line)
    case .note(let text): note(text)
    }
  }

  func error(_ message: String, _ line: EventScript.Line) -> ScriptError {
    ScriptError(file: script.file, line: line.number, message: message)
  }

  /// The present location of a target.
  private func place(
    _ target: ScriptCommand.Target, _ line: EventScript.Line
  ) throws(ScriptError) -> Point {
    switch target {
    case .point(let point): return point
    case .name(let name):
      let names = AccessibleNames(in: window)
      guard let entry = names.first(named: name) else {
        throw error(
          "expected something named \(ScriptToken.shortened(name)) on screen; there is "
            + names.summary, line)
      }
      return entry.visibleFrame.center
    }
  }

  private func action(
    _ phase: ScriptCommand.TouchPhase, id: Int, at point: Point
  ) -> InputAction {
    switch phase {
    case .began: .touchBegan(id, point)
    case .moved: .touchMoved(id, point)
    case .ended: .touchEnded(id, point)
    case .cancelled: .touchCancelled(id)
    }
  }

  private func takePicture(_ name: String, _ line: EventScript.Line) throws(ScriptError) {
    guard let pictureFolder else { return }
    let path = "\(pictureFolder)/\(name)"
    do throws(DrawingError) {
      try window.picture().writePNG(to: path)
    } catch {
      throw self.error("cannot keep the picture: \(error)", line)
    }
  }

  private func check(
    _ expectation: ScriptCommand.Expectation, _ name: String, _ line: EventScript.Line
  ) throws(ScriptError) {
    let shown = ScriptToken.shortened(name)
    switch expectation {
    case .visible, .hidden:
      let names = AccessibleNames(in: window)
      let isVisible = appearances.hasAppeared(name) || names.first(named: name) != nil
      guard isVisible != (expectation == .visible) else { return }
      throw error(
        "expected \(shown) to be \(expectation.rawValue); appeared: \(appearances.summary); "
          + "on screen: \(names.summary)", line)
    case .log:
      let hasLine = recorder.lines.contains {
        $0 == name || ($0.hasPrefix(name) && $0.dropFirst(name.count).first == "(")
      }
      guard !hasLine else { return }
      let last = recorder.lines.suffix(5).joined(separator: ", ")
      throw error(
        "expected \(shown) in the log; it has \(recorder.lines.count) lines, the last being "
          + "\(last.isEmpty ? "none" : last)", line)
    }
  }
}
