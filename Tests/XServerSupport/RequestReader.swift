/// Reads the requests in the bytes that a client sends to an X server.
struct RequestReader: Sendable {
  /// The major opcodes of the complete requests, in their order.
  private(set) var opcodes: [UInt8] = []

  private var isSetUp = false
  /// The bytes after the last complete request.
  private var rest: [UInt8] = []

  /// Reads the next bytes, which may end in the middle of a request.
  mutating func read(_ bytes: [UInt8]) {
    rest += bytes
    var start = 0
    while let length = length(at: start), start + length <= rest.count {
      if isSetUp { opcodes.append(rest[start]) }
      isSetUp = true
      start += length
    }
    rest.removeFirst(start)
  }

  /// Returns the number of bytes of the request at an index; nil if its header is incomplete.
  ///
  /// The first request introduces the client, and contains the name and the data of its authorization. The length of
  /// all other requests is in units of four bytes. If it is 0, a larger number follows.
  private func length(at start: Int) -> Int? {
    guard rest.count - start >= 12 || isSetUp && rest.count - start >= 4 else { return nil }
    guard isSetUp else {
      return 12 + [6, 8].reduce(0) { $0 + (number(at: start + $1, size: 2) + 3) / 4 * 4 }
    }
    let units = number(at: start + 2, size: 2)
    if units > 0 { return units * 4 }
    return rest.count - start >= 8 ? number(at: start + 4, size: 4) * 4 : nil
  }

  /// Returns a number in the byte order of this machine, which the client uses too.
  private func number(at start: Int, size: Int) -> Int {
    (0..<size).reversed().reduce(0) { $0 << 8 | Int(rest[start + $1]) }
  }
}
