internal import AtriumAccessibility
internal import AtriumKit
internal import CX11

/// Translates typed input into key events and text for windows.
@MainActor
final class X11Keyboard {
  private let connection: X11Connection
  private var repeatsAreMarked = false
  private var loadedMasks: ModifierMasks?
  private let latin: LatinKeys

  init(connection: X11Connection) {
    self.connection = connection
    latin = LatinKeys(connection: connection)
    connection.perform { display in
      var isSupported: Int32 = 0
      XkbSetDetectableAutoRepeat(display, 1, &isSupported)
      repeatsAreMarked = isSupported != 0
    }
  }

  /// Translates the `state` field of an event into modifier flags.
  ///
  /// The modifier mapping is queried when one of the bits Mod1 to Mod5 is set for the first time.
  func modifierFlags(_ state: UInt32) -> KeyModifierFlags {
    let common = UInt32(ShiftMask | LockMask | ControlMask)
    let buttons: UInt32 = 0xff << 8
    guard state & ~(common | buttons) & 0xff != 0 else { return ModifierMasks().flags(state) }
    return masks().flags(state)
  }

  /// Returns the events for a window, and updates the set of keys that are down in the window.
  ///
  /// - Parameters:
  ///   - input: The typed input.
  ///   - held: The keys that are down, according to the events that the window has received.
  /// - Returns: The events.
  func events(for input: TypedInput, held: inout HeldKeys) -> [InputEvent] {
    switch input {
    case .down(let event, let text):
      let text = text ?? Self.character(of: keysym(event.code, state: event.state))
      let key = key(for: event, text: text)
      let isRepeat = held.press(event.code, key, isSent: event.isSent)
      let down = InputEvent.keyDown(KeyInput(key: key, time: event.time, isRepeat: isRepeat))
      return [down] + written(text, state: event.state)
    case .text(let text, let state): return written(text, state: state)
    case .marked(let text): return [.markedText(text)]
    case .up(let event):
      guard var key = held.release(event.code) else { return [] }
      let numericPad = key.modifierFlags.intersection(.numericPad)
      key.modifierFlags = modifierFlags(event.state).union(numericPad)
      return [.keyUp(KeyInput(key: key, time: event.time))]
    }
  }

  /// Returns a key in the form in which screen readers receive it.
  func accessibleKey(_ event: X11KeyEvent) -> AccessibleKey {
    let keysym = keysym(event.code, state: event.state)
    let text = Self.character(of: keysym)
    let isText = !text.isEmpty && !Self.isControl(text)
    let name = connection.query { _ in XKeysymToString(keysym).map { String(cString: $0) } }
    return AccessibleKey(
      isPress: event.isPress, keysym: UInt32(truncatingIfNeeded: keysym), code: event.code,
      modifiers: event.state & 0xff, stamp: UInt32(truncatingIfNeeded: event.stamp),
      name: isText ? text : (name ?? nil) ?? "", isText: isText)
  }

  /// Updates the mapping of the keyboard after a `MappingNotify`.
  func remap(_ event: XMappingEvent) {
    connection.perform { _ in
      var event = event
      XRefreshKeyboardMapping(&event)
    }
    loadedMasks = nil
    latin.forget()
  }

  /// Returns whether a release belongs to an auto-repeat: a press of the same key with the same time follows.
  func isRepeated(_ event: XKeyEvent) -> Bool {
    guard !repeatsAreMarked else { return false }
    return connection.query { display in
      guard XEventsQueued(display, QueuedAfterReading) > 0 else { return false }
      var next = XEvent()
      XPeekEvent(display, &next)
      return next.type == KeyPress && next.xkey.keycode == event.keycode
        && next.xkey.time == event.time
    } ?? false
  }

  private func written(_ text: String, state: UInt32) -> [InputEvent] {
    let isCommand = !modifierFlags(state).isDisjoint(with: [.control, .alternate, .command])
    return text.isEmpty || isCommand || Self.isControl(text) ? [] : [.text(text)]
  }

