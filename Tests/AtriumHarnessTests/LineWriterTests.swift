import AtriumHarness
import Glibc
import TestSupport
import Testing

/// A thread that runs a closure, and for whose end a test can wait.
private final class WritingThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private var thread = pthread_t()

  init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    let code = pthread_create(
      &thread, nil,
      { work in
        work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if code != 0 {
      work.release()
      return nil
    }
  }

  func join() {
    pthread_join(thread, nil)
  }
}

/// Writing lines without waiting for the reader.
struct LineWriterTests {
  /// A pipe whose reading end a test controls.
  private final class Pipe {
    private(set) var reader: Int32 = -1
    let writer: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (reader, writer) = (ends[0], ends[1])
    }

    deinit {
      closeReader()
      close(writer)
    }

    func closeReader() {
      if reader >= 0 { close(reader) }
      reader = -1
    }

    /// Reads lines until one satisfies a condition, or returns nil if none comes within 20 s.
    func lines(until isLast: (Substring) -> Bool) -> [Substring]? {
      var text: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let lines = String(decoding: text, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        if let last = lines.dropLast().last, isLast(last) { return Array(lines.dropLast()) }
        var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 20_000) == 1 else { return nil }
        let count = read(reader, &piece, piece.count)
        guard count > 0 else { return nil }
        text += piece.prefix(count)
        // Only whole batches are searched, which makes the search for a line cheap.
        while count == piece.count, poll(&ready, 1, 0) == 1 {
          let count = read(reader, &piece, piece.count)
          guard count > 0 else { break }
          text += piece.prefix(count)
        }
      }
    }
  }

  /// Returns a numbered line of 1,000 bytes, including its newline.
  private static func line(_ number: Int) -> String {
    let digits = "\(number)"
    return digits + " " + String(repeating: "x", count: 998 - digits.utf8.count)
  }

  @Test("a reader gets all lines in order")
  func order() throws {
    let pipe = try Pipe()
    let writer = LineWriter(descriptor: pipe.writer)
    for number in 0..<500 { writer.write("line \(number)") }
    let lines = pipe.lines { $0 == "line 499" }
    #expect(lines == (0..<500).map { "line \($0)" })
    writer.finish(within: 20)
    #expect(writer.droppedLineCount == 0)
    #expect(writer.failure == nil)
  }

  @Test(
    "a reader that stops reading blocks nothing, and the stream counts the lines that it missed")
  func standstill() throws {
    let pipe = try Pipe()
    let writer = LineWriter(descriptor: pipe.writer)
    for number in 0..<3000 { writer.write(Self.line(number)) }
    let dropped = writer.droppedLineCount
    // A mebibyte waits in memory, and the pipe's capacity is already written.
    #expect((1500..<2000).contains(dropped))
    var heard = false
    let lines = try #require(
      pipe.lines {
        // Lines after the gap follow the notice of the gap.
        if !heard, $0.hasSuffix("were dropped") {
          heard = true
          writer.write("the end")
        }
        return $0 == "the end"
      })
    let kept = 3000 - dropped
    #expect(lines.count == kept + 2)
    #expect(Array(lines.prefix(kept)) == (0..<kept).map { Self.line($0)[...] })
    #expect(lines.suffix(2) == ["\(dropped) lines were dropped", "the end"])
  }

  @Test("a patient writer waits for the reader, and drops no line that is read later")
  func patience() throws {
    let pipe = try Pipe()
    let writer = LineWriter(descriptor: pipe.writer, patience: 20)
    let thread = try #require(
      WritingThread {
        for number in 0..<3000 { writer.write(Self.line(number)) }
      })
    let lines = pipe.lines { $0 == Self.line(2999) }
    thread.join()
    #expect(lines?.count == 3000)
    #expect(writer.droppedLineCount == 0)
    // The patience ends after one timeout.
    let other = try Pipe()
    let impatient = LineWriter(descriptor: other.writer, patience: 0.05)
    for number in 0..<3000 { impatient.write(Self.line(number)) }
    #expect((1500..<2000).contains(impatient.droppedLineCount))
  }

  @Test("ending the writer waits no longer than its limit, and counts the unwritten lines")
  func end() throws {
    let pipe = try Pipe()
    let writer = LineWriter(descriptor: pipe.writer) { "# \($0)" }
    for number in 0..<400 { writer.write(Self.line(number)) }
    #expect(writer.droppedLineCount == 0)
    writer.finish(within: 0.05)
    // The pipe has accepted 64 KiB of complete and partial lines.
    #expect((300...400).contains(writer.droppedLineCount))
    #expect(writer.failure == nil)
  }

  @Test(
    "a writer keeps its own descriptor, so it never writes into another file with the same number")
  func closedDescriptor() throws {
    let pipe = try Pipe()
    let copy = dup(pipe.writer)
    let writer = LineWriter(descriptor: copy)
    close(copy)
    writer.write("x")
    writer.finish(within: 20)
    #expect(writer.failure == nil)
    #expect(pipe.lines { _ in true } == ["x"])
  }

  @Test("a reader that closes its end stops the writing, but not the program")
  func goneReader() throws {
    let pipe = try Pipe()
    let writer = LineWriter(descriptor: pipe.writer)
    pipe.closeReader()
    writer.write("x")
    writer.finish(within: 20)
    #expect(writer.isReaderGone)
    #expect(writer.droppedLineCount == 0)
  }

  @Test("opening a FIFO does not wait, but fails without a reader")
  func fifo() throws {
    let folder = try ScratchFolder()
    let path = folder.file("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: LineWriter.OpenError.self) { try LineWriter(path: path) }
    #expect(error?.description == "cannot write \(path): no program reads from it")
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    let writer = try LineWriter(path: path)
    writer.write("x")
    writer.finish(within: 20)
    var bytes: [UInt8] = [0, 0, 0]
    #expect(read(reader, &bytes, 3) == 2)
    #expect(bytes == Array("x\n\0".utf8))
  }

  @Test("names in messages send no control characters to a terminal, and an empty name is visible")
  func names() {
    let error = #expect(throws: LineWriter.OpenError.self) {
      try LineWriter(path: "/no/\u{1b}[31m\n")
    }
    #expect(error?.description == "cannot write /no/\\u{1B}[31m\\n: No such file or directory")
    let empty = #expect(throws: LineWriter.OpenError.self) { try LineWriter(path: "") }
    #expect(empty?.description == "cannot write \"\": No such file or directory")
    #expect(
      ScriptError(file: "", line: 0, message: "m").description == "\"\": m")
    #expect(
      ScriptError(file: "a\u{7}", line: 3, message: "m").description == "a\\u{7}:3: m")
  }

  @Test("logs report missing lines in their own format")
  func gaps() {
    #expect(LifecycleLog.Format.text.gap(1) == "1 line was dropped")
    #expect(LifecycleLog.Format.text.gap(2) == "2 lines were dropped")
    #expect(LifecycleLog.Format.json.gap(2) == #"{"event":"linesDropped","count":2}"#)
  }
}
