internal import AtriumGeometry
internal import AtriumKit

/// The settings that follow the desktop.
extension X11Host {
  /// Applies the settings manager's values.
  func followSettings() {
    let new = application.desktopSettings.applied(
      to: application.ownSettings, following: application.followed)
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

  /// Applies the desktop's scale, and requests the size that keeps the window's size in points.
  func followScale() {
    guard followsDisplayScale else { return }
    let new = DisplayScale.scale(
      requested: nil, resources: application.resources,
      dotsPerInch: application.desktopSettings.dotsPerInch)
    guard new != scale else { return }
    let points = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
    scale = new
    presenter.scale = new
    deliverSize()
    perform(.textInput(textInputState))
    perform(.minimumSize(window.minimumSize))
    perform(.resize(points))
  }
}
