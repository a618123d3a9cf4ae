public import AtriumGeometry
internal import Synchronization

/// A picture that never changes, at one or several resolutions.
public final class Image: @unchecked Sendable {
  // Sendable: the pixels are only read, one thread at a time (see ``withBitmap(forScale:_:)``).

  /// Whether views paint the picture in its own colours.
  public enum RenderingMode: Hashable, Sendable {
    /// In its own colours, unless the view has other reasons.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a shape, in the colour of what can be acted on.
    case alwaysTemplate
  }

  /// Bitmaps and their lock: what an image has in common with those made from it.
  private final class Pixels {
    let representations: [Bitmap]
    let lock = Mutex<Void>(())

    init(_ representations: [Bitmap]) { self.representations = representations }
  }

  /// The extent in points.
  public let size: Size
  /// Whether views paint the picture in its own colours.
  public let renderingMode: RenderingMode
  private let pixels: Pixels
  /// The bitmaps, fewest pixels to a point first.
  private var representations: [Bitmap] { pixels.representations }

  /// Reads a picture in the PNG format, and its siblings of more pixels.
  ///
  /// Beside `clock.png`, files named `clock@2x.png` and `clock@3x.png` are looked for. Any of the
  /// three may be missing or broken as long as one is not.
  ///
  /// - Parameter path: The name of the file with one pixel to a point.
  /// - Throws: ``DrawingError`` if none can be read; it is about the file of that name.
  public init(contentsOf path: String) throws(DrawingError) {
    var found: [Bitmap] = []
    var failures: [DrawingError] = []
    for (name, scale) in Image.siblings(of: path) {
      do throws(DrawingError) {
        found.append(try Bitmap(contentsOfPNG: name, scale: scale))
      } catch {
        failures.append(error)
      }
    }
    guard let first = found.first else {
      // A file that is there and broken says more than one that is not there.
      let broken = failures.first { if case .unreadable = $0 { false } else { true } }
      throw broken ?? failures.first ?? .unreadable(path: path, reason: "No such file")
    }
    (pixels, size, renderingMode) = (Pixels(found), first.pointSize, .automatic)
  }

  /// Makes a picture of a bitmap, which nobody may draw into any more.
  public convenience init(_ bitmap: Bitmap) {
    self.init(representations: [bitmap])
  }

  /// Makes a picture of bitmaps that show the same, which nobody may draw into any more.
  ///
  /// - Parameter representations: The bitmaps; at least one, or it traps.
  public init(representations: [Bitmap]) {
    let sorted = representations.sorted { $0.scale < $1.scale }
    guard let first = sorted.first else {
      fatalError("An Image was made of no Bitmap; give it one at least.")
    }
    (pixels, size, renderingMode) = (Pixels(sorted), first.pointSize, .automatic)
  }

  private init(_ image: Image, renderingMode: RenderingMode) {
    (pixels, size, self.renderingMode) = (image.pixels, image.size, renderingMode)
  }

  /// The same picture, to be painted in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    Image(self, renderingMode: renderingMode)
  }

  /// The bitmap with as many pixels to a point as wanted or a few more; else the one with the most.
  ///
  /// It may only be drawn from, and only by the thread that asked for it.
  public func bitmap(forScale scale: Double) -> Bitmap {
    // A hair less is the same scale that was computed in another way.
    guard let bitmap = representations.first(where: { $0.scale >= scale - 1e-6 }) else {
      return representations[representations.count - 1]
    }
    return bitmap
  }

  /// Runs the body while no other thread reads the bitmap: Cairo counts its readers without a lock.
  func withBitmap(forScale scale: Double, _ body: (Bitmap) -> Void) {
    pixels.lock.withLock { _ in body(bitmap(forScale: scale)) }
  }

  /// The names and scales of the files that may show a picture.
  private static func siblings(of path: String) -> [(String, Double)] {
    guard path.hasSuffix(".png") else { return [(path, 1)] }
    let stem = path.dropLast(4)
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      return [(path, scale)]
    }
    return [(path, 1), ("\(stem)@2x.png", 2), ("\(stem)@3x.png", 3)]
  }
}
