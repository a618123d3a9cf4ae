public import AtriumGraphics

/// A type whose values can be created from the data of an ``ItemProvider``.
public protocol ItemProviderReading {
  /// The types of data from which a value can be created, in the order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a value from data; nil if the data is damaged.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data: one of ``readableTypeIdentifiersForItemProvider``, or a type that
  ///     conforms to one.
  init?(itemProviderData data: [UInt8], typeIdentifier: String)
}

/// A type whose values can be converted to the data of an ``ItemProvider``.
public protocol ItemProviderWriting {
  /// The types of data to which a value can be converted, in the order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Converts the value to data.
  ///
  /// - Parameter typeIdentifier: The type of the data, which is one of ``writableTypeIdentifiersForItemProvider``.
  /// - Returns: The data; nil if the value cannot be converted.
  func itemProviderData(forTypeIdentifier typeIdentifier: String) -> [UInt8]?
}

extension String: ItemProviderReading, ItemProviderWriting {
  /// Text in UTF-8, and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.text, "public.plain-text", TypeIdentifier.url, TypeIdentifier.fileURL]
  }
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  /// Decodes text; invalid bytes become replacement characters.
  public init?(itemProviderData data: [UInt8], typeIdentifier: String) {
    self.init(decoding: data, as: UTF8.self)
  }

  /// Returns the text in UTF-8.
  public func itemProviderData(forTypeIdentifier typeIdentifier: String) -> [UInt8]? { Array(utf8) }
}

extension Image: ItemProviderReading, ItemProviderWriting {
  /// The PNG format.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }
  /// The PNG format.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }

  /// Decodes a PNG image.
  public convenience init?(itemProviderData data: [UInt8], typeIdentifier: String) {
    guard let bitmap = try? Bitmap(pngData: data) else { return nil }
    self.init(bitmap)
  }

  /// Returns the image at its highest scale, in the PNG format.
  public func itemProviderData(forTypeIdentifier typeIdentifier: String) -> [UInt8]? {
    try? bitmap(forScale: 64).pngData()
  }
}
