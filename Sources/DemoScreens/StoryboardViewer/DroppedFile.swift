public import AtriumKit

/// The path of a file that was dropped or chosen.
public struct DroppedFile: ItemProviderReading, Hashable, Sendable {
  /// The absolute path of the file.
  public let path: String

  /// The type identifier of the URL of a file.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url"] }
  /// Decodes the URL of a file, whose host name is ignored; nil if the URL is invalid.
  public init?(itemProviderData data: [UInt8], typeIdentifier: String) {
    var rest = data.prefix { $0 > 0x20 }
    guard rest.starts(with: Array("file:".utf8)) else { return nil }
    rest = rest.dropFirst(5)
    if rest.starts(with: Array("//".utf8)) {
      // Skips the host name, which programs omit or set to the name of their own machine.
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
    }
    guard rest.first == UInt8(ascii: "/"), let path = DroppedFile.decoded(rest) else { return nil }
    self.path = path
  }

  /// Decodes percent-encoded bytes; nil if an encoding is invalid or a byte is zero.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      guard digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
        value != 0
      else { return nil }
      result.append(value)
    }
    return String(validating: result, as: UTF8.self)
  }
}
