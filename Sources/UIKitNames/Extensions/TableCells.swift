public import Atrium

extension TableView {
  /// Registers a closure that makes a cell from its reuse identifier.
  ///
  /// The plug-in `PortedSources` replaces a registered class with such a closure.
  public func register<Cell: TableViewCell>(
    _ make: @escaping @MainActor (String) -> Cell, forCellReuseIdentifier identifier: String
  ) {
    register(forCellReuseIdentifier: identifier) { make(identifier) }
  }

  /// Registers a closure that makes headers and footers from their identifier.
  ///
  /// The plug-in `PortedSources` replaces a registered class with such a closure.
  public func register<Title: TableViewHeaderFooterView>(
    _ make: @escaping @MainActor (String) -> Title,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(forHeaderFooterViewReuseIdentifier: identifier) { make(identifier) }
  }
}

extension ViewStyle where Self: TableView {
  /// The lines between rows.
  ///
  /// As in UIKit, the type is `UITableViewCell.SeparatorStyle`.
  public var separatorStyle: TableViewCell.SeparatorStyle {
    get { showsSeparators ? .singleLine : .none }
    set { showsSeparators = newValue != .none }
  }
}

extension TableViewCell {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No lines.
    case none
    /// Lines.
    case singleLine
  }
}

extension TableViewCell.SelectionStyle {
  /// The same as `default`.
  public static var blue: TableViewCell.SelectionStyle { .default }
  /// The same as `default`.
  public static var gray: TableViewCell.SelectionStyle { .default }
}

extension ViewController {
  /// Whether the controller insets scroll views below bars.
  ///
  /// The value is always false and setting the property has no effect, since scroll views adjust their insets
  /// themselves.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { false }
    set {}
  }
}

extension TableViewCell {
  /// UIKit's name for `TableViewCell.Style`, the arrangement of the labels.
  public typealias CellStyle = Style
}
