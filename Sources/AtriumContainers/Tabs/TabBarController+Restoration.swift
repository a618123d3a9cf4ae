public import AtriumKit

extension TabBarController {
  /// The selection and the order of the tabs, for storage between two runs of a program.
  ///
  /// The tabs are identified by their indices in the list that the program sets.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The index of each tab in the program's list, in the user's order.
    public var order: [Int]
    /// The index of the selected tab in the program's list; nil if no tab or the list of *More* is selected.
    public var selectedIndex: Int?

    /// Makes a state from an order and a selection.
    public init(order: [Int], selectedIndex: Int?) {
      (self.order, self.selectedIndex) = (order, selectedIndex)
    }
  }

  /// Returns the state of the tabs.
  ///
  /// - Parameter original: The tabs in the order of the program.
  /// - Returns: The state. Tabs that are not in `original` are left out.
  public func savedState(for original: [ViewController]) -> SavedState {
    SavedState(
      order: tabs.compactMap { original.firstIndex(of: $0) },
      selectedIndex: selectedViewController.flatMap { original.firstIndex(of: $0) })
  }

  /// Sets tabs in the order and with the selection of a saved state.
  ///
  /// Indices that do not exist, or occur again, are ignored. Tabs that are missing from the state come last.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - original: The tabs in the order of the program.
  public func restore(_ state: SavedState, for original: [ViewController]) {
    var order: [Int] = []
    for place in state.order + Array(original.indices)
    where original.indices.contains(place) && !order.contains(place) {
      order.append(place)
    }
    setViewControllers(order.map { original[$0] }, animated: false)
    if let selected = state.selectedIndex, original.indices.contains(selected) {
      selectedViewController = original[selected]
    }
  }
}
