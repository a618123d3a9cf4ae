public import AtriumKit

extension ViewController {
  /// Whether a container of this module has made the controller for its own use.
  ///
  /// An example is the navigation controller around a plain controller in a column.
  ///
  /// Tools that show only the program's own controllers skip such a controller.
  public var isPartOfContainer: Bool {
    self is MoreListController || self is RingMenuOverlayController
      || attachmentIfPresent(WrapperMark.self) != nil
  }
}
