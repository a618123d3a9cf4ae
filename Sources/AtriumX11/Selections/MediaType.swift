internal import AtriumKit

/// The media types by which X11 programs name data, and the uniform type identifiers of the toolkit.
enum MediaType {
  private static let names = [
    TypeIdentifier.png: "image/png", "public.jpeg": "image/jpeg",
    "public.svg-image": "image/svg+xml", "public.html": "text/html",
  ]
  private static let identifiers = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

  /// Returns the name of a target for data of a type; a type without a media type keeps its identifier.
  static func name(of identifier: String) -> String { names[identifier] ?? identifier }

  /// Returns the type of data for the name of a target; an unknown name is returned unchanged.
  static func identifier(of name: String) -> String { identifiers[name] ?? name }

  /// Returns whether data of a type is a URL, which other programs read from a list of URLs.
  static func isURL(_ identifier: String) -> Bool {
    TypeIdentifier.type(identifier, conformsTo: TypeIdentifier.url)
  }

  /// Returns whether data of a type is neither plain text nor a URL.
  ///
  /// Plain text and URLs have their own targets.
  static func isOther(_ identifier: String) -> Bool {
    !isURL(identifier) && !TypeIdentifier.type(identifier, conformsTo: "public.plain-text")
  }

  /// Returns whether a target with the given name may contain data for this program.
  ///
  /// The other targets of selections are requests for information, or old names of text.
  static func isData(_ name: String) -> Bool {
    name.contains("/") || name.hasPrefix("public.") || name.hasPrefix("com.")
  }
}
