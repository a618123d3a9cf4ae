internal import AtriumGeometry
internal import AtriumGraphics
internal import CX11

/// Owns a window's pixels and shows them.
///
/// There is one buffer, in one piece of memory that the server reads by itself where that is
/// possible and that is sent through the socket where it is not. The server says when it has read;
/// until then nobody writes.
@MainActor
final class X11Presenter {
  /// How the pixels reach the server.
  enum Method {
    case sharedMemory
    case socket
  }

  /// How the pixels reach the server at present.
  private(set) var method: Method

  /// The type of the event that says that the server has read; nil without MIT-SHM.
  let completionEventType: Int32?

  private let connection: X11Connection
  private let window: XID
  private let visual: UnsafeMutablePointer<Visual>
  private let context: GC?
  private var bound: BackBufferBound
  /// Pixels to a point, for the next pixels that are given.
  var scale: Double
  private let log: @MainActor (String) -> Void

  private var storage: PixelStorage?
  private var bitmap: Bitmap?
  private var bitmapSize = PixelSize(width: 0, height: 0)
  private var bitmapScale = 1.0
  private var image: UnsafeMutablePointer<XImage>?
  private var awaitsCompletion = false
  /// Whether the pixels have been painted since they were made.
  private(set) var isPainted = false
  private var background: UInt32?
  private var windowSize = PixelSize(width: 0, height: 0)

  init(
    connection: X11Connection, window: X11Window, scale: Double,
    log: @escaping @MainActor (String) -> Void
  ) {
    self.connection = connection
    self.window = window.id
    self.visual = window.visual
    self.scale = scale
    self.log = log
    bound = BackBufferBound(root: connection.rootSize)
    // Copies from memory never fail for want of a source, so nobody needs to hear that they worked.
    context =
      connection.query { display in
        var values = XGCValues()
        values.graphics_exposures = 0
        return XCreateGC(display, window.id, UInt(GCGraphicsExposures), &values)
      }
    let hasSharedMemory = connection.extensions.contains(.sharedMemory)
    let base = hasSharedMemory ? connection.query { XShmGetEventBase($0) } : nil
    completionEventType = base.map { $0 + ShmCompletion }
    method = base == nil ? .socket : .sharedMemory
  }

  /// Gives the pixels for a window of a size, when the server has read what was in them.
  ///
  /// - Returns: The same bitmap as before, contents and all, if size and scale are the same; nil if there is
  ///   no memory or no server.
  func backBuffer(for size: PixelSize) -> Bitmap? {
    awaitCompletion()
    guard connection.isAlive else { return nil }
    windowSize = size
    let clipped = bound.clipped(size)
    if let bitmap, clipped == bitmapSize, scale == bitmapScale, isWithinBound { return bitmap }
    dropImage()
    guard let storage = storage(for: clipped) else {
      log("no memory for \(clipped.width) × \(clipped.height) pixels")
      return nil
    }
    // One row follows the other without a gap: the server takes the width of a picture in shared
    // memory for the length of its rows.
    let bytesPerRow = clipped.width * PixelStorage.bytesPerPixel
    do {
      bitmap = try Bitmap(
        adopting: storage.bytes, size: clipped, bytesPerRow: bytesPerRow, scale: scale,
        isOpaque: true, owner: storage)
    } catch {
      log("\(error)")
      return nil
    }
    bitmapSize = clipped
    bitmapScale = scale
    image = makeImage(of: clipped, bytesPerRow: bytesPerRow, in: storage)
    return bitmap
  }

  /// Takes over the size of the screen, which bounds how many pixels there are.
  ///
  /// - Returns: Whether the present pixels do not do any more, so that all must be painted into new
  ///   ones: a part of the window has none, or there are more than may be.
  func followScreen() -> Bool {
    bound = BackBufferBound(root: connection.rootSize)
    return bitmap != nil && (bound.clipped(windowSize) != bitmapSize || !isWithinBound)
  }

  private var isWithinBound: Bool { (storage?.capacity ?? 0) <= bound.largestCapacity }

  /// Sends what was painted to the window.
  func present(_ rects: [PixelRect]) {
    isPainted = true
    put(rects)
    matchBackground()
  }

