import Foundation
import Synchronization

/// A display that forwards all bytes to and from an X server, and cuts one of the connections at a given
/// byte.
///
/// With it a test can lose the server at each moment of a program's start.
public final class CuttingServer: Sendable {
  /// The name of the display.
  public let display: String

  private let path: String
  private let target: String
  private let listener: Int32
  private let cut: (connection: Int, afterBytes: Int)
  private let passed = Mutex<[Passed]>([])
  /// The open connections of clients.
  private let clients = Mutex<Set<Int32>>([])

  /// The bytes that a connection has received, and the requests that it has sent.
  public struct Passed: Sendable {
    /// The number of bytes that the client has received from the server.
    public fileprivate(set) var count = 0
    /// The number of bytes in the server's description of itself, before the first reply.
    public fileprivate(set) var setupCount = 0
    /// The major opcodes of the requests that the client has sent, in their order.
    public var requests: [UInt8] { reader.opcodes }
    fileprivate var reader = RequestReader()
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - server: The real server.
  ///   - connection: The number of the connection that is cut, counted from 0.
  ///   - count: The number of bytes from the server after which the connection is cut.
  /// - Throws: ``ServerFailed`` if no display is free.
  public init(before server: XServer, cutting connection: Int = 0, after count: Int) throws {
    guard let target = server.socket?.path else { throw ServerFailed(message: "no socket") }
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    // Servers choose their own numbers from 0 upwards.
    let free = (500..<2000).shuffled().first {
      UnixAddress.bind(listener, to: "/tmp/.X11-unix/X\($0)")
    }
    guard let free, listen(listener, 8) == 0 else {
      close(listener)
      throw ServerFailed(message: "no display is free")
    }
    self.target = target
    self.listener = listener
    cut = (connection, count)
    display = ":\(free)"
    path = "/tmp/.X11-unix/X\(free)"
    Thread.detachNewThread { [self] in accept() }
  }

  /// Removes the display.
  public func end() {
    shutdown(listener, Int32(SHUT_RDWR))
    unlink(path)
  }

  /// Cuts all connections now.
  public func cutAll() {
    clients.withLock { for client in $0 { shutdown(client, Int32(SHUT_RDWR)) } }
  }

  /// The bytes that each connection has received, and the requests that it has sent.
  public var connections: [Passed] { passed.withLock { $0 } }

  private func accept() {
    defer { close(listener) }
    while true {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0 else { return }
      let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      guard UnixAddress.connect(server, to: target) else {
        close(client)
        close(server)
        continue
      }
      let number = passed.withLock {
        $0.append(Passed())
        return $0.count - 1
      }
      Thread.detachNewThread { [self] in pass(client, server, number) }
    }
  }

  private func pass(_ client: Int32, _ server: Int32, _ number: Int) {
    clients.withLock { _ = $0.insert(client) }
    defer {
      clients.withLock {
        $0.remove(client)
        close(client)
      }
      close(server)
    }
    var left = number == cut.connection ? cut.afterBytes : Int.max
    var descriptors = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while left > 0, poll(&descriptors, 2, -1) > 0 {
      if descriptors[0].revents != 0 {
        let bytes = copy(from: client, to: server, most: .max)
        guard !bytes.isEmpty else { return }
        passed.withLock { $0[number].reader.read(bytes) }
      }
      guard descriptors[1].revents != 0 else { continue }
      let bytes = copy(from: server, to: client, most: left)
      guard !bytes.isEmpty else { return }
      left -= bytes.count
      passed.withLock {
        // Bytes 6 and 7 contain the length of the remaining bytes, in units of four bytes.
        if $0[number].count == 0, bytes.count >= 8 {
          $0[number].setupCount = 8 + 4 * (Int(bytes[6]) + Int(bytes[7]) << 8)
        }
        $0[number].count += bytes.count
      }
    }
  }

  /// Copies the available bytes.
  ///
  /// - Returns: The bytes; empty at the end of the connection.
  private func copy(from source: Int32, to target: Int32, most: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(source, &buffer, min(most, buffer.count), 0)
    guard count > 0 else { return [] }
    var sent = 0
    while sent < count {
      let now = buffer[sent..<count].withUnsafeBytes {
        send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard now > 0 else { return [] }
      sent += now
    }
    return Array(buffer[..<count])
  }
}
