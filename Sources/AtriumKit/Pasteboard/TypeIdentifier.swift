/// The uniform type identifiers of data that programs exchange.
///
/// A type conforms to more general types. For example, `public.utf8-plain-text` conforms to `public.text`.
package enum TypeIdentifier {
  /// Text in UTF-8.
  package static let text = "public.utf8-plain-text"
  /// An image in the PNG format.
  package static let png = "public.png"
  /// The URL of a file, in UTF-8.
  package static let fileURL = "public.file-url"
  /// A URL, in UTF-8.
  package static let url = "public.url"

  /// The types to which each type conforms directly.
  private static let parents: [String: [String]] = [
    text: ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.html": ["public.text"], "public.text": ["public.data", "public.content"],
    png: ["public.image"], "public.jpeg": ["public.image"], "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"],
    fileURL: [url], url: ["public.data"], "public.data": ["public.item"],
  ]

  /// Returns whether a type is another type, or conforms to it.
  package static func type(_ type: String, conformsTo other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { self.type($0, conformsTo: other) }
  }
}
