extension Window {
  /// The closure that opens a window when it is shown; nil if there is no window system.
  ///
  /// The application object sets this closure.
  public static var opener: (@MainActor (Window) -> Void)?

  /// The windows of the program that have not been closed, in the order of their most recent turns.
  public static var all: [Window] { list.all.filter { !$0.isClosed } }

  /// Runs a test that sees only its own windows.
  ///
  /// The tests of a process run alternately, and the windows of a suspended test are still open. In the closure,
  /// ``all`` contains only the windows that the closure has made.
  package static func withOwnWindows(_ body: @Sendable () async throws -> Void) async rethrows {
    try await $list.withValue(WindowList()) { try await body() }
  }

  /// Shows the window.
  ///
  /// If the window has no host, the program's application object opens it. The desktop decides which window gets the
  /// keyboard focus. Usually this is the window that was opened last.
  public func makeKeyAndVisible() {
    // Setting the property to false also opens the window.
    if isHidden { isHidden = false } else { openIfNeeded() }
  }

  /// Opens a window without a host, if the program has an application object.
  func openIfNeeded() {
    if host == nil, !isClosed { Window.opener?(self) }
  }
}
