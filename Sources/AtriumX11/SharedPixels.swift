internal import CX11
internal import Glibc

/// Pixels in memory that is shared with the server, through MIT-SHM.
final class SharedPixels: PixelStorage {
  /// The description of the segment for the extension's requests.
  ///
  /// Images keep a pointer to the description.
  let info: UnsafeMutablePointer<XShmSegmentInfo>

  private init(info: UnsafeMutablePointer<XShmSegmentInfo>, capacity: Int) {
    self.info = info
    super.init(bytes: UnsafeMutableRawPointer(info.pointee.shmaddr), capacity: capacity)
  }

  deinit {
    shmdt(bytes)
    info.deinitialize(count: 1)
    info.deallocate()
  }

  /// Allocates a segment and attaches it to the server.
  ///
  /// A server with the extension still cannot attach the segment if the program runs in a container or on
  /// another machine.
  ///
  /// - Returns: The memory; nil if no memory is available or the server cannot attach the segment.
  @MainActor
  static func attach(capacity: Int, to connection: X11Connection) -> SharedPixels? {
    let id = shmget(IPC_PRIVATE, capacity, IPC_CREAT | 0o600)
    guard id >= 0 else { return nil }
    // The kernel frees the segment when the last process detaches, even if a process is killed.
    defer { shmctl(id, IPC_RMID, nil) }
    guard let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else { return nil }
    let info = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    info.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: id, shmaddr: address.assumingMemoryBound(to: CChar.self), readOnly: 1))
    let pixels = SharedPixels(info: info, capacity: capacity)
    return connection.attempt({ XShmAttach($0, info) }) ? pixels : nil
  }

  /// Detaches the segment from the server; this process stays attached until the object is freed.
  @MainActor
  func detach(from connection: X11Connection) {
    connection.perform { XShmDetach($0, info) }
  }
}
