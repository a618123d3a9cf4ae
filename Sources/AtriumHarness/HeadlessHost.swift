public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A window host without a window system: it keeps pixels in memory and records requests.
@MainActor
public final class HeadlessHost: WindowHost {
  /// The maximum number of recorded requests and areas, which limits the memory of long runs.
  public static let capacity = 1024
  /// The last requests of the window, oldest first; at most ``capacity``.
  public private(set) var requests: [HostRequest] = []
  /// The time at which the window needs its next turn, in seconds; nil if it needs none.
  public private(set) var frameDeadline: Double?
  /// Whether the window asked to be closed, or is closed.
  public private(set) var isClosed = false
  /// The painted pixels; nil until the window is painted for the first time.
  public private(set) var bitmap: Bitmap?
  /// The last damaged areas that were painted, oldest first; at most ``capacity``.
  public private(set) var presentedDamage: [Region] = []
  /// The requested size that is still pending, in points; nil if no request is pending.
  public private(set) var requestedSize: Size?
  /// The colour of unpainted pixels, which no interface uses, so that gaps are visible.
  public static let undefinedColor = Color(hex: 0xff00ff)

  /// Whether the host provides a back buffer; false simulates an invisible window.
  public var paints = true

  /// The maximum number of pixels of a back buffer or a screenshot: 1.5 times the number of pixels of an 8K screen.
  static let largestPixelCount = 7680 * 4320 * 3 / 2

  /// The answer to a request for the available size, in points; nil if the size is unknown.
  public var availableSize: Size?
  /// The window's state on the simulated desktop.
  private var windowState: WindowState = []
  /// The window, which receives the answers to its requests.
  weak var window: Window?

  private let firstScale: Double
  /// The number of pixels per point; the window may change it.
  private var scale: Double { window?.scale ?? firstScale }

  /// Makes a host.
  ///
  /// - Parameter scale: The number of pixels per point, until the host has a window.
  public init(scale: Double = 1) {
    firstScale = scale
  }

  /// Records a request.
  public func handle(_ request: HostRequest) {
    HeadlessHost.append(request, to: &requests)
    switch request {
    case .needsFrame(let deadline): frameDeadline = deadline
    case .needsNoFrame: frameDeadline = nil
    case .resize(let size): requestedSize = size
    case .fullScreen(let isFullScreen):
      let new: WindowState = isFullScreen ? .fullScreen : []
      guard new != windowState else { return }
      windowState = new
      window?.dispatch(.windowState(new))
    case .availableSize: window?.dispatch(.availableSize(availableSize))
    case .close: isClosed = true
    default: break
    }
  }

  /// Returns the pending requested size, in points, and clears it; nil if no request is pending.
  public func takeRequestedSize() -> Size? {
    defer { requestedSize = nil }
    return requestedSize
  }

  /// Returns the back buffer; nil if ``paints`` is false, the window is closed, or there is not enough memory.
  ///
  /// When the size or the scale changes, this is a new buffer, filled with ``undefinedColor``.
  ///
  /// For a window of more than 50 million pixels, the buffer covers only its upper part.
  public func backBuffer(for size: PixelSize) -> Bitmap? {
    let size = PixelSize(
      width: size.width,
      height: max(1, min(size.height, HeadlessHost.largestPixelCount / max(1, size.width))))
    guard paints, !isClosed else { return nil }
    if let bitmap, bitmap.size == size, bitmap.scale == scale { return bitmap }
    let fresh = try? Bitmap(size: size, scale: scale, isOpaque: true)
    fresh?.draw { canvas in
      canvas.fill(
        PixelRect(size).rect(scale: scale), with: HeadlessHost.undefinedColor)
    }
    bitmap = fresh
    return fresh
  }

  /// Records a painted area.
  public func present(_ damage: Region) {
    HeadlessHost.append(damage, to: &presentedDamage)
  }

  // MARK: Drags out of the window

  /// The operation of a drop outside the window; such a drop simulates a drop on another program.
  public var outsideOperation = DropOperation.copy
  /// The items of the last drop outside the window.
  public private(set) var itemsDroppedOutside: [DragItem] = []
  /// The image that follows the pointer during the current drag; nil if there is none.
  public private(set) var dragPreview: Bitmap?
  private var draggedItems: [DragItem] = []

  /// Begins a drag.
  public func beginDrag(_ session: any DragSession, preview: Bitmap?) {
    (draggedItems, dragPreview) = (session.items, preview)
  }

  /// Returns the window if the location is inside it, otherwise another program; `nothing` without a window.
  public func moveDrag(to location: Point) -> DragTarget? {
    guard let window else { return .nothing }
    return window.bounds.contains(location)
      ? .ownWindow(window, location) : .otherProgram(outsideOperation)
  }

  /// Ends the drag, and records items that were dropped outside the window.
  public func endDrag(
    isDropped: Bool, completion: @escaping @MainActor (DropOperation) -> Void
  ) {
    if isDropped { itemsDroppedOutside = draggedItems }
    (draggedItems, dragPreview) = ([], nil)
    completion(isDropped ? outsideOperation : .cancel)
  }

  private static func append<Entry>(_ entry: Entry, to entries: inout [Entry]) {
    // Several entries are removed at a time, because each removal moves the remaining entries.
    if entries.count == capacity { entries.removeFirst(capacity / 8) }
    entries.append(entry)
  }
}
