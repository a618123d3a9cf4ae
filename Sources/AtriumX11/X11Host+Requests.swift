internal import AtriumGeometry
internal import AtriumGraphics
internal import AtriumKit

/// The methods of a host that its window calls; they are not part of the public API.
@MainActor
final class X11HostSeam: WindowHost {
  /// The host, which owns this object.
  ///
  /// The reference is weak, since the window may outlive the host.
  private weak var host: X11Host?

  init(of host: X11Host) {
    self.host = host
  }

  func handle(_ request: HostRequest) { host?.perform(request) }

  func backBuffer(for size: PixelSize) -> Bitmap? { openHost?.presenter.backBuffer(for: size) }

  func present(_ damage: Region) {
    openHost?.sync?.beginFrame()
    openHost?.presenter.present(damage.rects)
  }

  func beginDrag(_ session: any DragSession, preview: Bitmap?) {
    guard let host = openHost else { return }
    host.application.dragSource.begin(session, preview: preview, from: host)
  }

  func moveDrag(to location: Point) -> DragTarget? {
    openHost.map { $0.application.dragSource.move(to: location) } ?? .nothing
  }

  func endDrag(
    isDropped: Bool, completion: @escaping @MainActor (DropOperation) -> Void
  ) {
    guard let host = openHost else { return completion(.cancel) }
    host.application.dragSource.end(isDropped: isDropped, completion: completion)
  }

  private var openHost: X11Host? { host.flatMap { $0.isOpen ? $0 : nil } }
}

extension X11Host {
  /// Performs a request of the window.
  func perform(_ request: HostRequest) {
    guard isOpen else { return }
    switch request {
    case .needsFrame(let time): deadline = time.isNaN ? nil : time
    case .needsNoFrame: deadline = nil
    case .resize(let size): resize(to: pixels(size))
    case .availableSize: deliver(.availableSize(availableSize))
    case .title(let title): xWindow.setTitle(title)
    case .cursor(let cursor): requestCursor(cursor)
    case .minimumSize(let size): xWindow.setMinimumSize(pixels(size))
    case .icon(let bitmaps): setIcon(bitmaps)
    case .fullScreen(let isFullScreen): xWindow.setFullScreen(isFullScreen)
    case .placeBesideAdjacentWindow(let isBeside):
      if isBeside { beginAdjacency() } else { endAdjacency() }
    case .textInput(let state):
      textInputState = state
      application.textInput.setReceiver(
        state.map { TextInputSpot($0, scale: scale) }, in: xWindow.id)
    case .resetTextInput: application.textInput.reset(xWindow.id)
    case .close: close()
    }
  }

  /// Resizes the window, and moves the window if it would otherwise extend beyond the work area.
  private func resize(to size: PixelSize) {
    guard let area = workArea, let frame = X11WorkArea.frame(of: xWindow) else {
      return xWindow.resize(to: size)
    }
    let place = area.place(for: size, of: frame)
    xWindow.resize(to: size, movingTo: place)
  }

  private var availableSize: Size? {
    guard let area = workArea, let frame = X11WorkArea.frame(of: xWindow) else { return nil }
    let room = area.room(around: frame)
    return Size(width: Double(room.width) / scale, height: Double(room.height) / scale)
  }

  private var workArea: X11WorkArea? {
    X11WorkArea(of: xWindow, monitor: application.monitors?.frame(of: xWindow.id, size: size))
  }

  private func requestCursor(_ cursor: AtriumKit.Cursor) {
    hasCursor = true
    waitingCursor = cursor
  }

  /// Sets the cursor that was requested last.
  ///
  /// The application calls this after the turns, since the first cursor takes longer than a display frame: Xlib
  /// loads a library and searches the user's cursor theme.
  func setWaitingCursor() {
    guard let cursor = waitingCursor else { return }
    waitingCursor = nil
    if isOpen { xWindow.setCursor(cursor) }
  }

  private func setIcon(_ bitmaps: [Bitmap]) {
    xWindow.setIcon(bitmaps.map { (size: $0.size, pixels: IconPixels.straight(of: $0)) })
  }

  private func pixels(_ size: Size) -> PixelSize {
    PixelSize(
      width: X11EventTranslation.pixels(size.width, scale: scale),
      height: X11EventTranslation.pixels(size.height, scale: scale))
  }
}
