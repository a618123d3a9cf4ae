package import AtriumKit
internal import CX11

extension KeyboardHIDUsage {
  /// Returns the usage for an X keysym; nil if the usage table has no usage for the keysym.
  package init?(keysym: UInt) {
    let symbol = Int32(truncatingIfNeeded: keysym)
    func usage(_ base: UInt16, from first: Int32) -> KeyboardHIDUsage {
      KeyboardHIDUsage(rawValue: base + UInt16(symbol - first))
    }
    switch symbol {
    case XK_a...XK_z: self = usage(0x04, from: XK_a)
    case XK_A...XK_Z: self = usage(0x04, from: XK_A)
    case XK_1...XK_9: self = usage(0x1e, from: XK_1)
    case XK_KP_1...XK_KP_9: self = usage(0x59, from: XK_KP_1)
    case XK_F1...XK_F12: self = usage(0x3a, from: XK_F1)
    case XK_F13...XK_F24: self = usage(0x68, from: XK_F13)
    default:
      guard let usage = Self.single[symbol] else { return nil }
      self.init(rawValue: usage)
    }
  }

  /// The usages of keysyms that belong to none of the ranges in ``init(keysym:)``.
  ///
  /// A key of the numeric keypad maps to its current function: a digit, or an arrow if Num Lock is off.
  private static let single: [Int32: UInt16] = [
    XK_0: 0x27, XK_Return: 0x28, XK_Escape: 0x29, XK_BackSpace: 0x2a, XK_Tab: 0x2b,
    XK_ISO_Left_Tab: 0x2b, XK_space: 0x2c, XK_minus: 0x2d, XK_equal: 0x2e, XK_bracketleft: 0x2f,
    XK_bracketright: 0x30, XK_backslash: 0x31, XK_semicolon: 0x33, XK_apostrophe: 0x34,
    XK_grave: 0x35, XK_comma: 0x36, XK_period: 0x37, XK_slash: 0x38, XK_Caps_Lock: 0x39,
    XK_Print: 0x46, XK_Scroll_Lock: 0x47, XK_Pause: 0x48, XK_Insert: 0x49, XK_Home: 0x4a,
    XK_Page_Up: 0x4b, XK_Delete: 0x4c, XK_End: 0x4d, XK_Page_Down: 0x4e, XK_Right: 0x4f,
    XK_Left: 0x50, XK_Down: 0x51, XK_Up: 0x52, XK_Num_Lock: 0x53, XK_KP_Divide: 0x54,
    XK_KP_Multiply: 0x55, XK_KP_Subtract: 0x56, XK_KP_Add: 0x57, XK_KP_Enter: 0x58,
    XK_KP_0: 0x62, XK_KP_Decimal: 0x63, XK_KP_Separator: 0x63, XK_less: 0x64, XK_Menu: 0x65,
    XK_KP_Equal: 0x67, XK_Help: 0x75, XK_KP_Insert: 0x49, XK_KP_Home: 0x4a,
    XK_KP_Page_Up: 0x4b, XK_KP_Delete: 0x4c, XK_KP_End: 0x4d, XK_KP_Page_Down: 0x4e,
    XK_KP_Right: 0x4f, XK_KP_Left: 0x50, XK_KP_Down: 0x51, XK_KP_Up: 0x52,
    XK_Control_L: 0xe0, XK_Shift_L: 0xe1, XK_Alt_L: 0xe2, XK_Super_L: 0xe3, XK_Control_R: 0xe4,
    // The keysyms XF86XK_Back and XF86XK_Forward.
    0x1008_FF26: 0x224, 0x1008_FF27: 0x225, XK_Shift_R: 0xe5, XK_Alt_R: 0xe6,
    XK_ISO_Level3_Shift: 0xe6, XK_Super_R: 0xe7,
  ]
}
