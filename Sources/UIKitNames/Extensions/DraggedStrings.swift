public import Atrium
public import Foundation

// `NSString` cannot conform to `ItemProviderReading`, since a class must declare that protocol's initialiser
// itself. Separate methods therefore load strings.

extension NSString: ItemProviderWriting {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }

  /// Returns the text in UTF-8.
  public func itemProviderData(forTypeIdentifier typeIdentifier: String) -> [UInt8]? {
    String(describing: self).itemProviderData(forTypeIdentifier: typeIdentifier)
  }
}

extension DragDropSession {
  /// Returns whether a string can be made from one of the items.
  public func canLoadObjects(ofClass type: NSString.Type) -> Bool {
    canLoadObjects(ofClass: String.self)
  }
}

extension DropSession {
  /// Loads a string from each item that has text.
  ///
  /// - Parameters:
  ///   - type: The class of strings.
  ///   - completion: Receives the strings in the order of the items. The closure is called once, possibly before this
  ///     method returns.
  public func loadObjects(
    ofClass type: NSString.Type, completion: @escaping @MainActor ([NSString]) -> Void
  ) {
    loadObjects(ofClass: String.self) { strings in
      completion(strings.map { NSString(string: $0) })
    }
  }
}
