/// The states of an object; the bits are those of `atspi-constants.h`.
struct AtspiStates: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: Int) {
    rawValue = 1 << bit
  }

  static let active = AtspiStates(bit: 1)
  static let busy = AtspiStates(bit: 3)
  static let checked = AtspiStates(bit: 4)
  static let editable = AtspiStates(bit: 7)
  static let enabled = AtspiStates(bit: 8)
  static let focusable = AtspiStates(bit: 11)
  static let focused = AtspiStates(bit: 12)
  static let modal = AtspiStates(bit: 16)
  static let multiLine = AtspiStates(bit: 17)
  static let resizable = AtspiStates(bit: 21)
  static let selectable = AtspiStates(bit: 22)
  static let selected = AtspiStates(bit: 23)
  static let sensitive = AtspiStates(bit: 24)
  static let showing = AtspiStates(bit: 25)
  static let singleLine = AtspiStates(bit: 26)
  static let visible = AtspiStates(bit: 30)
  static let selectableText = AtspiStates(bit: 38)
  static let checkable = AtspiStates(bit: 41)
  static let readOnly = AtspiStates(bit: 43)

  /// The names of the states in signals, in the order of their bits.
  static let names: [(state: AtspiStates, name: String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"),
    (.enabled, "enabled"), (.focusable, "focusable"), (.focused, "focused"), (.modal, "modal"),
    (.multiLine, "multi-line"), (.resizable, "resizable"), (.selectable, "selectable"),
    (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
    (.singleLine, "single-line"), (.visible, "visible"), (.selectableText, "selectable-text"),
    (.checkable, "checkable"), (.readOnly, "read-only"),
  ]

  /// The two 32-bit words in which the states are sent, the low word first.
  var words: [BusValue] {
    [
      .uint32(UInt32(truncatingIfNeeded: rawValue)),
      .uint32(UInt32(truncatingIfNeeded: rawValue >> 32)),
    ]
  }
}
