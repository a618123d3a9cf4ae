package import AtriumGeometry

/// The maximum size of a back buffer: 1.5 times the pixels of the screen, regardless of the size of the window.
package struct BackBufferBound {
  private let root: PixelSize

  /// Makes the bound for a screen.
  ///
  /// - Parameter root: The size of the root window.
  package init(root: PixelSize) {
    self.root = PixelSize(width: max(1, root.width), height: max(1, root.height))
  }

  /// The maximum number of pixels in a buffer.
  package var pixels: Int { root.count * 3 / 2 }

  /// The maximum number of bytes in a buffer.
  package var bytes: Int { pixels * PixelStorage.bytesPerPixel }

  /// The maximum number of bytes in a segment.
  package var largestCapacity: Int { max(bytes, PixelStorage.bytesPerPixel) }

  /// Returns the part of a window that gets pixels.
  ///
  /// The part is the whole window, or the largest part at its top left corner that the bound allows.
  ///
  /// A window that exceeds the bound in both dimensions is clipped to the aspect ratio of the screen, since
  /// no more than the area of the screen is visible. If the window exceeds the bound in one dimension, only
  /// that dimension is clipped.
  package func clipped(_ size: PixelSize) -> PixelSize {
    let width = min(max(1, size.width), PixelStorage.longestSide)
    let height = min(max(1, size.height), PixelStorage.longestSide)
    guard width * height > pixels else { return PixelSize(width: width, height: height) }
    let screenWide = Int(Double(root.width) * 1.5.squareRoot())
    let clippedWidth = max(1, min(width, max(screenWide, pixels / height), pixels))
    return PixelSize(width: clippedWidth, height: max(1, min(height, pixels / clippedWidth)))
  }

  /// Returns the size of the segment for a buffer, in bytes.
  ///
  /// The first segment has the required size, rounded up to ``PixelStorage/step``. A segment that must grow is made a
  /// quarter larger than required, so that an interactive resize rarely allocates memory. A segment of more than four
  /// times the required size is replaced.
  ///
  /// - Parameters:
  ///   - needed: The size of the buffer, in bytes.
  ///   - current: The size of the current segment, in bytes; 0 if there is no segment.
  /// - Returns: The size of the segment to use, in bytes; `current` if the current segment is suitable.
  package func capacity(needed: Int, current: Int) -> Int {
    // A segment above the bound is replaced, since it was allocated for a larger screen.
    if needed <= current, needed * 4 >= current, current <= largestCapacity { return current }
    let generous = current == 0 || needed < current ? needed : needed + needed / 4
    let step = PixelStorage.step
    let rounded = (generous + step - 1) / step * step
    return max(needed, min(rounded, bytes))
  }
}
