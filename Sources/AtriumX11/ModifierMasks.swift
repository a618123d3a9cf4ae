package import AtriumKit
internal import CX11

/// The meaning of the server's modifier bits.
package struct ModifierMasks: Equatable {
  /// The bits that stand for Alt.
  package var alternate: UInt32
  /// The bits that stand for Super.
  package var command: UInt32

  /// Makes masks; the defaults match nearly every keyboard: Alt is Mod1, Super is Mod4.
  package init(alternate: UInt32 = 1 << 3, command: UInt32 = 1 << 6) {
    self.alternate = alternate
    self.command = command
  }

  /// Translates the `state` field of an event into modifier flags.
  package func flags(_ state: UInt32) -> KeyModifierFlags {
    var flags: KeyModifierFlags = []
    if state & UInt32(ShiftMask) != 0 { flags.insert(.shift) }
    if state & UInt32(LockMask) != 0 { flags.insert(.alphaShift) }
    if state & UInt32(ControlMask) != 0 { flags.insert(.control) }
    if state & alternate != 0 { flags.insert(.alternate) }
    if state & command != 0 { flags.insert(.command) }
    return flags
  }
}
