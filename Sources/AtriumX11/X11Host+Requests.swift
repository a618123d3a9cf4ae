public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

extension X11Host: WindowHost {
  /// Performs a request of the window.
  public func handle(_ request: HostRequest) {
    guard isOpen else { return }
    switch request {
    case .needsFrame(let time): deadline = time.isNaN ? nil : time
    case .needsNoFrame: deadline = nil
    case .resize(let size): xWindow.resize(to: pixels(size))
    case .title(let title): xWindow.setTitle(title)
    case .cursor(let cursor): setCursor(cursor)
    case .minimumSize(let size): xWindow.setMinimumSize(pixels(size))
    case .icon(let bitmaps): setIcon(bitmaps)
    case .fullScreen(let isFullScreen): xWindow.setFullScreen(isFullScreen)
    case .close: close()
    }
  }

  /// Returns the pixels to paint into.
  public func backBuffer(for size: PixelSize) -> Bitmap? {
    isOpen ? presenter.backBuffer(for: size) : nil
  }

  /// Sends the painted pixels to the server.
  public func present(_ damage: Region) {
    if isOpen { presenter.present(damage.rects) }
  }

  private func setCursor(_ cursor: AtriumKit.Cursor) {
    hasCursor = true
    xWindow.setCursor(cursor)
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
