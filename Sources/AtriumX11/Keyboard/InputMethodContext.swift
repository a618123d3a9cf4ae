internal import AtriumKit
internal import CX11

/// The input method's context for one window, and the text that the input method composes in that window.
///
/// A context is used only on the thread of an ``InputMethodSession``.
final class InputMethodContext {
  /// Xlib's context.
  let context: XIC
  private let preedit: PreeditReceiver

  private init(context: XIC, preedit: PreeditReceiver) {
    self.context = context
    self.preedit = preedit
  }

  /// Makes a context with the first of the given styles that works.
  ///
  /// - Parameters:
  ///   - method: The input method.
  ///   - window: The window.
  ///   - styles: The styles to try, the best style first.
  ///   - fonts: Returns the fonts that an input method needs for the over-the-spot style; nil if there are no fonts.
  /// - Returns: The context; nil if no style works.
  static func make(
    _ method: XIM, window: XID, styles: [InputMethodStyle], fonts: () -> XFontSet?
  ) -> InputMethodContext? {
    for style in styles {
      let preedit = PreeditReceiver()
      let context: XIC?
      switch style {
      case .onTheSpot:
        let data = Unmanaged.passUnretained(preedit).toOpaque()
        context = x11shim_create_ic_on_the_spot(
          method, window, data.assumingMemoryBound(to: CChar.self), startPreedit, drawPreedit,
          movePreeditCaret, endPreedit)
      case .overTheSpot:
        context = fonts().flatMap { x11shim_create_ic_over_the_spot(method, window, $0) }
      case .root, .none: context = x11shim_create_ic_of_style(method, window, style.rawValue)
      }
      if let context { return InputMethodContext(context: context, preedit: preedit) }
    }
    return nil
  }

  /// Takes the text in composition if it has changed since the last call.
  func takeChange() -> MarkedText?? { preedit.takeChange() }

  /// Forgets the text in composition.
  func forgetPreedit() { preedit.forget() }
}

/// Receives Xlib's callbacks about changes of a composition.
private final class PreeditReceiver {
  var preedit = Preedit() {
    didSet { hasChanged = true }
  }
  private var hasChanged = false
  private var hasText = false

  func takeChange() -> MarkedText?? {
    guard hasChanged else { return nil }
    hasChanged = false
    let text = preedit.markedText
    // If no text was shown, there is no text to remove.
    guard text != nil || hasText else { return nil }
    hasText = text != nil
    return .some(text)
  }

  func forget() {
    preedit = Preedit()
    hasChanged = false
    hasText = false
  }
}

// The callbacks are functions, since the compiler would isolate inline closures to the main actor, and Xlib calls
// the callbacks on another thread.

private func receiver(_ data: XPointer?) -> PreeditReceiver? {
  data.map { Unmanaged<PreeditReceiver>.fromOpaque($0).takeUnretainedValue() }
}

private func startPreedit(_ context: XIC?, _ data: XPointer?, _ call: XPointer?) -> Int32 {
  receiver(data)?.preedit = Preedit()
  // The value -1 means that the text may have any length.
  return -1
}

private func endPreedit(_ context: XIC?, _ data: XPointer?, _ call: XPointer?) -> Int32 {
  receiver(data)?.preedit = Preedit()
  return 0
}

private func drawPreedit(_ context: XIC?, _ data: XPointer?, _ call: XPointer?) -> Int32 {
  guard let receiver = receiver(data), let call else { return 0 }
  let change = UnsafeRawPointer(call).loadUnaligned(as: XIMPreeditDrawCallbackStruct.self)
  // If `text` is nil, the part is deleted. If the string of `text` is nil, only the feedback changes.
  var string: String? = ""
  var feedback: [Preedit.Feedback] = []
  if let text = change.text?.pointee {
    // Xlib converts the string to the locale's encoding, which is UTF-8 in all locales in which an input
    // method is useful.
    string =
      text.encoding_is_wchar == 0 ? text.string.multi_byte.map { String(cString: $0) } : nil
    if let values = text.feedback {
      feedback = (0..<Int(text.length)).map { Preedit.Feedback(rawValue: values[$0]) }
    }
  }
  receiver.preedit.draw(
    first: Int(change.chg_first), length: Int(change.chg_length), text: string,
    feedback: feedback, caret: Int(change.caret))
  return 0
}

private func movePreeditCaret(_ context: XIC?, _ data: XPointer?, _ call: XPointer?) -> Int32 {
  guard let receiver = receiver(data), let call else { return 0 }
  let pointer = UnsafeMutableRawPointer(call)
    .assumingMemoryBound(to: XIMPreeditCaretCallbackStruct.self)
  let move: Preedit.CaretMove =
    switch pointer.pointee.direction {
    case XIMForwardChar: .forward
    case XIMBackwardChar: .backward
    case XIMLineStart: .start
    case XIMLineEnd: .end
    case XIMAbsolutePosition: .to(Int(pointer.pointee.position))
    default: .none
    }
  receiver.preedit.moveCaret(move, isVisible: pointer.pointee.style != XIMIsInvisible)
  pointer.pointee.position = Int32(receiver.preedit.caret)
  return 0
}
