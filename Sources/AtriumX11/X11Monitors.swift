internal import AtriumGeometry
internal import CX11

/// The refresh rates of the monitors.
///
/// The rates are queried once, after the first frame, and again when the server reports a change. The
/// location of a window matters only if the rates of the monitors differ.
@MainActor
final class X11Monitors {
  private struct Monitor {
    var frame: PixelRect
    var rate: Double
  }

  private let connection: X11Connection
  private let firstEvent: Int32
  private var monitors: [Monitor] = []

  /// Selects the events that report changes; nil if the server does not support RandR 1.3.
  init?(connection: X11Connection) {
    guard connection.extensions.contains(.randr) else { return nil }
    let firstEvent = connection.query { display -> Int32? in
      var (first, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard XRRQueryExtension(display, &first, &error) != 0,
        XRRQueryVersion(display, &major, &minor) != 0, (major, minor) >= (1, 3)
      else { return nil }
      XRRSelectInput(display, connection.root, Int32(RRScreenChangeNotifyMask))
      return first
    }
    guard let firstEvent else { return nil }
    self.connection = connection
    self.firstEvent = firstEvent
    load()
  }

  /// Receives an event that may concern the monitors.
  ///
  /// - Returns: Whether the event concerns the monitors.
  func receive(_ event: XEvent) -> Bool {
    guard event.type == firstEvent + RRScreenChangeNotify else { return false }
    connection.perform { _ in
      var event = event
      XRRUpdateConfiguration(&event)
    }
    load()
    return true
  }

  /// Returns the refresh rate of the monitor at the centre of a window, in frames per second; nil if it is
  /// unknown.
  func refreshRate(of window: XID, size: PixelSize) -> Double? {
    guard let first = monitors.first else { return nil }
    if monitors.allSatisfy({ $0.rate == first.rate }) { return first.rate }
    return monitor(of: window, size: size)?.rate
  }

  /// Returns the frame of the monitor at the centre of a window, in pixels of the screen; nil if it is
  /// unknown.
  func frame(of window: XID, size: PixelSize) -> PixelRect? {
    monitors.count > 1 ? monitor(of: window, size: size)?.frame : monitors.first?.frame
  }

  private func monitor(of window: XID, size: PixelSize) -> Monitor? {
    let middle = connection.query { display in
      var (x, y): (Int32, Int32) = (0, 0)
      var child: XID = 0
      XTranslateCoordinates(
        display, window, connection.root, Int32(size.width / 2), Int32(size.height / 2), &x, &y,
        &child)
      return (x: Int(x), y: Int(y))
    }
    guard let middle else { return nil }
    let monitor = monitors.first {
      (0..<$0.frame.width).contains(middle.x - $0.frame.x)
        && (0..<$0.frame.height).contains(middle.y - $0.frame.y)
    }
    return monitor ?? monitors.first
  }

  private func load() {
    monitors =
      connection.query { display in
        guard let resources = XRRGetScreenResourcesCurrent(display, connection.root) else {
          return nil
        }
        defer { XRRFreeScreenResources(resources) }
        let modes = UnsafeBufferPointer(
          start: resources.pointee.modes, count: Int(resources.pointee.nmode))
        let controllers = UnsafeBufferPointer(
          start: resources.pointee.crtcs, count: Int(resources.pointee.ncrtc))
        return controllers.compactMap { controller in
          guard let info = XRRGetCrtcInfo(display, resources, controller) else { return nil }
          defer { XRRFreeCrtcInfo(info) }
          guard let mode = modes.first(where: { $0.id == info.pointee.mode }),
            let rate = Self.rate(of: mode)
          else { return nil }
          let frame = PixelRect(
            x: Int(info.pointee.x), y: Int(info.pointee.y), width: Int(info.pointee.width),
            height: Int(info.pointee.height))
          return Monitor(frame: frame, rate: rate)
        }
      } ?? []
  }

  /// Returns the refresh rate of a mode in frames per second; nil if it is not plausible, which means 20 to
  /// 500.
  private static func rate(of mode: XRRModeInfo) -> Double? {
    var lines = Double(mode.vTotal)
    if mode.modeFlags & UInt(RR_DoubleScan) != 0 { lines *= 2 }
    if mode.modeFlags & UInt(RR_Interlace) != 0 { lines /= 2 }
    let dots = Double(mode.hTotal) * lines
    guard dots > 0 else { return nil }
    let rate = Double(mode.dotClock) / dots
    return (20...500).contains(rate) ? rate : nil
  }
}
