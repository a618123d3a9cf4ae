public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A world without a window system: pixels in memory, requests written down.
@MainActor
public final class HeadlessHost: WindowHost {
  /// How many requests and areas are kept: a run of any length needs no more memory for them.
  public static let capacity = 1024
  /// What the window asked last, oldest first; at most ``capacity``.
  public private(set) var requests: [HostRequest] = []
  /// When the window wants its next turn, in seconds; nil if it wants none.
  public private(set) var frameDeadline: Double?
  /// Whether the window asked to be closed, or is closed.
  public private(set) var isClosed = false
  /// What was painted so far; nil before the first painting.
  public private(set) var bitmap: Bitmap?
  /// The areas that were presented last, oldest first; at most ``capacity``.
  public private(set) var presentations: [Region] = []
  /// A size that the window asked for and has not got yet, in points.
  public private(set) var requestedSize: Size?
  /// What pixels are before they are painted: a colour that no screen uses, so that a hole shows.
  public static let undefinedColor = Color(hex: 0xff00ff)

  /// Whether there are pixels to paint into; a window that nobody sees has none.
  public var paints = true

  /// The most pixels that a back buffer or a picture has: half as many again as on an 8K screen.
  static let largestPixelCount = 7680 * 4320 * 3 / 2

  private let scale: Double

  /// Makes a world.
  ///
  /// - Parameter scale: Pixels to a point.
  public init(scale: Double = 1) {
    self.scale = scale
  }

  /// Writes the request down.
  public func handle(_ request: HostRequest) {
    HeadlessHost.append(request, to: &requests)
    switch request {
    case .needsFrame(let deadline): frameDeadline = deadline
    case .needsNoFrame: frameDeadline = nil
    case .resize(let size): requestedSize = size
    case .close: isClosed = true
    default: break
    }
  }

  /// Takes the size that the window asked for, if any.
  public func takeRequestedSize() -> Size? {
    defer { requestedSize = nil }
    return requestedSize
  }

  /// Gives pixels; new ones, full of ``undefinedColor``, when the size changes.
  ///
  /// A window of more than 50 million pixels gets the upper part of it.
  public func backBuffer(for size: PixelSize) -> Bitmap? {
    let size = PixelSize(
      width: size.width,
      height: max(1, min(size.height, HeadlessHost.largestPixelCount / max(1, size.width))))
    guard paints, !isClosed else { return nil }
    if let bitmap, bitmap.size == size { return bitmap }
    let fresh = try? Bitmap(size: size, scale: scale, isOpaque: true)
    fresh?.draw { canvas in
      canvas.fill(
        PixelRect(size).rect(scale: scale), with: HeadlessHost.undefinedColor)
    }
    bitmap = fresh
    return fresh
  }

  /// Writes the area down.
  public func present(_ damage: Region) {
    HeadlessHost.append(damage, to: &presentations)
  }

  private static func append<Entry>(_ entry: Entry, to entries: inout [Entry]) {
    // In portions: moving the rest down costs something.
    if entries.count == capacity { entries.removeFirst(capacity / 8) }
    entries.append(entry)
  }
}
