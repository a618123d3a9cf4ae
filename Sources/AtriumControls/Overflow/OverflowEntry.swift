import AtriumGraphics

/// An entry of an overflow list: a bar item that does not fit into its bar, or an item below the top of a
/// navigation bar's stack.
struct OverflowEntry {
  /// The identity of the bar item.
  var item: ObjectIdentifier
  var title: String
  var image: Image?
  var isEnabled = true
  /// Whether the entry is the selected entry of its list.
  var isSelected = false
  /// The text of the badge; an empty string shows a dot, and nil shows no badge.
  var badge: String?
  /// Called when the user has chosen the entry, after the list has been dismissed.
  var action: @MainActor () -> Void
}
