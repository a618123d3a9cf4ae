internal import CDBus
internal import Glibc

/// The addresses of buses.
package enum BusAddress {
  /// The address of the session bus, from the environment; nil if the environment names no usable bus.
  ///
  /// Unlike the library's own search, this property never starts a bus.
  static var session: String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return usable(address) }
    guard let folder = variable("XDG_RUNTIME_DIR") else { return nil }
    let path = folder + "/bus"
    return access(path, F_OK) == 0 ? "unix:path=" + escaped(path) : nil
  }

  /// The address of the accessibility bus that the environment names; nil if it names no usable bus.
  static var accessibility: String? { variable("AT_SPI_BUS_ADDRESS").flatMap(usable) }

  /// Returns the first address in a list that is a Unix socket and accepts connections; nil if there is no such
  /// address.
  ///
  /// Other kinds of addresses start programs or look up names, which may block. The library blocks while the
  /// connection queue of a socket is full, so this method first tries to connect without blocking.
  package static func usable(_ list: String) -> String? {
    list.split(separator: ";").lazy.map(String.init).first { address in
      guard let name = socketName(of: address) else { return false }
      return accepts(name)
    }
  }

  /// Returns the bytes of the socket's name in an address; nil for other kinds of addresses.
  ///
  /// An abstract name begins with a zero byte.
  package static func socketName(of address: String) -> [UInt8]? {
    guard address.hasPrefix("unix:") else { return nil }
    for field in address.dropFirst(5).split(separator: ",") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = unescaped(parts[1]), !value.isEmpty else { continue }
      switch parts[0] {
      case "path": return value
      case "abstract": return [0] + value
      default: continue
      }
    }
    return nil
  }

  private static func accepts(_ name: [UInt8]) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let offset = MemoryLayout.offset(of: \sockaddr_un.sun_path) ?? 2
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    let probe = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard probe >= 0 else { return false }
    defer { close(probe) }
    withUnsafeMutableBytes(of: &address) {
      $0.baseAddress?.advanced(by: offset).copyMemory(from: name, byteCount: name.count)
    }
    // The name of a file ends with a zero byte; an abstract name does not.
    let length = offset + name.count + (name.first == 0 ? 0 : 1)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(probe, $0, socklen_t(length)) == 0
      }
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Returns whether an address may contain a byte unescaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-_/.\\*".utf8.contains(byte)
    }
  }

  /// Returns a path in the escaped form that an address contains.
  package static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      guard !isPlain(byte) else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// Returns the bytes of an escaped value; nil if an escape is incomplete.
  private static func unescaped(_ value: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(value.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(number)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
