internal import CPango
internal import Synchronization

extension Font {
  /// A font in a file: its names and its style.
  public struct Face: Hashable, Sendable {
    /// The unique name, such as `Lato-BoldItalic`; empty if the file contains no such name.
    public let postScriptName: String
    /// The name of the family, for ``Font/family``.
    public let family: String
    /// The weight, rounded to the nearest case of ``Font/Weight``.
    public let weight: Weight
    /// Whether the face is italic or oblique.
    public let isItalic: Bool
  }

  /// The faces of the registered files, by the paths of the files.
  private static let registered = Mutex<[String: [Face]]>([:])

  /// Adds the fonts in a file to the fonts of the process.
  ///
  /// Text that is laid out afterwards can use the fonts by their family names. The fonts stay available
  /// until the process ends. Further calls for the same file have no effect.
  ///
  /// - Parameter path: The path of a TrueType or OpenType file of at most 64 MiB.
  /// - Returns: The faces in the file; empty if the file cannot be read or contains no font.
  @discardableResult
  public static func register(fileAt path: String) -> [Face] {
    registered.withLock { files in
      if let known = files[path] { return known }
      let faces = add(path)
      files[path] = faces
      return faces
    }
  }

  private static func add(_ path: String) -> [Face] {
    // For an empty file, and for a pipe without a writer, `read` returns no bytes and has checked neither the
    // signature nor the file type.
    guard
      let bytes = try? ImageFile.read(path, signatures: signatures, else: .notAnImage(path: path)),
      !bytes.isEmpty
    else { return [] }
    var faces: [Face] = []
    TextEngine.changeFonts {
      let count = FcConfigGetFonts(nil, FcSetApplication)?.pointee.nfont ?? 0
      let isAdded = path.withCString { name in
        name.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
          FcConfigAppFontAddFile(nil, $0)
        }
      }
      guard isAdded == FcTrue, let fonts = FcConfigGetFonts(nil, FcSetApplication)?.pointee else {
        return false
      }
      faces = (count..<max(count, fonts.nfont)).compactMap { fonts.fonts[Int($0)].map(face) }
      return !faces.isEmpty
    }
    return faces
  }

  /// Returns the names and the style of a font.
  private static func face(_ pattern: OpaquePointer) -> Face {
    func string(_ key: String) -> String {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
        return ""
      }
      return String(cString: value)
    }
    var (weight, slant) = (Double(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN))
    // A variable font has a range of weights instead of a number. Its regular weight is used.
    if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) != FcResultMatch {
      weight = Double(FC_WEIGHT_REGULAR)
    }
    if FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) != FcResultMatch { slant = FC_SLANT_ROMAN }
    let hundreds = (FcWeightToOpenTypeDouble(weight) / 100).rounded() * 100
    return Face(
      postScriptName: string(FC_POSTSCRIPT_NAME), family: string(FC_FAMILY),
      weight: Weight(rawValue: Int(min(max(hundreds, 100), 900))) ?? .regular,
      isItalic: slant != FC_SLANT_ROMAN)
  }

  /// The first bytes of font files: TrueType, OpenType, old TrueType, and a collection of fonts.
  private static let signatures: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
  ]
}
