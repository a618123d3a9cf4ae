/// Data in one or several types for a drag or the pasteboard, loaded only on request.
///
/// The data may belong to another program, which may need a long time to send it. Loading is therefore asynchronous:
///
/// ```swift
/// provider.loadObject(ofClass: String.self) { text, error in
///   if let text { insert(text) }
/// }
/// ```
@MainActor
public final class ItemProvider {
  /// A closure that loads data.
  ///
  /// It must call its completion once, with nil if there is no data.
  public typealias LoadHandler =
    @MainActor (_ completion: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void) -> Void

  /// The reason why data was not loaded.
  public enum LoadError: Error, Hashable {
    /// There is no data of the requested type.
    case unavailable
    /// The program that owns the data did not send it completely, or the data is damaged.
    case unreadable
  }

  /// The types of the data, in the order of preference.
  public private(set) var registeredTypeIdentifiers: [String] = []
  /// A name for a file with the data; nil if there is none.
  public var suggestedName: String?
  private var handlers: [String: LoadHandler] = [:]

  /// Makes a provider without data.
  public init() {}

  /// Makes a provider with a value, in all types to which the value can be converted.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// Adds a value, in all types to which it can be converted.
  public func registerObject(_ object: any ItemProviderWriting) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type) { completion in
        let data = object.itemProviderData(forTypeIdentifier: type)
        completion(data, data == nil ? LoadError.unreadable : nil)
      }
    }
  }

  /// Adds data of a type, which is loaded on request; the data replaces earlier data of that type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier, such as `public.png`.
  ///   - loadHandler: Loads the data. The closure can be called any number of times.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    if handlers.updateValue(loadHandler, forKey: typeIdentifier) == nil {
      registeredTypeIdentifiers.append(typeIdentifier)
    }
  }

  /// Returns whether there is data of a type, or of a type that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registered(typeIdentifier) != nil
  }

  /// Returns whether a value of a type can be made from the data.
  public func canLoadObject(ofClass type: any ItemProviderReading.Type) -> Bool {
    readable(type) != nil
  }

  /// Loads data of a type, or of the first registered type that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Receives the data, or an error; called once, possibly before this method returns.
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) {
    guard let type = registered(typeIdentifier), let handler = handlers[type] else {
      return completionHandler(nil, LoadError.unavailable)
    }
    var isDone = false
    handler { data, error in
      // A handler may call its completion twice by mistake. The data must be delivered only once.
      guard !isDone else { return }
      isDone = true
      completionHandler(data, data == nil ? error ?? LoadError.unreadable : nil)
    }
  }

  /// Loads a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Receives the value, or an error; called once, possibly before this method returns.
  public func loadObject<Value: ItemProviderReading>(
    ofClass type: Value.Type,
    completionHandler: @escaping @MainActor (Value?, (any Error)?) -> Void
  ) {
    guard let found = readable(type) else { return completionHandler(nil, LoadError.unavailable) }
    loadDataRepresentation(forTypeIdentifier: found) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let value = Value(itemProviderData: data, typeIdentifier: found)
      completionHandler(value, value == nil ? LoadError.unreadable : nil)
    }
  }

  private func registered(_ type: String) -> String? {
    registeredTypeIdentifiers.first { TypeIdentifier.type($0, conformsTo: type) }
  }

  /// Returns the registered type for the first readable type that has data; nil if there is none.
  private func readable(_ type: any ItemProviderReading.Type) -> String? {
    type.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.registered($0) }.first
  }
}
