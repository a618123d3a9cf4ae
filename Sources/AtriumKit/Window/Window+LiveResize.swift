public import AtriumGeometry

extension Window {
  /// The maximum change of a side that counts as small, as a fraction of that side (DC-34).
  private static let smallPart = 0.25

  /// Returns whether the window's current state requires a new size to be shown without animation.
  ///
  /// A host calls this method for each size, and passes the result on in
  /// ``InputEvent/resized(pixels:scale:isLive:)``. The result is true in three cases:
  /// - The change is small: the window stays portrait or landscape, no size class changes, and neither side changes
  ///   by more than a quarter.
  /// - The animation of the previous size is still running, and the new size ends it.
  /// - No part of the window is visible.
  ///
  /// A size of an interactive resize is live too, but only the host knows about interactive resizes.
  ///
  /// - Parameters:
  ///   - pixels: The new size in device pixels.
  ///   - scale: The number of pixels per point.
  ///   - time: The time at which the size was received, in seconds of the host's clock.
  /// - Returns: Whether one of the three cases applies.
  public func resizesLive(to pixels: PixelSize, scale: Double, at time: Double) -> Bool {
    if let transition = sizeTransition, transition.isAnimated,
      // The animation of a window whose time is stopped has no end.
      time < clock.hostTime(transition.endTime) ?? .infinity
    {
      return true
    }
    return !isVisible || isSmallChange(to: area(of: pixels, scale: scale).size)
  }

  /// Returns the valid scale and the size in points for a size that a host has sent.
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
