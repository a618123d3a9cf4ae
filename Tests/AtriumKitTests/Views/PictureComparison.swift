import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import Testing

extension Stage {
  /// Whether what was painted bit by bit, by damage, is what a painting of everything gives.
  var isPaintedCompletely: Bool { host.bitmap?.isIdentical(to: snapshot()) == true }

  /// The colour at a place of a picture, in points.
  func color(_ picture: Bitmap, _ x: Double, _ y: Double) -> Color {
    picture.color(atX: Int(x * picture.scale), y: Int(y * picture.scale))
  }
}
