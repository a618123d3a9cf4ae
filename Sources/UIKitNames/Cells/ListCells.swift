public import Atrium

extension CollectionViewListCell {
  /// Returns an empty content configuration of a row.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension CellAccessory {
  /// The state of the cell in which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always shown.
    case always
  }

  /// The view of an accessory, and its position.
  @MainActor
  public struct CustomViewConfiguration {
    let view: View
    let placement: Placement

    /// Makes a configuration.
    public init(customView: View, placement: Placement) {
      (view, self.placement) = (customView, placement)
    }
  }

  /// Returns an accessory with a view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    customView(configuration.view, placement: configuration.placement)
  }
}
