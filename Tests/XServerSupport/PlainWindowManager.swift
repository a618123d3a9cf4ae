internal import CX11

/// A window manager that puts one window in a frame and announces no resize steps, as most tiling managers
/// do.
public final class PlainWindowManager {
  private static let border = 4

  private let probe: XProbe
  private var frame: XID = 0
  /// The window that is managed; 0 before ``adopt()``.
  public private(set) var window: UInt = 0

  /// Becomes the window manager of a server that has none.
  public init(_ server: XServer) throws {
    probe = try XProbe(server)
    probe.manageWindows()
  }

  /// Waits until a client requests that its window is mapped, and maps it in a frame.
  ///
  /// - Throws: ``ServerFailed`` if there is no request.
  public func adopt() throws {
    guard let window = probe.mapRequest(), let size = probe.size(of: window) else {
      throw ServerFailed(message: "no window asks to be mapped")
    }
    self.window = window
    let display = probe.display
    let border = Self.border
    frame = XCreateSimpleWindow(
      display, probe.root, 10, 10, UInt32(size.width + 2 * border),
      UInt32(size.height + 2 * border), 0, 0, 0x808080)
    XReparentWindow(display, window, frame, Int32(border), Int32(border))
    XMapWindow(display, frame)
    XMapWindow(display, window)
    XSync(display, 0)
  }

  /// Gives the window and its frame a size, as one step of a drag.
  public func resize(width: Int, height: Int) {
    let border = Self.border
    XResizeWindow(
      probe.display, frame, UInt32(width + 2 * border), UInt32(height + 2 * border))
    XResizeWindow(probe.display, window, UInt32(width), UInt32(height))
    // Sends the position on screen, which the window in its frame does not know (ICCCM 4.1.5).
    probe.sendPlace(
      to: window, x: 10 + border, y: 10 + border, width: width, height: height)
    probe.synchronize()
  }
}
