/// A press or a release of a key, in the form in which the registry passes it to screen readers.
package struct AccessibleKey: Sendable {
  /// Whether the key was pressed; if false, it was released.
  package var isPress: Bool
  /// The keysym of the key with its modifiers.
  package var keysym: UInt32
  /// The key code.
  package var code: UInt32
  /// The modifiers, as in the `state` field of an X event.
  package var modifiers: UInt32
  /// The server time, in milliseconds.
  package var stamp: UInt32
  /// The character that the key types, or the name of the key, such as `Left`.
  package var name: String
  /// Whether ``name`` is a character.
  package var isText: Bool

  /// Makes a key from its fields.
  package init(
    isPress: Bool, keysym: UInt32, code: UInt32, modifiers: UInt32, stamp: UInt32, name: String,
    isText: Bool
  ) {
    (self.isPress, self.keysym, self.code) = (isPress, keysym, code)
    (self.modifiers, self.stamp) = (modifiers, stamp)
    (self.name, self.isText) = (name, isText)
  }

  /// The key in the form of a message: a press has the type 0, and a release the type 1.
  var value: BusValue {
    .structure([
      .uint32(isPress ? 0 : 1), .int32(Int32(bitPattern: keysym)), .int32(Int32(bitPattern: code)),
      .int32(Int32(bitPattern: modifiers)), .int32(Int32(bitPattern: stamp)), .string(name),
      .bool(isText),
    ])
  }
}
