package import AtriumGeometry

/// How large a back buffer may become: 1.5 times the pixels of the screen, however large the window.
package struct BackBufferBound {
  private let root: PixelSize

  /// Makes the bound of a screen.
  ///
  /// - Parameter root: The size of the root window.
  package init(root: PixelSize) {
    self.root = PixelSize(width: max(1, root.width), height: max(1, root.height))
  }

  /// The greatest number of pixels in a buffer.
  package var pixels: Int { root.count * 3 / 2 }

  /// The greatest number of bytes in a buffer.
  package var bytes: Int { pixels * PixelStorage.bytesPerPixel }

  /// The greatest number of bytes in a segment.
  package var largestCapacity: Int { max(bytes, PixelStorage.bytesPerPixel) }

  /// Gives the part of a window that gets pixels: all of it, or as much from the top left as the
  /// bound allows.
  ///
  /// A window that is too large in both directions keeps the shape of the screen, since that is what
  /// can be seen of it; one that is too large in one direction keeps the other whole.
  package func clipped(_ size: PixelSize) -> PixelSize {
    let width = min(max(1, size.width), PixelStorage.longestSide)
    let height = min(max(1, size.height), PixelStorage.longestSide)
    guard width * height > pixels else { return PixelSize(width: width, height: height) }
    let screenWide = Int(Double(root.width) * 1.5.squareRoot())
    let clippedWidth = max(1, min(width, max(screenWide, pixels / height), pixels))
    return PixelSize(width: clippedWidth, height: max(1, min(height, pixels / clippedWidth)))
  }

  /// Gives the size of the segment for a buffer, in bytes.
  ///
  /// The first segment fits; one that must grow takes a quarter more than it needs, so that a window
  /// in somebody's hand gets a new one only now and then. One four times too large is given back.
  ///
  /// - Parameters:
  ///   - needed: The bytes of the buffer.
  ///   - current: The bytes of the present segment; 0 if there is none.
  /// - Returns: The bytes of the segment to use, which is `current` if that can stay.
  package func capacity(needed: Int, current: Int) -> Int {
    // One that is larger than the bound is of a time when the screen was.
    if needed <= current, needed * 4 >= current, current <= largestCapacity { return current }
    let generous = current == 0 || needed < current ? needed : needed + needed / 4
    let step = PixelStorage.step
    let rounded = (generous + step - 1) / step * step
    return max(needed, min(rounded, bytes))
  }
}
