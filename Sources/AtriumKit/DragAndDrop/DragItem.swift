/// An item of a drag.
@MainActor
public final class DragItem {
  /// The data of the item.
  public let itemProvider: ItemProvider
  /// Any object for the program that began the drag; other programs do not receive it.
  public var localObject: Any?
  /// A closure that returns the preview that follows the pointer; nil, the default, shows the dragged view.
  ///
  /// Only the preview of the first item is shown.
  public var previewProvider: (@MainActor () -> DragPreview?)?

  /// Makes an item with its data.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// The appearance of an item that is being dragged.
@MainActor
public final class DragPreview {
  /// The view whose snapshot follows the pointer.
  public let view: View

  /// Makes a preview that looks like a view.
  public init(view: View) {
    self.view = view
  }
}