  /// Lets the server fill what a growing window uncovers with the picture's own corner colour.
  ///
  /// A window begins without a background, so that nothing flashes before the first picture. From
  /// then on the strip that a resize adds would show what happened to be there before, until we have
  /// painted it; so it gets the colour that it most likely will have.
  private func matchBackground() {
    guard let storage, bitmapSize.count > 0 else { return }
    let pixel =
      storage.bytes.load(
        fromByteOffset: (bitmapSize.count - 1) * PixelStorage.bytesPerPixel, as: UInt32.self)
      & 0xff_ffff
    guard pixel != background else { return }
    background = pixel
    connection.perform { display in
      _ = XSetWindowBackground(display, window, UInt(pixel))
    }
  }

  /// Sends again what the server has lost, if it was ever painted.
  func restore(_ rects: [PixelRect]) {
    guard isPainted else { return }
    put(rects)
  }

  /// The server has read.
  func handleCompletion() {
    awaitsCompletion = false
  }

  /// Gives everything back.
  func close() {
    awaitCompletion()
    dropImage()
    (storage as? SharedPixels)?.detach(from: connection)
    storage = nil
    connection.perform { display in
      if let context { XFreeGC(display, context) }
    }
  }

  private func put(_ rects: [PixelRect]) {
    guard let image, let context else { return }
    let visible = rects.map { $0.intersection(PixelRect(bitmapSize)) }.filter { !$0.isEmpty }
    guard let last = visible.indices.last else { return }
    connection.perform { display in
      for (index, rect) in visible.enumerated() {
        let (x, y) = (Int32(rect.x), Int32(rect.y))
        let (width, height) = (UInt32(rect.width), UInt32(rect.height))
        switch method {
        case .sharedMemory:
          // Requests are done in order: when the last has been read, all have.
          XShmPutImage(
            display, window, context, image, x, y, x, y, width, height, index == last ? 1 : 0)
        case .socket:
          // Xlib splits what is longer than a request may be.
          XPutImage(display, window, context, image, x, y, x, y, width, height)
        }
      }
    }
    awaitsCompletion = method == .sharedMemory
  }

  /// Waits until the server has read the pixels.
  ///
  /// Mostly the event came long ago. If not, a round trip brings it, or an error in its place: either
  /// way the server is done with the memory.
  private func awaitCompletion() {
    guard awaitsCompletion, let completionEventType else { return }
    connection.perform { display in
      if !takeCompletion(completionEventType, from: display) {
        XSync(display, 0)
        _ = takeCompletion(completionEventType, from: display)
      }
    }
    awaitsCompletion = false
  }

  /// Looks for the server's word among the events that are there; other programs' words are dropped.
  private func takeCompletion(_ type: Int32, from display: OpaquePointer) -> Bool {
    var event = XEvent()
    // The event names its window where all events do, so another window's is not taken.
    while XCheckTypedWindowEvent(display, window, type, &event) != 0 {
      if event.xany.send_event == 0 { return true }
    }
    return false
  }

  private func storage(for size: PixelSize) -> PixelStorage? {
    let needed = size.count * PixelStorage.bytesPerPixel
    let capacity = bound.capacity(needed: needed, current: storage?.capacity ?? 0)
    if let storage, storage.capacity == capacity { return storage }
    // The old memory goes first, so that there is never room for two.
    (storage as? SharedPixels)?.detach(from: connection)
    storage = nil
    if method == .sharedMemory {
      storage = SharedPixels.attach(capacity: capacity, to: connection)
      if storage == nil, connection.isAlive {
        log("no shared memory with this server; pixels go through the socket")
        method = .socket
      }
    }
    if storage == nil { storage = HeapPixels.allocate(capacity: capacity) }
    return storage
  }

  private func makeImage(
    of size: PixelSize, bytesPerRow: Int, in storage: PixelStorage
  ) -> UnsafeMutablePointer<XImage>? {
    let bytes = storage.bytes.assumingMemoryBound(to: CChar.self)
    let (width, height) = (UInt32(size.width), UInt32(size.height))
    let depth = UInt32(X11Window.depth)
    return connection.query { display in
      if let shared = storage as? SharedPixels {
        return XShmCreateImage(
          display, visual, depth, ZPixmap, bytes, shared.info, width, height)
      }
      let image = XCreateImage(
        display, visual, depth, ZPixmap, 0, bytes, width, height, 32, Int32(bytesPerRow))
      // Xlib turns the bytes round for a server that counts them from the other end.
      image?.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
      return image
    }
  }

  private func dropImage() {
    if let image { x11shim_destroy_image(image) }
    image = nil
    bitmap = nil
    bitmapSize = PixelSize(width: 0, height: 0)
    isPainted = false
  }
}
