public import AtriumGeometry

extension Window {
  /// The largest change of a side in a small change of size, as a fraction of the side (DC-34).
  private static let smallPart = 0.25

  /// Whether the window shows a new size without animation, judged by its present state.
  ///
  /// A host asks this for each size, and passes the answer on with
  /// ``InputEvent/resized(pixels:scale:isLive:)``. There are three reasons to answer true:
  /// - The change is small: the area stays portrait or landscape, no size class changes, and neither
  ///   side changes by more than a quarter.
  /// - The animation of the size before still runs. The new size ends it.
  /// - No part of the window is visible.
  ///
  /// Only the host knows whether the size belongs to an interactive resize, which is live too.
  ///
  /// - Parameters:
  ///   - pixels: The new size in device pixels.
  ///   - scale: Pixels per point.
  ///   - time: When the size came, in seconds of the host's clock.
  /// - Returns: Whether the size is live for one of these reasons.
  public func resizesLive(to pixels: PixelSize, scale: Double, at time: Double) -> Bool {
    if let transition = sizeTransition, transition.isAnimated, time < transition.endTime {
      return true
    }
    return !isVisible || isSmallChange(to: area(of: pixels, scale: scale).size)
  }

  /// The valid scale and area of a size that a host sends.
  func area(of pixels: PixelSize, scale: Double) -> (size: Size, scale: Double) {
    let scale = Window.scale(of: scale) ?? self.scale
    let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    return (Window.area(of: size, scale: scale), scale)
  }

  private func isSmallChange(to size: Size) -> Bool {
    let old = bounds.size
    func isSmall(_ new: Double, _ old: Double) -> Bool {
      abs(new - old) <= old * Window.smallPart + 1e-9
    }
    return size.isWide == old.isWide && isSmall(size.width, old.width)
      && isSmall(size.height, old.height)
      && TraitCollection(size: size, scale: scale, settings: settings)
        .hasSameSizeClasses(as: windowTraits)
  }
}
