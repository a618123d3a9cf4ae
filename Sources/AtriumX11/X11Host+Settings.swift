internal import AtriumGeometry
internal import AtriumKit

/// The settings that follow the desktop, and the scale.
extension X11Host {
  /// Applies the settings of the desktop and of the program.
  func followSettings() {
    let new = application.desktopSettings.applied(
      to: application.settings, following: application.followedSettings)
    if new != followedState {
      followedState = new
      deliver(.settingsChanged(new))
    }
    followScale()
    followClicks()
  }

  /// Applies the desktop's limits for a double click.
  func followClicks() {
    let desktop = application.desktopSettings
    let standard = ClickCounter()
    pointer.clicks.interval = desktop.doubleClickTime ?? standard.interval
    pointer.clicks.distance = desktop.doubleClickDistance ?? standard.distance
  }

  /// Applies the desktop's scale, unless the program has chosen a scale.
  ///
  /// The method also requests the size in pixels that keeps the window's size in points.
  func followScale() {
    guard requestedScale == nil else { return }
    let points = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
    if updateScale() { perform(.resize(points)) }
  }

  /// Changes the number of pixels per point; the window keeps its size in pixels.
  ///
  /// If the window is then smaller than its minimum size, it requests the minimum size.
  ///
  /// - Parameter scale: Pixels per point, 0.75 to 4; nil to follow the desktop's `Xft.dpi`.
  public func setScale(_ scale: Double?) {
    guard isOpen else { return }
    requestedScale = scale
    guard updateScale() else { return }
    let least = window.minimumSize
    let points = Size(
      width: Double(size.width) / self.scale, height: Double(size.height) / self.scale)
    if points.width < least.width || points.height < least.height {
      perform(
        .resize(
          Size(width: max(points.width, least.width), height: max(points.height, least.height))))
    }
  }

  /// Applies the scale that the program has requested, or the desktop's scale if the program has requested none.
  ///
  /// - Returns: Whether the scale has changed.
  @discardableResult
  private func updateScale() -> Bool {
    let new = DisplayScale.scale(
      requested: requestedScale, resources: application.resources,
      dotsPerInch: application.desktopSettings.dotsPerInch)
    guard new != scale else { return false }
    scale = new
    presenter.scale = new
    deliverSize()
    perform(.textInput(textInputState))
    perform(.minimumSize(window.minimumSize))
    return true
  }
}
