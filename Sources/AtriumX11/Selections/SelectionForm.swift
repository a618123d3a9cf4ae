internal import AtriumKit
internal import CX11

/// A format in which this program offers the data of a pasteboard or of a drag.
@MainActor
enum SelectionForm {
  /// Text, under one of the targets for text.
  case text(SelectionTarget)
  /// The URLs of all items, one per line (RFC 2483).
  case list
  /// Data of the given type, from the first item that has such data, under the media type for this type.
  case data(String)

  /// Returns the formats in which contents can be offered, the best format first.
  static func forms(of contents: PasteboardContents) -> [SelectionForm] {
    var forms: [SelectionForm] = []
    let types = contents.itemProviders.flatMap(\.registeredTypeIdentifiers)
    if types.contains(where: MediaType.isURL) { forms.append(.list) }
    for type in types where MediaType.isOther(type) && !forms.contains(where: { $0.names(type) }) {
      forms.append(.data(type))
    }
    let hasText = contents.itemProviders.contains { $0.canLoadObject(ofClass: String.self) }
    if contents.itemProviders.isEmpty || hasText {
      forms += SelectionTarget.allCases.map { .text($0) }
    }
    return forms
  }

  private func names(_ type: String) -> Bool {
    if case .data(type) = self { true } else { false }
  }

  /// Returns the target of the format; nil if the connection is lost.
  func target(_ connection: X11Connection) -> Atom? {
    switch self {
    case .text(let target): connection.atoms[target.atomName]
    case .list: connection.atoms[.uriList]
    case .data(let type): connection.query { XInternAtom($0, MediaType.name(of: type), 0) }
    }
  }

  /// The type of the property with the data.
  func type(_ connection: X11Connection) -> Atom {
    if case .text(let target) = self { return connection.atoms[target.typeName] }
    return target(connection) ?? 0
  }

  /// Loads the data in this format.
  ///
  /// - Parameters:
  ///   - contents: The contents of the pasteboard or of the drag.
  ///   - completion: Receives the data, once; nil if there is no data.
  func load(
    from contents: PasteboardContents, completion: @escaping @MainActor ([UInt8]?) -> Void
  ) {
    switch self {
    case .text(let target):
      if let text = contents.string() { return completion(target.encode(text)) }
      guard
        let provider = contents.itemProviders.first(where: {
          $0.canLoadObject(ofClass: String.self)
        })
      else { return completion(nil) }
      provider.loadObject(ofClass: String.self) { text, _ in completion(text.map(target.encode)) }
    case .list:
      let providers = contents.itemProviders.filter {
        $0.hasItemConformingToTypeIdentifier(TypeIdentifier.url)
      }
      SelectionForm.load(providers[...], type: TypeIdentifier.url, found: []) { urls in
        completion(urls.flatMap { $0 + [13, 10] })
      }
    case .data(let type):
      let provider = contents.itemProviders.first { $0.registeredTypeIdentifiers.contains(type) }
      guard let provider else { return completion(nil) }
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in completion(data) }
    }
  }

  /// Loads the data of providers one after another, and skips data that cannot be loaded.
  private static func load(
    _ providers: ArraySlice<ItemProvider>, type: String, found: [[UInt8]],
    completion: @escaping @MainActor ([[UInt8]]) -> Void
  ) {
    guard let first = providers.first else { return completion(found) }
    first.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      load(
        providers.dropFirst(), type: type, found: found + (data.map { [$0] } ?? []),
        completion: completion)
    }
  }
}
