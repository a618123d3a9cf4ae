/// A message of the XIM protocol, in the byte order of this machine.
///
/// A message has a header of four bytes (a code, an unused byte, and a length in units of four bytes), and
/// then the content.
struct Message {
  /// The code of the request or answer.
  let code: Code
  /// The content after the header.
  private(set) var bytes: [UInt8] = []

  enum Code: UInt8 {
    case connect = 1
    case connectReply = 2
    case disconnect = 3
    case disconnectReply = 4
    case open = 30
    case openReply = 31
    case close = 32
    case closeReply = 33
    case setEventMask = 37
    case encodingNegotiation = 38
    case encodingNegotiationReply = 39
    case queryExtension = 40
    case queryExtensionReply = 41
    case getMethodValues = 44
    case getMethodValuesReply = 45
    case createContext = 50
    case createContextReply = 51
    case destroyContext = 52
    case destroyContextReply = 53
    case setContextValues = 54
    case setContextValuesReply = 55
    case setFocus = 58
    case unsetFocus = 59
    case forwardEvent = 60
    case sync = 61
    case syncReply = 62
    case commit = 63
    case resetContext = 64
    case resetContextReply = 65
    case preeditStart = 73
    case preeditDraw = 75
    case preeditCaret = 76
    case preeditDone = 78
  }

  init(_ code: Code, _ numbers: UInt16...) {
    self.code = code
    numbers.forEach { add($0) }
  }

  /// Returns all messages in the bytes of one transfer, without those with unknown codes.
  static func all(in bytes: [UInt8]) -> [Message] {
    var messages: [Message] = []
    var rest = bytes[...]
    while rest.count >= 4 {
      let header = Array(rest.prefix(4))
      let length = 4 * (Int(header[2]) | Int(header[3]) << 8)
      rest = rest.dropFirst(4)
      if let code = Code(rawValue: header[0]) {
        var message = Message(code)
        message.bytes = Array(rest.prefix(length))
        messages.append(message)
      }
      rest = rest.dropFirst(length)
      // A small message is padded with zeros.
      if rest.allSatisfy({ $0 == 0 }) { break }
    }
    return messages
  }

  /// The whole message, padded to a multiple of four bytes.
  var packet: [UInt8] {
    let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    let length = padded.count / 4
    return [code.rawValue, 0, UInt8(length & 0xff), UInt8(length >> 8)] + padded
  }

  mutating func add(_ number: UInt16) {
    bytes += [UInt8(number & 0xff), UInt8(number >> 8)]
  }

  mutating func add(wide number: UInt32) {
    add(UInt16(number & 0xffff))
    add(UInt16(number >> 16))
  }

  mutating func add(_ more: [UInt8]) {
    bytes += more
  }

  mutating func pad() {
    bytes += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  /// Returns the first four bytes of an attribute, which may be in a nested list, or nil if it is absent.
  ///
  /// - Parameters:
  ///   - attribute: The attribute's number.
  ///   - start: The offset at which the list of attributes begins.
  /// - Returns: The four bytes as a number.
  func value(of attribute: UInt16, from start: Int) -> UInt32? {
    var index = start
    while index + 4 <= bytes.count {
      let (found, length) = (number(at: index), Int(number(at: index + 2)))
      if found == attribute, length == 4 { return wide(at: index + 4) }
      // The attribute 4 is the nested list, whose contents follow in the same form.
      index += found == 4 ? 4 : 4 + length + (4 - length % 4) % 4
    }
    return nil
  }

  /// Adds a string as Compound Text, in a segment of UTF-8.
  mutating func add(_ text: String) {
    let bytes = [0x1b, 0x25, 0x47] + Array(text.utf8) + [0x1b, 0x25, 0x40]
    add(UInt16(bytes.count))
    add(bytes)
    pad()
  }

  func number(at index: Int) -> UInt16 {
    guard index + 1 < bytes.count else { return 0 }
    return UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
  }

  func wide(at index: Int) -> UInt32 {
    UInt32(number(at: index)) | UInt32(number(at: index + 2)) << 16
  }
}
