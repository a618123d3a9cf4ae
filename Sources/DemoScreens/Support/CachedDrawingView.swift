import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view whose picture is costly: it is drawn once, or twice, and copied from then on.
///
/// The picture is drawn anew when size, scale or theme change, and given up when the view leaves
/// its window. On the way to another size it is drawn for each frame, and not kept.
class CachedDrawingView: View, DrawingCounting {
  private struct Key: Equatable {
    let size: Size
    let scale: Double
    let theme: Theme
  }

  /// Where copying would take more memory than drawing takes time.
  private static let largestPixelCount = 4_000_000.0

  private var picture: (key: Key, bitmap: Bitmap)?
  /// How often the picture was drawn.
  private(set) var drawingCount = 0

  /// The size, scale and theme of the last drawing that was not kept.
  private var passingKey: Key?
  /// The size that the view has, apart from what is animated.
  private var restingSize = Size.zero

  /// Whether the first drawing is kept already, as against the second: a picture that is mostly drawn
  /// once and then stands there needs no copy in memory.
  var keepsFirstPicture: Bool { true }

  /// Draws the picture into the bounds.
  func drawPicture(in canvas: borrowing Canvas) {}

  /// Has the picture drawn anew.
  final func setNeedsPicture() {
    picture = nil
    setNeedsDisplay()
  }

  final override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let key = Key(size: bounds.size, scale: traitCollection.displayScale, theme: theme)
    if picture?.key != key {
      picture = nil
      if key.size == restingSize, keepsFirstPicture || passingKey == key {
        picture = makePicture(key)
      }
    }
    if let picture {
      canvas.draw(picture.bitmap, at: bounds.origin)
    } else {
      passingKey = key
      drawingCount += 1
      drawPicture(in: canvas)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    restingSize = bounds.size
  }

  private func makePicture(_ key: Key) -> (Key, Bitmap)? {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: key.size), scale: key.scale)
    guard Double(pixels.width) * Double(pixels.height) <= CachedDrawingView.largestPixelCount,
      let bitmap = try? Bitmap(
        size: PixelSize(width: pixels.width, height: pixels.height), scale: key.scale)
    else { return nil }
    drawingCount += 1
    bitmap.draw { canvas in
      canvas.translate(x: -bounds.minX, y: -bounds.minY)
      drawPicture(in: canvas)
    }
    return (key, bitmap)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { picture = nil }
  }
}
