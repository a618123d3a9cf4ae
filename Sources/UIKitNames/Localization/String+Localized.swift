public import Atrium
public import Foundation

extension String {
  /// A localisation key with interpolated values.
  ///
  /// For example, the key of `"\(count) hikes"` is `%lld hikes`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []

      /// Makes an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text, in which `%` becomes `%%`.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// Adds a string as `%@`.
      public mutating func appendInterpolation(_ value: String) { add("%@", value as NSString) }
      /// Adds a whole number as `%lld`.
      public mutating func appendInterpolation(_ value: Int) { add("%lld", value) }
      /// Adds a number as `%lf`.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }
      /// Adds a number as `%f`.
      public mutating func appendInterpolation(_ value: Float) { add("%f", value) }

      private mutating func add(_ specifier: String, _ value: any CVarArg) {
        key += specifier
        arguments.append(value)
      }
    }

    let key: String
    let arguments: [any CVarArg]

    /// Makes a key without values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Makes a key without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// Makes a key with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Returns whether two values have the same key and the same arguments, compared as text.
    public static func == (left: LocalizationValue, right: LocalizationValue) -> Bool {
      left.key == right.key
        && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
    }
  }

  /// Makes a localised string in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key in the table, with its values.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the program's bundle.
  ///   - locale: The locale in which numbers are formatted.
  ///   - comment: A comment for translators.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: ResourceBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: table)
    guard !key.arguments.isEmpty else {
      self = format
      return
    }
    self.init(
      format: LocalizationTables.shared.expanded(format, key.arguments), locale: locale,
      arguments: key.arguments)
  }
}
