internal import AtriumGeometry
internal import AtriumKit
internal import CX11

/// Keeps the window beside another window of the program (``AtriumKit/Window/adjacentWindow``).
extension X11Host {
  /// Places the window beside its adjacent window.
  func beginAdjacency() {
    guard let neighbor = application.host(showing: window.adjacentWindow) else { return }
    if frameBeforeAdjacency == nil, xWindow.isMapped {
      frameBeforeAdjacency = X11WorkArea.frame(of: xWindow)
    }
    xWindow.setOwner(neighbor.xWindow.id)
    isAdjacencyStale = true
    followAdjacentWindow()
  }

  /// Returns the window to the place and the size that it had before.
  func endAdjacency() {
    isAdjacencyStale = false
    xWindow.setOwner(owner?.xWindow.id)
    guard let frame = frameBeforeAdjacency else { return }
    frameBeforeAdjacency = nil
    let outer = frame.outer
    xWindow.resize(
      to: PixelSize(width: frame.content.width, height: frame.content.height),
      movingTo: (x: outer.x, y: outer.y))
  }

  /// Moves the window beside its adjacent window, if one of the two windows has changed.
  ///
  /// The application calls this after all events, since a window manager reports each step of a move.
  func followAdjacentWindow() {
    guard isAdjacencyStale else { return }
    // The window manager knows the frame of a window only after it has mapped the window.
    guard isOpen, xWindow.isMapped else { return }
    isAdjacencyStale = false
    guard let neighbor = application.host(showing: window.adjacentWindow),
      neighbor.xWindow.isMapped, let frame = X11WorkArea.frame(of: xWindow),
      let target = X11WorkArea.frame(of: neighbor.xWindow)
    else { return }
    if frameBeforeAdjacency == nil { frameBeforeAdjacency = frame }
    let monitor = application.monitors?.frame(of: neighbor.xWindow.id, size: neighbor.size)
    let area = X11WorkArea(of: neighbor.xWindow, monitor: monitor)?.area ?? monitor
    let place = AdjacentPlace(
      of: PixelSize(width: frame.content.width, height: frame.content.height),
      borders: PixelSize(width: frame.left + frame.right, height: frame.top + frame.bottom),
      beside: target.outer, in: area, minimum: minimumSize)
    guard place.frame != frame.outer else { return }
    xWindow.resize(to: place.content, movingTo: (x: place.frame.x, y: place.frame.y))
  }

  private var minimumSize: PixelSize {
    PixelSize(
      width: X11EventTranslation.pixels(max(1, window.minimumSize.width), scale: scale),
      height: X11EventTranslation.pixels(max(1, window.minimumSize.height), scale: scale))
  }
}

extension X11Application {
  /// Returns the host of a window; nil if there is no window, or if the window has no open host in this application.
  func host(showing window: AtriumKit.Window?) -> X11Host? {
    window.flatMap { window in hosts.first { $0.window === window && $0.isOpen } }
  }

  /// Returns the hosts of the windows that are kept beside the window of a host.
  func neighbors(of host: X11Host) -> [X11Host] {
    hosts.filter { $0.window.adjacentWindow === host.window }
  }
}
