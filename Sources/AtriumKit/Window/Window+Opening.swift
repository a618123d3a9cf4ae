extension Window {
  /// Opens windows that a program made itself, when they are shown; nil where there is no window system.
  ///
  /// An application object sets it.
  public static var opener: (@MainActor (Window) -> Void)?

  /// Shows the window.
  ///
  /// A window without a host is opened by the program's application object. The desktop decides which window gets the keyboard; usually it is one that was just opened.
  public func makeKeyAndVisible() {
    isHidden = false
    if host == nil, !isClosed { Window.opener?(self) }
  }
}
