import AtriumGeometry
import AtriumKit

/// A view that logs its input.
final class InputPad: View, KeyInputReceiving {
  private var lines: [String] = []
  /// The turns in which presses began and ended.
  private(set) var turns: [Int] = []
  /// Whether the pad's text is secret.
  var isSecureTextEntry = false
  /// Called for each key press.
  var keyAction: () -> Void = {}
  /// Called for each release.
  var action: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    note("began", touches, event)
    turns.append(window?.statistics.turnCount ?? 0)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note("ended", touches, event)
    turns.append(window?.statistics.turnCount ?? 0)
    action()
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches, event)
  }
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    note("down", presses)
    keyAction()
  }
  override func pressesEnded(_ presses: Set<Press>, with event: Event?) { note("up", presses) }
  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    lines.append("scrolled \(text(scroll.delta)) at \(text(scroll.location))")
  }
  func insertText(_ text: String) { lines.append("text '\(text)'") }

  private func note(_ what: String, _ touches: Set<Touch>, _ event: Event?) {
    guard let event else { return }
    // Sorted from left to right, since a set has no order.
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      let buttons = event.buttonMask.map(\.rawValue).sorted().map { "\($0)" }.joined()
      lines.append(
        "\(what) \(text(touch.location(in: self))) [\(buttons)]\(text(event.modifierFlags)) "
          + "x\(touch.tapCount) at \(number(event.timestamp))")
    }
  }

  private func note(_ what: String, _ presses: Set<Press>) {
    for press in presses {
      let characters = press.key.characters
      lines.append(
        "\(what) \(press.key.keyCode.rawValue)"
          + (characters.contains { $0 >= " " } ? " '\(characters)'" : "")
          + text(press.key.modifierFlags))
    }
  }

  private func text(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

  private func text(_ flags: KeyModifierFlags) -> String {
    (flags.contains(.shift) ? " shift" : "") + (flags.contains(.control) ? " control" : "")
  }

  /// Formats a number with at most six decimals, and without trailing zeros.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
