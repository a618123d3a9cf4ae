internal import CX11

/// Reads and writes the properties through which selections are transferred.
///
/// The windows with these properties may belong to other programs and be destroyed at any time.
@MainActor
struct SelectionProperty {
  /// The contents of a property.
  struct Value {
    var type: Atom
    var format: Int32
    /// The contents if the format is 8.
    var bytes: [UInt8] = []
    /// The contents if the format is 32.
    var atoms: [Atom] = []
  }

  let connection: X11Connection

  /// Reads a property of a window of this program.
  ///
  /// - Parameters:
  ///   - name: The property to read.
  ///   - window: The window.
  ///   - deletes: Whether to delete the property after reading it. In an incremental transfer (INCR), the deletion
  ///     asks the selection owner for the next part.
  /// - Returns: The value; nil if the property does not exist or is larger than
  ///   ``SelectionLimits/total``.
  func read(_ name: Atom, of window: XID, deletes: Bool) -> Value? {
    connection.query { display in
      var value = Value(type: 0, format: 0)
      var (count, remaining): (UInt, UInt) = (0, 0)
      var data: UnsafeMutablePointer<UInt8>?
      // The limit is in units of four bytes. The limit may be larger than the property.
      let code = XGetWindowProperty(
        display, window, name, 0, SelectionLimits.total / 4, deletes ? 1 : 0,
        Atom(AnyPropertyType), &value.type, &value.format, &count, &remaining, &data)
      defer { if let data { XFree(data) } }
      guard code == Success, value.type != 0, remaining == 0 else { return nil }
      guard let data else { return value }
      switch value.format {
      case 8: value.bytes = Array(UnsafeBufferPointer(start: data, count: Int(count)))
      case 32:
        // Xlib returns values of 32 bits as C longs.
        value.atoms = data.withMemoryRebound(to: Atom.self, capacity: Int(count)) {
          Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
      default: break
      }
      return value
    }
  }

  /// Reads a property of a window that may no longer exist.
  func readForeign(_ name: Atom, of window: XID) -> Value? {
    var value: Value?
    let isThere = connection.attempt { _ in value = read(name, of: window, deletes: false) }
    return isThere ? value : nil
  }

  /// Sets a property to bytes.
  func write(_ bytes: ArraySlice<UInt8>, to name: Atom, of window: XID, type: Atom) {
    connection.performExpectingErrors { display in
      _ = bytes.withUnsafeBufferPointer {
        XChangeProperty(
          display, window, name, type, 8, PropModeReplace, $0.baseAddress, Int32($0.count))
      }
    }
  }

  /// Sets a property to numbers of 32 bits.
  func write(_ numbers: [UInt], to name: Atom, of window: XID, type: Atom) {
    connection.performExpectingErrors { display in
      _ = numbers.withUnsafeBytes {
        XChangeProperty(
          display, window, name, type, 32, PropModeReplace,
          $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
      }
    }
  }
}