  private func key(for event: X11KeyEvent, text: String) -> Key {
    let keysym = keysym(event.code, state: event.state)
    var flags = modifierFlags(event.state)
    if (UInt(XK_KP_Space)...UInt(XK_KP_Equal)).contains(keysym) { flags.insert(.numericPad) }
    let group = event.state & (3 << 13)
    let shifted = event.state & UInt32(ShiftMask)
    let plain = Self.character(of: self.keysym(event.code, state: group | shifted))
    let written = Self.isControl(text) && text != "\r" && text != "\t" ? "" : text
    let isShortcut = !flags.isDisjoint(with: [.control, .alternate, .command])
    let letter =
      isShortcut
      ? latin.character(
        for: event.code, group: event.state >> 13 & 3, plain: plain, isShifted: shifted != 0) : nil
    return Key(
      keyCode: usage(of: event, keysym: letter.flatMap(LatinKeys.keysym(of:)) ?? keysym),
      characters: written,
      charactersIgnoringModifiers: letter ?? (plain.isEmpty ? written : plain),
      modifierFlags: flags)
  }

  /// Finds the usage of a key.
  ///
  /// The method tries the given keysym, then the keysyms without and with Shift, then the other layouts, and finally
  /// the key's position in the US layout, so that each key of a layout without Latin letters has a usage.
  private func usage(of event: X11KeyEvent, keysym: KeySym) -> KeyboardHIDUsage {
    if let usage = KeyboardHIDUsage(keysym: keysym) { return usage }
    let present = event.state >> 13 & 3
    let others = (0..<4).filter { $0 != present }
    for group in [present] + others {
      for level: Int32 in 0...1 {
        let symbol = connection.query {
          XkbKeycodeToKeysym($0, KeyCode(truncatingIfNeeded: event.code), Int32(group), level)
        }
        if let symbol, let usage = KeyboardHIDUsage(keysym: symbol) { return usage }
      }
    }
    return LatinKeys.keysym(at: event.code).flatMap { KeyboardHIDUsage(keysym: $0) } ?? .unknown
  }

  private func keysym(_ code: UInt32, state: UInt32) -> KeySym {
    connection.query { display in
      var keysym: KeySym = 0
      var consumed: UInt32 = 0
      let code = KeyCode(truncatingIfNeeded: code)
      return XkbLookupKeySym(display, code, state, &consumed, &keysym) != 0 ? keysym : 0
    } ?? 0
  }

  private func masks() -> ModifierMasks {
    if let loadedMasks { return loadedMasks }
    let masks = connection.query { display in
      func mask(_ symbols: [Int32]) -> UInt32 {
        symbols.reduce(0) { $0 | XkbKeysymToModifiers(display, KeySym($1)) }
      }
      var masks = ModifierMasks()
      let alternate = mask([XK_Alt_L, XK_Alt_R, XK_Meta_L])
      let command = mask([XK_Super_L, XK_Super_R])
      if alternate != 0 { masks.alternate = alternate }
      if command != 0 { masks.command = command & ~masks.alternate }
      return masks
    }
    loadedMasks = masks
    return masks ?? ModifierMasks()
  }

  /// Returns the character for a keysym that encodes a code point, or for one of a few named keysyms.
  private static func character(of keysym: KeySym) -> String {
    let value: UInt32
    switch keysym {
    case 0x20...0x7e, 0xa0...0xff: value = UInt32(keysym)
    case 0x100_0100...0x110_ffff: value = UInt32(keysym - 0x100_0000)
    case UInt(XK_KP_Multiply)...UInt(XK_KP_9): value = UInt32(keysym - 0xff80)
    case UInt(XK_Return), UInt(XK_KP_Enter): value = 0x0d
    case UInt(XK_Tab): value = 0x09
    default: return ""
    }
    return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  private static func isControl(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.value < 0x20 || first.value == 0x7f
  }
}
