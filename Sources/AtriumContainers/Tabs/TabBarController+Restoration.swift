public import AtriumKit

extension TabBarController {
  /// The selection and the order of the tabs, to be kept between two runs of a program.
  ///
  /// The tabs are named by their places in the list that the program sets.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The place of each tab in the program's list, in the order of the user.
    public var order: [Int]
    /// The place of the selected tab in the program's list; nil for none, and for the list of *More*.
    public var selectedIndex: Int?

    /// Makes a state.
    public init(order: [Int], selectedIndex: Int?) {
      (self.order, self.selectedIndex) = (order, selectedIndex)
    }
  }

  /// The state of the tabs.
  ///
  /// - Parameter original: The tabs in the order of the program.
  /// - Returns: The state; tabs that are not in `original` are left out.
  public func savedState(for original: [ViewController]) -> SavedState {
    SavedState(
      order: tabs.compactMap { original.firstIndex(of: $0) },
      selectedIndex: selectedViewController.flatMap { original.firstIndex(of: $0) })
  }

  /// Sets tabs in the order and with the selection of a state.
  ///
  /// Places that do not exist, or stand twice, are ignored; tabs that the state does not know come last.
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
