internal import CDBus

/// Appends arguments to a message.
@MainActor
struct BusWriter {
  let library: cdbus_library

  /// Appends values to a message.
  ///
  /// - Returns: Whether the values were appended; false if there is not enough memory.
  func append(_ values: [BusValue], to message: OpaquePointer) -> Bool {
    var iterator = DBusMessageIter()
    library.message_iter_init_append(message, &iterator)
    return values.allSatisfy { append($0, &iterator) }
  }

  private func append(_ value: BusValue, _ iterator: inout DBusMessageIter) -> Bool {
    switch value {
    case .byte(let number): basic("y", number, &iterator)
    case .bool(let flag): basic("b", UInt32(flag ? 1 : 0), &iterator)
    case .int16(let number): basic("n", number, &iterator)
    case .uint16(let number): basic("q", number, &iterator)
    case .int32(let number): basic("i", number, &iterator)
    case .uint32(let number): basic("u", number, &iterator)
    case .int64(let number): basic("x", number, &iterator)
    case .uint64(let number): basic("t", number, &iterator)
    case .double(let number): basic("d", number, &iterator)
    case .string(let text): self.text("s", text, &iterator)
    case .path(let text): self.text("o", text, &iterator)
    case .signature(let text): self.text("g", text, &iterator)
    case .array(let element, let values): container("a", element, values, &iterator)
    case .structure(let fields): container("r", nil, fields, &iterator)
    case .entry(let key, let value): container("e", nil, [key, value], &iterator)
    case .variant(let value): container("v", value.typeSignature, [value], &iterator)
    }
  }

  private func code(_ type: Unicode.Scalar) -> Int32 { Int32(type.value) }

  private func basic<Number>(
    _ type: Unicode.Scalar, _ number: Number, _ iterator: inout DBusMessageIter
  ) -> Bool {
    withUnsafePointer(to: number) {
      library.message_iter_append_basic(&iterator, code(type), $0) != 0
    }
  }

  private func text(
    _ type: Unicode.Scalar, _ text: String, _ iterator: inout DBusMessageIter
  ) -> Bool {
    // A D-Bus string cannot contain a zero byte, which would end the string.
    let text = text.utf8.contains(0) ? String(text.unicodeScalars.filter { $0.value != 0 }) : text
    return text.withCString { pointer in
      withUnsafePointer(to: pointer) {
        library.message_iter_append_basic(&iterator, code(type), $0) != 0
      }
    }
  }

  private func container(
    _ type: Unicode.Scalar, _ signature: String?, _ values: [BusValue],
    _ iterator: inout DBusMessageIter
  ) -> Bool {
    var inner = DBusMessageIter()
    guard library.message_iter_open_container(&iterator, code(type), signature, &inner) != 0 else {
      return false
    }
    guard values.allSatisfy({ append($0, &inner) }) else {
      library.message_iter_abandon_container(&iterator, &inner)
      return false
    }
    return library.message_iter_close_container(&iterator, &inner) != 0
  }
}
