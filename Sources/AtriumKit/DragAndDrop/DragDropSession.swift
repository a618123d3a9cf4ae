public import AtriumGeometry

/// The properties of a drag that both its source and its targets can read.
@MainActor
public protocol DragDropSession: AnyObject {
  /// The dragged items.
  var items: [DragItem] { get }
  /// Whether the source allows a move of the items.
  var allowsMoveOperation: Bool { get }
  /// Whether the items are only for the program that began the drag.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the pointer, in points, in a view's coordinates.
  func location(in view: View) -> Point
}

extension DragDropSession {
  /// Returns whether an item has data of one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Returns whether a value of a type can be created from one of the items.
  public func canLoadObjects(ofClass type: any ItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// The session of a drag for its source.
@MainActor
public protocol DragSession: DragDropSession {
  /// Any object that the source sets and that targets in the same program can read.
  var localContext: Any? { get set }
}

/// The session of a drag for its targets.
@MainActor
public protocol DropSession: DragDropSession {
  /// The session of the drag's source; nil if another program began the drag.
  var localDragSession: (any DragSession)? { get }
}

extension DropSession {
  /// Loads a value of a type from each item that can be converted to the type.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - completion: Receives the values in the order of the items, without those that could not be loaded. The
  ///     closure is called once, possibly before this method returns.
  public func loadObjects<Value: ItemProviderReading>(
    ofClass type: Value.Type, completion: @escaping @MainActor ([Value]) -> Void
  ) {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: type) }
    guard !providers.isEmpty else { return completion([]) }
    var values = [Value?](repeating: nil, count: providers.count)
    var left = providers.count
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: type) { value, _ in
        values[index] = value
        left -= 1
        if left == 0 { completion(values.compactMap(\.self)) }
      }
    }
  }
}
