public import AtriumControls

extension LocalizedStrings {
  /// Reads the strings of a language from a file, such as `de.lproj/Localizable.strings`.
  ///
  /// - Parameters:
  ///   - language: The code of the language, such as `de`.
  ///   - path: The path of the file.
  /// - Throws: The reason why the file cannot be read. Incomplete entries are left out.
  public init(language: String, contentsOfFile path: String) throws(InterfaceError) {
    self.init(language: language, contentsOf: try InterfaceFile.bytes(of: path))
  }
}
