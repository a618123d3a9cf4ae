import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that caches its first or second drawing as a bitmap.
///
/// The cache is renewed when the size, the scale or the theme changes, and discarded when the view leaves its window.
/// During an animation of the view's size, each display frame is drawn without the cache.
class CachedDrawingView: View, CostlyDrawing {
  private struct Key: Equatable {
    let size: Size
    let scale: Double
    let theme: Theme
  }

  /// The maximum number of pixels in the cache.
  ///
  /// A larger cache would need too much memory.
  private static let largestPixelCount = 4_000_000.0

  private var picture: (key: Key, bitmap: Bitmap)?

  /// The size, scale and theme of the most recent drawing that was not cached.
  private var passingKey: Key?
  /// The size of the view outside animations.
  private var restingSize = Size.zero

  /// Whether the first drawing is cached; if false, only the second drawing of the same content is cached.
  ///
  /// A drawing that is usually made only once needs no cache.
  var keepsFirstPicture: Bool { true }

  /// Draws the content into the bounds; subclasses override it.
  func drawPicture(in canvas: borrowing Canvas) {}

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
      countDrawing()
      drawPicture(in: canvas)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    restingSize = bounds.size
  }

  /// Discards the cached drawing, so that the content is drawn again at the next display.
  final func forgetPicture() { (picture, passingKey) = (nil, nil) }

  private func makePicture(_ key: Key) -> (Key, Bitmap)? {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: key.size), scale: key.scale)
    guard Double(pixels.width) * Double(pixels.height) <= CachedDrawingView.largestPixelCount,
      let bitmap = try? Bitmap(
        size: PixelSize(width: pixels.width, height: pixels.height), scale: key.scale)
    else { return nil }
    countDrawing()
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
