import AtriumGeometry
import AtriumKit

extension TableViewCell {
  /// The way in which the user can edit a row.
  ///
  /// The raw values are UIKit's.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The row cannot be edited.
    case none
    /// The user can delete the row.
    case delete
    /// The user can insert a row.
    case insert
  }

  /// The width that the button at the leading edge takes from the content view, in points.
  private static let editWidth = 38.0

  /// The distance from the leading edge of the row to the content view, in points.
  var editIndent: Double { showsEditButton ? TableViewCell.editWidth : 0 }

  /// The mark at the trailing edge in the current mode.
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// The view at the trailing edge in the current mode.
  var shownAccessoryView: View? { isEditing ? editingAccessoryView : accessoryView }

  /// The distance from the trailing edge of the row to the accessory, in points.
  var trailingIndent: Double {
    place.indexWidth + (showsReorderHandle ? TableReorderHandle.width : 0)
  }

  /// Adds or removes the handle at the trailing edge.
  func reorderHandleDidChange() {
    if showsReorderHandle {
      let handle = reorderHandle ?? TableReorderHandle()
      handle.handler = { [weak self] recognizer in self?.moveHandler?(recognizer) }
      if handle.superview !== self { addSubview(handle) }
      reorderHandle = handle
      layOutReorderHandle()
    } else {
      reorderHandle?.removeFromSuperview()
      reorderHandle = nil
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Places the handle at the trailing edge; it covers the whole height of the row.
  func layOutReorderHandle() {
    let width = TableReorderHandle.width
    reorderHandle?.frame = mirrored(
      Rect(
        x: bounds.width - place.indexWidth - width - 4, y: 0, width: width, height: bounds.height),
      in: bounds.width)
  }

  /// Adds or removes the button at the leading edge.
  func editButtonDidChange() {
    if showsEditButton {
      let button = editButton ?? TableEditButton()
      button.editingStyle = editingStyle
      button.handler = { [weak self] in self?.editHandler?() }
      if button.superview !== self { addSubview(button) }
      editButton = button
      layOutEditButton()
    } else {
      editButton?.removeFromSuperview()
      editButton = nil
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Places the button at the leading edge; it covers the whole height of the row.
  func layOutEditButton() {
    let width = TableViewCell.editWidth + TableViewCell.margin / 2
    editButton?.frame = mirrored(
      Rect(x: 0, y: 0, width: width, height: bounds.height), in: bounds.width)
  }
}
