import AtriumGraphics

/// An entry of an overflow list: an item that does not fit its bar.
struct OverflowEntry {
  /// The item's identity.
  var item: ObjectIdentifier
  var title: String
  var image: Image?
  var isEnabled = true
  /// Whether it is the selected one of several.
  var isSelected = false
  /// The badge's characters; empty for a dot.
  var badge: String?
  /// The action, called after the list is dismissed.
  var action: @MainActor () -> Void
}
