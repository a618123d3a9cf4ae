internal import Glibc

/// The name of this machine in the network.
package enum HostName {
  /// The name of this machine; `localhost` if the system does not return it.
  package static var current: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
