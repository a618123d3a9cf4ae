internal import CDBus

/// Reads the arguments of a message.
@MainActor
struct BusReader {
  /// The maximum number of values in a message; the messages that this program expects contain far fewer.
  private static let mostValues = 10_000

  let library: cdbus_library
  private var count = 0

  init(_ library: cdbus_library) {
    self.library = library
  }

  /// Returns the arguments of a message; nil if they have too many values or an unsupported type.
  mutating func arguments(of message: OpaquePointer) -> [BusValue]? {
    var iterator = DBusMessageIter()
    guard library.message_iter_init(message, &iterator) != 0 else { return [] }
    return values(&iterator)
  }

  private mutating func values(_ iterator: inout DBusMessageIter) -> [BusValue]? {
    var values: [BusValue] = []
    while true {
      let type = library.message_iter_get_arg_type(&iterator)
      guard type != 0 else { return values }
      count += 1
      guard count <= BusReader.mostValues, let value = value(&iterator, type) else { return nil }
      values.append(value)
      guard library.message_iter_next(&iterator) != 0 else { return values }
    }
  }

  private mutating func value(_ iterator: inout DBusMessageIter, _ type: Int32) -> BusValue? {
    switch UnicodeScalar(UInt32(type)).map(Character.init) {
    case "y": return .byte(basic(&iterator))
    case "b": return .bool(basic(&iterator, as: UInt32.self) != 0)
    case "n": return .int16(basic(&iterator))
    case "q": return .uint16(basic(&iterator))
    case "i": return .int32(basic(&iterator))
    case "u": return .uint32(basic(&iterator))
    case "x": return .int64(basic(&iterator))
    case "t": return .uint64(basic(&iterator))
    case "d":
      return .double(Double(bitPattern: basic(&iterator, as: UInt64.self)))
    case "s": return .string(text(&iterator))
    case "o": return .path(text(&iterator))
    case "g": return .signature(text(&iterator))
    case "a":
      // The type of the elements is not used for received arrays, so a guess for an empty array is harmless.
      return inside(&iterator).map { .array(of: $0.first?.typeSignature ?? "v", $0) }
    case "r": return inside(&iterator).map { .structure($0) }
    case "e":
      guard let pair = inside(&iterator), pair.count == 2 else { return nil }
      return .entry(pair[0], pair[1])
    case "v":
      guard let content = inside(&iterator)?.first else { return nil }
      return .variant(content)
    default: return nil
    }
  }

  private mutating func inside(_ iterator: inout DBusMessageIter) -> [BusValue]? {
    var inner = DBusMessageIter()
    library.message_iter_recurse(&iterator, &inner)
    return values(&inner)
  }

  private func basic<Number: FixedWidthInteger>(
    _ iterator: inout DBusMessageIter, as type: Number.Type = Number.self
  ) -> Number {
    // The library writes at most eight bytes.
    var bits: UInt64 = 0
    library.message_iter_get_basic(&iterator, &bits)
    return withUnsafeBytes(of: &bits) { $0.loadUnaligned(as: Number.self) }
  }

  private func text(_ iterator: inout DBusMessageIter) -> String {
    var pointer: UnsafePointer<CChar>?
    library.message_iter_get_basic(&iterator, &pointer)
    return pointer.map { String(cString: $0) } ?? ""
  }
}
