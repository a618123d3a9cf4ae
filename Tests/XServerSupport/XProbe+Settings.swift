internal import CX11

/// The role of a settings manager.
extension XProbe {
  /// Becomes the screen's settings manager, with a property.
  ///
  /// - Parameter bytes: The property's content, valid or invalid.
  /// - Returns: The manager's window; destroying it ends the manager.
  public func manageSettings(_ bytes: [UInt8]) -> UInt {
    let window = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    setSettings(bytes, of: window)
    nameSettingsManager(window)
    return window
  }

  /// Changes the settings property.
  ///
  /// - Parameters:
  ///   - bytes: The property's content.
  ///   - window: The manager's window.
  ///   - isWellTyped: Whether the property has the right type.
  public func setSettings(_ bytes: [UInt8], of window: UInt, isWellTyped: Bool = true) {
    let name = atom("_XSETTINGS_SETTINGS")
    let type = isWellTyped ? name : Atom(XA_STRING)
    XChangeProperty(display, window, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(display, 0)
  }
}
