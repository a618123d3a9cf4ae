import AtriumKit
import AtriumX11
import Testing

@Suite("key symbols as usages of the HID table")
struct KeysymTests {
  @Test(
    "key symbols have their usages",
    arguments: [
      (0x61, KeyboardHIDUsage.keyboardA), (0x41, .keyboardA), (0x7a, .init(rawValue: 0x1d)),
      (0x31, .keyboard1), (0x39, .init(rawValue: 0x26)), (0x30, .keyboard0),
      (0xff0d, .keyboardReturnOrEnter), (0xff1b, .keyboardEscape),
      (0xff08, .keyboardDeleteOrBackspace), (0xff09, .keyboardTab), (0xfe20, .keyboardTab),
      (0x20, .keyboardSpacebar), (0xffbe, .keyboardF1), (0xffc7, .keyboardF10),
      (0xffc9, .init(rawValue: 0x45)), (0xffca, .init(rawValue: 0x68)), (0xff63, .keyboardInsert),
      (0xff50, .keyboardHome), (0xff55, .keyboardPageUp), (0xffff, .keyboardDeleteForward),
      (0xff57, .keyboardEnd), (0xff56, .keyboardPageDown), (0xff53, .keyboardRightArrow),
      (0xff51, .keyboardLeftArrow), (0xff54, .keyboardDownArrow), (0xff52, .keyboardUpArrow),
      (0xff8d, .keypadEnter), (0xffb1, .keypad1), (0xffb9, .init(rawValue: 0x61)),
      (0xffb0, .keypad0), (0xff96, .keyboardLeftArrow), (0xff67, .keyboardApplication),
      (0xffe1, .init(rawValue: 0xe1)), (0xffec, .init(rawValue: 0xe7)),
      (0x1008_ff26, .applicationControlBack), (0x1008_ff27, .applicationControlForward),
    ] as [(UInt, KeyboardHIDUsage)])
  func usage(keysym: UInt, usage: KeyboardHIDUsage) {
    #expect(KeyboardHIDUsage(keysym: keysym) == usage)
  }

  @Test("key symbols outside the table have no usage", arguments: [0, 0x6c1, 0x100_0444, 0xe9])
  func none(keysym: UInt) {
    #expect(KeyboardHIDUsage(keysym: keysym) == nil)
  }

  @Test("modifier bits are mapped by the keyboard's own modifier map")
  func modifiers() {
    let usual = ModifierMasks()
    #expect(usual.flags(0) == [])
    let all: KeyModifierFlags = [.shift, .alphaShift, .control, .alternate, .command]
    #expect(usual.flags(1 | 2 | 4 | 8 | 64) == all)
    #expect(usual.flags(16) == [], "Num Lock is nobody's")
    let swapped = ModifierMasks(alternate: 128, command: 32)
    #expect(swapped.flags(8 | 64) == [])
    #expect(swapped.flags(128) == [.alternate])
    #expect(swapped.flags(32) == [.command])
  }
}
