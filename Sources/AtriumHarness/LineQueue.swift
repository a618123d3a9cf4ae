internal import Glibc

/// Lines on their way to a descriptor, and the thread that writes them where that may take time.
///
/// A plain thread, since a single job on Dispatch's global queues leaves a thread behind that wakes
/// up every second. It sleeps until there is a line, and is never joined: it may be waiting for a
/// reader that never comes.
final class LineQueue: @unchecked Sendable {
  // Sendable: all that changes is read and written with the lock held.

  /// How many bytes wait at most.
  private static let capacity = 1 << 20
  /// How many bytes are written in one go, at least one line.
  private static let largestBatch = 1 << 16
  private static let stackSize = 256 << 10

  private let descriptor: Int32
  private let closesWhenDone: Bool
  private let patience: Double
  private let describeGap: @Sendable (Int) -> String
  /// Whether a write may wait for a reader.
  private let mayWait: Bool
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private var lines: [[UInt8]] = []
  /// How many lines of ``lines`` are out already.
  private var takenCount = 0
  /// The bytes that wait or are being written.
  private var byteCount = 0
  private var isWriting = false
  /// The lines that were dropped since the stream said so last.
  private var gap = 0
  private var dropped = 0
  private var error: Int32?
  private var hasThread = false
  private var isClosed = false
  /// How many lines are in the batch that is being written.
  private var batchCount = 0
  /// How many batches are out.
  private var writtenCount = 0
  /// Whether a line has waited in vain since the last batch was out.
  private var isOutOfPatience = false
  /// Whether the end has given up on what waited.
  private var isAbandoned = false

  init(
    descriptor: Int32, closesWhenDone: Bool, patience: Double,
    describeGap: @escaping @Sendable (Int) -> String
  ) {
    self.patience = patience
    self.descriptor = descriptor
    self.closesWhenDone = closesWhenDone
    self.describeGap = describeGap
    mayWait = Self.mayWait(descriptor)
    pthread_mutex_init(lock, nil)
    // Deadlines of the monotonic clock, which cannot be set.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    if closesWhenDone { Glibc.close(descriptor) }
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// The number of the error that ended the writing.
  var code: Int32? { locked { error } }

  var droppedLineCount: Int { locked { dropped } }

  func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    locked {
      guard error == nil else { return }
      guard mayWait, startThread() else {
        error = Self.write(bytes, to: descriptor)
        return
      }
      waitForRoom(bytes.count)
      // After a gap there is room again when half of it is, so that gaps are few.
      let room = gap == 0 ? Self.capacity : Self.capacity / 2
      guard byteCount + bytes.count <= room else {
        gap += 1
        dropped += 1
        return
      }
      closeGap()
      append(bytes)
      pthread_cond_broadcast(changed)
    }
  }

  /// Waits until all is written, as long as something is; what is not then is dropped.
  func finish(within seconds: Double) {
    locked {
      while hasThread, error == nil, isBusy, waitForChange(within: seconds) {}
      guard hasThread, error == nil, isBusy else { return }
      // The line that is being written may be out or not: it counts as lost.
      dropped += lines.count - takenCount + (isWriting ? batchCount : 0)
      lines = []
      takenCount = 0
      gap = 0
      isAbandoned = true
    }
  }

  /// Lets the thread end when all is written.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  // MARK: With the lock held

  private var isBusy: Bool { !isAbandoned && (takenCount < lines.count || isWriting || gap > 0) }

  /// Waits for the reader while it reads, if that is wanted.
  private func waitForRoom(_ count: Int) {
    guard patience > 0 else { return }
    while !isOutOfPatience, error == nil, byteCount + count > Self.capacity {
      isOutOfPatience = !waitForChange(within: patience)
    }
  }

  /// Waits until another batch is out.
  ///
  /// - Returns: Whether one is, or writing has failed, before the time is over.
  private func waitForChange(within seconds: Double) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = Double(end.tv_nsec) + min(max(0, seconds), 1e9) * 1e9
    end.tv_sec += Int(nanoseconds / 1e9)
    end.tv_nsec = Int(nanoseconds.truncatingRemainder(dividingBy: 1e9))
    let before = writtenCount
    while writtenCount == before, error == nil {
      guard pthread_cond_timedwait(changed, lock, &end) == 0 else { return false }
    }
    return true
  }

  private func append(_ bytes: [UInt8]) {
    lines.append(bytes)
    byteCount += bytes.count
  }

  private func closeGap() {
    guard gap > 0 else { return }
    append(Array((describeGap(gap) + "\n").utf8))
    gap = 0
  }

  private func startThread() -> Bool {
    guard !hasThread else { return true }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(self)
    guard pthread_create(&thread, &attributes, writeLines, box.toOpaque()) == 0 else {
      // Without a thread the caller writes.
      box.release()
      return false
    }
    hasThread = true
    return true
  }

  /// Gives the next bytes to write; nil when there will be none any more.
  private func takeBatch() -> [UInt8]? {
    while takenCount == lines.count {
      if gap > 0 {
        closeGap()
      } else if isClosed || error != nil {
        return nil
      } else {
        pthread_cond_wait(changed, lock)
      }
    }
    var batch: [UInt8] = []
    batchCount = 0
    while takenCount < lines.count,
      batch.isEmpty || batch.count + lines[takenCount].count <= Self.largestBatch
    {
      batch += lines[takenCount]
      takenCount += 1
      batchCount += 1
    }
    if takenCount == lines.count {
      lines.removeAll(keepingCapacity: false)
      takenCount = 0
    } else if takenCount > lines.count / 2 {
      lines.removeFirst(takenCount)
      takenCount = 0
    }
    return batch
  }

  // MARK: On the thread

  /// Writes until nothing comes any more.
  fileprivate func run() {
    while true {
      let batch: [UInt8]? = locked {
        let batch = takeBatch()
        isWriting = batch != nil
        return batch
      }
      guard let batch else { return }
      let failure = Self.write(batch, to: descriptor)
      locked {
        isWriting = false
        writtenCount += 1
        isOutOfPatience = false
        byteCount = isAbandoned ? 0 : byteCount - batch.count
        if let failure { error = failure }
        pthread_cond_broadcast(changed)
      }
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// Writes all of it.
  ///
  /// - Returns: The number of the error, if there was one.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + position }, buffer.count - position)
      }
      if count > 0 {
        position += count
      } else if errno == EAGAIN {
        // Another program has made the descriptor that we share one that does not wait.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Whether a descriptor may keep a writer waiting: all but files and the system's own devices, as
  /// `/dev/null` and `/dev/full`.
  private static func mayWait(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return false
    case S_IFCHR: return status.st_rdev >> 8 != memoryDevices
    default: return true
    }
  }

  /// The major number of Linux's devices that are made of memory.
  private static let memoryDevices: dev_t = 1
}

/// What the thread does; a closure in place could not be a C function.
private func writeLines(_ queue: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // Signals are the other threads' business, and a reader that goes is an error here.
  var signals = sigset_t()
  sigfillset(&signals)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  guard let queue else { return nil }
  Unmanaged<LineQueue>.fromOpaque(queue).takeRetainedValue().run()
  return nil
}
