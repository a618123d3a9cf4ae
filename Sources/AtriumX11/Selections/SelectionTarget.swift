/// A target under which the owner of a selection offers its text (ICCCM 2.6.2).
enum SelectionTarget: CaseIterable {
  /// Text in UTF-8, under the name that every toolkit supports.
  case utf8String
  /// Text in UTF-8, under its media type.
  case utf8Plain
  /// Text under a media type without a character set; this program sends UTF-8.
  case plain
  /// Text in the encoding that the owner prefers; this program sends UTF-8.
  case text
  /// Text in ISO 8859-1.
  case string

  /// The targets that a reader requests, the best target first.
  static let readable: [SelectionTarget] = [.utf8String, .utf8Plain, .plain, .string]

  /// The target's atom.
  var atomName: X11Atoms.Name {
    switch self {
    case .utf8String: .utf8String
    case .utf8Plain: .utf8Plain
    case .plain: .textPlain
    case .text: .text
    case .string: .string
    }
  }

  /// The type of the property with the text.
  var typeName: X11Atoms.Name { self == .text ? .utf8String : atomName }

  /// Encodes text; characters that the target's encoding does not contain become question marks.
  func encode(_ text: String) -> [UInt8] {
    guard self == .string else { return Array(text.utf8) }
    return text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }

  /// Decodes text.
  func decode(_ bytes: [UInt8]) -> String {
    switch self {
    case .string: return Self.latin(bytes)
    // A media type without a character set does not determine the encoding, so text that is not valid UTF-8 is
    // read as Latin-1.
    case .plain: return String(validating: bytes, as: UTF8.self) ?? Self.latin(bytes)
    case .utf8String, .utf8Plain, .text: return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns the target as a candidate for a request.
  func candidate(_ atoms: X11Atoms) -> PasteRequest.Candidate {
    PasteRequest.Candidate(target: atoms[atomName], type: atoms[typeName])
  }

  /// Decodes text that an owner has sent; nil if its representation is not a readable text target.
  static func decode(
    _ bytes: [UInt8], of form: PasteRequest.Candidate, _ atoms: X11Atoms
  ) -> String? {
    readable.first { atoms[$0.atomName] == form.target }?.decode(bytes)
  }

  private static func latin(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return String(text)
  }
}
