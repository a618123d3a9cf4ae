internal import AtriumGeometry
internal import AtriumGraphics
internal import CX11

/// Owns a window's pixels and sends them to the server.
///
/// There is one buffer. If possible, the server reads it from shared memory. Otherwise the buffer is sent
/// through the socket. The server reports when it has read the shared memory, and until then the buffer is
/// not changed.
@MainActor
final class X11Presenter {
  /// The way in which the pixels reach the server.
  enum Method {
    case sharedMemory
    case socket
  }

  /// The way in which the pixels currently reach the server.
  private(set) var method: Method

  /// The type of the `ShmCompletion` event, which the server sends when it has read the pixels; nil without MIT-SHM.
  let completionEventType: Int32?

  private let connection: X11Connection
  private let window: XID
  private let visual: UnsafeMutablePointer<Visual>
  private let context: GC?
  private var bound: BackBufferBound
  /// The number of pixels per point for the next back buffer.
  var scale: Double
  private let log: @MainActor (String) -> Void

  private var storage: PixelStorage?
  private var bitmap: Bitmap?
  private var bitmapSize = PixelSize(width: 0, height: 0)
  private var bitmapScale = 1.0
  private var image: UnsafeMutablePointer<XImage>?
  private var awaitsCompletion = false
  /// Whether the buffer has been painted since it was created.
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
    // The source of a copy from client memory is never obscured, so `NoExpose` events would be useless.
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

  /// Returns the back buffer for a window of a given size, after the server has read its contents.
  ///
  /// - Returns: The same bitmap as before, with its contents, if the size and the scale are the same; nil
  ///   if there is no memory or no connection.
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
    // Rows have no padding: the server derives the stride of an image in shared memory from its
    // width.
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

  /// Updates the maximum size of the buffer after the size of the screen has changed.
  ///
  /// - Returns: Whether the whole window must be painted into a new buffer, because the current buffer does
  ///   not fit the clipped size of the window or exceeds the bound.
  func followScreen() -> Bool {
    bound = BackBufferBound(root: connection.rootSize)
    return bitmap != nil && (bound.clipped(windowSize) != bitmapSize || !isWithinBound)
  }

  private var isWithinBound: Bool { (storage?.capacity ?? 0) <= bound.largestCapacity }

  /// Sends the painted pixels to the server.
  func present(_ rects: [PixelRect]) {
    isPainted = true
    put(rects)
    matchBackground()
  }

  /// Sets the window's background to the colour of the buffer's bottom right corner.
  ///
  /// A window begins without a background, so that no background colour flashes before the first display frame.
  /// Later, when a resize enlarges the window, the server fills the new area with the background colour until the
  /// area is painted. The colour at the corner is most likely the colour of that area.
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

  /// Sends exposed areas again, if the buffer has been painted.
  func restore(_ rects: [PixelRect]) {
    guard isPainted else { return }
    put(rects)
  }

  /// Receives the completion event, which reports that the server has read the buffer.
  func handleCompletion() {
    awaitsCompletion = false
  }

  /// Frees all resources.
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
          // Requests are processed in order, so the completion event of the last request covers all of
          // them.
          XShmPutImage(
            display, window, context, image, x, y, x, y, width, height, index == last ? 1 : 0)
        case .socket:
          // If an image exceeds the maximum size of a request, Xlib splits the image.
          XPutImage(display, window, context, image, x, y, x, y, width, height)
        }
      }
    }
    awaitsCompletion = method == .sharedMemory
  }

  /// Waits until the server has read the pixels.
  ///
  /// Usually the completion event has already arrived. If not, it arrives during a round trip, or an error arrives
  /// instead. In both cases the server has stopped reading the memory.
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

  /// Looks for the server's completion event in the queue, and discards completion events of other clients.
  private func takeCompletion(_ type: Int32, from display: OpaquePointer) -> Bool {
    var event = XEvent()
    // This type of event stores its window in `xany.window`, as all events do, so the call leaves the
    // events of other windows in the queue.
    while XCheckTypedWindowEvent(display, window, type, &event) != 0 {
      if event.xany.send_event == 0 { return true }
    }
    return false
  }

  private func storage(for size: PixelSize) -> PixelStorage? {
    let needed = size.count * PixelStorage.bytesPerPixel
    let capacity = bound.capacity(needed: needed, current: storage?.capacity ?? 0)
    if let storage, storage.capacity == capacity { return storage }
    // The old memory is freed first, so that two buffers never exist at the same time.
    (storage as? SharedPixels)?.detach(from: connection)
    storage = nil
    if method == .sharedMemory {
      storage = SharedPixels.attach(capacity: capacity, to: connection)
      if storage == nil, connection.isAlive {
        log("no shared memory with this server; pixels are sent through the socket")
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
      // If the byte order of the server differs from this byte order, Xlib swaps the bytes.
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
