public import AtriumKit

/// The path of a file that was dropped or chosen.
public struct DroppedFile: ItemProviderReading, Hashable, Sendable {
  /// The absolute path of the file.
  public let path: String

  /// The type identifier of the URL of a file.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url"] }
  /// Decodes the URL of a file; nil if the URL is invalid, or if it has the name of a machine other than `localhost`.
  ///
  /// The host of the window removes the name of this machine from the URLs of dropped files.
  public init?(itemProviderData data: [UInt8], typeIdentifier: String) {
    var rest = data.prefix { $0 > 0x20 }
    guard rest.starts(with: Array("file:".utf8)) else { return nil }
    rest = rest.dropFirst(5)
    if rest.starts(with: Array("//".utf8)) {
      let host = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      guard ["", "localhost"].contains(String(decoding: host, as: UTF8.self).lowercased()) else {
        return nil
      }
      rest = rest[host.endIndex...]
    }
    guard rest.first == UInt8(ascii: "/"), let path = DroppedFile.decoded(rest) else { return nil }
    self.path = path
  }

  /// Decodes percent-encoded bytes; nil if an encoding is invalid, a byte is zero, or the result is not UTF-8.
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
