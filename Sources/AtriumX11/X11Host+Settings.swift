internal import AtriumGeometry
internal import AtriumKit

/// What the desktop wants of every window.
extension X11Host {
  /// Takes over what the settings manager says.
  func followSettings() {
    let new = application.settingsManager.settings.applied(
      to: application.ownSettings, following: application.followed)
    if new != followedState {
      followedState = new
      deliver(.settingsChanged(new))
    }
    followScale()
  }

  /// Takes over the desktop's scale, and asks for the size that keeps as many points in the window.
  func followScale() {
    guard followsDisplayScale else { return }
    let new = DisplayScale.scale(
      requested: nil, resources: application.resources,
      dotsPerInch: application.settingsManager.settings.dotsPerInch)
    guard new != scale else { return }
    let points = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
    scale = new
    presenter.scale = new
    deliver(.resized(pixels: size, scale: new, isLive: false))
    handle(.minimumSize(window.minimumSize))
    handle(.resize(points))
  }
}
