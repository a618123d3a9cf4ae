internal import CExpat

/// Reads an Interface Builder file with Expat into a tree of elements.
///
/// The reader stops at the first declaration of an entity, so no entity is expanded. No handler of external
/// entities is set, so no other file is ever read. The depth and the number of elements are limited.
final class InterfaceReader {
  private let warnings: InterfaceWarnings
  private let parser: XML_Parser
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: InterfaceError?

  private init?(warnings: InterfaceWarnings) {
    // Interface Builder writes UTF-8. The XML declaration of the file may name another encoding.
    guard let parser = XML_ParserCreate(nil) else { return nil }
    (self.warnings, self.parser) = (warnings, parser)
  }

  deinit { XML_ParserFree(parser) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - warnings: Receives the warnings about the elements of the file.
  /// - Returns: The root element.
  /// - Throws: The reason why the file cannot be read, with the position in the file.
  static func read(
    _ bytes: [UInt8], warnings: InterfaceWarnings
  ) throws(InterfaceError) -> InterfaceElement {
    let file = warnings.file
    if bytes.starts(with: Array("NIBArchive".utf8)) || bytes.starts(with: Array("bplist".utf8)) {
      throw InterfaceError(file: file, reason: .compiled)
    }
    guard let reader = InterfaceReader(warnings: warnings) else {
      throw InterfaceError(file: file, reason: .unreadable("there is no memory for it"))
    }
    return try reader.run(bytes)
  }

  private func run(_ bytes: [UInt8]) throws(InterfaceError) -> InterfaceElement {
    warnings.lines = InterfaceLines(bytes)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name, let attributes else { return }
        InterfaceReader.of(data)?.begin(name, attributes)
      },
      { data, _ in InterfaceReader.of(data)?.end() })
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      InterfaceReader.of(data)?.stop(.entities)
    }
    // The file is parsed in pieces, so that Expat copies at most one piece.
    let size = 1 << 16
    var start = 0
    repeat {
      let end = min(start + size, bytes.count)
      let status = bytes[start..<end].withUnsafeBytes { piece in
        XML_Parse(
          parser, piece.bindMemory(to: CChar.self).baseAddress, Int32(piece.count),
          end == bytes.count ? 1 : 0)
      }
      if let failure { throw failure }
      guard status == XML_STATUS_OK else { throw syntaxError() }
      start = end
    } while start < bytes.count
    guard let root else { throw syntaxError() }
    return root
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> InterfaceReader? {
    data.map { Unmanaged<InterfaceReader>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Events

  private func begin(
    _ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard failure == nil else { return }
    count += 1
    guard open.count < InterfaceError.largestDepth else { return stop(.tooDeep) }
    guard count <= InterfaceError.largestCount else { return stop(.tooManyElements) }
    let attributeCount = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    var attributes: [(name: String, value: String)] = []
    attributes.reserveCapacity(attributeCount)
    var index = 0
    while let key = list[index], let value = list[index + 1] {
      attributes.append((self.name(key), String(cString: value)))
      index += 2
    }
    let element = InterfaceElement(
      name: String(cString: name), attributes: attributes,
      offset: Int(XML_GetCurrentByteIndex(parser)), warnings: warnings)
    if let parent = open.last { parent.append(element) } else { root = element }
    open.append(element)
    setTextHandler(for: element)
  }

  /// Returns the name of an attribute.
  ///
  /// Expat keeps each name at one address, so a small cache by address avoids most conversions to strings.
  private func name(_ key: UnsafePointer<CChar>) -> String {
    let place = Int(bitPattern: key) >> 3 & 255
    if names[place].key == key { return names[place].name }
    let name = String(cString: key)
    names[place] = (key, name)
    return name
  }
  private var names: [(key: UnsafePointer<CChar>?, name: String)] = Array(
    repeating: (nil, ""), count: 256)

  private func end() {
    guard failure == nil else { return }
    open.removeLast()
    if let element = open.last { setTextHandler(for: element) }
  }

  /// Receives characters only in elements with text, since most other characters are white space between elements.
  private func setTextHandler(for element: InterfaceElement) {
    let hasText = element.name == "string" || element.name == "mutableString"
    guard hasText != hearsText else { return }
    hearsText = hasText
    guard hasText else { return XML_SetCharacterDataHandler(parser, nil) }
    XML_SetCharacterDataHandler(parser) { data, characters, length in
      guard let characters else { return }
      InterfaceReader.of(data)?.add(characters, Int(length))
    }
  }
  private var hearsText = false

  private func add(_ characters: UnsafePointer<CChar>, _ length: Int) {
    guard failure == nil, let element = open.last else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: length)
    element.text += String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Errors

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
  private var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }

  private func stop(_ reason: InterfaceError.Reason) {
    guard failure == nil else { return }
    failure = InterfaceError(file: warnings.file, line: line, column: column, reason: reason)
    XML_StopParser(parser, 0)
  }

  private func syntaxError() -> InterfaceError {
    let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return InterfaceError(
      file: warnings.file, line: line, column: column,
      reason: .malformed(message ?? "no reason is known"))
  }
}
