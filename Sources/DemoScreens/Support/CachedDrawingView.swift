import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that caches its drawing: it is drawn once, or twice, and then copied.
///
/// The drawing is made again when size, scale or theme change, and freed when the view leaves its
/// window. During an animation of the size it is drawn for each frame, and not cached.
class CachedDrawingView: View, CostlyDrawing {
  private struct Key: Equatable {
    let size: Size
    let scale: Double
    let theme: Theme
  }

  /// The maximum size of the cache in pixels; beyond, it costs more memory than it saves time.
  private static let largestPixelCount = 4_000_000.0

  private var picture: (key: Key, bitmap: Bitmap)?

  /// The size, scale and theme of the last drawing that was not cached.
  private var passingKey: Key?
  /// The size of the view without animation.
  private var restingSize = Size.zero

  /// Whether the first drawing is cached, not the second; a picture that is mostly drawn only once
  /// needs no cache.
  var keepsFirstPicture: Bool { true }

  /// Draws the picture into the bounds.
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

  /// Draws the picture again at the next display.
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
