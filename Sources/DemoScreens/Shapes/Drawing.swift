import AtriumGeometry
import AtriumGraphics

/// A drawing that fits any rectangle.
struct Drawing: Sendable {
  let name: String
  let draw: @Sendable (Rect, Palette, borrowing Canvas) -> Void

  static let all = [bloom, dunes, seeds, tiles, orbit]
}
