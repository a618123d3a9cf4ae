internal import Glibc

/// A queue of lines for a descriptor, and a thread that writes them if writing may block.
///
/// The thread is a POSIX thread, because a single job on Dispatch's global queues leaves behind a thread that
/// wakes up every second. The thread sleeps until there is a line. The thread is never joined, because it may wait
/// for a reader forever.
final class LineQueue: @unchecked Sendable {
  // Sendable: all mutable state is accessed with the lock held.

  /// The maximum number of waiting bytes.
  private static let capacity = 1 << 20
  /// The maximum number of bytes in a batch of several lines.
  private static let largestBatch = 1 << 16
  private static let stackSize = 256 << 10

  private let descriptor: Int32
  private let closesWhenDone: Bool
  private let patience: Double
  private let describeGap: @Sendable (Int) -> String
  /// Whether a write may block until the reader reads.
  private let mayWait: Bool
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private var lines: [[UInt8]] = []
  /// The number of lines in ``lines`` that were already taken for writing.
  private var takenCount = 0
  /// The number of bytes that wait or are being written.
  private var byteCount = 0
  private var isWriting = false
  /// The number of lines dropped since the last line that reported dropped lines.
  private var gap = 0
  private var dropped = 0
  private var error: Int32?
  private var hasThread = false
  private var isClosed = false
  /// The number of lines in the batch that is being written.
  private var batchCount = 0
  /// The number of written batches.
  private var writtenCount = 0
  /// Whether a wait for space has timed out since the last batch was written.
  private var isOutOfPatience = false
  /// Whether ``finish(within:)`` has dropped the waiting lines.
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
    // Deadlines use the monotonic clock, which cannot be set.
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

  /// The error number that ended the writing; nil if there was none.
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
      // After a gap, lines are accepted again only when half of the capacity is free, so that gaps
      // are few.
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

  /// Waits until all lines are written; drops the remaining lines if nothing is read for the given time.
  func finish(within seconds: Double) {
    locked {
      while hasThread, error == nil, isBusy, waitForChange(within: seconds) {}
      guard hasThread, error == nil, isBusy else { return }
      // The batch that is being written counts as dropped, although it may already have been written.
      dropped += lines.count - takenCount + (isWriting ? batchCount : 0)
      lines = []
      takenCount = 0
      gap = 0
      isAbandoned = true
    }
  }

  /// Lets the thread end when all lines are written.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  // MARK: With the lock held

  private var isBusy: Bool { !isAbandoned && (takenCount < lines.count || isWriting || gap > 0) }

  /// Waits until a number of bytes fits into the queue.
  ///
  /// The method gives up if no batch is written for `patience` seconds, and does not wait if
  /// `patience` is 0.
  private func waitForRoom(_ count: Int) {
    guard patience > 0 else { return }
    while !isOutOfPatience, error == nil, byteCount + count > Self.capacity {
      isOutOfPatience = !waitForChange(within: patience)
    }
  }

  /// Waits until another batch is written.
  ///
  /// - Returns: Whether a batch was written, or writing failed, before the timeout.
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
      // If no thread could be started, the caller writes the lines itself.
      box.release()
      return false
    }
    hasThread = true
    return true
  }

  /// Removes the next bytes to write from the queue.
  ///
  /// Waits until the queue has bytes; returns nil at the end of the data.
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

  /// Writes batches until the end.
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

  /// Writes all bytes.
  ///
  /// - Returns: The error number; nil if there was no error.
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
        // Another process has made the shared file description non-blocking.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Returns whether writing to a descriptor may block.
  ///
  /// It may, except for files, folders and memory devices such as `/dev/null` and `/dev/full`.
  private static func mayWait(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return false
    case S_IFCHR: return status.st_rdev >> 8 != memoryDevices
    default: return true
    }
  }

  /// The major number of the memory devices of Linux.
  private static let memoryDevices: dev_t = 1
}

/// The thread's function; an inline closure could not be a C function.
private func writeLines(_ queue: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // Other threads handle signals; here a closed reader is an error (EPIPE), not a signal.
  var signals = sigset_t()
  sigfillset(&signals)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  guard let queue else { return nil }
  Unmanaged<LineQueue>.fromOpaque(queue).takeRetainedValue().run()
  return nil
}
