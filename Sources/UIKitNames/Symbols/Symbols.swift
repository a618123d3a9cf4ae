import Atrium

/// The images of symbols, by the names of SF Symbols.
@MainActor
enum Symbols {
  private struct Key: Hashable {
    let name: String
    let configuration: Image.SymbolConfiguration
  }

  private static var images: [Key: Image] = [:]
  private static let nameKey = AssociatedObjects.Key()

  /// Returns the image of a symbol; nil if the text is not a symbol name, or if memory is low.
  ///
  /// If the table has no outline for the name, the image is an empty square.
  static func image(_ name: String, _ configuration: Image.SymbolConfiguration) -> Image? {
    guard isName(name) else { return nil }
    let key = Key(name: name, configuration: configuration)
    if let image = images[key] { return image }
    guard
      let image = drawing(name).image(
        side: configuration.side, lineWidth: configuration.lineWidth)?
        .withRenderingMode(.alwaysTemplate)
    else { return nil }
    setName(name, of: image)
    images[key] = image
    return image
  }

  /// Stores the name of the symbol that an image shows.
  static func setName(_ name: String, of image: Image) {
    AssociatedObjects.set(name, of: image, nameKey)
  }

  /// The name of the symbol that an image shows; nil for another image.
  static func name(of image: Image) -> String? {
    AssociatedObjects.value(of: image, nameKey) as? String
  }

  /// Returns whether a text has the form of a name: words of small letters and digits with periods between them.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
      }
  }

  /// Returns the drawing of a symbol, composed from an outline and the suffixes of the name.
  private static func drawing(_ name: String) -> SymbolDrawing {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill" && words.count > 1
    if isFilled { words.removeLast() }
    let isCrossedOut = words.last == "slash" && words.count > 1
    if isCrossedOut { words.removeLast() }
    if let badge = words.firstIndex(of: "badge"), badge > 0 { words.removeSubrange(badge...) }
    var result = SymbolDrawing(outline: "R 4 4 16 16 3")
    while !words.isEmpty {
      let base = words.joined(separator: ".")
      if let outline = outline(base) {
        result.outline = outline
        result.isFilled = isFilled && SymbolTable.lines[base] == nil
        break
      }
      if words.count > 1, let last = words.last, let frame = SymbolTable.shapes[last],
        let outline = outline(words.dropLast().joined(separator: "."))
      {
        (result.outline, result.frame, result.isFilled) = (outline, frame, isFilled)
        break
      }
      words.removeLast()
    }
    result.isCrossedOut = isCrossedOut
    return result
  }

  private static func outline(_ name: String) -> String? {
    let name = SymbolTable.aliases[name] ?? name
    return SymbolTable.lines[name] ?? SymbolTable.shapes[name]
  }
}

extension Image.SymbolConfiguration {
  /// The side of a symbol's square, in points.
  fileprivate var side: Double {
    let factor: Double =
      switch scale {
      case .small: 0.95
      case .large: 1.5
      default: 1.2
      }
    let side = (pointSize * factor).rounded()
    return side.isFinite ? min(max(side, 1), 512) : 20
  }

  /// The width of a symbol's lines, in 24ths of the square's side.
  fileprivate var lineWidth: Double { 1 + Double(max(0, min(weight.rawValue, 1000))) / 500 }
}
