import AtriumGeometry
import AtriumKit

extension TableViewCell {
  /// The space between the button and the chevron of the accessory `detailDisclosureButton`, in points.
  private static let accessoryGap = 10.0

  /// The width of the accessory mark and button in the current mode, in points.
  var accessoryMarkWidth: Double {
    switch shownAccessoryType {
    case .none: 0
    case .disclosureIndicator, .checkmark: TableViewCell.accessorySize.width
    case .detailButton: TableAccessoryButton.diameter
    case .detailDisclosureButton:
      TableAccessoryButton.diameter + TableViewCell.accessoryGap
        + TableViewCell.accessorySize.width
    }
  }

  /// Whether the row has a button that shows details.
  private var showsAccessoryButton: Bool {
    shownAccessoryView == nil
      && (shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton)
  }

  /// Adds or removes the button that shows details.
  func updateAccessoryButton() {
    guard showsAccessoryButton else {
      accessoryButton?.removeFromSuperview()
      accessoryButton = nil
      return
    }
    guard accessoryButton == nil else { return }
    let button = TableAccessoryButton()
    button.handler = { [weak self] in self?.accessoryHandler?() }
    addSubview(button)
    accessoryButton = button
  }

  /// Places the button that shows details; the button covers the whole height of the row.
  func layOutAccessoryButton() {
    guard let accessoryButton else { return }
    let side = TableViewCell.accessoryGap / 2
    accessoryButton.frame = mirrored(
      Rect(
        x: bounds.width - trailingIndent - place.margin - accessoryMarkWidth - side, y: 0,
        width: TableAccessoryButton.diameter + 2 * side, height: bounds.height), in: bounds.width)
  }
}
