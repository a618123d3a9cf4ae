import AtriumGeometry
import AtriumKit

/// A view that receives text, and reports the input of an input method and the pasted text.
///
/// With Ctrl, `c` copies the view's text, and `x` provides it for the primary pasteboard. `v` and `p`
/// paste from the general and the primary pasteboard. `l` copies a string of 2 MiB, `k` copies the text
/// as a secret, and `o` clears the general pasteboard. `h` reports whether that pasteboard has text. `s`
/// switches secure entry, `r` ends the composition, `m` moves the caret, and `b` gives up the focus.
@MainActor
final class TextWitness: View, TextInputReceiving {
  /// The size of the string that `l` copies, in bytes.
  static let longSize = 2 << 20

  private let say: (String) -> Void
  private var text = ""
  private var marked: MarkedText?
  private var isSecure = false
  private var caret = Point(x: 10, y: 30)

  init(say: @escaping (String) -> Void) {
    self.say = say
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: Text

  var allowsInputMethod: Bool { !isSecure }

  var caretRectInWindow: Rect? { Rect(x: caret.x, y: caret.y, width: 1, height: 16) }

  func insertText(_ text: String) {
    self.text += text
    marked = nil
    say("inserted [\(text)]")
  }

  func setMarkedText(_ markedText: MarkedText?) {
    marked = markedText
    guard let markedText else { return say("unmarked") }
    let spans = markedText.spans.map {
      let style =
        ($0.style.contains(.underlined) ? "u" : "") + ($0.style.contains(.selected) ? "s" : "")
      return " \($0.range.lowerBound)-\($0.range.upperBound)\(style)"
    }
    let caret = markedText.caret.map { " at \($0)" } ?? ""
    say("marked [\(markedText.string)]\(caret)\(spans.joined())")
  }

  func unmarkText() {
    guard let marked else { return }
    self.marked = nil
    text += marked.string
    say("kept [\(marked.string)]")
  }

  // MARK: Commands

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses where press.key.modifierFlags.contains(.control) {
      perform(press.key.charactersIgnoringModifiers)
    }
    super.pressesBegan(presses, with: event)
  }

  private func perform(_ command: String) {
    switch command {
    case "c": Pasteboard.general.string = text
    case "x": Pasteboard.primary.setString { [weak self] in self?.text }
    case "v": paste(.general)
    case "p": paste(.primary)
    case "l": Pasteboard.general.string = TextWitness.longText
    case "k": Pasteboard.general.setString(text, isConcealed: true)
    case "o": Pasteboard.general.string = nil
    case "h": say("has strings \(Pasteboard.general.hasStrings)")
    case "s":
      isSecure.toggle()
      say("secure \(isSecure)")
      setNeedsLayout()
    case "r":
      unmarkText()
      window?.resetTextInput()
      say("reset")
    case "m":
      caret.x += 20
      setNeedsLayout()
    case "b":
      if isFirstResponder { resignFirstResponder() }
      say("first responder \(isFirstResponder)")
    default: break
    }
  }

  private func paste(_ pasteboard: Pasteboard) {
    pasteboard.requestString { [say] text in
      guard let text else { return say("pasted nothing") }
      guard text.utf8.count > 200 else { return say("pasted [\(text)]") }
      say("pasted \(text.utf8.count) bytes \(TextWitness.checksum(text.utf8))")
    }
  }

  // MARK: Long text

  /// A string of exactly ``longSize`` bytes, whose parts may be cut inside characters.
  static var longText: String {
    var text = ""
    var number = 0
    while text.utf8.count < longSize - 40 {
      number += 1
      text += "\(number) か "
    }
    return text + String(repeating: "x", count: longSize - text.utf8.count)
  }

  /// Returns a checksum of bytes (FNV-1a).
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
