import AtriumGraphics

/// What a bar has no room for, as its list shows it.
struct OverflowEntry {
  /// Which item it stands for.
  var item: ObjectIdentifier
  var title: String
  var image: Image?
  var isEnabled = true
  /// Whether it is the chosen one among several.
  var isSelected = false
  /// A few characters that call for attention; a dot if empty.
  var badge: String?
  /// Does it, when the list has gone.
  var action: @MainActor () -> Void
}
