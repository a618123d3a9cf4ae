import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// A drawing that fits any rectangle.
struct Drawing: Sendable {
  /// The name in English.
  let title: String
  /// The name in the current language.
  var name: String { String(localized: title) }
  let draw: @Sendable (Rect, Palette, borrowing Canvas) -> Void

  static let all = [bloom, dunes, seeds, tiles, orbit]
}
