internal import AtriumGeometry
internal import CX11

/// The part of a screen that the desktop leaves to windows, without panels and docks (EWMH).
@MainActor
struct X11WorkArea {
  /// The rectangle of a window's content on the screen, and the widths of the window manager's frame, in pixels.
  struct Frame {
    var content: PixelRect
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int

    /// The content and the frame around it.
    var outer: PixelRect {
      PixelRect(
        x: content.x - left, y: content.y - top, width: content.width + left + right,
        height: content.height + top + bottom)
    }
  }

  /// The rectangle of the work area, in pixels of the screen.
  let area: PixelRect

  /// Reads the work area of the current desktop; nil if no window manager sets a work area.
  ///
  /// - Parameters:
  ///   - window: A window of the screen.
  ///   - monitor: The window's monitor, to which the area is limited; nil if it is unknown.
  init?(of window: X11Window, monitor: PixelRect?) {
    let root = window.connection.root
    let numbers = window.numbers(in: .netWorkArea, of: root).map(Self.pixels)
    let desktop = window.numbers(in: .netCurrentDesktop, of: root).first.map(Self.pixels) ?? 0
    // Some window managers set only one area, which then applies to all desktops.
    let start = desktop >= 0 && numbers.count >= 4 * desktop + 4 ? 4 * desktop : 0
    guard numbers.count >= start + 4 else { return nil }
    let all = PixelRect(
      x: numbers[start], y: numbers[start + 1], width: numbers[start + 2],
      height: numbers[start + 3])
    let area =
      monitor.map {
        Self.area(on: $0, desktop: max(0, desktop), of: window) ?? all.intersection($0)
      }
      ?? all
    guard area.width > 0, area.height > 0 else { return nil }
    self.area = area
  }

  /// Returns the work area of a monitor; nil if the window manager does not write it to a property.
  ///
  /// The work area of EWMH is one rectangle for all monitors, so it cannot exclude a panel between two monitors.
  private static func area(
    on monitor: PixelRect, desktop: Int, of window: X11Window
  ) -> PixelRect? {
    let connection = window.connection
    let name = connection.query { XInternAtom($0, "_GTK_WORKAREAS_D\(desktop)", 1) }
    guard let name, name != 0 else { return nil }
    let numbers =
      SelectionProperty(connection: connection)
      .readForeign(name, of: connection.root)?.atoms.map(pixels) ?? []
    let areas = stride(from: 0, to: numbers.count - 3, by: 4).map {
      PixelRect(
        x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3]
      )
      .intersection(monitor)
    }
    return areas.filter { !$0.isEmpty }.max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Returns the content of a window and the widths of the frame around it; nil if the geometry is unknown.
  static func frame(of window: X11Window) -> Frame? {
    let connection = window.connection
    let content = connection.query { display -> PixelRect? in
      var root: XID = 0
      var (x, y): (Int32, Int32) = (0, 0)
      var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      guard XGetGeometry(display, window.id, &root, &x, &y, &width, &height, &border, &depth) != 0
      else { return nil }
      var child: XID = 0
      XTranslateCoordinates(display, window.id, connection.root, 0, 0, &x, &y, &child)
      return PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    }
    guard let content else { return nil }
    let sides = window.numbers(in: .netFrameExtents).map(pixels)
    guard sides.count >= 4 else {
      return Frame(content: content, left: 0, right: 0, top: 0, bottom: 0)
    }
    return Frame(content: content, left: sides[0], right: sides[1], top: sides[2], bottom: sides[3])
  }

  /// Returns the maximum size of a window's content in the work area.
  func room(around frame: Frame) -> PixelSize {
    PixelSize(
      width: max(1, area.width - frame.left - frame.right),
      height: max(1, area.height - frame.top - frame.bottom))
  }

  /// Returns the position to which a frame moves left or up so that a new content size fits into the work area.
  ///
  /// The frame moves no further than necessary, and not beyond the left and top edges of the area. A frame that already
  /// extends beyond one of these two edges keeps its position there.
  ///
  /// - Returns: The frame's top left corner; nil if the frame need not move.
  func place(for size: PixelSize, of frame: Frame) -> (x: Int, y: Int)? {
    let (x, y) = (frame.content.x - frame.left, frame.content.y - frame.top)
    let right = area.x + area.width - size.width - frame.left - frame.right
    let bottom = area.y + area.height - size.height - frame.top - frame.bottom
    let place = (x: max(min(x, right), min(x, area.x)), y: max(min(y, bottom), min(y, area.y)))
    return place == (x, y) ? nil : place
  }

  /// Converts a number from a property to pixels.
  ///
  /// Other programs write the property, so the number is truncated to 32 bits.
  private static func pixels(_ number: UInt) -> Int {
    Int(Int32(truncatingIfNeeded: number))
  }
}
