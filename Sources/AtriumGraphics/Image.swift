public import AtriumGeometry
internal import Synchronization

/// An immutable image, at one or several resolutions.
public final class Image: @unchecked Sendable {
  // Sendable: the pixels are only read, one thread at a time (see ``withBitmap(forScale:_:)``).

  /// The colours in which views draw the image.
  public enum RenderingMode: Hashable, Sendable {
    /// The image's own colours, unless the view decides otherwise.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// The tint colour, in the shape of the image.
    case alwaysTemplate
  }

  /// How a part of an image fills a larger area.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The part is repeated.
    case tile
    /// The part is stretched.
    case stretch
  }

  /// The bitmaps and their lock, which an image shares with the images that are made from it.
  private final class Pixels {
    /// The bitmaps that have been read, by increasing scale.
    private(set) var representations: [Bitmap]
    /// The files at higher scales that have not been read, by increasing scale.
    private var files: [(name: String, scale: Double)]
    let lock = Mutex<Void>(())

    init(_ representations: [Bitmap], files: [(name: String, scale: Double)] = []) {
      (self.representations, self.files) = (representations, files)
    }

    /// Returns the bitmap with the smallest sufficient scale, or with the largest scale if none is sufficient.
    ///
    /// The method reads a file only when its scale is needed, and ignores a file that cannot be read.
    func bitmap(forScale scale: Double) -> Bitmap {
      // The tolerance absorbs rounding errors of the scale.
      let wanted = scale - 1e-6
      while representations[representations.count - 1].scale < wanted, !files.isEmpty {
        let file = files.removeFirst()
        if let bitmap = try? Bitmap(contentsOf: file.name, scale: file.scale) {
          representations.append(bitmap)
        }
      }
      return representations.first { $0.scale >= wanted }
        ?? representations[representations.count - 1]
    }
  }

  /// The properties that can differ between images with the same pixels.
  private struct Traits {
    var renderingMode = RenderingMode.automatic
    var capInsets = EdgeInsets.zero
    var resizingMode = ResizingMode.stretch
    var flipsForRightToLeftLayoutDirection = false
    var images: [Image]?
    var duration = 0.0
  }

  /// The size in points.
  public let size: Size
  private let traits: Traits
  private let pixels: Pixels

  /// The colours in which views draw the image.
  public var renderingMode: RenderingMode { traits.renderingMode }
  /// The widths of the edges that keep their size in a larger or smaller rectangle, in points; zero by default.
  public var capInsets: EdgeInsets { traits.capInsets }
  /// How the part between the ``capInsets`` fills a larger rectangle; `stretch` by default.
  public var resizingMode: ResizingMode { traits.resizingMode }
  /// Whether views mirror the image in right-to-left layouts; false by default.
  public var flipsForRightToLeftLayoutDirection: Bool {
    traits.flipsForRightToLeftLayoutDirection
  }
  /// The images of an animation, which image views show one after the other; nil without an animation.
  public var images: [Image]? { traits.images }
  /// The duration of one cycle of the animation, in seconds; 0 shows 30 images a second.
  public var duration: Double { traits.duration }

  /// Reads a PNG or JPEG image, and its versions at higher scales.
  ///
  /// For `clock.png`, the image also reads `clock@2x.png` and `clock@3x.png`, each when its scale is first needed
  /// for drawing. At least one of the three files must exist and be valid.
  ///
  /// - Parameter path: The path of the file with one pixel per point.
  /// - Throws: ``DrawingError`` for one of the files if none can be read.
  public init(contentsOf path: String) throws(DrawingError) {
    var files = Image.siblings(of: path)
    var failures: [DrawingError] = []
    while !files.isEmpty {
      let file = files.removeFirst()
      do throws(DrawingError) {
        let first = try Bitmap(contentsOf: file.name, scale: file.scale)
        (pixels, size, traits) = (Pixels([first], files: files), first.pointSize, Traits())
        return
      } catch {
        failures.append(error)
      }
    }
    // An error about a damaged file is more helpful than an error about a missing file.
    let broken = failures.first { if case .unreadable = $0 { false } else { true } }
    throw broken ?? failures.first ?? .unreadable(path: path, reason: "No such file")
  }

  /// Makes an image from a bitmap, which must not be changed afterwards.
  public convenience init(_ bitmap: Bitmap) {
    self.init(representations: [bitmap])
  }

  /// Makes an image from bitmaps with the same contents at several scales; they must not be changed afterwards.
  ///
  /// - Parameter representations: The bitmaps; traps if there is none.
  public init(representations: [Bitmap]) {
    let sorted = representations.sorted { $0.scale < $1.scale }
    guard let first = sorted.first else {
      fatalError("An Image was made without a Bitmap; pass at least one bitmap.")
    }
    (pixels, size, traits) = (Pixels(sorted), first.pointSize, Traits())
  }

  /// Makes an image with the pixels of another image.
  package convenience init(copying image: Image) {
    self.init(image, image.traits)
  }

  private init(_ image: Image, _ traits: Traits) {
    (pixels, size, self.traits) = (image.pixels, image.size, traits)
  }

  private func with(_ change: (inout Traits) -> Void) -> Image {
    var traits = traits
    change(&traits)
    return Image(self, traits)
  }

  /// Returns the same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the same image, whose edges keep their size when it is drawn in a larger or smaller rectangle.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges, in points. Insets that leave no space between them are reduced.
  ///   - resizingMode: How the part between the edges fills its area.
  /// - Returns: The image.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns the same image, which views mirror in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns an image that image views animate endlessly; nil without images.
  ///
  /// Other views show the first image.
  ///
  /// - Parameters:
  ///   - images: The images of the animation.
  ///   - duration: The duration of one cycle, in seconds; 0 shows 30 images a second.
  /// - Returns: The image, with the size of the first image.
  public static func animatedImage(with images: [Image], duration: Double) -> Image? {
    images.first?.with { ($0.images, $0.duration) = (images, duration) }
  }

  /// Returns the bitmap with the smallest sufficient scale, or with the largest scale if none is sufficient.
  ///
  /// Only draw from the bitmap, and only on the calling thread.
  public func bitmap(forScale scale: Double) -> Bitmap {
    var found: Bitmap?
    pixels.lock.withLock { _ in found = pixels.bitmap(forScale: scale) }
    guard let found else { fatalError("The lock of an Image did not run its body.") }
    return found
  }

  /// Runs the body while no other thread reads the bitmap, since Cairo counts references without a lock.
  func withBitmap(forScale scale: Double, _ body: (Bitmap) -> Void) {
    pixels.lock.withLock { _ in body(pixels.bitmap(forScale: scale)) }
  }

  /// Returns the names and scales of the files that may contain the image.
  private static func siblings(of path: String) -> [(name: String, scale: Double)] {
    guard let dot = path.lastIndex(of: "."), path[dot...].allSatisfy({ $0 != "/" }) else {
      return [(path, 1)]
    }
    let (stem, ending) = (path[..<dot], path[dot...])
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      return [(path, scale)]
    }
    return [(path, 1), ("\(stem)@2x\(ending)", 2), ("\(stem)@3x\(ending)", 3)]
  }
}

extension Image: Hashable {
  /// Returns whether two references are to the same image.
  public static func == (left: Image, right: Image) -> Bool { left === right }

  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
