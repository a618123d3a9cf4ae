internal import AtriumGeometry
internal import CX11

/// The rectangles and the refresh rates of the monitors.
///
/// The monitors are queried once, after the first display frame, and again when the server reports a change: a
/// monitor that is connected, removed, rotated or moved. For the refresh rate, the location of a window matters only
/// if the rates of the monitors differ.
@MainActor
final class X11Monitors {
  private struct Monitor {
    var frame: PixelRect
    /// The refresh rate, in frames per second; nil if the mode has no plausible rate.
    var rate: Double?
  }

  private let connection: X11Connection
  private let firstEvent: Int32
  private var monitors: [Monitor] = []
  /// Whether a monitor has changed since the last query.
  private var isStale = false

  /// Selects the events that report changes; nil if the server does not support RandR 1.3.
  init?(connection: X11Connection) {
    guard connection.extensions.contains(.randr) else { return nil }
    let firstEvent = connection.query { display -> Int32? in
      var (first, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard XRRQueryExtension(display, &first, &error) != 0,
        XRRQueryVersion(display, &major, &minor) != 0, (major, minor) >= (1, 3)
      else { return nil }
      XRRSelectInput(
        display, connection.root, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
      return first
    }
    guard let firstEvent else { return nil }
    self.connection = connection
    self.firstEvent = firstEvent
    load()
  }

  /// Receives an event that may concern the monitors.
  ///
  /// - Returns: Whether the event concerns the monitors. The caller calls ``update()`` after the last of several
  ///   events.
  func receive(_ event: XEvent) -> Bool {
    switch event.type - firstEvent {
    case RRScreenChangeNotify:
      connection.perform { _ in
        var event = event
        XRRUpdateConfiguration(&event)
      }
    // The mode, rotation or position of a monitor has changed, which need not change the size of the screen.
    case RRNotify: break
    default: return false
    }
    isStale = true
    return true
  }

  /// Queries the monitors again if an event has reported a change.
  ///
  /// - Returns: Whether there was a change.
  func update() -> Bool {
    guard isStale else { return false }
    isStale = false
    load()
    return true
  }

  /// Returns the position to which to move a window that no monitor shows; nil if a monitor shows a part of it.
  ///
  /// - Parameter frame: The rectangle of the window and its window manager's frame, in pixels of the screen.
  /// - Returns: The top left corner at which that rectangle lies on the nearest monitor.
  func place(for frame: PixelRect) -> (x: Int, y: Int)? {
    let screens = monitors.map(\.frame)
    guard !screens.isEmpty, screens.allSatisfy({ $0.intersection(frame).isEmpty }) else {
      return nil
    }
    func inside(_ screen: PixelRect) -> (x: Int, y: Int) {
      (
        x: max(screen.x, min(frame.x, screen.x + screen.width - frame.width)),
        y: max(screen.y, min(frame.y, screen.y + screen.height - frame.height))
      )
    }
    let places = screens.map(inside)
    return places.min {
      abs($0.x - frame.x) + abs($0.y - frame.y) < abs($1.x - frame.x) + abs($1.y - frame.y)
    }
  }

  /// Returns the refresh rate of the monitor at the centre of a window, in frames per second; nil if it is unknown.
  func refreshRate(of window: XID, size: PixelSize) -> Double? {
    guard let first = monitors.first else { return nil }
    if monitors.allSatisfy({ $0.rate == first.rate }) { return first.rate }
    return monitor(of: window, size: size)?.rate
  }

  /// Returns the rectangle of the monitor at the centre of a window, in pixels of the screen; nil if it is unknown.
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
          guard let mode = modes.first(where: { $0.id == info.pointee.mode }) else { return nil }
          let frame = PixelRect(
            x: Int(info.pointee.x), y: Int(info.pointee.y), width: Int(info.pointee.width),
            height: Int(info.pointee.height))
          return Monitor(frame: frame, rate: Self.rate(of: mode))
        }
      } ?? []
  }

  /// The plausible refresh rates, in frames per second.
  private static let plausibleRates = 20.0...500.0

  /// Returns the refresh rate of a mode in frames per second; nil if the rate is not plausible.
  private static func rate(of mode: XRRModeInfo) -> Double? {
    var lines = Double(mode.vTotal)
    if mode.modeFlags & UInt(RR_DoubleScan) != 0 { lines *= 2 }
    if mode.modeFlags & UInt(RR_Interlace) != 0 { lines /= 2 }
    let dots = Double(mode.hTotal) * lines
    guard dots > 0 else { return nil }
    let rate = Double(mode.dotClock) / dots
    return plausibleRates.contains(rate) ? rate : nil
  }
}
